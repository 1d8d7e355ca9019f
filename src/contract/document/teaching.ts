/** A name such as `{idle}` in a hint or an answer is replaced by a figure of the run on the page. */
export interface AnsweredQuestion {
  readonly question: string;
  /** Opens before the answer. */
  readonly hint?: string;
  readonly answer: string;
}

/**
 * Figures that an answer may name: shares of the cell slots of the shown port's link; counts of the whole run; senders hit per
 * overflow of the port, correlation of the windows, cells lost per packet that lost any; and the window of the figures, seconds.
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

/** Advice to a teacher before a scene is shown to a class. */
export interface TeacherNote {
  /** Use of the scene in class. */
  readonly show: string;
  /** A common belief, and how the run confirms or refutes it. */
  readonly belief: string;
  /** A question to go on with after those of the scene. */
  readonly next: string;
  /** Statements to avoid: false, or true only under conditions, however good they sound. */
  readonly avoid: string;
}

/** A question of a scene; a plain text gets an empty answer. */
export const answered = (asked: string | AnsweredQuestion): AnsweredQuestion =>
  typeof asked === 'string' ? { question: asked, answer: '' } : asked;
