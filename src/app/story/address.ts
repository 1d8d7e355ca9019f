import { plainNumber } from '../../contract/index.ts';

/** Settings of a run by their paths. */
type Settings = Readonly<Record<string, string>>;

/** What a link says of a story. */
export interface StoryAddress {
  readonly id: string;
  /** From 0 on; null: the beginning. */
  readonly moment: number | null;
  /** The reader is asked to guess. */
  readonly isGuess: boolean;
  /** Percent; null: none was made. */
  readonly guess: number | null;
  readonly seed: number | null;
  /** Other settings than the story's; null: its own. */
  readonly a: Settings | null;
  readonly b: Settings | null;
  /** Both runs are to be shown. */
  readonly isResult: boolean;
}

const wholeIn = (query: URLSearchParams, name: string, from: number, to: number): number | null => {
  const value = plainNumber(query.get(name) ?? '');
  return Number.isInteger(value) && value >= from && value <= to ? value : null;
};

/** `policy:espd` sets the policy; null: the link says nothing. */
function settingsIn(query: URLSearchParams, name: string): Settings | null {
  const text = query.get(name);
  if (text === null || text === '') return null;
  return Object.fromEntries(
    text.split(',').map((one) => {
      const [path = '', ...value] = one.split(':');
      return [path, value.join(':')];
    }),
  );
}

export function readStoryAddress(search: string): StoryAddress {
  const query = new URLSearchParams(search);
  const moment = wholeIn(query, 'moment', 1, 99);
  return {
    id: query.get('story') ?? '',
    moment: moment === null ? null : moment - 1,
    isGuess: query.has('guess'),
    guess: wholeIn(query, 'guess', 0, 100),
    seed: wholeIn(query, 'seed', 0, 2 ** 31),
    a: settingsIn(query, 'a'),
    b: settingsIn(query, 'b'),
    isResult: query.has('a') && query.has('b'),
  };
}

/** Parts of the address that go on with the reader. */
const KEPT = ['theme'] as const;

/** A link into the story; `parts` in the order in which they are read. */
export function storyLink(search: string, id: string, parts: Readonly<Record<string, string>> = {}): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams({ story: id, ...parts });
  for (const name of KEPT) {
    const value = before.get(name);
    if (value !== null) query.set(name, value);
  }
  return `?${String(query).replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Settings as links write them. */
export const settingsText = (set: Readonly<Record<string, unknown>>): string =>
  Object.entries(set)
    .map(([path, value]) => `${path}:${String(value)}`)
    .join(',');
