// Key-value pairs of an address: the only code that reads and writes queries. The codecs of pages (`urlState.ts`) and of runs
// (`query.ts`) use it.

import { untracked } from '../home/choice.ts';

/** The first value of a key in an address; null without one. */
export const saidIn = (search: string, key: string): string | null => new URLSearchParams(search).get(key);

/** Keys that every page reads; the language is a folder of the page. */
const OF_ALL_PAGES = ['page', 'lang', 'theme'];

/** Keys of an address that are not those of every page. */
export const ownKeysIn = (search: string): readonly string[] =>
  [...new Set(new URLSearchParams(untracked(search)).keys())].filter((key) => !OF_ALL_PAGES.includes(key));

export type QueryPair = readonly [key: string, value: string | number];

/** An unpaired surrogate, which an address cannot contain. */
const HALF_LETTER = /\p{Surrogate}/gu;

/** Characters that stay unescaped in a query: `, / : = >`; a key ends at `=`. */
const KEY = /%(2C|2F|3A|3E)/g;
const VALUE = /%(2C|2F|3A|3D|3E)/g;

const encode = (text: string, readable: RegExp): string =>
  encodeURIComponent(text.replace(HALF_LETTER, '\ufffd')).replace(readable, decodeURIComponent);

/** Query with these pairs, in this order. */
export const queryOf = (said: readonly QueryPair[]): string =>
  `?${said.map(([key, value]) => `${encode(key, KEY)}=${encode(String(value), VALUE)}`).join('&')}`;

/** The address with some values changed in place or appended; null removes a key. */
export function withSaid(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  return queryOf([...query]);
}

/** The link of a run with one more part of the page hidden. */
export function hiding(link: string, part: string): string {
  const hidden = saidIn(link, 'hide')?.split(',') ?? [];
  return withSaid(link, { hide: [...new Set([part, ...hidden])].join(',') });
}
