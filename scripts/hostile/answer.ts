import { bombs } from './bombs.ts';
import { lectures, lessons, runs, scenarios, stories } from './documents.ts';
import { links } from './links.ts';
import { readyHere } from './page.ts';
import { pairs } from './pairs.ts';
import type { Tried } from './report.ts';
import { rules } from './rules.ts';
import { type Kind, MOST_MS } from './trial.ts';

export const KINDS: readonly Kind[] = [
  links,
  pairs,
  bombs,
  rules,
  scenarios,
  runs,
  lessons,
  stories,
  lectures,
];

/** One input, by its kind and number. */
export interface Asked {
  readonly kind: string;
  readonly seed: number;
  readonly index: number;
}

/** Longest part of an input that is shown, letters. */
const SHOWN = 400;

/** Tries one input, which may take `mostMs` of processor time; never throws. */
export async function answer({ kind, seed, index }: Asked, mostMs = MOST_MS): Promise<Tried> {
  const found = KINDS.find(({ name }) => name === kind);
  if (found === undefined) throw new RangeError(`${kind}: no kind of input`);
  await readyHere();
  const trial = await found.make(seed, index);
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const input = trial.input.slice(0, SHOWN);
  try {
    const outcome = await trial.run();
    const ms = spent();
    const isSilent = !outcome.opened && outcome.sentence === '' ? ['nothing opened and nothing said'] : [];
    const isSlow = ms > mostMs ? [`took ${Math.round(ms)} ms`] : [];
    return { kind, seed, index, ms, input, ...outcome, faults: [...outcome.faults, ...isSilent, ...isSlow] };
  } catch (error) {
    const fault = `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
    return { kind, seed, index, ms: spent(), opened: false, sentence: '', faults: [fault], input };
  }
}
