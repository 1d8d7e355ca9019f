export interface PseudoCodeLine {
  /** 1-based; the number a decision names. */
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** From after the papers. A list marks it as a visitor, with its citation (an RFC) as the source. */
export interface Visiting {
  readonly visitor?: true;
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
