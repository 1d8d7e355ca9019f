import type { ParameterValue } from '../../contract/index.ts';
import { send } from '../client/channel.ts';
import { nextId } from '../client/requests.ts';

/** Newest value asked for and not yet sent, by edit path. */
const unsent = new Map<string, ParameterValue>();
/** Token of the newest value sent, by edit path. */
const sent = new Map<string, number>();

/** Values on their way to the worker: at most the newest per path and frame. */
export const pending = {
  want(path: string, value: ParameterValue): void {
    unsent.set(path, value);
  },

  flush(): void {
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
    unsent.clear();
    sent.clear();
  },
};
