import type { Position } from './positions.ts';

/** An error in the file of a lesson, with its place. */
export interface Fault extends Position {
  readonly path: string;
  readonly value: string;
  readonly expected: string;
}

export type Found = Omit<Fault, keyof Position>;
export type Rule = (value: unknown, path: string) => readonly Found[];

const LONGEST = 60;
export const shown = (value: unknown): string => {
  // A value that JSON cannot represent is shown as `nothing`.
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const is =
  (expected: string, test: (value: unknown) => boolean): Rule =>
  (value, path) =>
    test(value) ? [] : [{ path, value: shown(value), expected }];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Most items of a list that are checked one by one. */
const MOST_ITEMS = 1_000;

export const list =
  (rule: Rule, least: number): Rule =>
  (value, path) => {
    if (Array.isArray(value) && value.length > MOST_ITEMS)
      return [{ path, value: shown(value), expected: `a list of at most ${MOST_ITEMS}` }];
    return Array.isArray(value) && value.length >= least
      ? value.flatMap((item, index) => rule(item, `${path}[${index}]`))
      : [{ path, value: shown(value), expected: `a list of ${least} or more` }];
  };

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export const record =
  (needed: Readonly<Record<string, Rule>>, optional: Readonly<Record<string, Rule>> = {}): Rule =>
  (value, path) => {
    if (!isObject(value)) return [{ path, value: shown(value), expected: 'an object' }];
    const known: Readonly<Record<string, Rule>> = { ...needed, ...optional };
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    return [
      ...Object.entries(needed).flatMap(([key, rule]) => rule(value[key], inside(path, key))),
      ...Object.entries(optional).flatMap(([key, rule]) =>
        value[key] === undefined ? [] : rule(value[key], inside(path, key)),
      ),
      ...unknown.map((key) => ({
        path: inside(path, key),
        value: shown(value[key]),
        expected: `one of ${Object.keys(known).join(', ')}`,
      })),
    ];
  };

export const text = is('a text', (value) => typeof value === 'string' && value.trim() !== '');
export const flag = is('true or false', (value) => typeof value === 'boolean');
export const number = (from: number, to: number): Rule =>
  is(`a number from ${from} to ${to}`, (value) => typeof value === 'number' && value >= from && value <= to);
export const choice = (options: readonly string[]): Rule =>
  is(`one of ${options.join(', ')}`, (value) => options.some((option) => option === value));

export const seconds = number(0, 9000);

export const identifier = is(
  'small letters and hyphens',
  (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value),
);
