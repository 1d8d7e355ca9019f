/** Unit and source of a term. */
interface TermFacts {
  readonly unit?: string;
  readonly source?: string;
}

/** A term of the field: its main spelling, other spellings, and its definition. */
export interface GlossaryEntry extends TermFacts {
  readonly name: string;
  readonly also: readonly string[];
  readonly text: string;
  /** Whether it is only in the list, so that other texts do not mark it. */
  readonly isListed?: boolean;
}

export interface GlossaryGroup {
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

/** @param ways spellings, first the one in the list: `cell slot, cell slots, slots` */
export function entry(ways: string, text: string, facts: TermFacts = {}): GlossaryEntry {
  const [name = '', ...also] = ways.split(', ');
  return { name, also, text, ...facts };
}

/** A term that occurs in every sentence, or is a plain word. */
export const listed = (ways: string, text: string, facts?: TermFacts): GlossaryEntry => ({
  ...entry(ways, text, facts),
  isListed: true,
});
