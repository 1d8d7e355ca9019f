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

/** The address of the entry of the history that is shown. */
const visitOf = perSession(() => ({ search: '' }));

const DEBOUNCE_MS = 400;
/** A reload opens the address as it was when it began; a busy device takes so long at most from there to the end of the page. */
const RELOAD_MS = 10_000;

/**
 * What a person changes; `moment` and `view` first, which stand for the moving head and the range that follows it:
 * these alone rewrite nothing while playing.
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

/** What has an entry of its own in the history: a scene, or a document that was opened. */
const entryOf = (session: Session): unknown => {
  const { sceneId, document: own } = pageOf(session).getState();
  return own ?? sceneId;
};

/** The address, or the part of it that was too long for one and stayed with this entry of the history. */
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

/** Opens what the address says: that of the page, or of the entry of the history that the reader has gone to. */
export const openAddress = (session: Session): Promise<void> =>
  startOpening(session, () => showAddress(session));

/** Opens another run as an entry of the history, from which the reader can go back to the one that is shown, as it is now. */
export function openBehind(session: Session, state: LinkState): Promise<void> {
  writeAddress(session, false, currentState(session));
  writeAddress(session, true, state);
  visitOf(session).search = location.search;
  return openAddress(session);
}

/**
 * Writes the state into the bar. What no link can hold stays with the entry of the history, for a reload.
 * @param state of the session
 * @param another an entry of its own behind the last one; a page inside another one leaves the history to that
 */
function writeAddress(session: Session, another: boolean, state: LinkState): void {
  const { query, form } = writeLink(state);
  const kept = form === 'file' ? toRunFile(state) : null;
  putAddress(query, kept, another && !state.embed);
  rememberVisit(session, { query, form });
}

/** For the home page: what no link can hold, and a page inside another one, are no places to go back to. */
function rememberVisit(session: Session, { query, form }: Written): void {
  const { loaded, run, now, results, resultsAt } = stageOf(session).getState();
  if (loaded === null || form === 'file' || window.parent !== window) return;
  const { title } = loaded.scenario;
  const { sceneId } = pageOf(session).getState();
  // An event is where it is found, at whatever time: the digest is of a moment.
  const isAtMoment = run !== 'playing' && resultsAt === now && parseLink(query).link.at === undefined;
  const digest = isAtMoment ? results?.digest : undefined;
  LAST_VISIT.keep({ query, title, scene: sceneId ?? undefined, digest });
}

/** The name of the tab, and of the entry in the browser's list of what was seen. */
function writeTitle(session: Session): void {
  document.title = pageTitle(stageOf(session).getState().loaded?.scenario.title ?? '');
}

/**
 * Keeps the address current from now on, and opens what the reader goes back to. What has been opened stays as it was
 * written; another scene or document is a step of the history, a change of it is not.
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
  /** Addresses of this page before the present one, and until when. */
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
  /** Nothing waits for its time in a page that is left. */
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
  // A page that comes back as it was has its address.
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
    // A place on the page is no other run.
    if (location.search === visit.search && !state) return;
    visit.search = location.search;
    cancel?.();
    cancel = null;
    another = false;
    returning++;
    void openAddress(session).finally(() => returning--);
  });
}
