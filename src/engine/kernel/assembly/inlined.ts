// Functions that are inlined into their callers by `@inline`, which Biome cannot read.
import {
  CELL_FLOW,
  CELL_FRAME,
  CELL_META,
  CELL_RM_VISIT,
  CELL_SIZE,
  LINK_MASK,
  LINK_TIME,
  PORT_NEXT,
  PORT_INDEX,
  PORT_ROOM_END,
} from '../layout';
import { address, listed, setWhole, whole } from './memory';
import { growCells } from './script';

/** Cells that do not begin to leave before `time`, if the transmitter has sent all of them at `free`, which is later. */
// @ts-expect-error: decorator
@inline
export function unbegun(time: f64, free: f64, carry: f64, period: f64, modulus: f64): i32 {
  return <i32>(((free - time) * modulus + carry) / period);
}

/** Arrival time of a cell in the ring of a link. */
// @ts-expect-error: decorator
@inline
export function timeOf(link: usize, place: i32): f64 {
  return load<f64>(address(link, LINK_TIME) + (<usize>(place & whole(link, LINK_MASK)) << 3));
}

/** Inserts a cell into the batch of a port by time; at one instant in the order of calls, unless the order is drawn (`ties` is not 0). */
// @ts-expect-error: decorator
@inline
export function put(port: usize, ties: usize, now: f64, cell: i32, frame: i32): void {
  if (whole(port, PORT_NEXT) === whole(port, PORT_ROOM_END)) growCells(whole(port, PORT_INDEX));
  let place = address(port, PORT_NEXT);
  setWhole(port, PORT_NEXT, <i32>place + CELL_SIZE);
  if (load<f64>(place - CELL_SIZE) >= now) place = makeRoom(place, ties, now, cell);
  store<f64>(place, now);
  store<i32>(place, cell, CELL_META);
  store<i32>(place, frame, CELL_FRAME);
}

/** Moves the cells after the given one, by time or by drawn order, one place on; returns the address of the free place. */
function makeRoom(end: usize, ties: usize, now: f64, cell: i32): usize {
  let place = end;
  let before = place - CELL_SIZE;
  while (
    load<f64>(before) > now ||
    (load<f64>(before) === now && precedes(ties, now, cell, load<i32>(before, CELL_META)))
  ) {
    store<f64>(place, load<f64>(before));
    store<i32>(place, load<i32>(before, CELL_META), CELL_META);
    store<i32>(place, load<i32>(before, CELL_FRAME), CELL_FRAME);
    place = before;
    before = place - CELL_SIZE;
  }
  return place;
}

/** Whether a cell precedes another one of the same instant by the drawn order. */
function precedes(ties: usize, now: f64, cell: i32, other: i32): bool {
  return ties !== 0 && rank(keyOf(ties, cell), now) < rank(keyOf(ties, other), now);
}

function keyOf(ties: usize, cell: i32): i32 {
  const passes = (cell & CELL_RM_VISIT) === 0 ? 0 : 1;
  return <i32>listed(ties, (cell ^ passes) & CELL_FLOW);
}

/** The same as `sim/tieOrder.ts`. */
function rank(key: i32, now: f64): i32 {
  const time = <i64>now;
  let x = <u32>key ^ <u32>time ^ (<u32>(time >> 32) * 0x9e3779b1);
  x = (x ^ (x >> 16)) * 0x21f0aaad;
  x = (x ^ (x >> 15)) * 0x735a2d97;
  return <i32>(x ^ (x >> 15));
}
