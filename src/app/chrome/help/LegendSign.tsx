import type { ReactElement, ReactNode } from 'react';
import type { LegendSignId as Sign } from '../../strings/panels/legend.ts';
import styles from './legend.module.css';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const;
const curve = 'M1 15C8 15 9 5 17 6S25 2 31 3';
const hatch = (step: number, width: number): ReactNode =>
  Array.from({ length: Math.ceil(48 / step) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a hatch keep their places
    <path key={i} d={`M${i * step - 16} 17L${i * step} 1`} stroke="currentColor" strokeWidth={width} />
  ));
const slots = (inside: ReactNode): ReactNode => (
  <svg x="1" y="1" width="30" height="16" viewBox="1 1 30 16" aria-hidden="true">
    <rect x="1" y="1" width="30" height="16" fill="none" stroke="currentColor" />
    {inside}
  </svg>
);
const badge = (letter: string, dash: string): ReactNode => (
  <>
    <rect x="8" y="1" width="16" height="16" rx="2" {...LINE} strokeDasharray={dash} />
    <text x="16" y="13.5" textAnchor="middle" className={styles.letter}>
      {letter}
    </text>
  </>
);

const SIGNS: Readonly<Record<Sign, ReactNode>> = {
  bar: <rect x="2" y="6" width="20" height="7" fill="currentColor" />,
  disc: (
    <>
      <circle cx="10" cy="9" r="6" className={styles.vc} />
      <circle cx="24" cy="9" r="5" className={styles.vcLine} />
    </>
  ),
  ring: (
    <>
      <circle cx="16" cy="9" r="4" className={styles.vc} />
      <path d="M16 1.5A7.5 7.5 0 1 1 8.5 9" {...LINE} />
    </>
  ),
  cells: (
    <>
      {[2, 8, 14, 20, 26].map((x, i) => (
        <rect key={x} x={x} y="4" width="5" height="10" className={i % 2 === 0 ? styles.vc : styles.other} />
      ))}
    </>
  ),
  box: <rect x="7" y="2" width="18" height="14" rx="3" {...LINE} />,
  line: <path d={curve} {...LINE} />,
  dashed: <path d="M1 9H31" {...LINE} strokeDasharray="5 3" />,
  'end-cell': (
    <>
      <rect x="11" y="4" width="6" height="10" className={styles.vc} />
      <rect x="18" y="2" width="2.5" height="14" fill="currentColor" />
    </>
  ),
  hatched: slots(hatch(4, 1.4)),
  area: (
    <>
      <path d={`${curve}V17H1Z`} className={styles.area} />
      <path d={curve} {...LINE} />
    </>
  ),
  'top-line': <path d="M1 4H31" {...LINE} />,
  triangle: <path d="M9 3H23L16 15Z" className={styles.lost} />,
  marked: <circle cx="16" cy="9" r="4.5" {...LINE} />,
  ringed: (
    <>
      <path d="M1 9H31" {...LINE} strokeWidth={2.6} />
      <circle cx="16" cy="9" r="4" fill="var(--bg)" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  cross: <path d="M11 4 21 14M21 4 11 14" className={styles.lostLine} />,
  thin: <path d={curve} {...LINE} strokeWidth={0.7} />,
  solid: <rect x="1" y="1" width="30" height="16" fill="currentColor" />,
  dense: slots(hatch(4, 1.4)),
  dots: slots(
    [5, 11, 17, 23, 29].flatMap((x) =>
      [4, 9, 14].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1" fill="currentColor" />),
    ),
  ),
  wide: slots(hatch(10, 0.8)),
  'red-square': <rect x="13" y="6" width="6" height="6" className={styles.lost} />,
  listed: <rect x="2" y="6" width="28" height="6" className={styles.listed} />,
  diamond: <path d="M16 3 22 9 16 15 10 9Z" {...LINE} />,
  square: <rect x="11" y="4" width="10" height="10" fill="currentColor" />,
  capital: <path d="M10 4H22L16 14Z" {...LINE} />,
  'yellow-line': <rect x="1" y="4" width="30" height="10" className={styles.lit} />,
  'badge-a': badge('A', '3 2'),
  'badge-b': badge('B', ''),
  'yellow-bar': (
    <>
      <rect x="12" y="0" width="8" height="18" className={styles.lit} />
      <path d="M16 0V18" {...LINE} />
    </>
  ),
  edited: <path d="M16 1V17" {...LINE} strokeDasharray="1.5 2.5" />,
};

/** A sign of a plot as it is drawn there, small. */
export function LegendSign({ sign }: { readonly sign: Sign }): ReactElement {
  return (
    <svg className={styles.sign} viewBox="0 0 32 18" aria-hidden="true">
      {SIGNS[sign]}
    </svg>
  );
}
