import { ALGORITHM_STATES, type AlgorithmState, type Picoseconds } from '../../../contract/index.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';

export const stateChannel = (vc: number, port: string): string => `state/${vc}/${port}`;

/** How the algorithm of a port regards a VC: a place in `ALGORITHM_STATES`, 0 for no judgement. */
export const stateAt = (vc: number, port: string, time: Picoseconds, traces: TraceStore): number =>
  traces.channel(stateChannel(vc, port))?.at(time) || 0;

/** In a word of the page; empty for no judgement. */
export const judgedWord = (state: AlgorithmState): string =>
  state === '' ? '' : ratePanels.states.names[state];

/** The same of a place in `ALGORITHM_STATES`. */
export const stateWord = (state: number): string => judgedWord(ALGORITHM_STATES[state] ?? '');

/** An even state is drawn filled, an odd one open; both: it was one and the other. */
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

/** The odd one of the pair that a state belongs to; 0 for none. */
export const pairOf = (state: number): number => (state > 0 ? state - 1 + (state % 2) : 0);

/** What one pair of states says of each column, and what others say there. */
export function partedBy({ min, max }: Spans, pair: number): { readonly own: Spans; readonly other: Spans } {
  const keep = (isOwn: boolean): Spans => ({
    min: min.map((state, column) => ((pairOf(max[column] ?? 0) === pair) === isOwn ? state : Number.NaN)),
    max: max.map((state) => ((pairOf(state) === pair) === isOwn ? state : Number.NaN)),
  });
  return { own: keep(true), other: keep(false) };
}

/** Columns of equal form together; none where nothing was judged. */
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

/** Parts of the visible range in which the last judgement is looked for. */
const PARTS = 512;

/** Where judgements can be seen. */
interface Sight {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** The odd one of the pair of states that the algorithm of a port uses at `time`, else of the last judgement in sight; 0 without. */
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
