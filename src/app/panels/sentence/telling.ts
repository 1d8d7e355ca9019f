/** A headline and a sentence about one instant. */
export interface Words {
  /** Which words they are: equal keys differ only in their numbers. */
  readonly key: string;
  readonly headline: string;
  /** Numbers that are set bold are wrapped in `**`. */
  readonly sentence: string;
}

/** What is best said about an instant, and what else would be true of it. */
export interface Telling extends Words {
  /** It is so for longer than it takes to read, and is what the reader came for. */
  readonly lasts?: boolean;
  /** The words of a key with the numbers of this instant; null where they are not true of it. */
  otherwise(key: string): Words | null;
}

/** Words that do not change by themselves. */
export const fixedWords = (key: string, headline: string, sentence: string): Telling => ({
  key,
  headline,
  sentence,
  otherwise: () => null,
});

/** The words on the screen, and since when, milliseconds of wall clock. */
export interface Held {
  readonly words: Words;
  readonly since: number;
}

/** As long as it takes to read a headline, milliseconds of wall clock. */
export const HOLD_MS = 1000;
/** Words that are true of every instant, for what changes faster than it is read. */
export const ALWAYS = 'always';

/**
 * What is said while a run plays: words stay for a second as long as they are true, and their numbers are always those
 * of the painted instant. Words that have become untrue give way to words that are true of every instant, and these after
 * half the time to what lasts.
 */
export function hold(before: Held | null, telling: Telling, wallMs: number): Held {
  const { otherwise, lasts, ...best } = telling;
  const holdMs = lasts && before?.words.key === ALWAYS ? HOLD_MS / 2 : HOLD_MS;
  if (before === null || before.words.key === best.key || wallMs - before.since >= holdMs) {
    const goesOn = before?.words.key === best.key;
    return { words: best, since: goesOn ? before.since : wallMs };
  }
  const same = otherwise(before.words.key);
  if (same !== null) return { words: same, since: before.since };
  return { words: otherwise(ALWAYS) ?? best, since: wallMs };
}
