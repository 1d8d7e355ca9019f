import {
  CELL_FLOW,
  CELL_FRAME,
  CELL_META,
  CELL_SHIFT,
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
  PORT_CELLS,
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
  PORT_MEETS_BACKWARD,
  PORT_MEETS_FORWARD,
  PORT_OFFERED,
  PORT_ONE_CLASS,
  PORT_PLACE,
  PORT_QUIET,
  PORT_RM_CELLS,
  PORT_SINCE,
  PORT_SPENT,
  PORT_SPENT_ROOM,
  PORT_START,
  PORT_TAKEN,
  PORT_WAITED,
  PORT_WAITING,
} from '../layout';
import { address, get, set, setWhole, whole } from './memory';
import { hearBins, hearCounts, meet } from './outside';

/**
 * Takes what comes to a port, from place `from` up to `until`, as long as nobody outside has to take it. Returns the first
 * place that is left.
 */
export function takeCalm(port: usize, from: i32, until: i32): i32 {
  const quiet = get(port, PORT_QUIET);
  let i = from;
  const cells = address(port, PORT_CELLS);
  while (i < until) {
    const first = cells + (<usize>i << CELL_SHIFT);
    if (isData(load<i32>(first, CELL_META)) || isLeaving(port, load<f64>(first))) {
      i = takeData(port, i, until);
      if (i == until) break;
    }
    const cell = cells + (<usize>i << CELL_SHIFT);
    const now = load<f64>(cell);
    if (now >= quiet) return i;
    if (isStopped(port, now)) continue;
    const meta = load<i32>(cell, CELL_META);
    const serial = load<i32>(cell, CELL_FRAME);
    if ((meta & CELL_PASSES) != 0) {
      if (whole(port, PORT_MEETS_BACKWARD) != 0) meet(whole(port, PORT_PLACE), now, meta, serial);
    } else if ((meta & CELL_RM) != 0) {
      if (!takeRm(port, now, meta, serial)) return i;
    } else return i;
    i++;
  }
  return i;
}

// @ts-ignore: decorator
@inline
function isData(meta: i32): bool {
  return (meta & (CELL_RM | CELL_PASSES)) == 0;
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
  if (time >= get(port, PORT_BIN_END)) turnPage(port, time);
  else if (time >= get(port, PORT_COUNTS_UNTIL)) hearCounts(whole(port, PORT_PLACE), time);
  else return false;
  return true;
}

/** Bins that are over by `time` are written; a bin without a step holds the value carried into it. */
function turnPage(port: usize, time: f64): void {
  const least = address(port, PORT_BIN_MIN);
  const most = address(port, PORT_BIN_MAX);
  const length = get(port, PORT_BIN_LENGTH);
  const value = whole(port, PORT_WAITING);
  do {
    const bin = whole(port, PORT_BIN);
    if (bin + 1 == whole(port, PORT_BINS)) hearBins(whole(port, PORT_PLACE));
    else {
      store<f32>(least + (<usize>bin << 2), <f32>whole(port, PORT_LOW));
      store<f32>(most + (<usize>bin << 2), <f32>whole(port, PORT_HIGH));
      setWhole(port, PORT_LOW, value);
      setWhole(port, PORT_HIGH, value);
      setWhole(port, PORT_BIN, bin + 1);
      set(port, PORT_BIN_END, get(port, PORT_BIN_END) + length);
    }
  } while (time >= get(port, PORT_BIN_END));
}

/** An RM cell is met by rate control and goes on; false where it finds no place. */
function takeRm(port: usize, now: f64, meta: i32, serial: i32): bool {
  const link = address(port, PORT_LINK);
  const waiting = whole(port, PORT_WAITING);
  const tail = whole(link, LINK_TAIL);
  if (waiting >= whole(port, PORT_CAPACITY) || waiting + 1 >= whole(port, PORT_SPENT_ROOM)) return false;
  if (tail - whole(link, LINK_HEAD) >= whole(link, LINK_PLACES)) return false;
  const flow = meta & CELL_FLOW;
  if ((flow & 1) == 0 && whole(port, PORT_MEETS_FORWARD) != 0)
    meet(whole(port, PORT_PLACE), now, meta, serial);
  setWhole(port, PORT_RM_CELLS, whole(port, PORT_RM_CELLS) + 1);
  const free = get(link, LINK_FREE);
  if (free > now) {
    if (waiting == 0) {
      set(port, PORT_START, free);
      set(port, PORT_CARRY, get(link, LINK_CARRY));
    }
    lengthen(port, now, waiting);
    add(address(port, PORT_WAITED), flow, free - now);
  } else if (whole(port, PORT_IS_COUNTED) != 0) countDeparture(port, flow);
  add(address(port, PORT_TAKEN), flow, 1);
  send(link, now, meta, serial, tail);
  return true;
}

function lengthen(port: usize, now: f64, waiting: i32): void {
  add(address(port, PORT_SPENT), waiting, now - get(port, PORT_SINCE));
  set(port, PORT_SINCE, now);
  setWhole(port, PORT_WAITING, waiting + 1);
  if (waiting + 1 > whole(port, PORT_HIGH)) setWhole(port, PORT_HIGH, waiting + 1);
}

function countDeparture(port: usize, flow: i32): void {
  const classes = address(port, PORT_CLASS);
  const slot = PORT_LEFT + <i32>load<u8>(classes + <usize>flow);
  setWhole(port, slot, whole(port, slot) + 1);
}

function send(link: usize, now: f64, meta: i32, serial: i32, tail: i32): void {
  const modulus = get(link, LINK_MODULUS);
  let free = get(link, LINK_FREE);
  let carry = get(link, LINK_CARRY);
  if (free < now) {
    free = now;
    carry = 0;
  }
  free += get(link, LINK_WHOLE);
  carry += get(link, LINK_PART);
  if (carry >= modulus) {
    carry -= modulus;
    free += 1;
  }
  const arrival = free + get(link, LINK_DELAY);
  const slot = <usize>(tail & whole(link, LINK_MASK));
  store<f64>(address(link, LINK_TIME) + (slot << 3), arrival);
  store<i32>(address(link, LINK_META) + (slot << 2), meta);
  store<i32>(address(link, LINK_FRAME) + (slot << 2), serial);
  const headTime = address(link, LINK_HEAD_TIME);
  // Whoever is woken for RM cells only, and has none to come, is woken for this one.
  const wakes = whole(link, LINK_PATIENT) != 0 ? load<f64>(headTime) == Infinity : tail == whole(link, LINK_HEAD);
  if (wakes) store<f64>(headTime, arrival);
  setWhole(link, LINK_TAIL, tail + 1);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, carry);
}

// @ts-expect-error: decorator
@inline
function add(row: usize, place: i32, value: f64): void {
  const its = row + (<usize>place << 3);
  store<f64>(its, load<f64>(its) + value);
}

/**
 * Takes data cells that the policy takes without being asked, up to one before which something else is to be done. What is
 * here is what port, transmitter, statistics and trace do with each cell by itself (`switch/port.ts`,
 * `switch/lookaheadTransmitter.ts`), in one loop that calls nobody: so what it touches stays in registers.
 */
function takeData(port: usize, from: i32, until: i32): i32 {
  const cells = address(port, PORT_CELLS);
  const taken = address(port, PORT_TAKEN);
  const waited = address(port, PORT_WAITED);
  const inFrame = address(port, PORT_IN_FRAME);
  const spent = address(port, PORT_SPENT);
  const isMixed = whole(port, PORT_IS_COUNTED) != 0 && whole(port, PORT_ONE_CLASS) < 0;
  const quiet = get(port, PORT_QUIET);
  const ends = get(port, PORT_BIN_END);
  const counted = get(port, PORT_COUNTS_UNTIL);
  const stop = ends < counted ? ends : counted;
  const longest = whole(port, PORT_SPENT_ROOM) - 1;
  const below = whole(port, PORT_BELOW);
  const most = below < longest ? below : longest;
  const link = address(port, PORT_LINK);
  const ringTime = address(link, LINK_TIME);
  const ringMeta = address(link, LINK_META);
  const ringFrame = address(link, LINK_FRAME);
  const mask = whole(link, LINK_MASK);
  const cellWhole = get(link, LINK_WHOLE);
  const cellPart = get(link, LINK_PART);
  const modulus = get(link, LINK_MODULUS);
  const delay = get(link, LINK_DELAY);
  const head = whole(link, LINK_HEAD);
  const before = whole(link, LINK_TAIL);
  const room = head + whole(link, LINK_PLACES) - before;
  const last = room < until - from ? from + room : until;
  const stood = whole(port, PORT_WAITING);
  let tail = before;
  let free = get(link, LINK_FREE);
  let freeCarry = get(link, LINK_CARRY);
  let start = get(port, PORT_START);
  let carry = get(port, PORT_CARRY);
  let waiting = stood;
  let since = get(port, PORT_SINCE);
  let low = whole(port, PORT_LOW);
  let high = whole(port, PORT_HIGH);
  let frameEnds = 0;
  let meta = 0;
  let i = from;
  while (i < until) {
    const cell = cells + (<usize>i << CELL_SHIFT);
    const now = load<f64>(cell);
    if (waiting > 0 && start <= now) {
      if (start >= stop) break;
      if (isMixed) countDeparture(port, load<i32>(ringMeta + (<usize>((tail - waiting) & mask) << 2)) & CELL_FLOW);
      add(spent, waiting, start - since);
      since = start;
      waiting--;
      if (waiting < low) low = waiting;
      start += cellWhole;
      carry += cellPart;
      if (carry >= modulus) {
        carry -= modulus;
        start += 1;
      }
      continue;
    }
    const next = load<i32>(cell, CELL_META);
    if ((next & (CELL_RM | CELL_PASSES)) != 0) break;
    if (waiting >= most || i >= last) break;
    if (now >= stop) break;
    if (now >= quiet) break;
    meta = next;
    const flow = meta & CELL_FLOW;
    frameEnds += (meta >>> 14) & ~meta & 1;
    store<u8>(inFrame + <usize>flow, ((meta >>> 14) & 1) ^ 1);
    add(taken, flow, 1);
    if (free > now) {
      if (waiting == 0) {
        start = free;
        carry = freeCarry;
      }
      add(spent, waiting, now - since);
      since = now;
      waiting++;
      if (waiting > high) high = waiting;
      add(waited, flow, free - now);
    } else {
      if (isMixed) countDeparture(port, flow);
      if (free < now) {
        free = now;
        freeCarry = 0;
      }
    }
    free += cellWhole;
    freeCarry += cellPart;
    if (freeCarry >= modulus) {
      freeCarry -= modulus;
      free += 1;
    }
    const slot = <usize>(tail & mask);
    store<f64>(ringTime + (slot << 3), free + delay);
    store<i32>(ringMeta + (slot << 2), meta);
    store<i32>(ringFrame + (slot << 2), load<i32>(cell, CELL_FRAME));
    tail++;
    i++;
  }
  setWhole(port, PORT_WAITING, waiting);
  set(port, PORT_START, start);
  set(port, PORT_CARRY, carry);
  set(port, PORT_SINCE, since);
  setWhole(port, PORT_LOW, low);
  setWhole(port, PORT_HIGH, high);
  const one = whole(port, PORT_ONE_CLASS);
  // What came, and what waited and waits no longer.
  if (one >= 0) setWhole(port, PORT_LEFT + one, whole(port, PORT_LEFT + one) + (i - from) + stood - waiting);
  if (tail == before) return i;
  if (before == head && whole(link, LINK_PATIENT) == 0)
    store<f64>(address(link, LINK_HEAD_TIME), load<f64>(ringTime + (<usize>(head & mask) << 3)));
  setWhole(link, LINK_TAIL, tail);
  set(link, LINK_FREE, free);
  set(link, LINK_CARRY, freeCarry);
  setWhole(port, PORT_OFFERED, whole(port, PORT_OFFERED) + (i - from));
  setWhole(port, PORT_FRAMES, whole(port, PORT_FRAMES) + frameEnds);
  setWhole(port, PORT_LAST_FLOW, meta & CELL_FLOW);
  return i;
}
