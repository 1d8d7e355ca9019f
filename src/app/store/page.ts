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
  readonly magnifies: boolean;
  /** Little but the rate that the reader drives is on the screen, where the run has a sender that can be driven. */
  readonly hand: boolean;
  /** How branches that run together are shown. */
  readonly compareView: CompareView;
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
  /** What the focus goes back to when none is open any more. */
  readonly dialogOpener: HTMLElement | null;
  /** Name of the file that the shown problems are about; null when they are about the link. */
  readonly problemFile: string | null;
  /** One short line for the live region and the header; see `say`. */
  readonly notice: string;
  /** How many there have been: the same words again are news again. */
  readonly notices: number;
}

/** What a link says of the page, where it says nothing. */
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

/** Where the run comes from. */
export const setRunSource = (
  session: Session,
  source: Pick<PageState, 'sceneId' | 'document' | 'overrides'>,
): void => set(session, source);

export const setOverrides = (session: Session, overrides: PageState['overrides']): void =>
  set(session, { overrides });

/** What is open and what is left out, as the link says. */
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
  // Now: what is pressed may be gone by the time the dialog has been fetched.
  const dialogOpener = before.dialog === null ? opener() : before.dialogOpener;
  set(session, { dialog, dialogOpener });
}

/** What a phone shows, and next to the stage the card with its tab. */
export const showTab = (session: Session, tab: Tab): void => set(session, { tab });

/** The card of a mechanism, also on a phone. */
export const showCard = (session: Session, card: Mechanism): void => set(session, { card, tab: 'policy' });

/** The same next to the stage, which a phone does not leave. */
export const turnToCard = (session: Session, card: Mechanism): void => set(session, { card });

export const chooseClass = (session: Session, serviceClass: ServiceClass): void =>
  set(session, { serviceClass });

/** How branches that run together are shown. */
export const showCompared = (session: Session, compareView: CompareView): void =>
  set(session, { compareView });

/** How the reader has arranged the panels. */
export const arrangePanels = (session: Session, arrangement: Arrangement): void => set(session, arrangement);

/** The buffer cell by cell, or sequence numbers. */
export const toggleDetail = (session: Session): void =>
  set(session, { magnifies: !pageOf(session).getState().magnifies });

export const toggleFrames = (session: Session): void =>
  set(session, { frames: !pageOf(session).getState().frames });

/** Open where there is room for it, until the reader says otherwise. */
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

/** Where the focus goes back to: of an item in a card, which closes with it, the button of the card. */
function opener(): HTMLElement | null {
  const { activeElement } = document;
  const card = activeElement?.closest('[popover]');
  const button = card && document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(card.id)}"]`);
  return button ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/**
 * Shows how a mechanism works, where the mechanisms of the port are.
 * @param mechanism of `Catalog.explained`: `reno`, `greedy-tcp`, `tm4`; left out: the first one that the followed VC has
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
