import { type ParseArgsConfig, parseArgs } from 'node:util';
import { plainNumber } from '../contract/index.ts';
import { UsageError } from './output.ts';
import { fixed } from './text.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true; strict: true }>
>;

/** `node:util` parseArgs, strict; what it refuses becomes one line and the usage text. @throws UsageError */
export function parse<const Known extends Options>(
  argv: readonly string[],
  options: Known,
  usage: string,
): Parsed<Known> {
  try {
    return parseArgs({ args: withNegatives(argv), options, allowPositionals: true, strict: true });
  } catch (error) {
    const [message = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError([message, usage]);
  }
}

/** `--until -1` reads as `--until=-1`: no option begins with a digit. */
function withNegatives(argv: readonly string[]): string[] {
  const takes = (text: string | undefined, next: string | undefined): boolean =>
    /^--[a-z]+$/.test(text ?? '') && /^-[\d.]/.test(next ?? '');
  return argv.flatMap((text, at) => {
    if (takes(argv[at - 1], text)) return [];
    return takes(text, argv[at + 1]) ? [`${text}=${argv[at + 1]}`] : [text];
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
}

/** The number of an option; undefined when it was not given. @throws UsageError naming option, value and range */
export function numberOption(
  name: string,
  text: string | undefined,
  { min, max, integer = false }: Range,
): number | undefined {
  if (text === undefined) return undefined;
  const value = plainNumber(text.trim());
  if (value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
  const kind = integer ? 'a whole number' : 'a number';
  throw new UsageError([
    `--${name} = ${text}: not ${kind} from ${fixed(min, Number.isInteger(min) ? 0 : 2)} to ${fixed(max, Number.isInteger(max) ? 0 : 3)}`,
  ]);
}

const UNITS: Readonly<Record<string, number>> = { s: 1e12, ms: 1e9, us: 1e6 };

/** Picoseconds of `10ms`, `0.5s`, `20us`; undefined when it was not given. @throws UsageError naming option, value and range */
export function durationOption(
  name: string,
  text: string | undefined,
  { min, max }: Pick<Range, 'min' | 'max'>,
): number | undefined {
  if (text === undefined) return undefined;
  const [, amount = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  const value = Math.round(plainNumber(amount) * (UNITS[unit] ?? Number.NaN));
  if (value >= min && value <= max) return value;
  const [least, most] = [min, max].map((ps) => `${ps / 1e9} ms`);
  throw new UsageError([`--${name} = ${text}: not a time such as 10ms, from ${least} to ${most}`]);
}

/** `path=value`; the value may hold further equals signs. @throws UsageError */
export function settingOption(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError([`--set ${text}: not of the form path=value`]);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Some of what there is, by `--only a,b`; without the option all. @throws UsageError naming what there is */
export function chosenOf<const Name extends string>(
  option: string,
  text: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (text === undefined) return known;
  const asked = text.split(',');
  const unknown = asked.filter((name) => !known.some((option) => option === name));
  if (unknown.length > 0)
    throw new UsageError([`--${option} = ${unknown.join(',')}: unknown; known: ${known.join(', ')}`]);
  return known.filter((name) => asked.includes(name));
}
