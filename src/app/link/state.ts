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
 * Part of a link or file for branches. Links and files carry it unchanged and do not interpret it: the code for branches writes
 * `content`, raises `version` when its format changes, and reads older versions. A page that does not know the version
 * opens everything else, reports it, and writes the part back unchanged.
 */
export interface BranchesPart {
  /** 1, 2, 3 ...; version of `content` only, independent of that of link or file. */
  readonly version: number;
  readonly content: Json;
}

/** An event in a link: the first, second ... one of its kind after a time. */
export interface EventPlace {
  readonly kind: StepKind;
  /** Ordinal number, from 1. */
  readonly count: number;
  /** Start of the count, where it differs from the time of the link. */
  readonly afterPs?: Picoseconds;
}

/** Content of a link or a saved file. Absent values: the scene's own, or the page's default. */
export interface LinkState {
  readonly scene?: string;
  /** A complete scenario that is not a built-in scene; takes precedence over `scene`. */
  readonly scenario?: ScenarioDocument;
  readonly seed?: number;
  readonly timePs?: Picoseconds;
  /** The event after that time at which the head is. */
  readonly at?: EventPlace;
  readonly paused: boolean;
  /** Simulated seconds per second; Infinity = as fast as possible. */
  readonly speed?: number;
  /** Whether the head slows down at bursts; by default only if the link sets no speed. */
  readonly slow?: boolean;
  readonly theme?: Theme;
  readonly vc?: number;
  /** Whether the time-space diagram of the followed VC is open. */
  readonly frames?: true;
  /** The event whose reasons are shown. */
  readonly why?: WhyEvent;
  readonly view?: readonly [Picoseconds, Picoseconds];
  readonly step?: StepKind;
  readonly port?: string;
  /** The panel a phone shows. */
  readonly tab?: Tab;
  /** The open card. */
  readonly card?: (typeof CARDS)[number];
  /** Whether the curve of the policy is unfolded. */
  readonly curve?: boolean;
  /** On a projector, whether the buffer replaces drop list and windows. */
  readonly magnifies?: true;
  /** Whether the rule editor is open. */
  readonly editor?: true;
  /** Whether the page shows little but the rate that the reader drives. */
  readonly hand?: true;
  /** How branches that run together are shown. */
  readonly compareView?: CompareView;
  /** Whether the page is embedded, showing little but the traces. */
  readonly embed?: true;
  /** Parts of the page that are hidden; parts that `embed` would hide but this link shows. */
  readonly hide?: readonly PartName[];
  readonly show?: readonly PartName[];
  /** Panels that come first, in this order. */
  readonly order?: readonly string[];
  /** Panels that have their region for themselves. */
  readonly large?: readonly string[];
  /** Paths of edits that the page cannot change: `policy`, `policy.th1`, `policy.*`, `*`. */
  readonly lock?: readonly string[];
  /** The table or figure that the run was opened from: `001-table-3`, `sweep`, `race`. */
  readonly back?: string;
  /** Edits, ascending in time; mechanisms, parameters and buffers of a link apply from time 0. */
  readonly edits: readonly Edit[];
  /** Scenario paths changed before loading. */
  readonly overrides: readonly Override[];
  readonly branches?: BranchesPart;
}

/** Comparison of branches: their differences, overlaid plots, or rows for each: queue and windows, or one of them. */
export type CompareView = 'result' | 'overlaid' | 'both' | 'queues' | 'windows';

export type LinkDraft = { -readonly [K in keyof LinkState]: LinkState[K] };
/** Reports an invalid value, which is left out. */
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
