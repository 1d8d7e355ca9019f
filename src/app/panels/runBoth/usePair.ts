import type { KnobDocument, ParameterValue } from '../../../contract/index.ts';
import { isLocked } from '../../link/controls.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { setNow, useValueAt, valueAt } from '../../store/valueAt.ts';
import { openedValue } from '../branches/openedValue.ts';
import { rivalOf } from './knob.ts';
import { changePair, comparedPair, type Pair, rivalPair, valueIn } from './pair.ts';
import { runBothOf, useRunBoth } from './store.ts';

/** What *Run both* would compare. */
export interface Offer {
  readonly pair: Pair;
  readonly a: ParameterValue | undefined;
  readonly b: ParameterValue | undefined;
}

function offerOf(session: Session, pair: Pair): Offer {
  const opened = openedValue(session, pair.path);
  return {
    pair,
    a: valueIn(pair.a.edits, pair.path) ?? opened,
    b: valueIn(pair.b.edits, pair.path) ?? opened,
  };
}

/**
 * The last change against how it was, or the branches on the stage, until another answer of the knob is chosen; else the
 * chosen one against what runs. It does not depend on where the play head is.
 */
export function offerNow(session: Session, knob: KnobDocument | undefined): Offer | null {
  const { list, current, together, history } = branchesOf(session).getState();
  const { rival: chosen } = runBothOf(session).getState();
  const state = stageOf(session).getState();
  const here = list.find(({ id }) => id === current);
  const change = chosen === null ? changePair(list, current, history) : null;
  if (change !== null) return offerOf(session, change);
  if (knob === undefined || here === undefined || isLocked(pageOf(session).getState().lock, knob.path))
    return null;
  const compared = comparedPair(list, current, together, knob.path);
  const shown = compared && offerOf(session, compared);
  if (shown !== null && (chosen === null || chosen === shown.a)) return shown;
  const running = valueAt(knob.path, setNow(state, here.edits));
  const rival = rivalOf(knob, running, chosen);
  if (rival === null) return null;
  const asked = { path: knob.path, value: rival.value };
  return { pair: rivalPair(list, here, asked, state.now), a: running, b: rival.value };
}

/** What is offered. */
export function useOffer(knob: KnobDocument | undefined): Offer | null {
  useBranches((s) => s.list);
  useBranches((s) => s.current);
  useBranches((s) => s.together);
  useBranches((s) => s.history);
  useRunBoth((s) => s.rival);
  usePage((s) => s.lock);
  useValueAt(knob?.path);
  useMoment((s) => s.loaded);
  return offerNow(useSession(), knob);
}
