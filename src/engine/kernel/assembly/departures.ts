import {
  CELL_EFCI,
  CELL_FLOW,
  CELL_RM,
  LINK_MASK,
  LINK_META,
  LINK_MODULUS,
  LINK_PART,
  LINK_TAIL,
  LINK_WHOLE,
  PORT_BIN,
  PORT_BIN_END,
  PORT_BIN_LENGTH,
  PORT_BIN_MAX,
  PORT_BIN_MIN,
  PORT_BINS,
  PORT_CARRY,
  PORT_HIGH,
  PORT_LINK,
  PORT_LOW,
  PORT_MARKS_ABOVE,
  PORT_PLACE,
  PORT_RATED,
  PORT_SINCE,
  PORT_SPENT,
  PORT_START,
  PORT_WAITING,
} from '../layout';
import { isLeaving } from './inlined';
import { add, address, get, reaches, set, setWhole, whole } from './memory';
import { hearBins } from './outside';

/** Bins had to be closed before the step at hand. Cells that leave before it have left. */
export function isStopped(port: usize, now: f64): bool {
  const time = isLeaving(port, now) ? get(port, PORT_START) : now;
  if (time < get(port, PORT_BIN_END)) return false;
  if (whole(port, PORT_BIN) + 1 === whole(port, PORT_BINS)) hearBins(whole(port, PORT_PLACE));
  else turnPage(port, time, whole(port, PORT_WAITING));
  return true;
}

/**
 * Bins that are over by `time` are written, up to the last of those lent; a bin without a step holds the value carried into it.
 * Returns up to when there is nothing more to be closed.
 */
export function turnPage(port: usize, time: f64, waiting: i32): f64 {
  const least = address(port, PORT_BIN_MIN);
  const most = address(port, PORT_BIN_MAX);
  const length = get(port, PORT_BIN_LENGTH);
  const last = whole(port, PORT_BINS) - 1;
  let bin = whole(port, PORT_BIN);
  let end = get(port, PORT_BIN_END);
  while (time >= end && bin < last) {
    store<f32>(least + ((<usize>bin) << 2), <f32>whole(port, PORT_LOW));
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

/** The data cell at this place in the ring of a link gets EFCI; it is not yet at the far end. */
export function mark(port: usize, link: usize, place: i32): void {
  const its = address(link, LINK_META) + ((<usize>(place & whole(link, LINK_MASK))) << 2);
  const meta = load<i32>(its);
  if ((meta & CELL_RM) !== 0 || load<u8>(address(port, PORT_RATED) + <usize>(meta & CELL_FLOW)) === 0) return;
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
  add(address(port, PORT_SPENT), waiting, start - get(port, PORT_SINCE));
  set(port, PORT_SINCE, start);
  setWhole(port, PORT_WAITING, waiting - 1);
  if (waiting - 1 < whole(port, PORT_LOW)) setWhole(port, PORT_LOW, waiting - 1);
  const carry = get(port, PORT_CARRY) + get(link, LINK_PART);
  const over = reaches(carry, get(link, LINK_MODULUS));
  set(port, PORT_CARRY, carry - over * get(link, LINK_MODULUS));
  set(port, PORT_START, start + get(link, LINK_WHOLE) + over);
}
