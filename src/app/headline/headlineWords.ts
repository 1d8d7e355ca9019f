/** A headline and a sentence about one instant. */
export interface Words {
  /** Identity of the words: equal keys differ only in their numbers. */
  readonly key: string;
  /** Headline about the instant: present tense for what goes on, past tense for what is over. */
  readonly headline: string;
  /** Sentence; numbers set in bold are wrapped in `**`. */
  readonly sentence: string;
}

/** The most important words about an instant. */
export interface HeadlineWords extends Words {
  /** The headline in words that stay true: in the past tense, with the time. */
  readonly lasting: string;
  /** Whether it is about an event, such as losses, and not about a state of the queue or rates. */
  readonly isEvent?: boolean;
  /** The kind of headline whose event it repeats together with its consequences: the first word of its key. */
  readonly covers?: string;
}

/** Words whose headline stays true as it is. */
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
  /** Time since which no event has been most important; null while one is. */
  readonly steadySince: number | null;
}

/** Time to read a headline and to look up, milliseconds of wall clock. */
export const HOLD_MS = 2200;
/** Time after which a headline of the same kind is updated with new numbers, ms. */
export const RENEW_MS = 6000;
/** Time without events after which a state may follow an event: states between two bursts would only flash. */
export const STEADY_MS = 800;

/**
 * The headline while a run plays: its words stay true, so it stays for the time needed to read it. Then the most important one
 * replaces it. An event replaces the headline of a state at once: the queue that was filling a second ago is full. So does a
 * headline that repeats the shown one with its consequences: the silence after losses.
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

/** Time for which the last headline of an ended run is still shown, ms, before the results of the whole run. */
export const leftToRead = (shown: HeldHeadline, { lasting }: HeadlineWords, wallMs: number): number =>
  shown.headline === lasting ? 0 : Math.max(0, shown.since + HOLD_MS - wallMs);
