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
export interface HeadlineWords extends Words {
  /** The headline in words that stay true: in the past tense, with the moment. */
  readonly lasting: string;
  /** It is about what happened, as losses, and not about how the queue or rates are. */
  readonly isEvent?: boolean;
  /** The kind of headline that it says again, with what came of it: the first word of its key. */
  readonly covers?: string;
}

/** Words that do not change on their own. */
export const fixedWords = (key: string, headline: string, sentence: string): HeadlineWords => ({
  key,
  headline,
  lasting: headline,
  sentence,
});

/** The headline on the screen while a run plays, and since when, milliseconds of wall clock. */
export interface HeldHeadline {
  readonly key: string;
  readonly headline: string;
  readonly since: number;
  readonly isEvent: boolean;
  /** Since when no event is what matters most; null: one is. */
  readonly steadySince: number | null;
}

/** As long as it takes to read a headline and to look up, milliseconds of wall clock. */
export const HOLD_MS = 2200;
/** A headline of the same kind is renewed after this, with the numbers of that moment. */
export const RENEW_MS = 6000;
/** After an event nothing must have happened for so long: states between two bursts would only flash. */
export const STEADY_MS = 800;

/**
 * The headline while a run plays: its words stay true, so it stays for as long as it takes to read it. Then what
 * matters most by now takes its place. An event does so at once if the headline is of a state: the queue that was filling a
 * second ago is full. So does one that says again what the headline says: the silence that losses were followed by.
 */
export function debounceHeadline(
  before: HeldHeadline | null,
  words: HeadlineWords,
  wallMs: number,
): HeldHeadline {
  const { key, lasting, isEvent = false, covers } = words;
  const steadySince = isEvent ? null : (before?.steadySince ?? wallMs);
  const next = { key, headline: lasting, since: wallMs, isEvent, steadySince };
  if (before === null || (isEvent && !before.isEvent)) return next;
  const age = wallMs - before.since;
  if (before.key.split(' ')[0] === covers && age >= STEADY_MS) return next;
  const isFresh = age < HOLD_MS || (before.key === key && age < RENEW_MS);
  const isBetween = before.isEvent && steadySince !== null && wallMs - steadySince < STEADY_MS;
  return isFresh || isBetween || before.headline === lasting ? { ...before, steadySince } : next;
}

/** How much longer the last headline of a run that has ended is read, whatever it is about, ms; then what all of it came to is said. */
export const leftToRead = (shown: HeldHeadline, { lasting }: HeadlineWords, wallMs: number): number =>
  shown.headline === lasting ? 0 : Math.max(0, shown.since + HOLD_MS - wallMs);
