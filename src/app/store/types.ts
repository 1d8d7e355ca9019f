import type {
  BatchReport,
  Catalog,
  Decision,
  LoadedReport,
  ParameterValue,
  PauseReason,
  Picoseconds,
  PolicyLive,
  PortState,
  Problem,
  RateState,
  RatesReport,
  RmCellAtPort,
  RuleFailure,
  RunResults,
  RunState,
  StepKind,
  VcState,
} from '../../contract/index.ts';
import type { Theme } from '../theme/tokens/tokens.ts';

/** The panels of a phone, one at a time. */
export type Tab = 'traces' | 'buffer' | 'network' | 'policy' | 'score';

/** State of the stage. Traces and views are in `traces/`, outside React. */
export interface StageState {
  readonly catalog: Catalog | null;
  readonly loaded: LoadedReport | null;
  /** Switch ports as applied. */
  readonly ports: readonly PortState[];
  /** Per-VC settings of ports, as applied. */
  readonly vcStates: readonly VcState[];
  /** Rate control of each VC that has it, as applied. */
  readonly rateStates: readonly RateState[];
  /** Counts changes of the recorded settings (`traceStore.applied`), which are outside React. */
  readonly settingsVersion: number;
  /** Play head. */
  readonly now: Picoseconds;
  readonly recorded: Picoseconds;
  readonly run: RunState;
  /** Whether the run goes on step after step instead of playing. */
  readonly stepping: boolean;
  readonly reason: PauseReason | null;
  /** Index of the breakpoint that paused the run. */
  readonly stopped: number | null;
  readonly results: RunResults | null;
  /** Time up to which `results` and their digest count. */
  readonly resultsAt: Picoseconds;
  readonly decision: Decision | null;
  readonly verdict: { readonly line: number; readonly vc: number; readonly accepted: boolean } | null;
  /** The RM cell that the last step went to; null once the head has moved on. */
  readonly rm: RmCellAtPort | null;
  /** Memory of the shown port's rate algorithm, as last reported. */
  readonly rates: RatesReport | null;
  /** The function by which the shown port decides, as last reported. */
  readonly curve: BatchReport['curve'];
  /** Operating point of the shown port on that function, at the head. */
  readonly live: PolicyLive | null;
  /** Lines of the rules in force that have failed so far. */
  readonly failures: readonly RuleFailure[];
  /** Values requested and not yet applied, by edit path. */
  readonly requested: Readonly<Record<string, ParameterValue>>;
  /** The last refusal per edit path, until the next accepted value. */
  readonly rejected: Readonly<Record<string, Problem>>;
  /** Messages about a bad link or file, shown under the header. */
  readonly problems: readonly Problem[];
  readonly failure: string | null;
  /** Visible time range, shared by all panels over time. */
  readonly viewport: { readonly from: Picoseconds; readonly to: Picoseconds };
  /** Whether the range follows the play head. */
  readonly following: boolean;
  readonly cursor: Picoseconds | null;
  readonly followedVc: number | null;
  /** VC of the last reported decision, used where one VC is shown and none is followed. */
  readonly decidedVc: number | null;
  readonly stepKind: StepKind;
  /** Simulated seconds per wall second; Infinity = as fast as possible. */
  readonly speed: number;
  /** Whether the head slows down at bursts of events automatically. */
  readonly slowsAtBursts: boolean;
  /** Whether the head is slowed down now. */
  readonly inBurst: boolean;
  readonly theme: Theme;
}

export interface StageActions {
  play(): void;
  pause(): void;
  step(kind?: StepKind, back?: boolean): void;
  seek(time: Picoseconds): void;
  reset(): void;
  /** Sends at most the newest value per path and animation frame. */
  set(path: string, value: ParameterValue): void;
  /** Clears a refusal that the reader has read. */
  forgive(path: string): void;
  setSpeed(ratio: number): void;
  setSlowsAtBursts(on: boolean): void;
  setInBurst(on: boolean): void;
  setStepKind(kind: StepKind): void;
  setViewport(from: Picoseconds, to: Picoseconds): void;
  setFollowing(on: boolean): void;
  setCursor(time: Picoseconds | null): void;
  followVc(vc: number | null): void;
  watchPort(port: string): void;
  dismissProblems(): void;
}
