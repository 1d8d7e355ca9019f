import type { ParameterValue, Picoseconds } from '../../contract/index.ts';
import { send } from '../client/channel.ts';
import { nextId } from '../client/requests.ts';

/** Newest value asked for and not yet sent, by edit path. */
const unsent = new Map<string, ParameterValue>();
/** Where the head was asked to go and has not yet been sent. */
let target: Picoseconds | null = null;
/** Token of the newest value sent, by edit path. */
const sent = new Map<string, number>();

/** What is on its way to the worker: at most the newest value per path, and the newest moment, per frame. */
export const pending = {
  want(path: string, value: ParameterValue): void {
    unsent.set(path, value);
  },

  seek(time: Picoseconds): void {
    target = time;
  },

  flush(): void {
    if (target !== null) send({ type: 'seek', time: target, id: nextId() });
    target = null;
    for (const [path, value] of unsent) {
      const token = nextId();
      sent.set(path, token);
      send({ type: 'set', path, value, token });
    }
    unsent.clear();
  },

  /** The path whose newest value `token` was; null when a newer one is on its way. */
  answered(token: number): string | null {
    for (const [path, latest] of sent) {
      if (latest === token) return unsent.has(path) ? null : path;
    }
    return null;
  },

  clear(): void {
    target = null;
    unsent.clear();
    sent.clear();
  },
};
