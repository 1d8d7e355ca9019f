import { CELL_BITS, highestOf } from '../../src/contract/index.ts';
import { between, settlingMs } from '../../src/studies/ulku/ulkuMeasures.ts';
import { figureIn, meanIn, percentIn, type Recomputed } from './numbers.ts';

/** Time of a cell at 155.52 Mb/s, ms; cells that 155 Mb/s carry in a second. */
export const CELL_MS = CELL_BITS / 155_520;
export const C = 155e6 / CELL_BITS;
export const WHOLE = { 'measure.fromS': '0' };

export const delayed = (ms: number): Record<string, string> =>
  Object.fromEntries(between(ms)) as Record<string, string>;

/** By what part one figure of a scene is more than with other settings, percent. */
export const more = (of: Recomputed, than: Recomputed, within: number): Recomputed => ({
  from: () => 100 * (of.from() / than.from() - 1),
  within,
});
export const pointsMore = (of: Recomputed, than: Recomputed, within: number): Recomputed => ({
  from: () => of.from() - than.from(),
  within,
  long: of.long === true,
});

export const NONE = { 'abr.coupling.form': 'none' };
export const MENDED = {
  'abr.coupling.k': '2',
  'abr.coupling.rtt': 'minimum',
  'abr.coupling.floorSegments': '3',
};
export const transfer = (settings: Record<string, string>) =>
  figureIn('coupled', 'transferS', { settings, within: 0.0005 });

/** When the last of three files that start 15 ms apart is complete, ms. */
export const lastEnd = (settings: Record<string, string>, within: number): Recomputed =>
  meanIn(
    'idle-share',
    ({ sessions }) =>
      1000 * highestOf(sessions.map(({ files }, i) => (files?.timesS[0] ?? Number.NaN) + 0.015 * i)),
    { settings, within },
  );

export const queueOfSw1 = (ms: number, within: number): Recomputed =>
  figureIn('not-free', 'queueMax', {
    settings: { ...WHOLE, 'run.durationS': '0.15', ...delayed(ms) },
    port: 'sw1>sw2',
    within,
  });
export const carriedUnder = (settings: Record<string, string>): Recomputed =>
  percentIn('front-drop', 'carried', { settings, seeds: 2, within: 2, long: true });
export const FINE = { 'tcp.slowTickMs': '100' };

/** After the last start. */
export const settlesIn = (scene: string, within: number): Recomputed =>
  meanIn(scene, settlingMs, { settings: { algorithm: 'eraa', ...WHOLE }, within });
