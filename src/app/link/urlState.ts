import { type Problem, plainNumber, type Reason } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import type { PageName } from './pageLink.ts';
import { type QueryPair, queryOf, saidIn } from './said.ts';
import { whyNotWhole } from './values.ts';

/** A part of an address as a value. What is not said, or is no value, reads as what is usual. */
export interface UrlField<Value> {
  readonly key: string;
  /** @param said every value of the key, in order */
  readonly read: (said: readonly string[]) => Value;
  /** Empty: it is left out. */
  readonly write: (value: Value) => readonly string[];
  /** Why a text that is said is no value; null for one that is. */
  readonly refuse?: (said: string) => Reason | null;
}

export const textField = (key: string, usual = ''): UrlField<string> => ({
  key,
  read: ([said]) => said ?? usual,
  write: (value) => (value === usual ? [] : [value]),
});

/** `1`, or left out. */
export const flagField = (key: string): UrlField<boolean> => ({
  key,
  read: ([said]) => said === '1',
  write: (value) => (value ? ['1'] : []),
  refuse: (said) => (['', '0', '1'].includes(said) ? null : reasons.notOneOf('0, 1')),
});

const wholeIn = (text: string | undefined, from: number, to: number): number | null => {
  const value = plainNumber(text ?? '');
  return Number.isInteger(value) && value >= from && value <= to ? value : null;
};

/** A whole number of [from, to], or null. @param first the number that an address writes for 0 */
export const wholeField = (key: string, from: number, to: number, first = 0): UrlField<number | null> => ({
  key,
  read: ([said]) => {
    const value = wholeIn(said, from + first, to + first);
    return value === null ? null : value - first;
  },
  write: (value) => (value === null ? [] : [String(value + first)]),
  refuse: (said) => whyNotWhole(said, from + first, to + first),
});

/** A number of things: at least 1, and no more than `most`. */
export const countField = (key: string, most: number, usual: number): UrlField<number> => ({
  key,
  read: ([said]) => {
    const count = Math.round(plainNumber(said ?? ''));
    return count >= 1 ? Math.min(most, count) : usual;
  },
  write: (value) => [String(value)],
  refuse: (said) => whyNotWhole(said, 1, most),
});

/** Values between commas; those that are none are left out. @param why they are none */
export const listField = <Value>(
  key: string,
  read: (text: string) => Value | null,
  write: (value: Value) => string = String,
  why: Reason | null = null,
): UrlField<readonly Value[]> => ({
  key,
  read: ([said]) => (said ? said.split(',') : []).flatMap((text) => read(text) ?? []),
  write: (values) => (values.length > 0 ? [values.map(write).join(',')] : []),
  refuse: (said) => (said !== '' && said.split(',').some((text) => read(text) === null) ? why : null),
});

export const textsField = (key: string): UrlField<readonly string[]> => listField(key, (text) => text);

/** The key once for each value. */
export const repeatedField = (key: string): UrlField<readonly string[]> => ({
  key,
  read: (said) => said,
  write: (values) => values,
});

export interface UrlState<State> {
  readonly read: (search: string) => State;
  /** A link that says this. @param search the address now, of which the theme stays */
  readonly link: (state: Partial<State>, search?: string) => string;
  /** What is said and is no value, with what is used instead. */
  readonly problems: (search: string) => readonly Problem[];
}

/** A place that is said and is not there. @param place from 0 on; null: none is said */
export const beyond = (key: string, place: number | null, count: number): readonly Problem[] =>
  place === null || place < count
    ? []
    : [{ path: key, value: place + 1, reason: reasons.outside('1', whole(count)) }];

/** The address of a page as a value, both ways. @param page null: a field says which page it is */
export function urlState<State>(
  page: PageName | null,
  fields: { readonly [Key in keyof State]: UrlField<State[Key]> },
): UrlState<State> {
  const names = Object.keys(fields) as (keyof State)[];
  const read = <Key extends keyof State>(query: URLSearchParams, name: Key) =>
    fields[name].read(query.getAll(fields[name].key));
  const pairs = <Key extends keyof State>(name: Key, value: State[Key] | undefined) =>
    value === undefined ? [] : fields[name].write(value).map((said): QueryPair => [fields[name].key, said]);
  const problemsOf = <Key extends keyof State>(query: URLSearchParams, name: Key): readonly Problem[] => {
    const { key, write, refuse } = fields[name];
    const [value] = query.getAll(key);
    const reason = value === undefined ? null : (refuse?.(value) ?? null);
    if (reason === null) return [];
    const [kept] = write(read(query, name));
    return [{ path: key, value, reason, ...(kept !== undefined && { kept }) }];
  };
  return {
    problems: (search) => {
      const query = new URLSearchParams(search);
      return names.flatMap((name) => problemsOf(query, name));
    },
    read: (search) => {
      const query = new URLSearchParams(search);
      return Object.fromEntries(names.map((name) => [name, read(query, name)])) as State;
    },
    link: (state, search = '') => {
      const theme = saidIn(search, 'theme');
      return queryOf([
        ...(page === null ? [] : [['page', page] as const]),
        ...names.flatMap((name) => pairs(name, state[name])),
        ...(theme === null ? [] : [['theme', theme] as const]),
      ]);
    },
  };
}
