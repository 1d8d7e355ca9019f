import { type Problem, plainNumber, type Reason } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import { THEMES } from '../theme/tokens/tokens.ts';
import type { PageName } from './pageLink.ts';
import { ownKeysIn, type QueryPair, queryOf, saidIn } from './said.ts';
import { whyNotWhole } from './values.ts';

/** Codec for a part of an address. A missing or invalid value reads as the default. */
export interface UrlField<Value> {
  readonly key: string;
  /** @param said all values of the key, in order */
  readonly read: (said: readonly string[]) => Value;
  /** Values of the key; empty: it is left out. */
  readonly write: (value: Value) => readonly string[];
  /** Reason why a text is invalid; null for a valid one. */
  readonly refuse?: (said: string) => Reason | null;
}

export const textField = (key: string, usual = ''): UrlField<string> => ({
  key,
  read: ([said]) => said ?? usual,
  write: (value) => (value === usual ? [] : [value]),
});

/** `1` for true; left out for false. */
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

/** An integer in [from, to], or null. @param first the number that an address uses for 0 */
export const wholeField = (key: string, from: number, to: number, first = 0): UrlField<number | null> => ({
  key,
  read: ([said]) => {
    const value = wholeIn(said, from + first, to + first);
    return value === null ? null : value - first;
  },
  write: (value) => (value === null ? [] : [String(value + first)]),
  refuse: (said) => whyNotWhole(said, from + first, to + first),
});

/** A count of at least 1 and at most `most`. */
export const countField = (key: string, most: number, usual: number): UrlField<number> => ({
  key,
  read: ([said]) => {
    const count = Math.round(plainNumber(said ?? ''));
    return count >= 1 ? Math.min(most, count) : usual;
  },
  write: (value) => [String(value)],
  refuse: (said) => whyNotWhole(said, 1, most),
});

/** Comma-separated values; invalid ones are left out. @param why reason for refusing a value */
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

/** One occurrence of the key for each value. */
export const repeatedField = (key: string): UrlField<readonly string[]> => ({
  key,
  read: (said) => said,
  write: (values) => values,
});

export interface UrlState<State> {
  readonly read: (search: string) => State;
  /** Link with this state. @param search the present address, whose theme is kept */
  readonly link: (state: Partial<State>, search?: string) => string;
  /** Invalid values of an address, with the values used instead, and keys unknown to the page. */
  readonly problems: (search: string) => readonly Problem[];
}

const isTheme = (said: string): boolean => THEMES.some((theme) => theme === said);

/** Problems with an invalid theme, and with keys unknown to the page. */
function otherProblems(search: string, known: readonly string[]): readonly Problem[] {
  const theme = saidIn(search, 'theme');
  const others = new Set(ownKeysIn(search).filter((key) => !known.includes(key)));
  return [
    ...(theme === null || isTheme(theme)
      ? []
      : [{ path: 'theme', value: theme, reason: reasons.notOneOf(THEMES.join(', ')) }]),
    ...[...others].map((key) => ({ path: key, value: saidIn(search, key), reason: reasons.notOfPage })),
  ];
}

/** Problem of an index that is out of range. @param place from 0; null: none is given */
export const beyond = (key: string, place: number | null, count: number): readonly Problem[] =>
  place === null || place < count
    ? []
    : [{ path: key, value: place + 1, reason: reasons.outside('1', whole(count)) }];

/** Codec for the address of a page. @param page null: a field identifies the page */
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
      const keys = names.map((name) => fields[name].key);
      return [...names.flatMap((name) => problemsOf(query, name)), ...otherProblems(search, keys)];
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
