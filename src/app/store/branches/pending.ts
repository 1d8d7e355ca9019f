import type { ParameterValue, Picoseconds } from '../../../contract/index.ts';
import { perSession } from '../../session/session.ts';
import { pageOf } from '../page.ts';

/**
 * What is on its way to the worker: of what one task of the page asks for, the newest value per path and the newest moment. A value
 * that is asked for while a run is being opened waits for the moment that it is shown at: on the way there it would count from
 * wherever the run is.
 */
export const pendingOf = perSession((session) => {
  const { channel } = session;
  /** Newest value asked for and not yet sent, by edit path. */
  const unsent = new Map<string, ParameterValue>();
  /** Where the head was asked to go and has not yet been sent. */
  let target: Picoseconds | null = null;
  /** Token of the newest value sent, by edit path. */
  const sent = new Map<string, number>();
  /** All paths that were last sent together with one of them. */
  const groups = new Map<string, readonly string[]>();

  let isWaiting = false;
  /** Ends the wait for the run that is being opened. */
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

  /** All that is asked for until the browser goes on goes out together: a pointer moves once in a frame. */
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

    /** The path whose newest value `token` was; null when a newer one is on its way. */
    answered(token: number): string | null {
      for (const [path, latest] of sent) {
        if (latest === token) return unsent.has(path) ? null : path;
      }
      return null;
    },

    /** The paths that a path was last sent with, itself among them: one change of the reader's. */
    sentWith: (path: string): readonly string[] | undefined => groups.get(path),

    clear(): void {
      target = null;
      unsent.clear();
      sent.clear();
      groups.clear();
    },
  };
});
