import {
  CELL_EFCI,
  CELL_FLOW,
  CELL_FRAME,
  CELL_META,
  CELL_SIZE,
  CELL_PASSES,
  CELL_RM,
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
  LINK_PATIENT,
  LINK_PLACES,
  LINK_TAIL,
  LINK_TIME,
  LINK_WHOLE,
  PORT_BELOW,
  PORT_BIN,
  PORT_BIN_END,
  PORT_BIN_LENGTH,
  PORT_BIN_MAX,
  PORT_BIN_MIN,
  PORT_BINS,
  PORT_CAPACITY,
  PORT_CARRY,
  PORT_CLASS,
  PORT_COUNTS_UNTIL,
  PORT_FRAMES,
  PORT_HIGH,
  PORT_IN_FRAME,
  PORT_IS_COUNTED,
  PORT_LAST_FLOW,
  PORT_LEFT,
  PORT_LINK,
  PORT_LOW,
  PORT_MARKS_ABOVE,
  PORT_MEETS_BACKWARD,
  PORT_MEETS_FORWARD,
  PORT_OFFERED,
  PORT_ONE_CLASS,
  PORT_PLACE,
  PORT_QUIET,
  PORT_RATED,
  PORT_RM_CELLS,
  PORT_SINCE,
  PORT_SPENT,
  PORT_START,
  PORT_TAKEN,
  PORT_WAITED,
  PORT_WAITING,
} from '../layout';
import { address, earlier, get, reaches, set, setWhole, whole } from './memory';
import { hearBins, hearCounts, meet } from './outside';

/**
 * Takes what comes to a port, from address `from` up to `until`, as long as nobody outside has to take it. Returns the address
 * of the first cell that is left.
 */
export function takeCalm(port: usize, from: usize, until: usize): usize {
  let cell = takeRun(port, from, until);
  while (cell < until && isStopped(port, load<f64>(cell))) cell = takeRun(port, cell, until);
  return cell;
}

/** A cell leaves by `now`. */
// @ts-ignore: decorator
@inline
function isLeaving(port: usize, now: f64): bool {
  return whole(port, PORT_WAITING) > 0 && get(port, PORT_START) <= now;
}

/** Bins or counts had to be closed before the step at hand. Cells that leave before it have left. */
function isStopped(port: usize, now: f64): bool {
  const time = isLeaving(port, now) ? get(port, PORT_START) : now;
  if (time >= get(port, PORT_BIN_END)) {
    if (whole(port, PORT_BIN) + 1 == whole(port, PORT_BINS)) hearBins(whole(port, PORT_PLACE));
    else turnPage(port, time, whole(port, PORT_WAITING));
  } else if (time >= get(port, PORT_COUNTS_UNTIL)) hearCounts(whole(port, PORT_PLACE), time);
  else return false;
  return true;
}

/**
 * Bins that are over by `time` are written, up to the last of those lent; a bin without a step holds the value carried into it.
 * Returns up to when there is nothing more to be closed.
 */
function turnPage(port: usize, time: f64, waiting: i32): f64 {
  const least = address(port, PORT_BIN_MIN);
  const most = address(port, PORT_BIN_MAX);
  const length = get(port, PORT_BIN_LENGTH);
  const last = whole(port, PORT_BINS) - 1;
  let bin = whole(port, PORT_BIN);
  let end = get(port, PORT_BIN_END);
  while (time >= end && bin < last) {
    store<f32>(least + (<usize>bin << 2), <f32>whole(port, PORT_LOW));
    store<f32>(most + (<usize>bin << 2), <f32>whole(port, PORT_HIGH));
    setWhole(port, PORT_LOW, waiting);
    setWhole(port, PORT_HIGH, waiting);
    bin++;
    end += length;
  }
  setWhole(port, PORT_BIN, bin);
  set(port, PORT_BIN_END, end);
  return earlier(end, get(port, PORT_COUNTS_UNTIL));
}

function countDeparture(port: usize, flow: i32): void {
  const classes = address(port, PORT_CLASS);
  const slot = PORT_LEFT + <i32>load<u8>(classes + <usize>flow);
  setWhole(port, slot, whole(port, slot) + 1);
}

// @ts-expect-error: decorator
@inline
function add(row: usize, place: i32, value: f64): void {
  const its = row + (<usize>place << 3);
  store<f64>(its, load<f64>(its) + value);
}

// @ts-expect-error: decorator
@inline
function count(port: usize, slot: i32, more: i32): void {
  setWhole(port, slot, whole(port, slot) + more);
}

/** The data cell at this place in the ring of a link gets EFCI; it is not yet at the far end. */
function mark(port: usize, link: usize, place: i32): void {
  const its = address(link, LINK_META) + (<usize>(place & whole(link, LINK_MASK)) << 2);
  const meta = load<i32>(its);
  if ((meta & CELL_RM) != 0 || load<u8>(address(port, PORT_RATED) + <usize>(meta & CELL_FLOW)) == 0) return;
  store<i32>(its, meta | CELL_EFCI);
}

/** What leaves a port by `now` leaves, though nothing comes. */
export function serve(port: usize, now: f64): void {
  while (isLeaving(port, now)) if (!isStopped(port, now)) leave(port);
}

/** The first cell that waits leaves; as in `takeRun`. */
function leave(port: usize): void {
  const link = address(port, PORT_LINK);
  const waiting = whole(port, PORT_WAITING);
  const start = get(port, PORT_START);
  const place = whole(link, LINK_TAIL) - waiting;
  if (waiting > whole(port, PORT_MARKS_ABOVE)) mark(port, link, place);
  const one = whole(port, PORT_ONE_CLASS);
  if (one >= 0) count(port, PORT_LEFT + one, 1);
  else if (whole(port, PORT_IS_COUNTED) != 0) countDeparture(port, flowAt(link, place));
  add(address(port, PORT_SPENT), waiting, start - get(port, PORT_SINCE));
  set(port, PORT_SINCE, start);
  setWhole(port, PORT_WAITING, waiting - 1);
  if (waiting - 1 < whole(port, PORT_LOW)) setWhole(port, PORT_LOW, waiting - 1);
  const carry = get(port, PORT_CARRY) + get(link, LINK_PART);
  const over = reaches(carry, get(link, LINK_MODULUS));
  set(port, PORT_CARRY, carry - over * get(link, LINK_MODULUS));
  set(port, PORT_START, start + get(link, LINK_WHOLE) + over);
}

/** The rate control of the port meets an RM cell. It looks at the queue. */
function present(port: usize, now: f64, meta: i32, serial: i32, waiting: i32, start: f64): void {
  setWhole(port, PORT_WAITING, waiting);
  set(port, PORT_START, start);
  meet(whole(port, PORT_PLACE), now, meta, serial);
}

/**
 * Takes cells up to one that is not calm, or before which bins or counts have to be closed. What is here is what port,
 * transmitter, statistics and trace do with each cell by itself (`switch/port.ts`, `switch/lookaheadTransmitter.ts`), in one
 * loop: so what each cell needs stays in registers, and what few need stays in memory.
 */
function takeRun(port: usize, from: usize, until: usize): usize {
  const link = address(port, PORT_LINK);
  const spent = address(port, PORT_SPENT);
  const isMixed = whole(port, PORT_IS_COUNTED) != 0 && whole(port, PORT_ONE_CLASS) < 0;
  let stop = earlier(get(port, PORT_BIN_END), get(port, PORT_COUNTS_UNTIL));
  let bound = earlier(get(port, PORT_QUIET), stop);
  const cellWhole = get(link, LINK_WHOLE);
  const cellPart = get(link, LINK_PART);
  const modulus = get(link, LINK_MODULUS);
  const delay = get(link, LINK_DELAY);
  const before = whole(link, LINK_TAIL);
  const room = whole(link, LINK_HEAD) + whole(link, LINK_PLACES) - before;
  const end = <i32>(until - from) > room * CELL_SIZE ? from + <usize>(room * CELL_SIZE) : until;
  const stood = whole(port, PORT_WAITING);
  let tail = before;
  let free = get(link, LINK_FREE);
  let freeCarry = get(link, LINK_CARRY);
  let start = get(port, PORT_START);
  let carry = get(port, PORT_CARRY);
  let since = get(port, PORT_SINCE);
  let waiting = stood;
  let rmCells = 0;
  let firstRm = 0;
  let cell = from;
  while (cell < end) {
    const now = load<f64>(cell);
    if (waiting > 0 && start <= now) {
      if (start >= stop) {
        stop = turnPage(port, start, waiting);
        if (start >= stop) break;
        bound = earlier(get(port, PORT_QUIET), stop);
      }
      if (isMixed) {
        countDeparture(port, flowAt(link, tail - waiting));
      }
      if (waiting > whole(port, PORT_MARKS_ABOVE)) mark(port, link, tail - waiting);
      add(spent, waiting, start - since);
      since = start;
      waiting--;
      if (waiting < whole(port, PORT_LOW)) setWhole(port, PORT_LOW, waiting);
      start += cellWhole;
      carry += cellPart;
      const over = reaches(carry, modulus);
      carry -= over * modulus;
      start += over;
      if (waiting > 0 && start <= now) continue;
    }
    if (now >= bound) {
      if (now >= stop) stop = turnPage(port, now, waiting);
      bound = earlier(get(port, PORT_QUIET), stop);
      if (now >= bound) break;
    }
    const meta = load<i32>(cell, CELL_META);
    const flow = meta & CELL_FLOW;
    if ((meta & (CELL_RM | CELL_PASSES)) == 0) {
      if (waiting >= whole(port, PORT_BELOW)) break;
      const isLast = (meta >>> 14) & 1;
      count(port, PORT_FRAMES, isLast & ~meta);
      store<u8>(address(port, PORT_IN_FRAME) + <usize>flow, isLast ^ 1);
      setWhole(port, PORT_LAST_FLOW, flow);
    } else if ((meta & CELL_PASSES) != 0) {
      if (whole(port, PORT_MEETS_BACKWARD) != 0)
        present(port, now, meta, load<i32>(cell, CELL_FRAME), waiting, start);
      cell += CELL_SIZE;
      continue;
    } else {
      if (waiting >= whole(port, PORT_CAPACITY)) break;
      if ((flow & 1) == 0 && whole(port, PORT_MEETS_FORWARD) != 0)
        present(port, now, meta, load<i32>(cell, CELL_FRAME), waiting, start);
      if (rmCells++ == 0) firstRm = tail;
    }
    add(address(port, PORT_TAKEN), flow, 1);
    if (free > now) {
      if (waiting == 0) {
        start = free;
        carry = freeCarry;
      }
      add(spent, waiting, now - since);
      since = now;
      waiting++;
      if (waiting > whole(port, PORT_HIGH)) setWhole(port, PORT_HIGH, waiting);
      add(address(port, PORT_WAITED), flow, free - now);
    } else {
      if (isMixed) countDeparture(port, flow);
      if (free < now) {
        free = now;
        freeCarry = 0;
      }
    }
    free += cellWhole;
    freeCarry += cellPart;
    const more = reaches(freeCarry, modulus);
    freeCarry -= more * modulus;
    free += more;
    const slot = <usize>(tail & whole(link, LINK_MASK));
    store<f64>(address(link, LINK_TIME) + (slot << 3), free + delay);
    store<i32>(address(link, LINK_META) + (slot << 2), meta);
    store<i32>(address(link, LINK_FRAME) + (slot << 2), load<i32>(cell, CELL_FRAME));
    tail++;
    cell += CELL_SIZE;
  }
  setWhole(port, PORT_WAITING, waiting);
  set(port, PORT_START, start);
  set(port, PORT_CARRY, carry);
  set(port, PORT_SINCE, since);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, freeCarry);
  setWhole(link, LINK_TAIL, tail);
  count(port, PORT_OFFERED, tail - before - rmCells);
  count(port, PORT_RM_CELLS, rmCells);
  const one = whole(port, PORT_ONE_CLASS);
  // What came, and what waited and waits no longer.
  if (one >= 0) count(port, PORT_LEFT + one, tail - before + stood - waiting);
  // Whoever is woken for RM cells only, and has none to come, is woken for the first of these.
  const headTime = address(link, LINK_HEAD_TIME);
  if (whole(link, LINK_PATIENT) == 0) {
    if (before == whole(link, LINK_HEAD) && tail != before) store<f64>(headTime, timeOf(link, before));
  } else if (rmCells > 0 && load<f64>(headTime) == Infinity) store<f64>(headTime, timeOf(link, firstRm));
  return cell;
}

/** Whose a cell in the ring of a link is. */
// @ts-ignore: decorator
@inline
function flowAt(link: usize, place: i32): i32 {
  const slot = <usize>(place & whole(link, LINK_MASK));
  return load<i32>(address(link, LINK_META) + (slot << 2)) & CELL_FLOW;
}

/** When a cell in the ring of a link arrives. */
// @ts-ignore: decorator
@inline
function timeOf(link: usize, place: i32): f64 {
  return load<f64>(address(link, LINK_TIME) + (<usize>(place & whole(link, LINK_MASK)) << 3));
}
