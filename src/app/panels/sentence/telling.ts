/** A headline and a sentence about one instant. */
export interface Words {
  /** Which words they are: equal keys differ only in their numbers. */
  readonly key: string;
  /** True of the instant: what is now in the present tense, what is over in the past tense. */
  readonly headline: string;
  /** Numbers that are set bold are wrapped in `**`. */
  readonly sentence: string;
}

/** What is best said about an instant. */
export interface Telling extends Words {
  /** The headline in words that stay true: in the past tense, with the moment. */
  readonly lasting: string;
}

/** Words that do not change by themselves. */
export const fixedWords = (key: string, headline: string, sentence: string): Telling => ({
  key,
  headline,
  lasting: headline,
  sentence,
});

/** The headline on the screen while a run plays, and since when, milliseconds of wall clock. */
export interface Held {
  readonly key: string;
  readonly headline: string;
  readonly since: number;
}

/** As long as it takes to read a headline and to look up, milliseconds of wall clock. */
export const HOLD_MS = 2200;
/** A headline of the same kind is renewed after this, with the numbers of that moment. */
export const RENEW_MS = 6000;

/**
 * The headline while a run plays: its words stay true, so it stays for as long as it takes to read it. Then what
 * matters most by now takes its place.
 */
export function hold(before: Held | null, { key, lasting }: Telling, wallMs: number): Held {
  if (before === null) return { key, headline: lasting, since: wallMs };
  const age = wallMs - before.since;
  if (age < HOLD_MS || before.headline === lasting || (before.key === key && age < RENEW_MS)) return before;
  return { key, headline: lasting, since: wallMs };
}
