import type { Described, PostDating, PseudoCodeLine } from './described.ts';
import type { ExplainedInfo } from './explained.ts';
import type { ParameterSpec } from './parameters.ts';
import type { Settings } from './settings.ts';
import type { SourceKind } from './sources.ts';

/** Description of a mechanism of a port: all that a page or a command line without code for it needs to show it. */
export interface MechanismInfo extends Described, PostDating {
  /** Short name as in the papers: `EPD`. */
  readonly short: string;
  readonly parameters: readonly ParameterSpec[];
  /** Pairs of parameters of which the first may not exceed the second: `['minTh', 'maxTh']`. */
  readonly ordered?: readonly (readonly [lower: string, upper: string])[];
  readonly pseudoCode: readonly PseudoCodeLine[];
  /** State that a switch keeps for each VC: a number of bits, or a counter of its cells. */
  readonly bits?: number | 'counter';
  /** For a scheduler that serves by service class: a VC that changes class moves to other queues. */
  readonly byClass?: true;
}

/** A discard policy. */
export interface PolicyInfo extends MechanismInfo {
  /** It refuses cells only because no place is free at that instant, so the phase of the arrivals decides who loses. */
  readonly refusesWhenFull?: true;
  /** It remembers which VCs it refuses (a drop list). */
  readonly keepsList?: true;
  /** It keeps one of named states for each VC. */
  readonly states?: StateDiagram;
}

/** States that a policy keeps for each VC, and the transitions that an arriving cell causes if the buffer has room. */
export interface StateDiagram {
  readonly states: readonly string[];
  /** Index of the state in which each VC begins. */
  readonly initial: number;
  readonly arrows: readonly StateArrow[];
}

export interface StateArrow {
  /** Indices of two states. */
  readonly from: number;
  readonly to: number;
  /** Whether the arrow is for the last cell of a frame. */
  readonly last: boolean;
  /** Whether the random draw marks the cell; null where it makes no difference. */
  readonly mark: boolean | null;
  /** Whether the cell is accepted. */
  readonly accepted: boolean;
}

/** An ABR switch algorithm. */
export interface AlgorithmInfo extends MechanismInfo {
  /** Name of the rate that it would grant now: `MACR`; empty without one. */
  readonly readingLabel: string;
}

/** Rate-control parameters of VCs that can change during a run, by group. */
export interface RateControlInfo extends Described {
  readonly id: 'source' | 'coupling';
  /** Parameters by the name that follows `abr.` in the path of an edit. */
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
  /** Algorithms by which switches give feedback to ABR sources. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly rateControl: readonly RateControlInfo[];
  readonly congestionControls: readonly CongestionControlInfo[];
  readonly sources: readonly SourceInfo[];
  /** Keys of a document that cards can change; null until the catalogue is complete. */
  readonly settings: Settings | null;
  /** Mechanisms of senders, sources and nodes with their pseudo-code; empty until they have loaded. */
  readonly explained: readonly ExplainedInfo[];
}
