import type { ComponentType } from 'react';
import type { Profile } from '../plot/paint/style.ts';
import type { Tab } from '../store/types.ts';
import type { LegendSignId } from '../strings/panels/legend.ts';
import type { StageSize } from '../widgets/stageSize.ts';

/** Properties of a run that decide which panels it needs. */
export interface Run {
  /** Whether any VC has rate control. */
  readonly hasRateControl: boolean;
  /** Whether every VC has credit-based flow control. */
  readonly isCreditBased: boolean;
  /** Whether any VC has credit-based flow control. */
  readonly hasCredit: boolean;
  /** Whether any source is TCP. */
  readonly hasWindows: boolean;
}

/** Properties apart from the run that decide which panels are open now. */
export interface LayoutContext {
  readonly run: Run;
  readonly profile: Profile;
  readonly size: StageSize;
  /** Whether the detail is open: on a projector the buffer instead of drop list and windows, with rate control sequence numbers. */
  readonly magnifies: boolean;
  /** Whether the time-space diagram is open. */
  readonly frames: boolean;
  /** Whether the page is embedded in another one. */
  readonly embed: boolean;
  /** Whether the rule editor is open. */
  readonly isEditing: boolean;
  /** Whether the edited rule reads the queue of each VC. */
  readonly writesAboutVcs: boolean;
  /** Whether the explanation of a mechanism that is not at a port is open. */
  readonly isExplaining: boolean;
}

/** `left`: rows over the time axis. `right`: the column of explanations. `lead`: top of that column; above the rows where it is missing. */
export type Region = 'left' | 'lead' | 'right';

/** Rows of a comparison, in which each branch has its own copies of the panels. */
export type CompareRow = 'queue' | 'windows';

export type ResultRow = 'once' | 'each';

/** Screens that show a panel; a phone shows one tab at a time, and `lead` above all tabs. */
export interface PanelPlaces {
  readonly laptop: boolean;
  readonly projector: boolean;
  readonly phone: Tab | 'lead' | null;
  /** Other tabs whose controls change the panel. */
  readonly phoneToo?: readonly Tab[];
}

/** Definition of a panel of the stage: the only input of all layout code. */
export interface Panel {
  /** Id, also used in links: `hide=droplist`. */
  readonly id: string;
  /** Name of a group of panels in links: `hide=windows` hides windows, allowed rates and credit. */
  readonly group: string;
  /** Title in menus. */
  readonly title: string;
  /** Title inside a sentence: `An error stopped the drop list`. */
  readonly inSentence: string;
  /** Signs that it draws, in the order of its legend; empty for a panel of text. */
  readonly draws: readonly LegendSignId[];
  readonly region: Region;
  /** Position from the top of its region; on a phone, of its tab, unless `orderOnPhone` is set. */
  readonly order: number;
  readonly orderOnPhone?: number;
  readonly places: PanelPlaces;
  /** Whether it is next to the traces on a phone in landscape, below `lead`. */
  readonly isNextToTraces?: true;
  /** Whether its own controls choose the followed VC, so that a phone needs no others. */
  readonly selectsVc?: true;
  /** Whether it can be enlarged to fill its region. */
  readonly canEnlarge?: boolean;
  /** Whether it is hidden until the reader or the link shows it, and then fills its region. */
  readonly isHiddenByDefault?: true;
  /** Whether an embedded page shows it by default. */
  readonly embed: boolean;
  /** Whether a run has it; every run by default. */
  readonly when?: (run: Run) => boolean;
  /** Whether it is open; false for panels the reader has to open, or that yield for lack of room. Always open by default. */
  readonly isOpen?: (around: LayoutContext) => boolean;
  /** Its row in a comparison; none by default. */
  readonly compare?: (run: Run) => CompareRow | null;
  /** In the result of two branches: once with both overlaid, or for each of them; not shown by default. */
  readonly result?: (run: Run) => ResultRow | null;
  /** Component without props; part of the first load, or `late(...)`. */
  readonly View: ComponentType;
}

/** Shown on every screen; on a phone in the tab of the traces. */
export const EVERYWHERE: PanelPlaces = { laptop: true, projector: true, phone: 'traces' };
