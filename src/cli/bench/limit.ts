import { chosenOf, numberOption } from '../args.ts';
import { Failure } from '../output.ts';
import { fixed } from '../text.ts';

/** A measurement, and its cost relative to its reference. */
export interface Compared {
  readonly what: string;
  readonly times: number;
}

/** Upper limit of relative costs, with separate limits of scenes and mechanisms. */
export interface Limits {
  readonly usual: number;
  readonly own: ReadonlyMap<string, number>;
}

const timesIn = (option: string, text: string | undefined): number =>
  numberOption(option, text, { min: 0, max: 100 }) ?? Infinity;

/** Parses `1.2,ulku-r1-wan=1.5`: 1.2 times, and 1.5 for that scene. @param known scenes and mechanisms. @throws UsageError */
export function limitsOption(text: string | undefined, known: readonly string[]): Limits | null {
  if (text === undefined) return null;
  const [usual, ...others] = text.split(',');
  const own = others.map((entry) => {
    const [name = '', times = ''] = entry.split('=');
    chosenOf('limit', name, known);
    return [name, timesIn(`limit ${name}`, times)] as const;
  });
  return { usual: timesIn('limit', usual), own: new Map(own) };
}

/** Limit of a measurement whose name contains its scene or mechanism: `half-empty, all traces`. */
const limitOf = ({ usual, own }: Limits, what: string): number =>
  what
    .split(/,? /)
    .map((word) => own.get(word))
    .find((limit) => limit !== undefined) ?? usual;

/** Checks measurements. @throws Failure that names each one above its limit */
export function holdLimits(limits: Limits, compared: readonly Compared[]): void {
  const over = compared.filter(({ what, times }) => times > limitOf(limits, what));
  if (over.length > 0) throw new Failure(over.map(({ what, times }) => `${what}: ${fixed(times, 2)} times`));
}
