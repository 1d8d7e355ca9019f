import type { ParameterSpec, PseudoCodeLine } from '../contract/index.ts';

/** Kind of rule: a discard policy decides about cells, an ABR algorithm acts on RM cells. */
export type RuleKind = 'policy' | 'algorithm';

/** Unit of a number. `time` is in picoseconds; `rate` in cells/s; `chance` is 0 to 1; '' for a number without unit. */
export type Unit = '' | 'cells' | 'bytes' | 'time' | 'VCs' | 'chance' | 'rate';

export type Type =
  | { readonly kind: 'number'; readonly unit: Unit }
  | { readonly kind: 'truth' }
  | { readonly kind: 'one-of'; readonly options: readonly string[] };

/** Values that a policy can read of its cell, its VC and its port. Yes is 1, no is 0. */
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

/** Values that an ABR algorithm can read of the RM cell, its VC and its port. */
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

/** Storage of a value, which has an index within it. */
export type Store = 'parameter' | 'let' | 'port' | 'vc' | 'local' | 'argument';

export type Expression = { readonly type: Type } & (
  | { readonly is: 'constant'; readonly value: number }
  | { readonly is: 'input'; readonly input: Input | RateInput }
  | { readonly is: Store; readonly index: number; readonly name: string }
  /** Number of VCs whose kept yes/no is yes. */
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

/** The first value whose condition holds; the last has none. */
export type Cases = readonly { readonly value: Expression; readonly when: Expression | null }[];

/** Values of a sentence that are words. */
export const WORDS = ['VC', 'cell', 'list', 'The buffer'] as const;
export type Word = (typeof WORDS)[number];

/** A sentence with values: a sequence of words and formulas. */
export type Sentence = readonly (string | Expression | { readonly word: Word })[];

/** Sentences of a line: the first whose condition holds. */
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
 * Events of the blocks of a rule under `on ...` and `every ...`: at these a policy is executed, in addition to each arriving
 * cell, and an algorithm acts.
 */
export type HookName = 'loss' | 'departure' | 'timer' | 'forward' | 'backward' | 'marking' | 'interval';

export interface Hook {
  readonly on: HookName;
  /** For a timer: its period. */
  readonly period: Expression | null;
  /** For an interval: number of cells that also ends it. */
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

/** Fields of a cell that an algorithm can set: ER only downwards and not below MCR, bits only to yes. */
export type RmField = 'ER' | 'CI' | 'NI' | 'EFCI';

/** A value that a rule keeps, for its port or for each VC. */
export interface Remembered {
  readonly name: string;
  readonly type: Type;
  readonly initial: number;
  /** For a yes/no kept per VC: whether the rule reads the number that are yes. */
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

/** A value shown to the reader. */
export interface Shown {
  readonly name: string;
  readonly label: string;
  readonly value: Expression;
  /** Whether it is drawn as a line on the queue plot. */
  readonly plotted: boolean;
  /** Condition under which it is shown. */
  readonly when: Expression | null;
  /** Whether it is a value per VC. */
  readonly byVc: boolean;
  /** Name of the rate that an algorithm grants; null for other values. */
  readonly reading: string | null;
  /** Whether it is the state of a VC in an algorithm: one of named states. */
  readonly isState: boolean;
}

export interface PlotLine {
  readonly label: string;
  /** Function of x, which is its argument 0. */
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
  /** Whether there is one point for each VC with waiting cells. */
  readonly byVc: boolean;
  readonly when: Expression | null;
}

/** Decision function of the rule, for its plot. */
export interface Plotted {
  readonly meaning: 'probability' | 'limit' | 'amount' | 'state';
  readonly x: { readonly label: string; readonly unit: string };
  readonly y: { readonly label: string; readonly unit: string; readonly max: Expression | null };
  readonly lines: readonly PlotLine[];
  readonly points: readonly PlotPoint[];
  readonly handles: readonly PlotHandle[];
}

/** Formulas for when a port can skip the rule (`engine/switch/transmit/acceptThreshold.ts`). */
export interface AcceptFormulas {
  readonly line: Expression;
  readonly below: Expression;
  readonly continuationBelow: Expression;
  readonly until: Expression;
}

/** State of the port that a rule uses; the port does not keep the rest. */
export interface Uses {
  readonly list: boolean;
  readonly held: boolean;
  readonly random: boolean;
  readonly marks: boolean;
  /** Whether cells are marked on departure instead of on arrival. */
  readonly marksLeaving: boolean;
  readonly front: boolean;
}

/** The part of a rule that a run needs: plain data. */
export interface RuleHead {
  readonly kind: RuleKind;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly source: string;
  readonly help: string;
  readonly visitor: boolean;
  /** State that a switch keeps for each VC: a number of bits, or a counter of its cells; null: not given. */
  readonly bits: number | 'counter' | null;
  readonly parameters: readonly ParameterSpec[];
  readonly ordered: readonly (readonly [string, string])[];
  /** Lines of the body, without sentences; numbered as in the text. */
  readonly lines: readonly PseudoCodeLine[];
  readonly port: readonly Remembered[];
  readonly vc: readonly Remembered[];
  readonly lets: readonly Pick<LetValue, 'name'>[];
  /** In the order of the text. At most one per event; any number of timers. */
  readonly hooks: readonly Pick<Hook, 'on' | 'line'>[];
  readonly shown: readonly Shown[];
  readonly plot: Plotted | null;
  readonly uses: Uses;
}

/** A parsed and checked rule with its statements: plain data. */
export interface CheckedRule extends RuleHead {
  readonly lets: readonly LetValue[];
  readonly defined: readonly Defined[];
  readonly locals: readonly string[];
  /** For a policy; an algorithm has only hooks. */
  readonly arrival: readonly Statement[];
  readonly hooks: readonly Hook[];
  /** Queue below which `line` accepts every cell without side effects, while no VC is listed; and for later cells of a frame, while its VC is not. */
  readonly acceptThreshold: AcceptFormulas;
}
