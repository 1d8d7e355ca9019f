import { type Picoseconds, PS_PER_MS, PS_PER_SECOND, type StageDocument } from '../../contract/index.ts';

interface Range {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Where in the visible range a following play head stays, and where it lands after a jump back. */
export const HEAD_SHARE = 0.8;
const LANDING_SHARE = 0.25;
const LEAST_SHARE = 0.1;
const OPENING_S = 15;
const SHORTEST_OPENING_PS = 20 * PS_PER_MS;

/** The range, moved as little as needed to keep the head in its first four fifths. */
export function followHead(range: Range, now: Picoseconds, end: Picoseconds): Range {
  const span = range.to - range.from;
  const last = Math.max(0, end - span);
  if (now > range.from + HEAD_SHARE * span) return shifted(Math.min(now - HEAD_SHARE * span, last), range);
  if (now < range.from) return shifted(now - LANDING_SHARE * span, range);
  return range;
}

/** Whole picoseconds, so that a range that moves keeps its length to the bit. */
function shifted(from: Picoseconds, range: Range): Range {
  const start = Math.max(0, Math.round(from));
  return start === range.from ? range : { from: start, to: start + range.to - range.from };
}

/** The scene's own range, or what is watched in a quarter of a minute, with three quarters of it already drawn. */
export function openingView(stage: StageDocument, start: Picoseconds, end: Picoseconds): Range {
  if (stage.viewS) {
    const range = wholeRange(stage.viewS[0] * PS_PER_SECOND, stage.viewS[1] * PS_PER_SECOND);
    const span = range.to - range.from;
    // At its very beginning nothing would be drawn: what has just happened comes into sight.
    const opening =
      start - range.from < LEAST_SHARE * span ? shifted(start - LANDING_SHARE * span, range) : range;
    return followHead(opening, start, end);
  }
  const watched = OPENING_S * (stage.msPerSecond ?? 10) * PS_PER_MS;
  const span = Math.min(Math.max(watched, SHORTEST_OPENING_PS), end);
  const from = Math.min(Math.max(0, start - 0.75 * span), end - span);
  return wholeRange(from, from + span);
}

/** A range of whole picoseconds. */
export const wholeRange = (from: Picoseconds, to: Picoseconds): Range => ({
  from: Math.round(from),
  to: Math.round(to),
});
