// What becomes part of its callers: `@inline`, which Biome cannot read.
import {
  CELL_FLOW,
  CELL_FRAME,
  CELL_META,
  CELL_SIZE,
  LINK_MASK,
  LINK_META,
  LINK_TIME,
  PORT_NEXT,
  PORT_PLACE,
  PORT_ROOM_END,
  PORT_START,
  PORT_WAITING,
} from '../layout';
import { address, get, setWhole, whole } from './memory';
import { widen } from './outside';

/** A cell leaves by `now`. */
// @ts-expect-error: decorator
@inline
export function isLeaving(port: usize, now: f64): bool {
  return whole(port, PORT_WAITING) > 0 && get(port, PORT_START) <= now;
}

/** Whose a cell in the ring of a link is. */
// @ts-expect-error: decorator
@inline
export function flowAt(link: usize, place: i32): i32 {
  const slot = <usize>(place & whole(link, LINK_MASK));
  return load<i32>(address(link, LINK_META) + (slot << 2)) & CELL_FLOW;
}

/** When a cell in the ring of a link arrives. */
// @ts-expect-error: decorator
@inline
export function timeOf(link: usize, place: i32): f64 {
  return load<f64>(address(link, LINK_TIME) + (<usize>(place & whole(link, LINK_MASK)) << 3));
}

/** Of one instant, what was put first stays first. */
// @ts-expect-error: decorator
@inline
export function put(port: usize, now: f64, cell: i32, frame: i32): void {
  if (whole(port, PORT_NEXT) === whole(port, PORT_ROOM_END)) widen(whole(port, PORT_PLACE));
  let place = address(port, PORT_NEXT);
  setWhole(port, PORT_NEXT, <i32>place + CELL_SIZE);
  if (load<f64>(place - CELL_SIZE) > now) place = makeRoom(place, now);
  store<f64>(place, now);
  store<i32>(place, cell, CELL_META);
  store<i32>(place, frame, CELL_FRAME);
}

/** Moves what is later than `now` one place on; returns the place that is free. */
function makeRoom(end: usize, now: f64): usize {
  let place = end;
  do {
    const before = place - CELL_SIZE;
    store<f64>(place, load<f64>(before));
    store<i32>(place, load<i32>(before, CELL_META), CELL_META);
    store<i32>(place, load<i32>(before, CELL_FRAME), CELL_FRAME);
    place = before;
  } while (load<f64>(place - CELL_SIZE) > now);
  return place;
}
