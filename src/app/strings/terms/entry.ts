/** A term of the field: how it is written, other ways to write it, and what it means. */
export interface GlossaryEntry {
  readonly name: string;
  readonly also?: readonly string[];
  readonly text: string;
  /** In the list only: other texts do not mark it. */
  readonly isListed?: boolean;
}

export interface GlossaryGroup {
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}
