import type { ParameterValue, Picoseconds } from '../../../contract/index.ts';
import { perSession } from '../../session/session.ts';
import { pageOf } from '../page.ts';

/**
 * Values and seeks on their way to the worker: all changes of one task are sent together, only the newest value per path and the
 * newest seek. A value requested while a run is being opened waits until the run has arrived at the time it is opened at: before
 * that it would apply at an arbitrary time.
 */
export const pendingOf = perSession((session) => {
  const { channel } = session;
  /** Newest requested value that has not been sent, by edit path. */
  const unsent = new Map<string, ParameterValue>();
  /** Requested head position that has not been sent. */
  let target: Picoseconds | null = null;
  /** Token of the newest value sent, by edit path. */
  const sent = new Map<string, number>();
  /** Paths that were last sent together, by each of them. */
  const groups = new Map<string, readonly string[]>();

  let isWaiting = false;
  /** Stops waiting for the run that is being opened. */
  let stopWaiting: (() => void) | null = null;

  const isOpening = (): boolean => ['opening', 'arriving'].includes(pageOf(session).getState().phase);

  function flush(): void {
    isWaiting = false;
    if (target !== null) channel.send({ type: 'seek', time: target, id: channel.nextId() });
    target = null;
    if (unsent.size === 0) return;
    if (isOpening()) {
      stopWaiting ??= pageOf(session).subscribe(() => {
        if (!isOpening()) flush();
      });
      return;
    }
    stopWaiting?.();
    stopWaiting = null;
    const paths = [...unsent.keys()];
    for (const [path, value] of unsent) {
      const token = channel.nextId();
      sent.set(path, token);
      groups.set(path, paths);
      channel.send({ type: 'set', path, value, token });
    }
    unsent.clear();
  }

  /** Sends everything that one task of the browser requests together: a pointer moves once per animation frame. */
  function flushSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(flush);
  }

  return {
    want(path: string, value: ParameterValue): void {
      unsent.set(path, value);
      flushSoon();
    },

    seek(time: Picoseconds): void {
      target = time;
      flushSoon();
    },

    flush,

    /** Path whose newest value was sent with `token`; null when a newer one is on its way. */
    answered(token: number): string | null {
      for (const [path, latest] of sent) {
        if (latest === token) return unsent.has(path) ? null : path;
      }
      return null;
    },

    /** Paths that a path was last sent with, including itself: one change by the reader. */
    sentWith: (path: string): readonly string[] | undefined => groups.get(path),

    clear(): void {
      target = null;
      unsent.clear();
      sent.clear();
      groups.clear();
    },
  };
});
