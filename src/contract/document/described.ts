export interface PseudoCodeLine {
  /** 1-based; the number a decision names. */
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** It is newer than the papers. A list says so, with its citation (an RFC) as the source. */
export interface PostDating {
  readonly postDatesPapers?: true;
}

/** What is said of everything that a scenario can choose. */
export interface Described {
  readonly id: string;
  /** `early packet discard`. */
  readonly name: string;
  /** Paper and section. */
  readonly citation: string;
  /** One or two plain sentences for a student. Rules bring them; to others the page adds them from src/strings. */
  readonly help?: string;
}
