import { custom, literal, object } from 'valibot';
import { json, kept } from '../kept.ts';
import { ENGINE } from '../lab/engine.ts';
import type { RaceState } from './state.ts';

type Ended = Pick<RaceState, 'plan' | 'networks' | 'runs' | 'moments' | 'status' | 'share' | 'done'>;

/** A race of this engine has been written by this page: its parts are as they were. */
const KEPT = kept(
  'cellscope.race',
  json(
    object({
      engine: literal(ENGINE),
      race: custom<Ended>((value) => typeof value === 'object' && value !== null),
    }),
  ),
);

/** The last race of this device: opened runs lead back to it. */
export function keepRace({ plan, networks, runs, moments, status, share, done }: RaceState): void {
  KEPT.keep({ engine: ENGINE, race: { plan, networks, runs, moments, status, share, done } });
}

/** JSON has neither NaN nor undefined: both are null there. */
const known = <Part>(list: readonly (Part | null | undefined)[]): readonly (Part | undefined)[] =>
  list.map((run) => run ?? undefined);
const numbersOf = <Values extends Readonly<Record<string, number>>>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? Number.NaN])) as Values;

/** Null without one, and for one of another engine. */
export function keptRace(): Ended | null {
  const race = KEPT.read()?.race;
  if (race === undefined) return null;
  return {
    ...race,
    runs: known(race.runs).map((values) => values && numbersOf(values)),
    moments: known(race.moments),
  };
}
