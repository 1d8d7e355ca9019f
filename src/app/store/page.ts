import { createStore } from 'zustand';
import type { Mechanism, ScenarioDocument, ServiceClass } from '../../contract/index.ts';
import { isHidden, isLocked, type PartName } from '../link/parts.ts';
import type { BranchesPart, CompareView, Override } from '../link/state.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import type { Tab } from './types.ts';

/** What the page knows apart from the run: where it came from and what is open. */
interface PageState {
  /**
   * `opening`: the run is computed ahead to find the start; the head is not shown moving. `arriving`: the head moves to the start.
   * Until `ready` the stage is not shown: half of it would be of no moment of the scene.
   */
  readonly phase: 'starting' | 'opening' | 'arriving' | 'ready';
  /** Id of a built-in scene; null for a scenario of the reader's own. */
  readonly sceneId: string | null;
  /** That scenario, as it came; null for a built-in scene. */
  readonly document: ScenarioDocument | null;
  /** Scenario values changed before loading. */
  readonly overrides: readonly Override[];
  readonly pausedByHiding: boolean;
  readonly tab: Tab;
  /** Which card is open: that of a mechanism of the shown port, or that of the sources. */
  readonly card: Mechanism;
  /** Where each class has a buffer of its own: the one that the card of the policy is about. */
  readonly serviceClass: ServiceClass | null;
  /** How this works is shown instead of the mechanisms of the port: an id of `Catalog.explained`, empty for the first one. */
  readonly mechanism: string | null;
  /** What had the focus before, and gets it back. */
  readonly mechanismOpener: HTMLElement | null;
  /** The curve of the policy is unfolded; null: undecided, the room decides. */
  readonly curveOpen: boolean | null;
  /** The time-space diagram of the followed VC is open. */
  readonly frames: boolean;
  /** On a projector the buffer replaces drop list and windows; under rate control sequence numbers are open. */
  readonly lens: boolean;
  /** Little but the rate that the reader drives is on the screen, where the run has a sender that can be driven. */
  readonly hand: boolean;
  /** How branches that run together are shown. */
  readonly twins: CompareView;
  /** The page is inside another one. */
  readonly embed: boolean;
  /** Parts of the page that the link leaves out, and parts that `embed` would and the link does not. */
  readonly hide: readonly PartName[];
  readonly show: readonly PartName[];
  /** How the reader has arranged its panels. */
  readonly order: readonly string[];
  readonly large: readonly string[];
  /** Paths that controls of the page do not change. */
  readonly lock: readonly string[];
  /** The table or figure that the run was opened from, as its link says it. */
  readonly back: string | null;
  /** What the link said of branches, carried as it came. */
  readonly branches: BranchesPart | null;
  readonly dialog: 'scenes' | 'help' | 'glossary' | 'share' | 'race' | 'rules' | 'builder' | null;
  /** Name of the file that the shown problems are about; null when they are about the link. */
  readonly problemFile: string | null;
  /** One short line for the live region and the header; see `say`. */
  readonly notice: string;
  /** How many there have been: the same words again are news again. */
  readonly notices: number;
}

export const pageOf = perSession(() =>
  createStore<PageState>()(() => ({
    phase: 'starting',
    sceneId: null,
    document: null,
    overrides: [],
    pausedByHiding: false,
    tab: 'traces',
    card: 'policy',
    serviceClass: null,
    mechanism: null,
    mechanismOpener: null,
    curveOpen: null,
    frames: false,
    lens: false,
    hand: false,
    twins: 'overlaid',
    embed: false,
    hide: [],
    show: [],
    order: [],
    large: [],
    lock: [],
    back: null,
    branches: null,
    dialog: null,
    problemFile: null,
    notice: '',
    notices: 0,
  })),
);

export const usePage = hookOf(pageOf);

/** Opens a dialog instead of any other; null closes it. */
export const showDialog = (session: Session, dialog: PageState['dialog']): void =>
  pageOf(session).setState({ dialog });

/** What a phone shows, and next to the stage the card with its tab. */
export const showTab = (session: Session, tab: Tab): void => pageOf(session).setState({ tab });

/** How branches that run together are shown. */
export const showCompared = (session: Session, twins: CompareView): void =>
  pageOf(session).setState({ twins });

const NOTICE_MS = 4000;

/** One short line in the header and for screen readers, for as long as it takes to read. */
export function say(session: Session, notice: string): void {
  const page = pageOf(session);
  const number = page.getState().notices + 1;
  page.setState({ notice, notices: number });
  setTimeout(() => {
    if (page.getState().notices === number) page.setState({ notice: '' });
  }, NOTICE_MS);
}

/** Whether a part of the page is shown, as the link has it. */
export const useShown = (name: PartName): boolean => usePage((page) => !isHidden(page, name));

/** Whether the link has locked the path of an edit or an override. */
export const useLocked = (path: string): boolean => usePage(({ lock }) => isLocked(lock, path));
