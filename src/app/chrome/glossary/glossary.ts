/** The glossary: one script, after the first paint. */
import './style.module.css';
import { provideTerms } from '../../widgets/words/Terms.tsx';
import { splitTerms } from './split.ts';

provideTerms(splitTerms);

export { GlossaryCard } from './GlossaryCard.tsx';
export { GlossaryList } from './GlossaryList.tsx';
