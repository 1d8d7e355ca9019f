import type { Picoseconds } from '../../contract/index.ts';
import { HEAD_SHARE } from '../store/viewport.ts';
import type { ColumnView } from './paint/movingImage.ts';
import type { TimeRange } from './scale.ts';

/**
 * A visible range in columns of device pixels. While it follows the head, the head stays in its column and the run passes under it;
 * otherwise the left edge stays where it is. Either way a scrolling trace moves by whole columns and does not shimmer.
 * @param columns of the plot
 */
export function columnView({ from, to }: TimeRange, now: Picoseconds, columns: number): ColumnView {
  const columnPs = (to - from) / Math.max(1, columns);
  const head = Math.round(now / columnPs);
  const follows = Math.abs(from + HEAD_SHARE * (to - from) - now) <= 1;
  const first = follows ? head - Math.round(HEAD_SHARE * columns) : Math.round(from / columnPs);
  return { columnPs, first, head };
}
