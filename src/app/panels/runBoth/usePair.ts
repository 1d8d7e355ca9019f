import { EventCode, type KnobDocument, type ParameterValue } from '../../../contract/index.ts';
import { isLocked } from '../../link/controls.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, useBranches } from '../../store/branches/branches.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { paintedOf } from '../../store/painted.ts';
import { stageOf, useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { setNow, useValueAt, valueAt } from '../../store/valueAt.ts';
import { tracesOf } from '../../traces/index.ts';
import { rivalOf } from './knob.ts';
import { type Parting, partingAt } from './moment.ts';
import { changePair, comparedPair, type Pair, rivalPair, valueIn } from './pair.ts';
import { runBothOf, useRunBoth } from './store.ts';

const START: Parting = { time: 0, since: 'start' };

function partingNow(session: Session, { loaded, now }: Pick<StageState, 'loaded' | 'now'>): Parting {
  if (loaded === null) return START;
  const epochs = tracesOf(session).shown.eventsAt(EventCode.epoch, shownPortIndex(loaded));
  const rttPs = Math.max(...loaded.vcs.map(({ baseRttPs }) => baseRttPs));
  return partingAt({ epochs, now, endPs: loaded.endPs, rttPs });
}

/** What *Run both* would compare. */
export interface Offer {
  readonly pair: Pair;
  readonly a: ParameterValue | undefined;
  readonly b: ParameterValue | undefined;
}

function changeOffer(pair: Pair, { loaded, catalog }: StageState): Offer {
  const { path, parting } = pair;
  const opened = loaded
    ? valueAt(path, { ...loaded, catalog, rateStates: [], edits: [], now: 0, scenario: loaded.base })
    : undefined;
  return {
    pair,
    a: valueIn(pair.a.edits, path, parting.time) ?? opened,
    b: valueIn(pair.b.edits, path, parting.time) ?? opened,
  };
}

/**
 * The last change against how it was, or the branches on the stage, until another answer of the knob is chosen; else the
 * chosen one against what runs. Of the moment of the words on the page.
 */
export function offerNow(session: Session, knob: KnobDocument | undefined): Offer | null {
  const { list, current, together, history } = branchesOf(session).getState();
  const { rival: chosen } = runBothOf(session).getState();
  const state = stageOf(session).getState();
  const here = list.find(({ id }) => id === current);
  const change = chosen === null ? changePair(list, current, history) : null;
  if (change !== null) return changeOffer(change, state);
  if (knob === undefined || here === undefined || isLocked(pageOf(session).getState().lock, knob.path))
    return null;
  const compared = comparedPair(list, current, together, knob.path);
  const shown = compared && changeOffer(compared, state);
  if (shown !== null && (chosen === null || chosen === shown.a)) return shown;
  const running = valueAt(knob.path, setNow(state, here.edits));
  const rival = rivalOf(knob, running, chosen);
  if (rival === null) return null;
  const asked = { path: knob.path, value: rival.value };
  const { now } = paintedOf(session).getState();
  const parting = partingNow(session, { loaded: state.loaded, now });
  return { pair: rivalPair(here, asked, parting, now), a: running, b: rival.value };
}

/** What is offered; where the two part follows the head, and is read by who writes it. */
export function useOffer(knob: KnobDocument | undefined): Offer | null {
  useBranches((s) => s.list);
  useBranches((s) => s.current);
  useBranches((s) => s.together);
  useBranches((s) => s.history);
  useRunBoth((s) => s.rival);
  usePage((s) => s.lock);
  useValueAt(knob?.path);
  useStage((s) => s.loaded);
  return offerNow(useSession(), knob);
}
