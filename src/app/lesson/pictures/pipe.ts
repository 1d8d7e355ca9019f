import { CELL_BITS } from '../../../contract/index.ts';
import type { PipePicture } from '../../../lessons/pictures/pipe.ts';

/** Where the cells of all windows are, with a buffer of some size. */
export interface Fill {
  /** Windows that find a place as a whole, from the first. */
  readonly fit: number;
  /** The next one finds a place for a part of its cells. */
  readonly isPartly: boolean;
  /** Cells in the queue, and how long the last of them waits. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Cells without a place, and places without a cell. */
  readonly over: number;
  readonly spare: number;
}

export function fillOf({ senders, window, path, rateMbps }: PipePicture, buffer: number): Fill {
  const all = senders * window;
  const places = path + buffer;
  const fit = Math.min(senders, Math.floor(places / window));
  const waiting = Math.max(0, Math.min(buffer, all - path));
  return {
    fit,
    isPartly: fit < senders && places > fit * window,
    waiting,
    waitMs: (waiting * CELL_BITS) / (rateMbps * 1_000),
    over: Math.max(0, all - places),
    spare: Math.max(0, places - all),
  };
}
