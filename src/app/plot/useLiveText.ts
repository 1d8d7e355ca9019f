import { useContext, useEffect } from 'react';
import type { Picoseconds } from '../../contract/index.ts';
import { onPaint } from '../clocks.ts';
import { later } from '../rest.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import type { TraceStore } from '../traces/index.ts';
import { PlotBranch, tracesFor } from './branch.ts';

/** Delay before a paused state is described, ms. */
const STILL_MS = 300;

/**
 * Calls `write` at most once per `everyMs` while a run plays, on the slow clock, sooner while it is paused, and once more after
 * requests in between: the last state is always written. Nothing is written before a scene has reached its start.
 */
function throttled(
  session: Session,
  everyMs: number,
  write: () => void,
): { paint: (wallMs: number) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  /** Time of the next write, ms; null when none is due. */
  let due: number | null = null;
  const paint = (wallMs: number) => {
    if (pageOf(session).getState().phase !== 'ready') {
      cancel();
      due = null;
      last = Number.NEGATIVE_INFINITY;
      return;
    }
    const plays = stageOf(session).getState().run === 'playing';
    const every = plays ? everyMs : Math.min(everyMs, STILL_MS);
    const next = last + every;
    // A timer for the same time stays: every frame requests it.
    if (next === due) return;
    cancel();
    if (next <= wallMs) {
      due = null;
      last = wallMs;
      write();
      return;
    }
    // The slow clock comes back soon; a timer would cause another layout between two of its ticks.
    due = plays ? null : next;
    if (plays) return;
    cancel = later(() => {
      due = null;
      last = performance.now();
      write();
    }, next - wallMs);
  };
  return { paint, stop: () => cancel() };
}

/** Calls `write` rarely while the page paints. @returns a function that ends this */
export function onPaintThrottled(session: Session, everyMs: number, write: () => void): () => void {
  const { paint, stop } = throttled(session, everyMs, write);
  const forget = onPaint('slow', paint);
  return () => {
    forget();
    stop();
  };
}

/** State that words are written from. */
export interface LiveTextContext {
  readonly session: Session;
  readonly state: StageState;
  /** Traces of the surrounding branch. */
  readonly traces: TraceStore;
  /** Time of the cursor, else of the head. */
  readonly time: Picoseconds;
}

/**
 * Writes into elements on the slow clock, for text that React would render again each time. Values that can be selected from the
 * moment are read by `useMoment` instead.
 * @param values dependencies of `write`, as for an effect
 * @param everyMs a slower pace while a run plays
 */
export function useLiveText(
  values: readonly unknown[],
  write: (moment: LiveTextContext) => void,
  everyMs = 0,
): void {
  const session = useSession();
  const branch = useContext(PlotBranch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lint asks the callers for them.
  useEffect(() => {
    const writeNow = () => {
      const state = stageOf(session).getState();
      write({ session, state, traces: tracesFor(session, branch), time: state.cursor ?? state.now });
    };
    return everyMs > 0 ? onPaintThrottled(session, everyMs, writeNow) : onPaint('slow', writeNow);
  }, [session, branch, everyMs, ...values]);
}
