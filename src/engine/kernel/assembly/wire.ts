import { LINK_HEAD, LINK_HEAD_TIME, LINK_MASK, LINK_RING_SPACE, LINK_TAIL, LINK_TIME } from '../layout';
import { address, whole } from './memory';

/**
 * The number of cells, up to `cells`, for which the ring of a link has room; 0, not a negative number, if more are in transit than
 * its limit: indices and addresses are unsigned.
 */
export function roomFor(link: usize, cells: i32): i32 {
  const room = whole(link, LINK_HEAD) + whole(link, LINK_RING_SPACE) - whole(link, LINK_TAIL);
  return room < 0 ? 0 : room < cells ? room : cells;
}

/** Updates the head time of a link after the first cell of its ring may have changed. */
export function noteHead(link: usize): void {
  const head = whole(link, LINK_HEAD);
  const slot = <usize>(head & whole(link, LINK_MASK));
  const time = head === whole(link, LINK_TAIL) ? Infinity : load<f64>(address(link, LINK_TIME) + (slot << 3));
  store<f64>(address(link, LINK_HEAD_TIME), time);
}
