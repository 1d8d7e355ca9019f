import type { ParameterSpec, PseudoCodeLine } from '../contract/index.ts';

/** What a rule is for: a discard policy decides about cells, an ABR algorithm acts on RM cells. */
export type RuleKind = 'policy' | 'algorithm';

/** What a number counts. `time` is in picoseconds; `rate` in cells/s; `chance` is 0 to 1; '' for a number without unit. */
export type Unit = '' | 'cells' | 'bytes' | 'time' | 'VCs' | 'chance' | 'rate';

export type Type =
  | { readonly kind: 'number'; readonly unit: Unit }
  | { readonly kind: 'truth' }
  | { readonly kind: 'one-of'; readonly options: readonly string[] };

/** What a rule can read of its cell, its VC and its port. Yes is 1, no is 0. */
export type Input =
  | 'queue'
  | 'buffer'
  | 'now'
  | 'cell time'
  | 'queue time'
  | 'queue bytes'
  | 'cell bytes'
  | 'queue since'
  | 'first cell'
  | 'last cell'
  | 'only cell'
  | 'wire free'
  | 'waited'
  | 'VC cells waiting'
  | 'VCs with cells waiting'
  | 'VCs of the port'
  | 'VC listed'
  | 'VCs listed'
  | 'VC marked'
  | 'VCs marked'
  | 'paused'
  | 'paused until'
  | 'random';

/** What an ABR algorithm can read of the RM cell, of its VC and of its port. */
export type RateInput =
  | 'queue'
  | 'buffer'
  | 'now'
  | 'link rate'
  | 'ER'
  | 'CCR'
  | 'MCR'
  | 'CI'
  | 'NI'
  | 'ABR rate'
  | 'higher rate'
  | 'active VCs'
  | 'VC seen'
  | 'promised'
  | 'measured';

/** Where a value is kept: by its place among its kind. */
export type Store = 'parameter' | 'let' | 'port' | 'vc' | 'local' | 'argument';

export type Expression = { readonly type: Type } & (
  | { readonly is: 'constant'; readonly value: number }
  | { readonly is: 'input'; readonly input: Input | RateInput }
  | { readonly is: Store; readonly index: number; readonly name: string }
  /** VCs of which a remembered yes/no is yes. */
  | { readonly is: 'count'; readonly index: number; readonly name: string }
  | {
      readonly is: 'arithmetic';
      readonly sign: '+' | '-' | '*' | '/';
      readonly left: Expression;
      readonly right: Expression;
      readonly line: number;
    }
  | { readonly is: 'negative'; readonly of: Expression }
  | {
      readonly is: 'comparison';
      readonly sign: '<' | '<=' | '>' | '>=' | '===' | '!==';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly is: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly is: 'not'; readonly of: Expression }
  | { readonly is: 'choice'; readonly when: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly is: 'function'; readonly name: FunctionName; readonly args: readonly Expression[] }
  | {
      readonly is: 'defined';
      readonly index: number;
      readonly name: string;
      readonly args: readonly Expression[];
    }
);

export type FunctionName =
  | 'min'
  | 'max'
  | 'abs'
  | 'floor'
  | 'ceil'
  | 'sqrt'
  | 'log'
  | 'exp'
  | 'pow'
  | 'root'
  | 'ramp'
  | 'decay';

/** The first whose condition holds; the last has none. */
export type Cases = readonly { readonly value: Expression; readonly when: Expression | null }[];

/** Values of a sentence that are words. */
export const WORDS = ['VC', 'cell', 'list', 'The buffer'] as const;
export type Word = (typeof WORDS)[number];

/** A sentence with values: words and formulas by turns. */
export type Sentence = readonly (string | Expression | { readonly word: Word })[];

/** What is said of a line: the first whose condition holds. */
export type ConditionalSentences = readonly { readonly when: Expression | null; readonly say: Sentence }[];

export type Statement = { readonly line: number } & (
  | {
      readonly does: 'if';
      readonly condition: Expression;
      readonly yes: readonly Statement[];
      readonly no: readonly Statement[];
    }
  | { readonly does: 'each'; readonly body: readonly Statement[] }
  | {
      readonly does: 'set';
      readonly target: Target;
      readonly value: Expression;
      readonly say: ConditionalSentences;
    }
  | { readonly does: 'accept'; readonly say: ConditionalSentences }
  | { readonly does: 'refuse'; readonly again: boolean; readonly say: ConditionalSentences }
  | { readonly does: 'discard'; readonly cells: Expression }
  | { readonly does: 'pause'; readonly time: Expression }
  | { readonly does: 'nothing'; readonly say: ConditionalSentences }
);

/**
 * When a policy is asked, apart from each cell that comes, and when an algorithm acts: the blocks of a rule under `on ...`
 * and `every ...`.
 */
export type HookName = 'loss' | 'departure' | 'timer' | 'forward' | 'backward' | 'marking' | 'interval';

export interface Hook {
  readonly on: HookName;
  /** Of a timer: how long from one time to the next. */
  readonly period: Expression | null;
  /** Of an interval that also ends with so many cells. */
  readonly most: Expression | null;
  readonly line: number;
  readonly body: readonly Statement[];
}

export type Target =
  | {
      readonly store: 'port' | 'vc' | 'local';
      readonly index: number;
      readonly name: string;
      readonly type: Type;
    }
  | { readonly store: 'listed' | 'marked'; readonly name: string; readonly type: Type }
  | { readonly store: 'rm'; readonly name: RmField; readonly type: Type };

/** What an algorithm can change of a cell: ER only downwards and not below MCR, bits only to yes. */
export type RmField = 'ER' | 'CI' | 'NI' | 'EFCI';

/** A value that a rule remembers, for its port or for each VC. */
export interface Remembered {
  readonly name: string;
  readonly type: Type;
  readonly initial: number;
  /** Of a yes/no by VC: a count of those that are yes is asked for. */
  readonly counted: boolean;
}

export interface LetValue {
  readonly name: string;
  readonly type: Type;
  readonly cases: Cases;
}

export interface Defined {
  readonly name: string;
  readonly args: readonly string[];
  readonly type: Type;
  readonly cases: Cases;
}

/** A value worth watching. */
export interface Shown {
  readonly name: string;
  readonly label: string;
  readonly value: Expression;
  /** Drawn as a line on the queue plot. */
  readonly plotted: boolean;
  /** Not there while this is no. */
  readonly when: Expression | null;
  /** Of a VC. */
  readonly byVc: boolean;
  /** What an algorithm hands out, under this name; null: something else. */
  readonly reading: string | null;
  /** How an algorithm regards a VC: one of named states. */
  readonly isState: boolean;
}

export interface PlotLine {
  readonly label: string;
  /** Of the x axis, its argument 0. */
  readonly y: Expression;
  readonly when: Expression | null;
}

export interface PlotHandle {
  readonly parameter: string;
  readonly along: 'x' | 'y';
  readonly x: Expression;
  readonly y: Expression;
  readonly when: Expression | null;
}

export interface PlotPoint {
  readonly x: Expression;
  readonly y: Expression;
  /** One for each VC that has cells waiting. */
  readonly byVc: boolean;
  readonly when: Expression | null;
}

/** A function by which the rule decides, for its plot. */
export interface Plotted {
  readonly meaning: 'probability' | 'limit' | 'amount' | 'state';
  readonly x: { readonly label: string; readonly unit: string };
  readonly y: { readonly label: string; readonly unit: string; readonly max: Expression | null };
  readonly lines: readonly PlotLine[];
  readonly points: readonly PlotPoint[];
  readonly handles: readonly PlotHandle[];
}

/** Formulas for when a port need not ask the rule (`engine/switch/transmit/acceptThreshold.ts`). */
export interface AcceptFormulas {
  readonly line: Expression;
  readonly below: Expression;
  readonly continuationBelow: Expression;
  readonly until: Expression;
}

/** What a rule asks its port for; what it does not ask for is not kept. */
export interface Uses {
  readonly list: boolean;
  readonly held: boolean;
  readonly random: boolean;
  readonly marks: boolean;
  /** Cells get their marks as they leave, not as they come. */
  readonly marksLeaving: boolean;
  readonly front: boolean;
}

/** What a run needs of a rule: plain data. */
export interface RuleHead {
  readonly kind: RuleKind;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly source: string;
  readonly help: string;
  readonly visitor: boolean;
  /** What a switch has to remember for each VC: bits, or a counter of its cells; null: not said. */
  readonly bits: number | 'counter' | null;
  readonly parameters: readonly ParameterSpec[];
  readonly ordered: readonly (readonly [string, string])[];
  /** Those of the body, without sentences; numbered as in the text. */
  readonly lines: readonly PseudoCodeLine[];
  readonly port: readonly Remembered[];
  readonly vc: readonly Remembered[];
  readonly lets: readonly Pick<LetValue, 'name'>[];
  /** In the order of the text. At most one for each event; timers as many as there are. */
  readonly hooks: readonly Pick<Hook, 'on' | 'line'>[];
  readonly shown: readonly Shown[];
  readonly plot: Plotted | null;
  readonly uses: Uses;
}

/** A rule that has been read and checked, with what it does: plain data. */
export interface CheckedRule extends RuleHead {
  readonly lets: readonly LetValue[];
  readonly defined: readonly Defined[];
  readonly locals: readonly string[];
  /** Of a policy; an algorithm has hooks alone. */
  readonly arrival: readonly Statement[];
  readonly hooks: readonly Hook[];
  /** The queue below which every cell is accepted by `line` and nothing changes, while no VC is listed; and the same for later cells of a frame whose VC is not. */
  readonly acceptThreshold: AcceptFormulas;
}
