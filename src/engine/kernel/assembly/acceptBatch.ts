import {
  CELL_EMPTY_PLACE,
  CELL_FLOW,
  CELL_FRAME,
  CELL_META,
  CELL_NOTICE,
  CELL_RM,
  CELL_RM_VISIT,
  CELL_SIZE,
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
  LINK_PERIOD,
  LINK_TAIL,
  LINK_TIME,
  LINK_WAKES_ON_RM,
  LINK_WHOLE,
  PORT_ABR_LIMIT,
  PORT_ACCEPTED,
  PORT_ACCEPTS_BELOW,
  PORT_BEGINS,
  PORT_BIN_END,
  PORT_CAPACITY,
  PORT_FRAMES,
  PORT_HIGH,
  PORT_IN_FRAME,
  PORT_INDEX,
  PORT_JOINED,
  PORT_LAST_FLOW,
  PORT_LINK,
  PORT_MEETS_BACKWARD,
  PORT_MEETS_FORWARD,
  PORT_OFFERED,
  PORT_QUIET_UNTIL,
  PORT_RETURNS,
  PORT_RM_CELLS,
  PORT_SPENT,
  PORT_WAITED,
  PORT_WAITING,
  PORT_WAY_HOME,
  RETURNS_MASK,
  RETURNS_SHIFT,
} from '../layout';
import { isStopped, leave, turnPage } from './departures';
import { timeOf, unbegun } from './inlined';
import { measure } from './measure';
import { add, address, count, earlier, get, reaches, set, setWhole, whole } from './memory';
import { visitRm } from './script';
import { roomFor } from './wire';

/**
 * Takes arriving cells of a port, from address `from` up to `until`, as long as the port in TypeScript does not have to take them.
 * Returns the address of the first cell not taken.
 */
export function acceptBatch(port: usize, from: usize, until: usize): usize {
  let cell = takeRun(port, from, until);
  while (cell < until && isStopped(port, load<f64>(cell))) cell = takeRun(port, cell, until);
  return cell;
}

/** Passes an RM cell to the rate control of the port, which reads the queue. Returns the time at which the script has to run next. */
function presentRm(
  port: usize,
  link: usize,
  now: f64,
  meta: i32,
  serial: i32,
  waiting: i32,
  free: f64,
  carry: f64,
): f64 {
  setWhole(port, PORT_WAITING, waiting);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, carry);
  visitRm(whole(port, PORT_INDEX), now, meta, serial);
  return get(port, PORT_QUIET_UNTIL);
}

/** An RM cell reaches the far end of the link at this time or later (`atm/link.ts`). */
function noteReturn(port: usize, flow: i32, serial: i32, time: f64): void {
  const home = time + load<f64>(address(port, PORT_WAY_HOME) + ((<usize>flow) << 3));
  const place = ((flow >> 1) << RETURNS_SHIFT) + (serial & RETURNS_MASK);
  store<f64>(address(port, PORT_RETURNS) + ((<usize>place) << 3), home);
}

/**
 * Takes cells up to one that the policy is not certain to accept, or before which bins have to be closed. It does the work of port,
 * transmitter, statistics and trace for each cell (`switch/port.ts`, `switch/transmit/fifoQueue.ts`) in one
 * loop, so that variables that every cell needs stay in registers, and the others in memory.
 */
function takeRun(port: usize, from: usize, until: usize): usize {
  const link = address(port, PORT_LINK);
  const spent = address(port, PORT_SPENT);
  let stop = get(port, PORT_BIN_END);
  let quiet = get(port, PORT_QUIET_UNTIL);
  let bound = earlier(quiet, stop);
  const cellWhole = get(link, LINK_WHOLE);
  const cellPart = get(link, LINK_PART);
  const modulus = get(link, LINK_MODULUS);
  const period = get(link, LINK_PERIOD);
  const cellTime = period / modulus;
  const delay = get(link, LINK_DELAY);
  const before = whole(link, LINK_TAIL);
  const end = from + <usize>(roomFor(link, <i32>(until - from) / CELL_SIZE) * CELL_SIZE);
  const measures = whole(port, PORT_ABR_LIMIT) > 0;
  let tail = before;
  let free = get(link, LINK_FREE);
  let carry = get(link, LINK_CARRY);
  let joined = get(port, PORT_JOINED);
  let begins = get(port, PORT_BEGINS);
  let waiting = whole(port, PORT_WAITING);
  let rmCells = 0;
  let firstRm = 0;
  let cell = from;
  while (cell < end) {
    const now = load<f64>(cell);
    if (now >= bound) {
      // A measuring interval, which reads the queue, ends before this cell.
      if (now >= quiet) break;
      stop = turnPage(port, link, now, waiting, free, carry);
      bound = earlier(quiet, stop);
      if (now >= bound) break;
    }
    const waits = free > now;
    const left = waits ? unbegun(now + 1, free, carry, period, modulus) : 0;
    if (left < waiting) leave(port, link, tail, waiting, left);
    waiting = left;
    const meta = load<i32>(cell, CELL_META);
    const flow = meta & CELL_FLOW;
    if ((meta & (CELL_RM | CELL_RM_VISIT)) === 0) {
      if (waiting >= whole(port, PORT_ACCEPTS_BELOW)) break;
      if (measures && !measure(port, flow)) break;
      const isLast = (meta >>> 14) & 1;
      count(port, PORT_FRAMES, isLast & ~meta & ~(meta >>> CELL_EMPTY_PLACE));
      store<u8>(address(port, PORT_IN_FRAME) + <usize>flow, isLast ^ 1);
      setWhole(port, PORT_LAST_FLOW, flow);
    } else if ((meta & CELL_RM_VISIT) !== 0) {
      if (whole(port, PORT_MEETS_BACKWARD) !== 0) {
        quiet = presentRm(port, link, now, meta, load<i32>(cell, CELL_FRAME), waiting, free, carry);
        bound = earlier(quiet, stop);
      }
      cell += CELL_SIZE;
      continue;
    } else {
      if (waiting >= whole(port, PORT_CAPACITY)) break;
      if ((flow & 1) === 0 && whole(port, PORT_MEETS_FORWARD) !== 0) {
        quiet = presentRm(port, link, now, meta, load<i32>(cell, CELL_FRAME), waiting, free, carry);
        bound = earlier(quiet, stop);
      }
      if (rmCells++ === 0) firstRm = tail;
      if ((meta & CELL_NOTICE) === 0)
        noteReturn(port, flow, load<i32>(cell, CELL_FRAME), (free > now ? free : now) + cellWhole + delay);
    }
    add(address(port, PORT_ACCEPTED), flow, 1);
    if (waits) {
      const wait = free - now;
      const rest = wait - <f64>waiting * cellTime;
      add(spent, waiting, cellTime - rest);
      waiting++;
      add(spent, waiting, rest);
      if (waiting > whole(port, PORT_HIGH)) setWhole(port, PORT_HIGH, waiting);
      add(address(port, PORT_WAITED), flow, wait);
      joined = now;
      begins = free;
    } else if (free < now) {
      free = now;
      carry = 0;
    }
    free += cellWhole;
    carry += cellPart;
    const more = reaches(carry, modulus);
    carry -= more * modulus;
    free += more;
    const slot = <usize>(tail & whole(link, LINK_MASK));
    store<f64>(address(link, LINK_TIME) + (slot << 3), free + delay);
    store<i32>(address(link, LINK_META) + (slot << 2), meta);
    store<i32>(address(link, LINK_FRAME) + (slot << 2), load<i32>(cell, CELL_FRAME));
    tail++;
    cell += CELL_SIZE;
  }
  setWhole(port, PORT_WAITING, waiting);
  set(port, PORT_JOINED, joined);
  set(port, PORT_BEGINS, begins);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, carry);
  setWhole(link, LINK_TAIL, tail);
  count(port, PORT_OFFERED, tail - before - rmCells);
  count(port, PORT_RM_CELLS, rmCells);
  // A host that only RM cells wake, and that has none in transit, is woken for the first of these.
  const headTime = address(link, LINK_HEAD_TIME);
  if (whole(link, LINK_WAKES_ON_RM) === 0) {
    if (before === whole(link, LINK_HEAD) && tail !== before) store<f64>(headTime, timeOf(link, before));
  } else if (rmCells > 0 && load<f64>(headTime) === Infinity) store<f64>(headTime, timeOf(link, firstRm));
  return cell;
}
