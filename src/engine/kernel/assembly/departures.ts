import {
  CELL_EFCI,
  CELL_FLOW,
  CELL_RM,
  LINK_CARRY,
  LINK_FREE,
  LINK_MASK,
  LINK_META,
  LINK_MODULUS,
  LINK_PERIOD,
  LINK_TAIL,
  PORT_BIN,
  PORT_BIN_END,
  PORT_BIN_LENGTH,
  PORT_BIN_MAX,
  PORT_BIN_MIN,
  PORT_BINS,
  PORT_HIGH,
  PORT_INDEX,
  PORT_LINK,
  PORT_LOW,
  PORT_MARKS_ABOVE,
  PORT_QUIET_UNTIL,
  PORT_RATED,
  PORT_WAITING,
} from '../layout';
import { unbegun } from './inlined';
import { address, get, set, setWhole, whole } from './memory';
import { readBins } from './script';
import { roomFor } from './wire';

/**
 * Closes bins before a cell that arrives at `now` can be taken; returns whether there were any. If the ring is full, the script takes the
 * cell and first processes each departure since the last cell: then the bins stay open.
 */
export function isStopped(port: usize, now: f64): bool {
  return (
    now < get(port, PORT_QUIET_UNTIL) && roomFor(address(port, PORT_LINK), 1) > 0 && closeBins(port, now)
  );
}

function closeBins(port: usize, now: f64): bool {
  if (now < get(port, PORT_BIN_END)) return false;
  const link = address(port, PORT_LINK);
  if (whole(port, PORT_BIN) + 1 === whole(port, PORT_BINS)) readBins(whole(port, PORT_INDEX));
  else turnPage(port, link, now, whole(port, PORT_WAITING), get(link, LINK_FREE), get(link, LINK_CARRY));
  return true;
}

/**
 * Writes the bins that are over by `time`, up to the last of those provided; the next bin begins with the cells that still wait then.
 * Returns the end of the present bin.
 */
export function turnPage(port: usize, link: usize, time: f64, present: i32, free: f64, carry: f64): f64 {
  const least = address(port, PORT_BIN_MIN);
  const most = address(port, PORT_BIN_MAX);
  const length = get(port, PORT_BIN_LENGTH);
  const period = get(link, LINK_PERIOD);
  const modulus = get(link, LINK_MODULUS);
  const last = whole(port, PORT_BINS) - 1;
  let bin = whole(port, PORT_BIN);
  let end = get(port, PORT_BIN_END);
  let waiting = present;
  while (time >= end && bin < last) {
    waiting = free > end ? min<i32>(waiting, unbegun(end, free, carry, period, modulus)) : 0;
    const low = whole(port, PORT_LOW);
    store<f32>(least + ((<usize>bin) << 2), <f32>(waiting < low ? waiting : low));
    store<f32>(most + ((<usize>bin) << 2), <f32>whole(port, PORT_HIGH));
    setWhole(port, PORT_LOW, waiting);
    setWhole(port, PORT_HIGH, waiting);
    bin++;
    end += length;
  }
  setWhole(port, PORT_BIN, bin);
  set(port, PORT_BIN_END, end);
  return end;
}

/** Sets EFCI of the data cell at this place in the ring of a link, which has not reached the far end yet. */
function mark(port: usize, link: usize, place: i32): void {
  const its = address(link, LINK_META) + ((<usize>(place & whole(link, LINK_MASK))) << 2);
  const meta = load<i32>(its);
  if ((meta & CELL_RM) !== 0 || load<u8>(address(port, PORT_RATED) + <usize>(meta & CELL_FLOW)) === 0) return;
  store<i32>(its, meta | CELL_EFCI);
}

/** Processes departures until `left` cells wait: cells that leave a queue above the threshold get EFCI. */
export function leave(port: usize, link: usize, tail: i32, waiting: i32, left: i32): void {
  const above = whole(port, PORT_MARKS_ABOVE);
  for (let place = waiting; place > left && place > above; place--) mark(port, link, tail - place);
  if (left < whole(port, PORT_LOW)) setWhole(port, PORT_LOW, left);
}

/** Lets cells leave a port whose transmission begins by `now`, without an arrival. */
export function serve(port: usize, now: f64): void {
  const waiting = whole(port, PORT_WAITING);
  if (waiting === 0) return;
  while (closeBins(port, now)) {}
  const link = address(port, PORT_LINK);
  const free = get(link, LINK_FREE);
  const left =
    free > now
      ? unbegun(now + 1, free, get(link, LINK_CARRY), get(link, LINK_PERIOD), get(link, LINK_MODULUS))
      : 0;
  leave(port, link, whole(link, LINK_TAIL), waiting, left);
  setWhole(port, PORT_WAITING, left);
}
