import { type Edit, isSame } from '../../../contract/index.ts';
import { currentState } from '../../client/opening/address.ts';
import type { LinkState } from '../../link/state.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { pageOf } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';

/** The part of a stage that the plan determines. Time, view and open panels are up to the lecturer. */
interface PlannedStage {
  readonly sceneId: string | null;
  readonly document: unknown;
  readonly overrides: unknown;
  readonly seed: number | undefined;
  readonly branch: number;
  readonly compared: readonly number[];
  readonly edits: readonly Edit[];
}

interface PlanOfStage {
  /** State of the stage when it left the plan; null while it follows the plan. */
  readonly left: LinkState | null;
  /** Treats the state of the stage after the task as following the plan. */
  keep<T>(task: () => Promise<T>): Promise<T>;
}

function shownBy(session: Session): PlannedStage {
  const { sceneId, document, overrides } = pageOf(session).getState();
  const { list, current, compared } = branchesOf(session).getState();
  const seed = stageOf(session).getState().loaded?.seed;
  const edits = shownEdits({ list, current });
  return { sceneId, document, overrides, seed, branch: current, compared, edits };
}

/**
 * Compares a stage with the plan of the lecture. A reader who changes a value, compares two runs or opens another scene leaves the
 * plan, at the time of the head then.
 * @param watch called on each change between the two, true: on the plan
 */
export function watchPlan(session: Session, watch: (isOnPlan: boolean) => void): PlanOfStage {
  let tasks = 0;
  let planned: { readonly shown: PlannedStage; readonly link: LinkState } | null = null;
  let at = 0;
  let isOnPlan = true;
  const look = (): void => {
    if (tasks > 0 || planned === null || pageOf(session).getState().phase !== 'ready') return;
    const was = isOnPlan;
    isOnPlan = isSame(planned.shown, shownBy(session));
    if (isOnPlan) at = stageOf(session).getState().now;
    if (was !== isOnPlan) watch(isOnPlan);
  };
  const forget = [branchesOf, pageOf, stageOf].map((storeOf) => storeOf(session).subscribe(look));
  session.onDispose(() => {
    for (const end of forget) end();
  });
  return {
    get left() {
      if (isOnPlan || planned === null) return null;
      const { at: _, theme: _theme, why: _why, ...link } = planned.link;
      return { ...link, view: undefined, timePs: at, paused: true };
    },
    keep: async (task) => {
      tasks++;
      try {
        return await task();
      } finally {
        tasks--;
        if (tasks === 0) planned = { shown: shownBy(session), link: currentState(session) };
        look();
      }
    },
  };
}
