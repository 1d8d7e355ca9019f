import type {
  Edit,
  ParameterValue,
  Picoseconds,
  Problem,
  Reason,
  ScenarioDocument,
  StepKind,
  WhyEvent,
} from '../../contract/index.ts';
import type { CARDS } from '../store/paths.ts';
import type { Tab } from '../store/types.ts';
import type { Theme } from '../theme/tokens/tokens.ts';
import type { PartName } from './parts.ts';

export type Override = readonly [path: string, value: ParameterValue];
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The seam for branches of a run. Links and files carry this part as it is and know nothing of what is in it: who
 * keeps branches writes `content`, raises `version` when its shape changes, and reads older versions. A page that
 * knows no branches of this version opens everything else, says so, and writes the part back unchanged.
 */
export interface BranchesPart {
  /** 1, 2, 3 ...; of `content` alone, whatever the version of link or file. */
  readonly version: number;
  readonly content: Json;
}

/** An event as links name it: the first, second ... one of its kind after a moment. */
export interface EventPlace {
  readonly kind: StepKind;
  /** From 1. */
  readonly count: number;
  /** The moment, where another is in force: a link then says this one. */
  readonly afterPs?: Picoseconds;
}

/** Everything a link or a saved file can say. Absent = not said: the scene's own, or the page's usual. */
export interface LinkState {
  readonly scene?: string;
  /** A whole scenario that is none of the built-in scenes; goes before `scene`. */
  readonly scenario?: ScenarioDocument;
  readonly seed?: number;
  readonly timePs?: Picoseconds;
  /** The event after that moment at which the head is. */
  readonly at?: EventPlace;
  readonly paused: boolean;
  /** Simulated seconds per second; Infinity = as fast as possible. */
  readonly speed?: number;
  /** The head slows down at bursts, or does not; not said: it does where the link names no speed. */
  readonly slow?: boolean;
  readonly theme?: Theme;
  readonly vc?: number;
  /** The time-space diagram of the followed VC. */
  readonly frames?: true;
  /** The event whose reasons are reported. */
  readonly why?: WhyEvent;
  readonly view?: readonly [Picoseconds, Picoseconds];
  readonly step?: StepKind;
  readonly port?: string;
  /** The panel a phone shows. */
  readonly tab?: Tab;
  /** The open card. */
  readonly card?: (typeof CARDS)[number];
  /** The curve of the policy is unfolded, or folded. */
  readonly curve?: boolean;
  /** On a projector the buffer replaces drop list and windows. */
  readonly magnifies?: true;
  /** The rule editor is open. */
  readonly editor?: true;
  /** Little but the rate that the reader drives is on the screen. */
  readonly hand?: true;
  /** How branches that run together are shown. */
  readonly compareView?: CompareView;
  /** The page is inside another one: little but the traces is shown. */
  readonly embed?: true;
  /** Parts of the page that are left out; parts that `embed` would leave out and this link does not. */
  readonly hide?: readonly PartName[];
  readonly show?: readonly PartName[];
  /** Panels that come first, in this order. */
  readonly order?: readonly string[];
  /** Panels that have their region for themselves. */
  readonly large?: readonly string[];
  /** Paths of edits that the page does not change: `policy`, `policy.th1`, `policy.*`, `*`. */
  readonly lock?: readonly string[];
  /** The table or figure that the run was opened from: `001-table-3`, `sweep`, `race`. */
  readonly back?: string;
  /** Edits, ascending in time; mechanisms, parameters and buffers that a link names act at time 0. */
  readonly edits: readonly Edit[];
  /** Scenario paths changed before loading. */
  readonly overrides: readonly Override[];
  readonly branches?: BranchesPart;
}

/** What two of them differ in; all over each other, or each with rows of its own: queue and windows, or one of them. */
export type CompareView = 'result' | 'overlaid' | 'both' | 'queues' | 'windows';

export type LinkDraft = { -readonly [K in keyof LinkState]: LinkState[K] };
/** Reports one thing that is wrong, and that it is left out. */
export type Refuse = (path: string, value: unknown, reason: Reason, kept?: ParameterValue) => void;
export interface ReadLink {
  readonly link: LinkState;
  readonly problems: readonly Problem[];
}

export const EMPTY_LINK: LinkState = { paused: false, edits: [], overrides: [] };
export const STEP_KINDS: readonly StepKind[] = [
  'event',
  'cell',
  'frame',
  'rtt',
  'drop',
  'timeout',
  'threshold',
  'rm',
];
export const TABS: readonly Tab[] = ['traces', 'buffer', 'network', 'policy', 'score'];
export const COMPARE_VIEWS: readonly CompareView[] = ['result', 'overlaid', 'both', 'queues', 'windows'];
export const MAX_VC = 16_383;
/** 2^53 picoseconds, rounded down. */
export const MAX_SECONDS = 9000;
