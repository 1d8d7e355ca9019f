/** Help for a mechanism, in one or two plain sentences for a student, and for each of its parameters. */
export interface Help {
  readonly help: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** By id of the mechanism. */
export type MechanismHelp = Readonly<Record<string, Help>>;
