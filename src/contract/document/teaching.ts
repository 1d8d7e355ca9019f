/** The page writes a figure of its run where a hint or an answer has a name such as `{idle}`. */
export interface AnsweredQuestion {
  readonly question: string;
  /** Opens before the answer. */
  readonly hint?: string;
  readonly answer: string;
}

/**
 * Figures that an answer may name. Shares of the cell slots of the shown port's link, counts of the whole run, and of its
 * overflows: senders hit in each of all that there are, cells lost per packet that lost any. And the time that they are of, seconds.
 */
export const ANSWER_FIGURES = [
  'useful',
  'dead',
  'duplicate',
  'idle',
  'packets',
  'dropped',
  'timeouts',
  'fastRetransmits',
  'hit',
  'senders',
  'synchronization',
  'cellsPerLostPacket',
  'from',
  'to',
] as const;
export type AnswerFigure = (typeof ANSWER_FIGURES)[number];

/** What a teacher may want to know before a scene is shown to a class. */
export interface TeacherNote {
  /** What to do with it. */
  readonly show: string;
  /** What many believe before, and what the run says to that. */
  readonly belief: string;
  /** What to ask when the questions of the scene are answered. */
  readonly next: string;
  /** What is not true, or only under conditions, however good it sounds. */
  readonly avoid: string;
}

/** A question of a scene; one that is a text alone has an empty answer. */
export const answered = (asked: string | AnsweredQuestion): AnsweredQuestion =>
  typeof asked === 'string' ? { question: asked, answer: '' } : asked;
