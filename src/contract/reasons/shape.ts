import type { MessageOf, NoValues } from '../message.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
  /** Empty for a number without one. */
  readonly unit: string;
}

/** Items of lists of a document. */
export type ListItem =
  | 'answers'
  | 'entries'
  | 'levels'
  | 'links'
  | 'losses'
  | 'nodes'
  | 'pools'
  | 'seconds'
  | 'times'
  | 'VCs';

interface Count {
  readonly min: number;
  readonly max: number;
  readonly item: ListItem;
}

/** Required form of a value. */
export interface Expectations {
  readonly number: Range;
  readonly whole: Range;
  readonly powerOfTwo: Range;
  readonly powerOfTwoAmong: { readonly options: readonly number[]; readonly unit: string };
  readonly text: NoValues;
  readonly boolean: NoValues;
  readonly object: NoValues;
  readonly value: NoValues;
  readonly objectWith: { readonly keys: readonly string[] };
  readonly numberOrText: NoValues;
  readonly oneOf: { readonly options: readonly string[] };
  readonly kind: { readonly kind: string };
  readonly name: { readonly longest: number };
  readonly scenarioId: NoValues;
  readonly version: NoValues;
  readonly list: Count;
  readonly questions: NoValues;
  /** An answer to a question; `known`: the figures it may name in braces. */
  readonly answer: { readonly known: readonly string[] };
  readonly outputPort: NoValues;
  readonly startTime: NoValues;
  /** Picoseconds within a run that ends at `end`. */
  readonly timeInRun: { readonly end: number };
  readonly level: { readonly max: number };
}

export type Expected = MessageOf<Expectations>;

/** Reasons against a value on its own. */
export interface ShapeReasons {
  readonly not: { readonly expected: Expected };
  readonly missing: { readonly expected: Expected };
  readonly outside: Range;
  readonly outsideCount: Count;
  readonly neitherCellsNor: { readonly word: string; readonly range: Range };
  readonly neitherTextNorQuestion: NoValues;
  /** Lists and objects nested too deeply. */
  readonly tooDeep: { readonly levels: number };
  readonly pathTooShort: NoValues;
  readonly unknownKey: { readonly known: readonly string[] };
  readonly unknownValue: { readonly known: readonly (string | number)[] };
}
