import type { ComponentType } from 'react';
import type { Profile } from '../plot/paint/style.ts';
import type { Tab } from '../store/types.ts';
import type { LegendSignId } from '../strings/panels/legend.ts';
import type { StageSize } from '../widgets/stageSize.ts';

/** What decides which panels a run needs. */
export interface Run {
  /** Some VC has rate control. */
  readonly hasRateControl: boolean;
  /** Every VC has credit-based flow control. */
  readonly isCreditBased: boolean;
  /** Some VC has. */
  readonly hasCredit: boolean;
  /** Some source is TCP. */
  readonly hasWindows: boolean;
}

/** What decides, apart from the run, which of its panels are open at this moment. */
export interface LayoutContext {
  readonly run: Run;
  readonly profile: Profile;
  readonly size: StageSize;
  /** On a projector: the buffer instead of drop list and windows. Under rate control: sequence numbers. */
  readonly magnifies: boolean;
  /** The time-space diagram is open. */
  readonly frames: boolean;
  /** The page is part of another one. */
  readonly embed: boolean;
  /** The rule editor is open. */
  readonly isEditing: boolean;
  /** The rule in it reads what each VC has in the queue. */
  readonly writesAboutVcs: boolean;
  /** The reader looks how something works that is not at a port. */
  readonly isExplaining: boolean;
}

/** `left`: rows over the time axis. `right`: the column of explanations. `lead`: first in it, above the rows where it is missing. */
export type Region = 'left' | 'lead' | 'right';

/** In compare, each branch has its own copies of the panels of a row. */
export type CompareRow = 'queue' | 'windows';

export type ResultRow = 'once' | 'each';

/** Where a screen shows a panel; a phone shows one tab at a time, and what leads above all of them. */
export interface PanelPlaces {
  readonly laptop: boolean;
  readonly projector: boolean;
  readonly phone: Tab | 'lead' | null;
  /** Other tabs whose controls change it. */
  readonly phoneToo?: readonly Tab[];
}

/** A panel of the stage. Everything that lays out panels reads this and nothing else. */
export interface Panel {
  /** Also its name in links: `hide=droplist`. */
  readonly id: string;
  /** Name of a group of panels in links: `hide=windows` hides windows, allowed rates and credit. */
  readonly group: string;
  /** For a menu. */
  readonly title: string;
  /** Within a sentence: `An error stopped the drop list`. */
  readonly inSentence: string;
  /** Every sign that it draws, in the order of its legend; a panel of words draws none. */
  readonly draws: readonly LegendSignId[];
  readonly region: Region;
  /** Ascending from the top of its region; on a phone, of its tab, where another order may be better. */
  readonly order: number;
  readonly orderOnPhone?: number;
  readonly places: PanelPlaces;
  /** On a phone in landscape it is next to the traces, under what leads. */
  readonly isNextToTraces?: true;
  /** Its own controls choose the followed VC, so that a phone needs no others. */
  readonly selectsVc?: true;
  /** It can be enlarged: it then has its region for itself. */
  readonly canEnlarge?: boolean;
  /** It is left out until the reader or the link asks for it, and then has its region for itself. */
  readonly isHiddenByDefault?: true;
  /** The page shows it inside another page, unless the link says otherwise. */
  readonly embed: boolean;
  /** Runs that have it; all of them if not given. */
  readonly when?: (run: Run) => boolean;
  /** Panels that a reader opens, or that yield where there is no room; always open if not given. */
  readonly isOpen?: (around: LayoutContext) => boolean;
  /** Its row in compare; none if not given. */
  readonly compare?: (run: Run) => CompareRow | null;
  /** In the result of two branches: once, with both over each other, or for each of them; not there if not given. */
  readonly result?: (run: Run) => ResultRow | null;
  /** Part of the first load, or `late(...)`. It takes no props. */
  readonly View: ComponentType;
}

/** Every screen shows it; on a phone, under its traces. */
export const EVERYWHERE: PanelPlaces = { laptop: true, projector: true, phone: 'traces' };
