/** What a term is measured in, and where it is from. */
interface TermFacts {
  readonly unit?: string;
  readonly source?: string;
}

/** A term of the field: how it is written, other ways to write it, and what it means. */
export interface GlossaryEntry extends TermFacts {
  readonly name: string;
  readonly also: readonly string[];
  readonly text: string;
  /** In the list only: other texts do not mark it. */
  readonly isListed?: boolean;
}

export interface GlossaryGroup {
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

/** @param ways to write it, first as the list has it: `cell slot, cell slots, slots` */
export function entry(ways: string, text: string, facts: TermFacts = {}): GlossaryEntry {
  const [name = '', ...also] = ways.split(', ');
  return { name, also, text, ...facts };
}

/** A word of every sentence, or a plain one. */
export const listed = (ways: string, text: string, facts?: TermFacts): GlossaryEntry => ({
  ...entry(ways, text, facts),
  isListed: true,
});
