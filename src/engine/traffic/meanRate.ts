import type { SourceDocument } from '../../contract/index.ts';

export type Levels = readonly { readonly cellsPerSecond: number; readonly ms: number }[];

/** Levels of a source; empty for sources without levels. */
export function levelsOf(source: SourceDocument): Levels {
  if (source.kind === 'vbr') return source.levels;
  if (source.kind !== 'on-off') return [];
  const { cellsPerSecond, burstMs, silenceMs } = source;
  return [
    { cellsPerSecond, ms: burstMs },
    { cellsPerSecond: 0, ms: silenceMs },
  ];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Cells in one cycle of all levels. */
export const cellsIn = (levels: Levels): number =>
  sum(levels.map(({ cellsPerSecond, ms }) => (cellsPerSecond * ms) / 1e3));

/** Mean rate in cells per second; NaN for TCP, which waits for acknowledgements, and for a script, which ends. */
export function meanRate(source: SourceDocument): number {
  if (source.kind === 'poisson' || source.kind === 'deterministic') return source.cellsPerSecond;
  const levels = levelsOf(source);
  return levels.length === 0 ? Number.NaN : (cellsIn(levels) * 1e3) / sum(levels.map(({ ms }) => ms));
}
