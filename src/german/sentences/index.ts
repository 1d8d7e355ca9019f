/** English sentences, as a source has them, and their German. Values of a template are `{0}`, `{1}`. */
export type Sentences = Readonly<Record<string, string>>;

interface Section {
  /** Of `src/`: a folder, or one file. */
  readonly of: string;
  readonly sentences: Sentences;
}

/** Sentences among data and code. */
export const SECTIONS: readonly Section[] = [];
