import { type ExplainedInfo, type HighlightId, pathOf } from '../../contract/index.ts';
import type { pseudoCode } from '../pseudoCode.ts';

type Written = Omit<ExplainedInfo, 'pseudoCode'> & {
  /** Pseudo-code; a line may end with `@` and the id of the event or state that highlights it. */
  readonly code: ReturnType<typeof pseudoCode>;
};

const MARKED = /^(.*?)\s+@(\w+)$/;

/** A mechanism whose lines name the event or state that highlights them: `cwnd ← seg  @timeout`. */
export const explained = ({ code, ...info }: Written): ExplainedInfo => ({
  ...info,
  pseudoCode: code.map((line) => {
    const [, text, sign] = MARKED.exec(line.text) ?? [];
    return text === undefined ? line : { ...line, text, sign: sign as HighlightId };
  }),
});

/** Keys of one part of a document. */
export const pathsIn = (part: readonly string[], ...names: readonly string[]): readonly string[] =>
  names.map((name) => pathOf(...part, name));
