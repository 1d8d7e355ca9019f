import type { Picture } from './pictures/index.ts';

/** Panels of the stage by their ids, and its transport: what a step can point at. */
export const POINTS = [
  'transport',
  'waiting',
  'network',
  'senders',
  'routes',
  'acr',
  'segments',
  'buffer',
  'credit',
  'credit-left',
  'queue-length',
  'queues',
  'link-use',
  'sequence',
  'bandwidth',
  'class-buffers',
  'droplist',
  'hits',
  'all-windows',
  'cwnd',
  'frames',
  'sessions',
  'sender-rates',
  'sentence',
  'knob',
  'inspector',
  'mechanisms',
  'explained',
  'score',
  'questions',
] as const;

/** Before the path of an edit, whose control is meant: `knob:policy.th1`. */
export const KNOB = 'knob:';

/** What a figure of a claim is measured with, over a whole run. */
export const FIGURES = [
  'useful',
  'dead',
  'duplicate',
  'idle',
  'cellLossRatio',
  'packetLossRatio',
  'cellsPerLostPacket',
  'hitPerEpoch',
  'epochMs',
  'emptyShare',
  'fullShare',
  'queueMean',
  'queueMax',
  'occupancyMean',
  'used',
  'carried',
  'jain',
  'synchronization',
  'timeouts',
  'packetShare',
  'lossOfVcs',
  'waitMs',
  'rateOverFair',
  'transferS',
  'sourceQueueMax',
] as const;
export type FigureName = (typeof FIGURES)[number];

/** What the reader does on the stage. */
export type Action =
  | { readonly step: 'drop' | 'timeout' }
  /** A moment, s. */
  | { readonly until: number }
  | { readonly edit: string; readonly value: string | number }
  | { readonly edit: string; readonly atLeast: number }
  | { readonly edit: string; readonly atMost: number };

export interface Answer {
  readonly text: string;
  readonly right?: boolean;
  /** Why it is right or wrong. */
  readonly because: string;
}

/** A curve that the reader draws before the run shows it. */
export interface TraceDrawing {
  /** A recorded trace, such as `queue/S2>S3`. */
  readonly trace: string;
  readonly name: string;
  readonly unit: string;
  /** Seconds: where the picture begins, where the drawing begins, and the end of both. */
  readonly before: number;
  readonly from: number;
  readonly to: number;
  /** The top of the axis. */
  readonly top: number;
  /** What to see in the real curve. */
  readonly seen: string;
}

/** A place of a drawing of results, and what came out there. */
export interface Place {
  /** As on the axis: `EPD`, `500`. */
  readonly name: string;
  /** In the unit of the drawing. */
  readonly value: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Results of several runs, which the reader draws before they are shown. */
export interface ResultDrawing {
  readonly name: string;
  /** A figure is a share where the unit is %. */
  readonly unit: string;
  /** What the places are: `threshold, cells`. */
  readonly along: string;
  readonly places: readonly Place[];
  readonly top: number;
  readonly seen: string;
  /** The runs that the values are tested against, each with the settings of its place. */
  readonly scene: string;
  readonly figure: FigureName;
  readonly within: number;
  readonly seeds: number;
}

export type Drawing = TraceDrawing | ResultDrawing;

interface About {
  /**
   * What the place and the work of a reader are kept under; without it the place of the step, from 0. A step that another one has
   * moved keeps the place that it had: what readers have left there stays its own.
   */
  readonly id?: string;
  readonly title: string;
  readonly text: readonly string[];
  /** The scene from here on: what follows the question mark of a link. */
  readonly stage?: string;
  /** Of `POINTS`, or controls: `knob:policy.th1`. */
  readonly point?: readonly string[];
  readonly hint?: string;
  /** What the step shows instead of the stage. */
  readonly picture?: Picture;
  /** Work in the stage itself: what follows the question mark of a link. */
  readonly link?: { readonly text: string; readonly href: string };
}

export type Step = About &
  (
    | { readonly kind: 'show' }
    | { readonly kind: 'ask' | 'check'; readonly question: string; readonly answers: readonly Answer[] }
    | { readonly kind: 'do'; readonly task: string; readonly action: Action }
    | { readonly kind: 'draw'; readonly task: string; readonly drawing: Drawing }
    | { readonly kind: 'explain'; readonly question: string; readonly model: string }
  );

export const workKey = ({ id }: Step, place: number): string => id ?? String(place);

/** A number of the lesson, and the runs that it is tested against. */
export interface Claim {
  readonly text: string;
  readonly scene: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly figure: FigureName;
  /** The port that the figure is of; without it the one that the scene shows. */
  readonly port?: string;
  /** The VCs that the figure is of; without them all. */
  readonly vcs?: readonly number[];
  /** Its runs take too long for anything but the long tier. */
  readonly long?: boolean;
  readonly mean: number;
  readonly within: number;
  readonly seeds: number;
}

/** A lesson as its file says it. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly needs: readonly string[];
  /** What the reader can say at its end. */
  readonly goal: string;
  readonly source: string;
  readonly steps: readonly Step[];
  readonly claims: readonly Claim[];
}
