import type { ReactElement } from 'react';
import { explainedWords as words } from '../../../strings/panels/explained.ts';

const WIDTH = 320;
const HEIGHT = 34;
const BASE = 28;
const CELL = { width: 3, height: 14 } as const;

const every = (gap: number, from = 0, to = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / gap) }, (_, i) => from + i * gap);
/** Sending times of a window that doubles each round trip. */
const slowStart = (from: number, trip: number, trips: number): readonly number[] =>
  Array.from({ length: trips }, (_, n) =>
    every(0.012, 0, 0.012 * 2 ** n + 0.001).map((at) => from + n * trip + at),
  ).flat();

/** Sending times of units, from 0 to 1, chosen by hand to look typical of each kind of source. */
const SKETCHES: Readonly<Record<string, readonly number[]>> = {
  'greedy-tcp': [
    ...slowStart(0.02, 0.13, 4),
    ...every(0.013, 0.54, 0.62),
    ...every(0.013, 0.67, 0.77),
    ...every(0.013, 0.81, 0.93),
  ],
  'file-tcp': [...slowStart(0.02, 0.1, 4), ...slowStart(0.6, 0.1, 4)],
  poisson: [
    0.02, 0.05, 0.14, 0.16, 0.175, 0.26, 0.33, 0.345, 0.47, 0.5, 0.57, 0.69, 0.7, 0.73, 0.84, 0.855, 0.95,
  ],
  deterministic: every(0.06, 0.03, 1),
  'on-off': [...every(0.02, 0.03, 0.27), ...every(0.02, 0.44, 0.58), ...every(0.02, 0.8, 0.98)],
  vbr: [
    ...every(0.07, 0.02, 0.3),
    ...every(0.02, 0.3, 0.55),
    ...every(0.04, 0.55, 0.8),
    ...every(0.07, 0.8, 1),
  ],
  scripted: [0.1, 0.12, 0.4, 0.72, 0.74, 0.76],
  greedy: every(0.014, 0.01, 1),
};

/** A sketch of the cells that a kind of source sends. */
export function Sketch({ id }: { readonly id: string }): ReactElement | null {
  const times = SKETCHES[id];
  if (times === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.sketch[id]}
    >
      <path d={`M0 ${BASE}H${WIDTH}`} stroke="var(--rule)" />
      <path
        d={times
          .map((at) => `M${(at * WIDTH).toFixed(1)} ${BASE}v-${CELL.height}h${CELL.width}v${CELL.height}z`)
          .join('')}
        fill="var(--ink2)"
      />
    </svg>
  );
}
