import { encode } from 'uqr';
import { reachOf } from '../../link/place.ts';
import { en } from '../../strings/en.ts';
import styles from './style.module.css';

/** Light squares around the code (ISO/IEC 18004). */
const QUIET = 4;
/** From this many squares a side on, the back rows of a lecture hall cannot read it. */
const FINE = 85;
/** Bytes beyond which the lowest level of correction keeps the squares larger. */
const LONG = 300;

/** A link as a QR code: one path of whole squares, dark on light whatever the theme. */
export function QrCode({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { ecc: link.length > LONG ? 'L' : 'M', border: QUIET });
  const reach = reachOf(link);
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <>
      <figure className={styles.qr}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={en.share.qr} shapeRendering="crispEdges">
          <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
          <path className={styles.ink} d={squares.join('')} />
        </svg>
        <figcaption className="hint">
          {size - 2 * QUIET > FINE ? en.share.fine(size - 2 * QUIET) : en.share.scan}
        </figcaption>
      </figure>
      {reach !== 'all' && (
        <p className="hint" role="note">
          {en.share.reach[reach]}
        </p>
      )}
    </>
  );
}
