import { editsOfShown, writeBranchSet } from '../../link/packed/branchSet.ts';
import { hrefOf } from '../../link/place.ts';
import { type Written, writeLink } from '../../link/query.ts';
import type { LinkState } from '../../link/state.ts';
import type { Session } from '../../session/session.ts';
import { openingOf } from '../../store/opening.ts';
import { pageOf } from '../../store/page.ts';
import { whyOf } from '../../store/questions/why.ts';
import { usualCard, usualStep } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { openingView } from '../../store/viewport.ts';
import { pageTheme } from '../../theme/theme.ts';
import { eventAtHead } from '../events.ts';
import { branchSetNow } from './restoreBranches.ts';

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** The parts of the page that stay when another scene is opened in it: its parts, its locks, what is unfolded. */
export function currentLook(session: Session): Partial<LinkState> {
  const { embed, hide, show, order, large, lock, tab, card, curveOpen, magnifies, compareView } =
    pageOf(session).getState();
  return {
    embed: embed || undefined,
    hide: some(hide),
    show: some(show),
    order: some(order),
    large: some(large),
    lock: some(lock),
    tab: tab === 'traces' ? undefined : tab,
    card: card === usualCard(stageOf(session).getState()) ? undefined : card,
    curve: curveOpen ?? undefined,
    magnifies: magnifies || undefined,
    compareView: compareView === 'overlaid' ? undefined : compareView,
  };
}

/** Whether the visible range is the one that a page would come to on its own. */
function isUsualView(session: Session): boolean {
  const { following, run, viewport, loaded, now } = stageOf(session).getState();
  if (!following || run === 'playing' || loaded === null) return following;
  const usual = openingView(loaded.scenario.stage ?? {}, now, loaded.endPs);
  return (
    Math.round(usual.from) === Math.round(viewport.from) && Math.round(usual.to) === Math.round(viewport.to)
  );
}

/** The present state as a link carries it; absent values are the scene's own. */
export function currentState(session: Session): LinkState {
  const s = stageOf(session).getState();
  const { sceneId, document, overrides, frames, hand, branches, back } = pageOf(session).getState();
  const stage = s.loaded?.scenario.stage;
  const branchSet = branchSetNow(session);
  const speed = s.speed === (stage?.msPerSecond ?? 10) / 1000 ? undefined : s.speed;
  return {
    ...currentLook(session),
    scene: sceneId ?? undefined,
    scenario: document ?? undefined,
    seed: s.loaded?.seed,
    edits: editsOfShown(branchSet),
    overrides,
    back: back ?? undefined,
    branches: writeBranchSet(branchSet) ?? branches ?? undefined,
    port: s.loaded && s.loaded.port !== openingOf(session).get().port ? s.loaded.port : undefined,
    vc: s.followedVc ?? undefined,
    frames: frames || undefined,
    hand: hand || undefined,
    why: whyOf(session).getState().event ?? undefined,
    view: isUsualView(session) ? undefined : [Math.round(s.viewport.from), Math.round(s.viewport.to)],
    step: s.stepKind === usualStep(s) ? undefined : s.stepKind,
    speed,
    slow: s.slowsAtBursts === (speed === undefined) ? undefined : s.slowsAtBursts,
    theme: pageTheme.getState().isChosen ? s.theme : undefined,
    timePs: s.now,
    at: eventAtHead(session),
    paused: s.run !== 'playing',
  };
}

/** No change that was asked for waits for the run. */
export const areChangesAnswered = (session: Session): boolean =>
  Object.keys(stageOf(session).getState().requested).length === 0;

/** Kept when every change that was asked for is in force or refused. */
export async function changesAnswered(session: Session): Promise<void> {
  if (areChangesAnswered(session)) return;
  await new Promise<void>((resolve) => {
    const forget = stageOf(session).subscribe(() => {
      if (!areChangesAnswered(session)) return;
      forget();
      resolve();
    });
  });
}

/** The present state with what was asked for and is not in force yet. Branches say themselves what is theirs. */
export function changingState(session: Session): LinkState {
  const state = currentState(session);
  const { requested, now } = stageOf(session).getState();
  const asked = Object.entries(requested).map(([path, value]) => ({ time: now, path, value }));
  return state.branches || asked.length === 0 ? state : { ...state, edits: [...state.edits, ...asked] };
}

/** The present link as it is handed on, and in which form it could be written. */
export function currentLink(session: Session): { readonly href: string; readonly form: Written['form'] } {
  const { query, form } = writeLink({ ...currentState(session), back: undefined });
  return { href: hrefOf(query), form };
}
