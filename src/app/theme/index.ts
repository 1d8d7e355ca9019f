/** Sheets of every page; those of other languages than English come last (`scripts/build/language`). */
import './tokens/tokens.css';
import './fonts.css';
import './fallback.css';
import './sizes.css';
import './base.css';
import './controls.css';
import './stage.css';
import './parameters.css';
import './utilities.css';
import './motion.css';
import './phone.css';
import './projector.css';
import './forced.css';
import './print.css';
