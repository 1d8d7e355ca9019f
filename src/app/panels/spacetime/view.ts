import {
  type FrameColumns,
  float64At,
  type Picoseconds,
  type Remark,
  type VcInfo,
} from '../../../contract/index.ts';
import type { TimeRange } from '../../plot/scale.ts';
import type { Session } from '../../session/session.ts';
import { type FrameWish, frameQuestionsOf } from '../../store/questions/frameQuestions.ts';
import { stageOf } from '../../store/stage.ts';
import { framesOf, tracesOf } from '../../traces/index.ts';
import { framesExpected, isDense, type Station, sentWithin, stationsOf } from './spacetime.ts';

/** Frames to show, or the reason why there are none. */
export type ShownFrames =
  | { readonly kind: 'frames'; readonly frames: FrameColumns }
  | { readonly kind: 'dense'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: Remark }
  | { readonly kind: 'fast' | 'waiting' | 'none' };

/** Least time to play through a range, seconds: below this the picture would flicker. */
const LEAST_SECONDS = 0.4;
/** Factor by which an estimate has to exceed the limit before it decides on its own. */
const SURELY = 4;

const CELLS_PER_ROUND_TRIP = 100;

/** Round-trip time without queues; on links without delay, the time of a few frames. */
export const roundTripOf = (session: Session, vc: VcInfo): Picoseconds =>
  Math.max(vc.baseRttPs, CELLS_PER_ROUND_TRIP * (stageOf(session).getState().loaded?.cellPs ?? 0));

export const oneWay = (vc: VcInfo): Picoseconds => vc.hopsPs.reduce((sum, delay) => sum + delay, 0);

const ways = new WeakMap<VcInfo, readonly Station[]>();

export function stationsOn(vc: VcInfo): readonly Station[] {
  const known = ways.get(vc) ?? stationsOf(vc.path, vc.hopsPs);
  ways.set(vc, known);
  return known;
}

/** Estimated number of data frames in a range, from the window at the head; 0 if it is unknown. */
export function estimate(session: Session, vc: VcInfo, range: TimeRange): number {
  const { now } = stageOf(session).getState();
  const bytes = tracesOf(session).shown.channel(`cwnd/${vc.id}`)?.at(now) ?? Number.NaN;
  if (Number.isNaN(bytes)) return 0;
  return framesExpected(bytes, vc.segmentBytes, roundTripOf(session, vc), range.to - range.from);
}

/**
 * Requests missing frames and returns what can be shown meanwhile. Words and picture both call this: reading the other's result
 * would be one paint late.
 */
export function shownFrames(session: Session, vc: VcInfo, width: number): ShownFrames {
  const { viewport, recorded, run, speed } = stageOf(session).getState();
  const span = viewport.to - viewport.from;
  const guess = Math.round(estimate(session, vc, viewport));
  if (isDense(guess, SURELY * width)) return { kind: 'dense', count: guess };
  if (run === 'playing' && speed * LEAST_SECONDS * 1e12 > span) return { kind: 'fast' };
  const wish: FrameWish = { vc: vc.id, from: viewport.from, to: viewport.to, recorded };
  frameQuestionsOf(session).want(wish, framesOf(session).known);
  return fromKnown(session, vc, viewport, width, guess);
}

function fromKnown(
  session: Session,
  vc: VcInfo,
  range: TimeRange,
  width: number,
  guess: number,
): ShownFrames {
  const { known } = framesOf(session);
  if (known === null || known.vc !== vc.id || known.to <= range.from) return { kind: 'waiting' };
  if (known.message !== null) return { kind: 'failed', message: known.message };
  if (known.frames === null) return { kind: 'dense', count: guess };
  const count = sentWithin(known.frames, range);
  if (isDense(count, width)) return { kind: 'dense', count };
  if (known.from <= range.from && isEmpty(known.frames, range)) return { kind: 'none' };
  return { kind: 'frames', frames: known.frames };
}

const isEmpty = ({ sent, ended }: FrameColumns, range: TimeRange): boolean =>
  sent.every((at, i) => at >= range.to || float64At(ended, i) < range.from);
