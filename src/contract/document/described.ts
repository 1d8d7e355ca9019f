export interface PseudoCodeLine {
  /** 1-based; the number a decision names. */
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** For a mechanism later than the papers: a list says so and cites its source (an RFC). */
export interface PostDating {
  readonly postDatesPapers?: true;
}

/** Texts of everything that a scenario can choose. */
export interface Described {
  readonly id: string;
  /** `early packet discard`. */
  readonly name: string;
  /** Paper and section. */
  readonly citation: string;
  /** One or two plain sentences for a student. Rules include it; for the rest the page adds it from src/strings. */
  readonly help?: string;
}
