import { useEffect, useState } from 'react';
import { type Edit, EventCode, type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { Action } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { editedTo } from '../../settings/kinds.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { pageOf } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { tracesOf } from '../../traces/index.ts';

/** Observable results of a reader's actions on a stage. */
interface Deeds {
  readonly now: Picoseconds;
  readonly edits: readonly Edit[];
  /** Whether the head is at a refused cell. */
  readonly isAtDrop: boolean;
  /** Number of timeouts up to the head. */
  readonly timeouts: number;
}

/** Whether the reader has completed an action. @param before state of the stage when the step began */
export function isDone(action: Action, before: Deeds, { now, edits, isAtDrop, timeouts }: Deeds): boolean {
  if ('until' in action) return now >= action.until * PS_PER_SECOND;
  if ('edit' in action) {
    const value = editedTo(action.edit, { edits });
    if (value === undefined) return false;
    if ('atLeast' in action) return Number(value) >= action.atLeast;
    if ('atMost' in action) return Number(value) <= action.atMost;
    return String(value) === String(action.value);
  }
  return now !== before.now && (action.step === 'drop' ? isAtDrop : timeouts > before.timeouts);
}

function deedsOn({ session }: HostedStage): Deeds {
  const { now, decision } = stageOf(session).getState();
  return {
    now,
    edits: shownEdits(branchesOf(session).getState()),
    isAtDrop: decision !== null && !decision.accepted,
    timeouts: tracesOf(session).shown.events(EventCode.timeout).from(now),
  };
}

/** Progress of an action; `opening` before the scene is open, when actions are not observed. */
type Progress = 'opening' | 'waiting' | 'done';

/** Whether the reader has completed the step's action since the step was opened. */
export function useDone(live: HostedStage | null, action: Action): Progress {
  const [progress, setProgress] = useState<Progress>('opening');
  useEffect(() => {
    if (live === null) return;
    const [stage, page] = [stageOf(live.session), pageOf(live.session)];
    // A lesson's stage has no choice of step kinds: its step buttons use the requested kind, also while the run plays.
    const chooseStep = () => 'step' in action && stage.getState().setStepKind(action.step);
    let forget: (() => void)[] = [];
    let isOver = false;
    void live.stage.ready.then(() => isOver || chooseStep()).catch(() => {});
    const begin = () => {
      if (page.getState().phase !== 'ready') return false;
      chooseStep();
      const before = deedsOn(live);
      const check = () => isDone(action, before, deedsOn(live)) && setProgress('done');
      setProgress('waiting');
      check();
      forget = [stage.subscribe(check), branchesOf(live.session).subscribe(check)];
      return true;
    };
    // Begins once the scene is shown and can be stepped.
    if (!begin()) {
      const stop = page.subscribe(() => begin() && stop());
      forget = [stop];
    }
    return () => {
      isOver = true;
      for (const end of forget) end();
    };
  }, [live, action]);
  return progress;
}

/** Performs the action for the reader. Does nothing if the stage has been closed. */
export async function doInstead({ stage }: HostedStage, action: Action): Promise<void> {
  if ('until' in action) await stage.runUntil(action.until);
  else if ('atLeast' in action) await stage.set(action.edit, action.atLeast);
  else if ('atMost' in action) await stage.set(action.edit, action.atMost);
  else if ('edit' in action) await stage.set(action.edit, action.value);
  else await stage.step(action.step);
}
