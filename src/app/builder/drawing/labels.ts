import type { Point } from './geometry.ts';

export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** To the line. */
  readonly gap: number;
}

/** Links that rise less than this are labelled above and below, pixels for each pixel. */
const FLAT = 0.08;

/** The middle of a label beside a link, clear of its line; null: the link is flat, and the label goes above and below it. */
export function besideLink(from: Point, to: Point, { width, height, gap }: LabelSize): Point | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dy) <= FLAT * Math.abs(dx)) return null;
  const length = Math.hypot(dx, dy);
  // To the right of the line, whichever way it leads.
  const side = dy > 0 ? 1 : -1;
  const [across, up] = [(side * dy) / length, (-side * dx) / length];
  const away = (width / 2) * Math.abs(across) + (height / 2) * Math.abs(up) + gap;
  return { x: (from.x + to.x) / 2 + across * away, y: (from.y + to.y) / 2 + up * away };
}
