/** Panels and parts of the stage that a step can point at. */
export const POINTS = ['queue', 'linkUse', 'windows', 'allWindows', 'sentence', 'transport'] as const;
export type Point = (typeof POINTS)[number];

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
  'utilization',
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

/** What the reader does on the stage: exactly one of the three. */
export type Action =
  | { readonly step: 'drop' | 'timeout' }
  /** A moment, s. */
  | { readonly until: number }
  | { readonly edit: string; readonly value: string | number };

export interface Answer {
  readonly text: string;
  readonly right?: boolean;
  /** Why it is right or wrong. */
  readonly because: string;
}

/** A curve that the reader draws before the run shows it. */
export interface Drawing {
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

interface About {
  readonly title: string;
  readonly text: readonly string[];
  /** The scene from here on: what follows the question mark of a link. */
  readonly stage?: string;
  readonly point?: readonly Point[];
  readonly hint?: string;
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
