import type { Bounds, Said } from '../../stories/story.ts';
import { fixed, whole } from '../format.ts';
import { withUnits } from '../lesson/units.ts';
import { storyTexts as texts } from '../strings/pages/story.ts';
import { capital } from '../strings/text.ts';

type Values = Readonly<Record<string, number>>;

/** A piece of a sentence; `isLit`: it has a yellow background. */
export interface Piece {
  readonly text: string;
  readonly isLit: boolean;
}

const fits = (bounds: Bounds | undefined, values: Values): boolean =>
  Object.entries(bounds ?? {}).every(([name, { atLeast = -Infinity, atMost = Infinity }]) => {
    const value = values[name] ?? Number.NaN;
    return value >= atLeast && value <= atMost;
  });

/** Index of the first text whose conditions hold, else of the last one. */
export function placeOfChosen(said: Said, values: Values): number {
  if (typeof said === 'string') return 0;
  const place = said.findIndex((sentence) => fits(sentence.if, values));
  return place < 0 ? said.length - 1 : place;
}

const chosen = (said: Said, values: Values): string =>
  typeof said === 'string' ? said : (said[placeOfChosen(said, values)]?.text ?? '');

function filtered(value: number, filter: string | undefined): string {
  if (filter === 'words') return texts.count(value);
  if (filter === 'Words') return capital(texts.count(value));
  if (filter === 'up10') return whole(Math.ceil(value / 10) * 10);
  if (filter === 'ms') return whole(Math.round(1000 * value));
  return filter === 'one' ? fixed(value, 1) : whole(Math.round(value));
}

/** Sentence for these values, in pieces: `*...*` is lit, `{name|filter}` is replaced by a value. */
export function sentenceOf(said: Said, values: Values): readonly Piece[] {
  const filled = chosen(said, values).replace(
    /\{([^}|]*)(?:\|([^}]*))?\}/g,
    (_, name: string, filter?: string) => filtered(values[name] ?? Number.NaN, filter),
  );
  return filled
    .split('*')
    .map((text, index) => ({ text, isLit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export const plainText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Prevents line breaks between a number and its unit, and between a sender and its number. */
export const inOneLine = (text: string): string =>
  withUnits(text).replace(/(?<=\bsenders?) (?=\d)/gi, '\u00a0');
