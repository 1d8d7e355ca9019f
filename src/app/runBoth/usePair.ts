import type { SceneControlDocument } from '../../contract/index.ts';
import { isLocked } from '../link/parts.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { editedTo } from '../settings/kinds.ts';
import { openedValue, setOnStage, useValuesAt, valueAtPath } from '../settings/value.ts';
import { branchesOf, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { pageOf, usePage } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { changePair, comparedPair, type Offer, type Pair, rivalPair } from './pair.ts';
import { alternativeOf, pathsOf } from './sceneControl.ts';
import { runBothOf, useRunBoth } from './store.ts';

function offerOf(session: Session, pair: Pair): Offer {
  const opened = openedValue(session, pair.path);
  return {
    pair,
    a: editedTo(pair.path, pair.a) ?? opened,
    b: editedTo(pair.path, pair.b) ?? opened,
  };
}

/**
 * The last change compared with the state before, or the branches on the stage, until another answer of the scene control is
 * pressed; then that answer compared with the current run. Independent of the play head.
 */
export function offerNow(session: Session, knob: SceneControlDocument | undefined): Offer | null {
  const { list, current, compared, history } = branchesOf(session).getState();
  const { pressed } = runBothOf(session).getState();
  const state = stageOf(session).getState();
  const here = list.find(({ id }) => id === current);
  const change = pressed === null ? changePair(list, current, history) : null;
  if (change !== null) return offerOf(session, change);
  const { lock } = pageOf(session).getState();
  if (knob === undefined || here === undefined || pathsOf(knob).some((path) => isLocked(lock, path)))
    return null;
  const paths = pressed === null ? pathsOf(knob) : [pressed.path];
  const onStage = paths.flatMap((path) => comparedPair(list, current, compared, path) ?? [])[0];
  const shown = onStage === undefined ? null : offerOf(session, onStage);
  if (shown !== null && (pressed === null || pressed.value === shown.a)) return shown;
  const running = (path: string) =>
    valueAtPath(path, setOnStage(state, here.edits)) ?? openedValue(session, path);
  const rival = alternativeOf(knob, ({ path, value }) => running(path) === value, pressed);
  if (rival === null) return null;
  return { pair: rivalPair(list, here, rival, state.now), a: running(rival.path), b: rival.value };
}

/** The present offer. */
export function useOffer(knob: SceneControlDocument | undefined): Offer | null {
  useBranches((s) => s.list);
  useBranches((s) => s.current);
  useBranches((s) => s.compared);
  useBranches((s) => s.history);
  useRunBoth((s) => s.pressed);
  usePage((s) => s.lock);
  useValuesAt(knob === undefined ? [] : pathsOf(knob));
  useMoment((s) => s.loaded);
  return offerNow(useSession(), knob);
}
