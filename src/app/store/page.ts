import { createStore } from 'zustand';
import type { Mechanism, ScenarioDocument, ServiceClass } from '../../contract/index.ts';
import { nextFrame } from '../clocks.ts';
import { BRANCH_SET_VERSION } from '../link/packed/branchSet.ts';
import { type Arrangement, isHidden, isLocked, type PartName } from '../link/parts.ts';
import type { BranchesPart, CompareView, LinkState, Override } from '../link/state.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { pageTheme } from '../theme/theme.ts';
import { isProjector } from '../theme/tokens/tokens.ts';
import type { Tab } from './types.ts';

/** State of the page apart from the run: the source of the run, and what is open. */
interface PageState {
  /**
   * `opening`: the run is computed ahead to find the start; the head is not shown moving. `arriving`: the head moves to the start.
   * The stage is hidden until `ready`, because parts of it would be at a time other than the scene's.
   */
  readonly phase: 'starting' | 'opening' | 'arriving' | 'ready';
  /** Id of a built-in scene; null for a scenario of the reader's own. */
  readonly sceneId: string | null;
  /** Document of the reader's own scenario, unmodified; null for a built-in scene. */
  readonly document: ScenarioDocument | null;
  /** Scenario values changed before loading. */
  readonly overrides: readonly Override[];
  readonly pausedByHiding: boolean;
  readonly tab: Tab;
  /** The open card: that of a mechanism of the shown port, or that of the sources. */
  readonly card: Mechanism;
  /** The class that the policy card is about, where each class has a buffer of its own. */
  readonly serviceClass: ServiceClass | null;
  /** Explained mechanism shown instead of those of the port: an id of `Catalog.explained`, empty for the first one. */
  readonly mechanism: string | null;
  /** Element that had the focus before, which gets it back. */
  readonly mechanismOpener: HTMLElement | null;
  /** Whether the curve of the policy is unfolded; null: depends on the room. */
  readonly curveOpen: boolean | null;
  /** Whether the time-space diagram of the followed VC is open. */
  readonly frames: boolean;
  /** Whether the detail is open: on a projector the buffer instead of drop list and windows; with rate control the sequence numbers. */
  readonly magnifies: boolean;
  /** Whether the page shows little but the rate that the reader drives, in a run with a sender that can be driven. */
  readonly hand: boolean;
  /** How branches that run together are shown. */
  readonly compareView: CompareView;
  /** Whether the page is embedded in another one. */
  readonly embed: boolean;
  /** Parts of the page that the link hides, and parts that `embed` would hide but the link shows. */
  readonly hide: readonly PartName[];
  readonly show: readonly PartName[];
  /** The reader's arrangement of the panels. */
  readonly order: readonly string[];
  readonly large: readonly string[];
  /** Paths that controls of the page cannot change. */
  readonly lock: readonly string[];
  /** The table or figure that the run was opened from, as in its link. */
  readonly back: string | null;
  /** Branches part of the link, as it came. */
  readonly branches: BranchesPart | null;
  readonly dialog: 'scenes' | 'help' | 'glossary' | 'share' | 'race' | 'rules' | 'builder' | null;
  /** Element that gets the focus back when no dialog is open any more. */
  readonly dialogOpener: HTMLElement | null;
  /** Name of the file that the shown problems are about; null when they are about the link. */
  readonly problemFile: string | null;
  /** One short line for the live region and the header; see `say`. */
  readonly notice: string;
  /** Number of notices so far, so that a repeated text counts as new. */
  readonly notices: number;
}

/** Values of the page's state that apply where a link does not set them. */
const UNLINKED = {
  tab: 'traces',
  frames: false,
  magnifies: false,
  hand: false,
  compareView: 'overlaid',
  embed: false,
  hide: [],
  show: [],
  order: [],
  large: [],
  lock: [],
  back: null,
} satisfies Partial<PageState>;

export const pageOf = perSession(() =>
  createStore<PageState>()(() => ({
    ...UNLINKED,
    phase: 'starting',
    sceneId: null,
    document: null,
    overrides: [],
    pausedByHiding: false,
    card: 'policy',
    serviceClass: null,
    mechanism: null,
    mechanismOpener: null,
    curveOpen: null,
    branches: null,
    dialog: null,
    dialogOpener: null,
    problemFile: null,
    notice: '',
    notices: 0,
  })),
);

export const usePage = hookOf(pageOf);

const set = (session: Session, changes: Partial<PageState>): void => pageOf(session).setState(changes);

export const setPhase = (session: Session, phase: PageState['phase']): void => set(session, { phase });

export const setRunSource = (
  session: Session,
  source: Pick<PageState, 'sceneId' | 'document' | 'overrides'>,
): void => set(session, source);

export const setOverrides = (session: Session, overrides: PageState['overrides']): void =>
  set(session, { overrides });

/** Opens and hides parts of the page according to the link. */
export function applyLink(session: Session, link: LinkState, card: Mechanism): void {
  const said = Object.entries(UNLINKED).map(([key, unlinked]) => [
    key,
    link[key as keyof LinkState] ?? unlinked,
  ]);
  const branches = link.branches && link.branches.version !== BRANCH_SET_VERSION ? link.branches : null;
  set(session, { ...Object.fromEntries(said), card, curveOpen: link.curve ?? null, branches });
}

/** Opens a dialog instead of any other; null closes it. */
export function showDialog(session: Session, dialog: PageState['dialog']): void {
  const before = pageOf(session).getState();
  // Determined now: the pressed element may be gone once the dialog has been loaded.
  const dialogOpener = before.dialog === null ? opener() : before.dialogOpener;
  set(session, { dialog, dialogOpener });
}

/** Shows a tab on a phone; next to the stage, the card of that tab. */
export const showTab = (session: Session, tab: Tab): void => set(session, { tab });

/** Shows the card of a mechanism; on a phone its tab too. */
export const showCard = (session: Session, card: Mechanism): void => set(session, { card, tab: 'policy' });

/** Shows the card of a mechanism; a phone stays on its tab. */
export const turnToCard = (session: Session, card: Mechanism): void => set(session, { card });

export const chooseClass = (session: Session, serviceClass: ServiceClass): void =>
  set(session, { serviceClass });

export const showCompared = (session: Session, compareView: CompareView): void =>
  set(session, { compareView });

export const arrangePanels = (session: Session, arrangement: Arrangement): void => set(session, arrangement);

/** Toggles the detail: the buffer cell by cell, or sequence numbers. */
export const toggleDetail = (session: Session): void =>
  set(session, { magnifies: !pageOf(session).getState().magnifies });

export const toggleFrames = (session: Session): void =>
  set(session, { frames: !pageOf(session).getState().frames });

/** Toggles the curve, which is open by default except on a projector. */
export function toggleCurve(session: Session): void {
  const { card, curveOpen } = pageOf(session).getState();
  const isOpen = curveOpen ?? !isProjector(pageTheme.getState().theme);
  set(session, { card: 'policy', curveOpen: card !== 'policy' || !isOpen });
}

export const driveByHand = (session: Session, hand: boolean): void => set(session, { hand });

export const setPausedByHiding = (session: Session, pausedByHiding: boolean): void =>
  set(session, { pausedByHiding });

/** @param problemFile null: the link */
export const setProblemFile = (session: Session, problemFile: string | null): void =>
  set(session, { problemFile });

/** Element to return the focus to: for an item of a popover, which closes with it, the popover's button. */
function opener(): HTMLElement | null {
  const { activeElement } = document;
  const card = activeElement?.closest('[popover]');
  const button = card && document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(card.id)}"]`);
  return button ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/**
 * Shows how a mechanism works, instead of the mechanisms of the port.
 * @param mechanism of `Catalog.explained`: `reno`, `greedy-tcp`, `tm4`; empty: the first one of the followed VC
 */
export function openMechanism(session: Session, mechanism = ''): void {
  const before = pageOf(session).getState();
  const mechanismOpener = before.mechanism === null ? opener() : before.mechanismOpener;
  set(session, { mechanism, mechanismOpener, dialog: null, tab: 'policy' });
}

export function closeMechanism(session: Session): void {
  const { mechanismOpener } = pageOf(session).getState();
  set(session, { mechanism: null, mechanismOpener: null });
  nextFrame(() => mechanismOpener?.focus());
}

const NOTICE_MS = 4000;

/** Shows one short line in the header and to screen readers, for the time it takes to read. */
export function say(session: Session, notice: string): void {
  const page = pageOf(session);
  const number = page.getState().notices + 1;
  page.setState({ notice, notices: number });
  setTimeout(() => {
    if (page.getState().notices === number) page.setState({ notice: '' });
  }, NOTICE_MS);
}

/** Whether a part of the page is shown according to the link. */
export const useShown = (name: PartName): boolean => usePage((page) => !isHidden(page, name));

/** Whether the link has locked the path of an edit or an override. */
export const useLocked = (path: string): boolean => usePage(({ lock }) => isLocked(lock, path));
