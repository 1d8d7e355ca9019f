import { toRunFile } from '../link/file.ts';
import { shownEdits, writeFutures } from '../link/futures.ts';
import { type Written, writeLink } from '../link/query.ts';
import type { LinkState } from '../link/state.ts';
import { useBranches } from '../store/branches.ts';
import { useMarks } from '../store/marks.ts';
import { opening } from '../store/opening.ts';
import { usePage } from '../store/page.ts';
import { usualCard, usualStep } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import { openingView } from '../store/viewport.ts';
import { useWhy } from '../store/why.ts';
import { futuresNow } from './growing.ts';

const DEBOUNCE_MS = 400;

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** What of the page stays when another scene is opened in it: its parts, its locks, what is unfolded. */
export function currentLook(): Partial<LinkState> {
  const { embed, hide, show, lock, tab, card, curveOpen, lens, twins } = usePage.getState();
  return {
    embed: embed || undefined,
    hide: some(hide),
    show: some(show),
    lock: some(lock),
    tab: tab === 'traces' ? undefined : tab,
    card: card === usualCard(useStage.getState()) ? undefined : card,
    curve: curveOpen ?? undefined,
    lens: lens || undefined,
    twins: twins === 'overlaid' ? undefined : twins,
  };
}

/** Whether the visible range is the one that a page would come to by itself. */
function isUsualView(): boolean {
  const { following, run, viewport, loaded, now } = useStage.getState();
  if (!following || run === 'playing' || loaded === null) return following;
  const usual = openingView(loaded.scenario.stage ?? {}, now, loaded.endPs);
  return (
    Math.round(usual.from) === Math.round(viewport.from) && Math.round(usual.to) === Math.round(viewport.to)
  );
}

/** The present state as a link carries it; absent values are the scene's own. */
export function currentState(): LinkState {
  const s = useStage.getState();
  const { sceneId, document, overrides, themeChosen, frames, branches } = usePage.getState();
  const stage = s.loaded?.scenario.stage;
  const futures = futuresNow();
  return {
    ...currentLook(),
    scene: sceneId ?? undefined,
    scenario: document ?? undefined,
    seed: s.loaded?.seed,
    edits: shownEdits(futures),
    overrides,
    branches: writeFutures(futures) ?? branches ?? undefined,
    port: s.loaded && s.loaded.port !== opening.get().port ? s.loaded.port : undefined,
    vc: s.followedVc ?? undefined,
    frames: frames || undefined,
    why: useWhy.getState().event ?? undefined,
    view: isUsualView() ? undefined : [Math.round(s.viewport.from), Math.round(s.viewport.to)],
    step: s.stepKind === usualStep(s) ? undefined : s.stepKind,
    speed: s.speed === (stage?.msPerSecond ?? 10) / 1000 ? undefined : s.speed,
    theme: themeChosen ? s.theme : undefined,
    timePs: s.now,
    paused: s.run !== 'playing',
  };
}

/** The present link, and in which form it could be written. */
export function currentLink(): { readonly href: string; readonly form: Written['form'] } {
  const { query, form } = writeLink(currentState());
  return { href: new URL(query, location.href).href, form };
}

/**
 * What a person changes; `moment` and `view` first, which stand for the moving head and the range that follows it:
 * these alone rewrite nothing while playing.
 */
function signature(moment: unknown, view: unknown): readonly unknown[] {
  const s = useStage.getState();
  const { overrides, sceneId, document, frames, tab, card, curveOpen, lens, twins } = usePage.getState();
  const playing = s.run === 'playing';
  const head = playing ? moment : s.now;
  const range = playing && s.following ? view : s.viewport;
  const { list, current, together, left, names } = useBranches.getState();
  const { bookmarks, stops } = useMarks.getState();
  const run = [head, range, s.edits, overrides, sceneId, document, s.loaded];
  const futures = [list, current, together, left, names, bookmarks, stops];
  return [
    ...run,
    ...futures,
    s.followedVc,
    s.stepKind,
    s.speed,
    s.theme,
    useWhy.getState().event,
    frames,
    tab,
    card,
    curveOpen,
    lens,
    twins,
  ];
}

/** Writes the state into the bar. What no link can hold stays with the entry of the history, for a reload. */
function writeAddress(): void {
  const state = currentState();
  const { query, form } = writeLink(state);
  history.replaceState(form === 'file' ? toRunFile(state) : null, '', query);
}

/** Keeps the address current from now on; what has been opened stays as it was written. */
export function keepAddress(): void {
  const { now: head, viewport } = useStage.getState();
  let last = signature(head, viewport);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (usePage.getState().phase !== 'ready') return;
    const now = signature(last[0], last[1]);
    const same = now.every((value, index) => value === last[index]);
    last = now;
    if (same) return;
    clearTimeout(timer);
    timer = setTimeout(writeAddress, DEBOUNCE_MS);
  };
  for (const store of [useStage, usePage, useBranches, useMarks, useWhy]) store.subscribe(check);
}
