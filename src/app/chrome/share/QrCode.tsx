import { encode } from 'uqr';
import { audienceOf } from '../../link/place.ts';
import { en } from '../../strings/en.ts';
import styles from './style.module.css';

/** Width of the quiet zone around the code, in squares (ISO/IEC 18004). */
const QUIET = 4;
/** From this many squares per side on, the back rows of a lecture hall cannot read the code. */
const FINE = 85;
/** Texts longer than this use the lowest level of error correction to keep the squares larger, bytes. */
const LONG = 300;

interface PictureProps {
  readonly text: string;
  /** Description for screen readers. */
  readonly label: string;
}

/** A text as a QR code: one path of whole squares, dark on light in every theme. */
export function QrPicture({ text, label }: PictureProps) {
  const { data, size } = encode(text, { ecc: text.length > LONG ? 'L' : 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="block full"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.ink} d={squares.join('')} />
    </svg>
  );
}

/** A warning where only this device, or no device, can open the link. */
export function Reach({ link }: { readonly link: string }) {
  const reach = audienceOf(link);
  return (
    reach !== 'all' && (
      <p className="hint" role="note">
        {en.share.reach[reach]}
      </p>
    )
  );
}

/** A link as a QR code, with a note on who can open it. */
export function QrCode({ link }: { readonly link: string }) {
  const { size } = encode(link, { ecc: link.length > LONG ? 'L' : 'M', border: QUIET });
  const squares = size - 2 * QUIET;
  return (
    <>
      <figure className={styles.qr}>
        <QrPicture text={link} label={en.share.qr} />
        <figcaption className="hint">{squares > FINE ? en.share.fine(squares) : en.share.scan}</figcaption>
      </figure>
      <Reach link={link} />
    </>
  );
}
