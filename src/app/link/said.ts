// What an address says, pair by pair: the only reader and writer of queries. Codecs of pages are made of it (`urlState.ts`), and so is
// that of a run (`query.ts`).

/** What an address says under a key, the first time; null where it says nothing. */
export const saidIn = (search: string, key: string): string | null => new URLSearchParams(search).get(key);

export type QueryPair = readonly [key: string, value: string | number];

/** Half of a letter of two code units, which no address can hold. */
const HALF_LETTER = /\p{Surrogate}/gu;

/** What a query may hold as it is: `, / : = >`. A key ends with `=`. */
const KEY = /%(2C|2F|3A|3E)/g;
const VALUE = /%(2C|2F|3A|3D|3E)/g;

const encode = (text: string, readable: RegExp): string =>
  encodeURIComponent(text.replace(HALF_LETTER, '\ufffd')).replace(readable, decodeURIComponent);

/** An address that says this, in this order. */
export const queryOf = (said: readonly QueryPair[]): string =>
  `?${said.map(([key, value]) => `${encode(key, KEY)}=${encode(String(value), VALUE)}`).join('&')}`;

/** The same address with other values under some keys, in their places or behind all others; null takes a key away. */
export function withSaid(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  return queryOf([...query]);
}

/** The same link of a run with a part of the page left out as well. */
export function hiding(link: string, part: string): string {
  const hidden = saidIn(link, 'hide')?.split(',') ?? [];
  return withSaid(link, { hide: [...new Set([part, ...hidden])].join(',') });
}
