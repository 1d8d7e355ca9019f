/** English sentences, as a source has them, and their German. Values of a template are `{0}`, `{1}`. */
export type Sentences = Readonly<Record<string, string>>;
