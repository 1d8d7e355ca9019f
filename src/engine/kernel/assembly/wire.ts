import { LINK_HEAD, LINK_HEAD_TIME, LINK_MASK, LINK_RING_SPACE, LINK_TAIL, LINK_TIME } from '../layout';
import { address, whole } from './memory';

/**
 * How many of so many cells more the ring of a link takes as it is; none where more are under way than it wants to have, which
 * is no number of cells below 0: places and addresses know no sign.
 */
export function roomFor(link: usize, cells: i32): i32 {
  const room = whole(link, LINK_HEAD) + whole(link, LINK_RING_SPACE) - whole(link, LINK_TAIL);
  return room < 0 ? 0 : room < cells ? room : cells;
}

/** The first cell of its ring may be another one, or gone. */
export function noteHead(link: usize): void {
  const head = whole(link, LINK_HEAD);
  const slot = <usize>(head & whole(link, LINK_MASK));
  const time = head === whole(link, LINK_TAIL) ? Infinity : load<f64>(address(link, LINK_TIME) + (slot << 3));
  store<f64>(address(link, LINK_HEAD_TIME), time);
}
