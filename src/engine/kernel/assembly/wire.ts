import {
  LINK_CARRY,
  LINK_DELAY,
  LINK_FRAME,
  LINK_FREE,
  LINK_HEAD,
  LINK_HEAD_TIME,
  LINK_MASK,
  LINK_META,
  LINK_MODULUS,
  LINK_PART,
  LINK_PLACES,
  LINK_TAIL,
  LINK_TIME,
  LINK_WHOLE,
} from '../layout';
import { address, get, reaches, set, setWhole, whole } from './memory';

/**
 * How many of so many cells more the ring of a link takes as it is; none where more are under way than it wants to have, which
 * is no number of cells below 0: places and addresses know no sign.
 */
export function roomFor(link: usize, cells: i32): i32 {
  const room = whole(link, LINK_HEAD) + whole(link, LINK_PLACES) - whole(link, LINK_TAIL);
  return room < 0 ? 0 : room < cells ? room : cells;
}

/** Whether the ring of a link takes so many cells more as it is. */
export function hasRoom(link: usize, cells: i32): bool {
  return roomFor(link, cells) === cells;
}

/** Hands a cell to a link whose receiver is a switch; as in `atm/link.ts`. There has to be room. */
export function sendCell(link: usize, now: f64, meta: i32, frame: i32): void {
  let free = get(link, LINK_FREE);
  let carry = get(link, LINK_CARRY);
  if (free < now) {
    free = now;
    carry = 0;
  }
  free += get(link, LINK_WHOLE);
  carry += get(link, LINK_PART);
  const modulus = get(link, LINK_MODULUS);
  const over = reaches(carry, modulus);
  carry -= over * modulus;
  free += over;
  const tail = whole(link, LINK_TAIL);
  const slot = <usize>(tail & whole(link, LINK_MASK));
  store<f64>(address(link, LINK_TIME) + (slot << 3), free + get(link, LINK_DELAY));
  store<i32>(address(link, LINK_META) + (slot << 2), meta);
  store<i32>(address(link, LINK_FRAME) + (slot << 2), frame);
  handedOver(link, tail + 1, free, carry);
}

/** Cells have been put into its ring, up to `tail`: the transmitter stands at `free`. */
export function handedOver(link: usize, tail: i32, free: f64, carry: f64): void {
  setWhole(link, LINK_TAIL, tail);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, carry);
  noteHead(link);
}

/** The first cell of its ring may be another one, or gone. */
export function noteHead(link: usize): void {
  const head = whole(link, LINK_HEAD);
  const slot = <usize>(head & whole(link, LINK_MASK));
  const time = head === whole(link, LINK_TAIL) ? Infinity : load<f64>(address(link, LINK_TIME) + (slot << 3));
  store<f64>(address(link, LINK_HEAD_TIME), time);
}
