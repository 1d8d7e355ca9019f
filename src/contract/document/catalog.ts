import type { Described, PostDating, PseudoCodeLine } from './described.ts';
import type { ExplainedInfo } from './explained.ts';
import type { ParameterSpec } from './parameters.ts';
import type { Settings } from './settings.ts';
import type { SourceKind } from './sources.ts';

/** Everything a page or a command line needs to show a mechanism of a port without knowing it. */
export interface MechanismInfo extends Described, PostDating {
  /** Short name as in the papers: `EPD`. */
  readonly short: string;
  readonly parameters: readonly ParameterSpec[];
  /** Pairs of parameters of which the first may not exceed the second: `['minTh', 'maxTh']`. */
  readonly ordered?: readonly (readonly [lower: string, upper: string])[];
  readonly pseudoCode: readonly PseudoCodeLine[];
  /** What a switch has to remember for each VC: bits, or a counter of its cells. */
  readonly bits?: number | 'counter';
  /** Of a scheduler that serves by service class: a VC that changes class moves to other queues. */
  readonly byClass?: true;
}

/** A discard policy. */
export interface PolicyInfo extends MechanismInfo {
  /** It refuses cells because there is no place left at that very moment: who loses is a matter of phase. */
  readonly refusesWhenFull?: true;
  /** It remembers which VCs are being refused. */
  readonly keepsList?: true;
  /** It keeps one of named states for each VC. */
  readonly states?: StateDiagram;
}

/** States that a policy keeps for each VC, and how a cell that finds a place in the buffer leads from one to the next. */
export interface StateDiagram {
  readonly states: readonly string[];
  /** Place of the state in which each VC begins. */
  readonly initial: number;
  readonly arrows: readonly StateArrow[];
}

export interface StateArrow {
  /** Places among the states. */
  readonly from: number;
  readonly to: number;
  /** Of the last cell of a frame, or of another one. */
  readonly last: boolean;
  /** Of a cell that draws a mark, or draws none; null where it makes no difference. */
  readonly mark: boolean | null;
  /** Whether the cell enters. */
  readonly accepted: boolean;
}

/** An ABR switch algorithm. */
export interface AlgorithmInfo extends MechanismInfo {
  /** What the rate is called that it would hand out now: `MACR`; empty without one. */
  readonly readingLabel: string;
}

/** What can be changed of VCs with rate control while a run goes on, by where it belongs. */
export interface RateControlInfo extends Described {
  readonly id: 'source' | 'coupling';
  /** Each has the name that follows `abr.` in the path of an edit. */
  readonly parameters: readonly ParameterSpec[];
}

export interface CongestionControlInfo extends PostDating {
  readonly id: string;
}

export interface SourceInfo {
  readonly id: SourceKind;
}

export interface Catalog {
  /** False until the policies, schedulers and algorithms that load later are in it. */
  readonly whole: boolean;
  readonly policies: readonly PolicyInfo[];
  readonly schedulers: readonly MechanismInfo[];
  /** Ways to share the buffer of a port among VCs. */
  readonly allocations: readonly MechanismInfo[];
  /** What switches report to ABR sources. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly rateControl: readonly RateControlInfo[];
  readonly congestionControls: readonly CongestionControlInfo[];
  readonly sources: readonly SourceInfo[];
  /** What cards can change of a document; null until everything is in the catalogue. */
  readonly settings: Settings | null;
  /** How what is outside of ports works; empty until it has loaded. */
  readonly explained: readonly ExplainedInfo[];
}
