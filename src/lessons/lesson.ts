import type { Picture } from './pictures/index.ts';

/** Targets that a step can point at: panels of the stage by their ids, and its transport. */
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

/** Prefix of the path of an edit whose control is meant: `knob:policy.th1`. */
export const KNOB = 'knob:';

/** Figures of a claim, measured over a whole run. */
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

/** Action of the reader on the stage. */
export type Action =
  | { readonly step: 'drop' | 'timeout' }
  /** Run to a time, s. */
  | { readonly until: number }
  | { readonly edit: string; readonly value: string | number }
  | { readonly edit: string; readonly atLeast: number }
  | { readonly edit: string; readonly atMost: number };

export interface Answer {
  readonly text: string;
  readonly right?: boolean;
  /** Reason why it is right or wrong. */
  readonly because: string;
}

/** A curve that the reader draws before the run shows it. */
export interface TraceDrawing {
  /** Id of a recorded trace, such as `queue/S2>S3`. */
  readonly trace: string;
  readonly name: string;
  readonly unit: string;
  /** Seconds: start of the picture, start of the drawing, and end of both. */
  readonly before: number;
  readonly from: number;
  readonly to: number;
  /** Upper end of the axis. */
  readonly top: number;
  /** Features of the real curve to look for. */
  readonly seen: string;
}

/** A position in a drawing of results, with the result there. */
export interface Place {
  /** Label on the axis: `EPD`, `500`. */
  readonly name: string;
  /** Result in the unit of the drawing. */
  readonly value: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Results of several runs, which the reader draws before they are shown. */
export interface ResultDrawing {
  readonly name: string;
  /** With the unit % the figure is a share. */
  readonly unit: string;
  /** Label of the axis of the places: `threshold, cells`. */
  readonly along: string;
  readonly places: readonly Place[];
  readonly top: number;
  readonly seen: string;
  /** Scene of the runs with which the values are tested, each with the settings of its place. */
  readonly scene: string;
  readonly figure: FigureName;
  readonly within: number;
  readonly seeds: number;
}

export type Drawing = TraceDrawing | ResultDrawing;

interface About {
  /**
   * Key under which the place and the work of a reader are stored; absent: the index of the step, from 0. A step that was moved by
   * a new one keeps its old index as the key, so that stored work stays with it.
   */
  readonly id?: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Scene from this step on, as the query of a link. */
  readonly stage?: string;
  /** Members of `POINTS`, or controls: `knob:policy.th1`. */
  readonly point?: readonly string[];
  readonly hint?: string;
  /** Picture shown instead of the stage. */
  readonly picture?: Picture;
  /** Link to work on the stage itself, by the query of a link. */
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

/** A number of the lesson, and the runs with which it is tested. */
export interface Claim {
  readonly text: string;
  readonly scene: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly figure: FigureName;
  /** Port of the figure; absent: the shown port of the scene. */
  readonly port?: string;
  /** VCs of the figure; absent: all. */
  readonly vcs?: readonly number[];
  /** Tested only in the long tier, because its runs take long. */
  readonly long?: boolean;
  readonly mean: number;
  readonly within: number;
  readonly seeds: number;
}

/** A lesson in the form of its file. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly needs: readonly string[];
  /** Learning goal: what the reader can explain at its end. */
  readonly goal: string;
  readonly source: string;
  readonly steps: readonly Step[];
  readonly claims: readonly Claim[];
}
