import { toRunFile } from '../link/file.ts';
import { writeLink } from '../link/query.ts';
import { later } from '../rest.ts';
import { useBranches } from '../store/branches.ts';
import { useMarks } from '../store/marks.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { useWhy } from '../store/why.ts';
import { en } from '../strings/en.ts';
import { currentState } from './address.ts';
import { openAddress } from './session.ts';

const DEBOUNCE_MS = 400;

/**
 * What a person changes; `moment` and `view` first, which stand for the moving head and the range that follows it:
 * these alone rewrite nothing while playing.
 */
function signature(moment: unknown, view: unknown): readonly unknown[] {
  const s = useStage.getState();
  const page = usePage.getState();
  const { overrides, sceneId, document, frames, tab, card, curveOpen, lens, twins } = page;
  const playing = s.run === 'playing';
  const head = playing ? moment : s.now;
  const range = playing && s.following ? view : s.viewport;
  const { list, current, together, left, names } = useBranches.getState();
  const { bookmarks, stops } = useMarks.getState();
  const run = [head, range, overrides, sceneId, document, s.loaded];
  const futures = [list, current, together, left, names, bookmarks, stops];
  return [
    ...run,
    ...futures,
    s.followedVc,
    s.stepKind,
    s.speed,
    s.slowsAtBursts,
    s.theme,
    useWhy.getState().event,
    frames,
    tab,
    card,
    curveOpen,
    lens,
    twins,
    [page.hide, page.show, page.order, page.large].join(' '),
  ];
}

/** What has an entry of its own in the history: a scene, or a document that was opened. */
const standing = (): unknown => {
  const { sceneId, document: own } = usePage.getState();
  return own ?? sceneId;
};

/**
 * Writes the state into the bar. What no link can hold stays with the entry of the history, for a reload.
 * @param another an entry of its own behind the last one; a page inside another one leaves the history to that
 */
function writeAddress(another: boolean): void {
  const state = currentState();
  const { query, form } = writeLink(state);
  const kept = form === 'file' ? toRunFile(state) : null;
  if (another && !state.embed) history.pushState(kept, '', query);
  else history.replaceState(kept, '', query);
}

/** The name of the tab, and of the entry in the browser's list of what was seen. */
function writeTitle(): void {
  document.title = `${useStage.getState().loaded?.scenario.title} · ${en.name}`;
}

/**
 * Keeps the address current from now on, and opens what the reader goes back to. What has been opened stays as it was
 * written; another scene or document is a step of the history, a change of it is not.
 */
export function keepAddress(): void {
  const { now: head, viewport } = useStage.getState();
  let last = signature(head, viewport);
  let search = location.search;
  let cancel = () => {};
  let shown = standing();
  let another = false;
  let returning = 0;
  const isReady = () => usePage.getState().phase === 'ready';
  const write = () => {
    if (!isReady()) return;
    writeAddress(another);
    writeTitle();
    ({ search } = location);
    another = false;
  };
  const check = () => {
    if (!isReady()) return;
    const now = signature(last[0], last[1]);
    const same = now.every((value, index) => value === last[index]);
    last = now;
    if (same) return;
    if (standing() !== shown) {
      shown = standing();
      another = returning === 0;
    }
    cancel();
    cancel = later(write, DEBOUNCE_MS);
  };
  writeTitle();
  for (const store of [useStage, usePage, useBranches, useMarks, useWhy]) store.subscribe(check);
  addEventListener('popstate', ({ state }) => {
    // A place on the page is no other run.
    if (location.search === search && !state) return;
    ({ search } = location);
    cancel();
    another = false;
    returning++;
    void openAddress().finally(() => returning--);
  });
}
