import { ALGORITHM_STATES, type AlgorithmState, type Picoseconds } from '../../../contract/index.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';

export const stateChannel = (vc: number, port: string): string => `state/${vc}/${port}`;

/** State in which the algorithm of a port regards a VC: an index into `ALGORITHM_STATES`, 0 for none. */
export const stateAt = (vc: number, port: string, time: Picoseconds, traces: TraceStore): number =>
  traces.channel(stateChannel(vc, port))?.at(time) || 0;

/** Name of a state on the page; empty for none. */
export const judgedWord = (state: AlgorithmState): string =>
  state === '' ? '' : ratePanels.states.names[state];

/** Name of a state by its index in `ALGORITHM_STATES`. */
export const stateWord = (state: number): string => judgedWord(ALGORITHM_STATES[state] ?? '');

/** An even state is drawn filled, an odd one open; both: the VC was in both. */
export type StateForm = 'filled' | 'open' | 'both';

/** Columns [from, to) of one form. */
export interface StateRun {
  readonly from: number;
  readonly to: number;
  readonly form: StateForm;
}

function formOf(min: number, max: number): StateForm | null {
  if (Number.isNaN(max)) return null;
  if (min % 2 !== max % 2) return 'both';
  return max % 2 === 0 ? 'filled' : 'open';
}

/** Odd state number of the pair that a state belongs to; 0 for none. */
export const pairOf = (state: number): number => (state > 0 ? state - 1 + (state % 2) : 0);

/** Separates the states of one pair from all others, for each column. */
export function partedBy({ min, max }: Spans, pair: number): { readonly own: Spans; readonly other: Spans } {
  const keep = (isOwn: boolean): Spans => ({
    min: min.map((state, column) => ((pairOf(max[column] ?? 0) === pair) === isOwn ? state : Number.NaN)),
    max: max.map((state) => ((pairOf(state) === pair) === isOwn ? state : Number.NaN)),
  });
  return { own: keep(true), other: keep(false) };
}

/** Runs of columns with equal form; none where there is no state. */
export function stateRuns({ min, max }: Spans): readonly StateRun[] {
  const runs: { from: number; to: number; form: StateForm }[] = [];
  max.forEach((high, column) => {
    const form = formOf(min[column] ?? high, high);
    const last = runs.at(-1);
    if (form === null) return;
    if (last?.form === form && last.to === column) last.to = column + 1;
    else runs.push({ from: column, to: column + 1, form });
  });
  return runs;
}

/** Number of parts of the visible range in the search for the last state. */
const PARTS = 512;

/** The visible time range. */
interface Sight {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Odd state number of the pair that a port's algorithm uses at `time`, else last in the visible range; 0 without one. */
export const pairAt = (
  vcs: readonly number[],
  port: string,
  time: Picoseconds,
  sight: Sight,
  traces: TraceStore,
): number =>
  pairOf(
    Math.max(0, ...vcs.map((vc) => stateAt(vc, port, time, traces))) || lastState(vcs, port, sight, traces),
  );

function lastState(vcs: readonly number[], port: string, { from, to }: Sight, traces: TraceStore): number {
  const parts = vcs.map((vc) => traces.channel(stateChannel(vc, port))?.spans(from, to, PARTS).max ?? []);
  for (let part = PARTS - 1; part >= 0; part--) {
    const state = Math.max(...parts.map((max) => max[part] || 0));
    if (state > 0) return state;
  }
  return 0;
}
