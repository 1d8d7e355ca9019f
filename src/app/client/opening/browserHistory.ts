import { shallow } from 'zustand/shallow';
import { LAST_VISIT } from '../../home/lastVisit.ts';
import { toRunFile } from '../../link/packed/file.ts';
import { fetchPacking } from '../../link/packed/packing.ts';
import { isRunFile } from '../../link/packed/runFile.ts';
import { putAddress } from '../../link/place.ts';
import { parseLink, type Written, writeLink } from '../../link/query.ts';
import { saidIn } from '../../link/said.ts';
import type { LinkState, ReadLink } from '../../link/state.ts';
import { later } from '../../rest.ts';
import { perSession, type Session } from '../../session/session.ts';
import { onVisibility } from '../../session/visibility.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { marksOf } from '../../store/branches/marks.ts';
import { pageOf } from '../../store/page.ts';
import { whyOf } from '../../store/questions/why.ts';
import { stageOf } from '../../store/stage.ts';
import { pageTitle } from '../../strings/pages/pageTitle.ts';
import { areChangesAnswered, changingState, currentState } from './address.ts';
import { readRun, showLink } from './open.ts';
import { startOpening } from './openingOrder.ts';
import { forgetUnwritten, keepUnwritten } from './unwritten.ts';

/** Address of the current history entry. */
const visitOf = perSession(() => ({ search: '' }));

const DEBOUNCE_MS = 400;
/** Longest time between the start of a reload, which opens the address as of then, and the end of the page, on a busy device. */
const RELOAD_MS = 10_000;

/**
 * State that a reader changes; `moment` and `view` come first and represent the moving head and the range that follows it:
 * while playing, they alone do not rewrite the address.
 */
function signature(session: Session, moment: unknown, view: unknown): readonly unknown[] {
  const s = stageOf(session).getState();
  const page = pageOf(session).getState();
  const { overrides, sceneId, document, frames, tab, card, curveOpen, magnifies, compareView } = page;
  const playing = s.run === 'playing';
  const head = playing ? moment : s.now;
  const range = playing && s.following ? view : s.viewport;
  const { list, current, compared, left, names } = branchesOf(session).getState();
  const { bookmarks, stops } = marksOf(session).getState();
  const run = [head, range, overrides, sceneId, document, s.loaded];
  const branchSet = [list, current, compared, left, names, bookmarks, stops];
  return [
    ...run,
    ...branchSet,
    s.followedVc,
    s.stepKind,
    s.speed,
    s.slowsAtBursts,
    s.theme,
    whyOf(session).getState().event,
    frames,
    tab,
    card,
    curveOpen,
    magnifies,
    page.hand,
    compareView,
    [page.hide, page.show, page.order, page.large].join(' '),
  ];
}

/** Identity of a history entry: a scene, or an opened document. */
const entryOf = (session: Session): unknown => {
  const { sceneId, document: own } = pageOf(session).getState();
  return own ?? sceneId;
};

/** The run of the address, or of the history entry if it was too long for an address. */
async function readAddress(): Promise<ReadLink> {
  if (saidIn(location.search, 'state') !== null) await fetchPacking();
  const kept: unknown = history.state;
  const read = isRunFile(kept) ? await readRun(kept) : null;
  return read?.link ? read : parseLink(location.search);
}

async function showAddress(session: Session): Promise<void> {
  const { link, problems } = await readAddress();
  const visit = LAST_VISIT.read();
  await showLink(session, link, problems, visit?.query === location.search ? visit.digest : undefined);
}

/** Opens the address of the page, or of the history entry that the reader went to. */
export const openAddress = (session: Session): Promise<void> =>
  startOpening(session, () => showAddress(session));

/** Opens another run as a new history entry, after saving the present run in the current one. */
export function openBehind(session: Session, state: LinkState): Promise<void> {
  writeAddress(session, false, currentState(session));
  writeAddress(session, true, state);
  visitOf(session).search = location.search;
  return openAddress(session);
}

/**
 * Writes the state into the address. State that no link can hold is stored in the history entry, for a reload.
 * @param state of the session
 * @param another whether to add a history entry; an embedded page leaves the history to the embedding one
 */
function writeAddress(session: Session, another: boolean, state: LinkState): void {
  const { query, form } = writeLink(state);
  const kept = form === 'file' ? toRunFile(state) : null;
  putAddress(query, kept, another && !state.embed);
  rememberVisit(session, { query, form });
}

/** Remembers the run for the home page, except embedded pages and runs that no link can hold. */
function rememberVisit(session: Session, { query, form }: Written): void {
  const { loaded, run, now, results, resultsAt } = stageOf(session).getState();
  if (loaded === null || form === 'file' || window.parent !== window) return;
  const { title } = loaded.scenario;
  const { sceneId } = pageOf(session).getState();
  // A link to an event has no fixed time, so no digest is kept with it.
  const isAtMoment = run !== 'playing' && resultsAt === now && parseLink(query).link.at === undefined;
  const digest = isAtMoment ? results?.digest : undefined;
  LAST_VISIT.keep({ query, title, scene: sceneId ?? undefined, digest });
}

/** Sets the title of the tab and of the history entry. */
function writeTitle(session: Session): void {
  document.title = pageTitle(stageOf(session).getState().loaded?.scenario.title ?? '');
}

/**
 * Keeps the address current from now on, and opens entries that the reader goes back to. Addresses of opened runs stay as they
 * were written; another scene or document adds a history entry, other changes do not.
 */
export function startAddressSync(session: Session): void {
  const { now: head, viewport } = stageOf(session).getState();
  let last = signature(session, head, viewport);
  const visit = visitOf(session);
  visit.search = location.search;
  let cancel: (() => void) | null = null;
  let shown = entryOf(session);
  let another = false;
  let returning = 0;
  const isReady = () => pageOf(session).getState().phase === 'ready';
  /** Previous addresses of this page, and until when they were current. */
  let before: readonly (readonly [search: string, until: number])[] = [];
  const write = (state: LinkState) => {
    cancel = null;
    const now = performance.now();
    before = [...before.filter(([, until]) => now - until < RELOAD_MS), [location.search, now]];
    writeAddress(session, another, state);
    writeTitle(session);
    visit.search = location.search;
    another = false;
  };
  const check = () => {
    if (!isReady()) return;
    const now = signature(session, last[0], last[1]);
    const isUnchanged = shallow(now, last);
    last = now;
    if (isUnchanged) return;
    if (entryOf(session) !== shown) {
      shown = entryOf(session);
      another = returning === 0;
    }
    cancel?.();
    cancel = later(() => isReady() && write(currentState(session)), DEBOUNCE_MS);
  };
  /** Writes the address at once when the page is left, because timers no longer fire. */
  const writeAtOnce = (): boolean => {
    const isWritten = cancel === null && areChangesAnswered(session);
    if (isWritten || !isReady()) return false;
    cancel?.();
    write(changingState(session));
    return true;
  };
  onVisibility(session, () => document.hidden && writeAtOnce());
  addEventListener('pagehide', () => {
    writeAtOnce();
    const now = performance.now();
    const at = before.flatMap(([search, until]) => (now - until < RELOAD_MS ? search : []));
    if (at.length > 0) keepUnwritten({ at, query: location.search, state: history.state });
  });
  // A page restored from the back/forward cache has its address.
  addEventListener('pageshow', ({ persisted }) => persisted && forgetUnwritten());
  writeTitle(session);
  rememberVisit(session, writeLink(currentState(session)));
  for (const store of [
    stageOf(session),
    pageOf(session),
    branchesOf(session),
    marksOf(session),
    whyOf(session),
  ])
    store.subscribe(check);
  addEventListener('popstate', ({ state }) => {
    // A fragment of the page is the same run.
    if (location.search === visit.search && !state) return;
    visit.search = location.search;
    cancel?.();
    cancel = null;
    another = false;
    returning++;
    void openAddress(session).finally(() => returning--);
  });
}
