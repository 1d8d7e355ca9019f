import { useCallback, useEffect, useRef, useState } from 'react';
import { PS_PER_MS } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { cellsOf, type Driven, drawnSteps, rateAt } from './driven.ts';

/** Least time between two edits: a run of 3 s that is drawn without a pause still fits into a link. */
const LEAST_APART = 20 * PS_PER_MS;

/** Whether the run advances, playing or, without animation, step by step. */
export const isGoingOn = ({ run, stepping }: Pick<StageState, 'run' | 'stepping'>): boolean =>
  run === 'playing' || stepping;

interface Driving {
  /** Rate of the handle: the requested one, else the one in force at the head; bits/s. */
  readonly bits: number;
  /** Whether the rate is not in force yet. */
  readonly isAsked: boolean;
  drive(bits: number): void;
  /** Sends the requested rate, also while the run is paused. */
  settle(): void;
}

/**
 * The rate set by the handle. While the run goes on it becomes an edit at the head, one at a time with the newest value; while
 * paused it waits, because only the last of several edits at one time would count.
 */
export function useDriving(driven: Driven): Driving {
  const session = useSession();
  const stage = stageOf(session);
  const edits = useBranches(shownEdits);
  const now = useMoment((state) => state.now);
  const [asked, setAsked] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const inForce = rateAt(drawnSteps(driven, edits), now);

  const settle = useCallback((): void => {
    const { now: head, set } = stage.getState();
    const { current } = wanted;
    if (current === null || head >= driven.endPs) return;
    // Cleared first: the edit changes the stage, which checks again whether there is more to send.
    wanted.current = null;
    sentAt.current = head;
    set(driven.path, cellsOf(driven, current));
  }, [stage, driven]);
  const sendInTime = useCallback((): void => {
    const { now: head } = stage.getState();
    if (head < sentAt.current) sentAt.current = Number.NEGATIVE_INFINITY;
    if (isGoingOn(stage.getState()) && head - sentAt.current >= LEAST_APART) settle();
  }, [stage, settle]);

  useEffect(() => stage.subscribe(sendInTime), [stage, sendInTime]);
  // Once the worker has answered, the rate in force is shown again.
  useEffect(() => {
    if (wanted.current === null && asked !== null && cellsOf(driven, asked) === cellsOf(driven, inForce))
      setAsked(null);
  }, [driven, asked, inForce]);

  const drive = useCallback(
    (bits: number): void => {
      wanted.current = bits;
      setAsked(bits);
      sendInTime();
    },
    [sendInTime],
  );
  return { bits: asked ?? inForce, isAsked: asked !== null, drive, settle };
}
