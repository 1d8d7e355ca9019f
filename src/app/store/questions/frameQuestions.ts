import type { FramesReport, Picoseconds } from '../../../contract/index.ts';
import { invalidateNow } from '../../clocks.ts';
import { later } from '../../rest.ts';
import { perSession } from '../../session/session.ts';

/** A request for the frames of a VC in a time range. */
export interface FrameWish {
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  /** End of the recorded run. */
  readonly recorded: Picoseconds;
}

interface Question {
  readonly id: number;
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Margin of a question on either side, as a share of its range: small moves need no new question. */
const MARGIN = 0.5;
const BETWEEN_MS = 60;
/** A question without an answer after this time may be asked again. */
const PATIENCE_MS = 2000;

/** Whether a report answers a request. A report of too many frames does not answer for a much shorter range. */
export function covers(known: FramesReport | null, { vc, from, to, recorded }: FrameWish): boolean {
  if (known === null || known.vc !== vc) return false;
  const held = known.from <= from && known.to >= Math.min(to, recorded);
  const tooLong = known.frames === null && known.to - known.from > 3 * (to - from);
  return held && !tooLong;
}

/** Questions to the worker about frames: one at a time, and seldom enough for the run to go on. */
export const frameQuestionsOf = perSession(({ channel }) => {
  let open: Question | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const isUnderWay = ({ vc, from, to }: FrameWish): boolean =>
    open !== null && open.vc === vc && open.from <= from && open.to >= to;

  return {
    want(wish: FrameWish, known: FramesReport | null): void {
      if (wish.recorded <= wish.from || covers(known, wish)) return;
      const wall = performance.now();
      if (isUnderWay(wish) && wall - askedAt < PATIENCE_MS) return;
      if (wall - askedAt < BETWEEN_MS) {
        later(invalidateNow, BETWEEN_MS);
        return;
      }
      const margin = MARGIN * (wish.to - wish.from);
      open = {
        id: channel.nextId(),
        vc: wish.vc,
        from: Math.max(0, Math.round(wish.from - margin)),
        to: Math.round(wish.to + margin),
      };
      askedAt = wall;
      channel.send({ type: 'frames', ...open });
    },

    /** Whether this id belongs to the newest question. */
    answered(id: number): boolean {
      const newest = open?.id === id;
      if (newest) open = null;
      return newest;
    },

    clear(): void {
      open = null;
    },
  };
});
