/** What a mechanism does, in one or two plain sentences for a student, and what each of its parameters means. */
export interface Help {
  readonly help: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** By id. */
export type MechanismHelp = Readonly<Record<string, Help>>;
