import { fieldsOf, keepText, keptText } from '../kept.ts';
import { ENGINE } from '../lab/engine.ts';
import type { RaceState } from './state.ts';

type Ended = Pick<RaceState, 'plan' | 'networks' | 'runs' | 'moments' | 'status' | 'share' | 'done'>;

const KEY = 'cellscope.race';

/** The last race of this device: opened runs lead back to it. */
export function keepRace({ plan, networks, runs, moments, status, share, done }: RaceState): void {
  const race: Ended = { plan, networks, runs, moments, status, share, done };
  keepText(KEY, JSON.stringify({ engine: ENGINE, race }));
}

/** JSON has neither NaN nor undefined: both are null there. */
const known = <Part>(list: readonly (Part | null | undefined)[]): readonly (Part | undefined)[] =>
  list.map((one) => one ?? undefined);
const numbersOf = <Values extends Readonly<Record<string, number>>>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? Number.NaN])) as Values;

/** Null without one, and for one of another engine. */
export function keptRace(): Ended | null {
  const { engine, race } = fieldsOf(keptText(KEY));
  if (engine !== ENGINE || race === undefined) return null;
  const ended = race as Ended;
  return {
    ...ended,
    runs: known(ended.runs).map((values) => values && numbersOf(values)),
    moments: known(ended.moments),
  };
}
