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

/** What does not move is described this soon. */
const STILL_MS = 300;

/**
 * A painter that runs `write` at most once per `everyMs` while a run plays, in a turn of the words; sooner while it is paused
 * still, and once more afterwards when it was asked in between: the last state is always written. Until a scene has come to
 * its start nothing is.
 */
function throttled(
  session: Session,
  everyMs: number,
  write: () => void,
): { paint: (wallMs: number) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  /** When it is to be written next, ms; null where nothing waits. */
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
    // A timer that waits for the same moment goes on waiting: it is asked for in every frame.
    if (next === due) return;
    cancel();
    if (next <= wallMs) {
      due = null;
      last = wallMs;
      write();
      return;
    }
    // Words come again soon: a timer would have the page laid out once more between two turns.
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

/** Writes words rarely, as frames are painted. @returns what stops it */
export function onPaintThrottled(session: Session, everyMs: number, write: () => void): () => void {
  const { paint, stop } = throttled(session, everyMs, write);
  const forget = onPaint('slow', paint);
  return () => {
    forget();
    stop();
  };
}

/** What words are about. */
export interface LiveTextContext {
  readonly session: Session;
  readonly state: StageState;
  /** Of the branch around. */
  readonly traces: TraceStore;
  /** The cursor, else the head. */
  readonly time: Picoseconds;
}

/**
 * Writes into elements in turns of the slow clock, for what React would make again each time. What can be selected of the moment is
 * (`useMoment`).
 * @param values what `write` reads, as of an effect
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
