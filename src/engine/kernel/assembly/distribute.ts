import {
  CELL_FLOW,
  CELL_NOTICE,
  CELL_RM,
  CELL_RM_VISIT,
  CELL_SIZE,
  LINK_FRAME,
  LINK_HEAD,
  LINK_HEAD_TIME,
  LINK_MASK,
  LINK_META,
  LINK_TAIL,
  LINK_TIME,
  MOST_LAGGING,
  NETWORK_ACCESS_LOOKAHEAD,
  NETWORK_HOST_LOOKAHEAD,
  NEVER,
  PORT_CAN_LAG,
  PORT_CELLS,
  PORT_HAS_CONTROL,
  PORT_IN_KERNEL,
  PORT_INDEX,
  PORT_IS_HOST_BOUND,
  PORT_MARKS_ABOVE,
  PORT_MEETS_BACKWARD,
  PORT_NEXT,
  SWITCH_BATCH_TIME,
  SWITCH_BEFORE,
  SWITCH_DISTRIBUTED_UNTIL,
  SWITCH_HEAD_TIMES,
  SWITCH_HORIZON,
  SWITCH_INPUT_COUNT,
  SWITCH_INPUTS,
  SWITCH_PORT_COUNT,
  SWITCH_PORTS,
  SWITCH_ROUTE,
  SWITCH_SAFE_TIME,
  SWITCH_TIES,
} from '../layout';
import { acceptBatch } from './acceptBatch';
import { serve } from './departures';
import { put } from './inlined';
import { address, earlier, get, listed, set, setWhole, whole } from './memory';
import { takeInScript } from './script';
import { noteHead } from './wire';

/**
 * Takes every cell that arrives at a switch before `end`, or before an answer of a host may arrive. Returns the time reached.
 * It does what `Merge.distribute` does (`switch/transmit/merge.ts`), a batch at a time and one input after the other.
 */
export function distribute(network: usize, node: usize, end: f64): f64 {
  set(node, SWITCH_HORIZON, end);
  const batchTime = get(node, SWITCH_BATCH_TIME);
  if (end - get(node, SWITCH_DISTRIBUTED_UNTIL) <= batchTime) distributeBatch(network, node, end);
  else {
    const headTimes = address(node, SWITCH_HEAD_TIMES);
    const inputs = whole(node, SWITCH_INPUT_COUNT);
    do {
      let first = Infinity;
      for (let place = 0; place < inputs; place++)
        first = earlier(load<f64>(headTimes + ((<usize>place) << 3)), first);
      distributeBatch(network, node, first + batchTime);
    } while (get(node, SWITCH_SAFE_TIME) < get(node, SWITCH_HORIZON));
  }
  const horizon = get(node, SWITCH_HORIZON);
  set(node, SWITCH_DISTRIBUTED_UNTIL, horizon);
  return horizon;
}

function distributeBatch(network: usize, node: usize, end: f64): void {
  const headTimes = address(node, SWITCH_HEAD_TIMES);
  const inputs = address(node, SWITCH_INPUTS);
  const links = whole(node, SWITCH_INPUT_COUNT);
  const safeTime = earlier(end, get(node, SWITCH_HORIZON));
  set(node, SWITCH_SAFE_TIME, safeTime);
  const before = address(node, SWITCH_BEFORE);
  for (let place = 0; place < links; place++) {
    const link = listed(inputs, place);
    store<i32>(before + ((<usize>place) << 2), whole(link, LINK_HEAD));
    if (load<f64>(headTimes + ((<usize>place) << 3)) < get(node, SWITCH_SAFE_TIME))
      distributeLink(network, node, link);
  }
  if (get(node, SWITCH_SAFE_TIME) < safeTime) rollBack(node);
  const ports = address(node, SWITCH_PORTS);
  const count = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < count; i++) {
    const port = listed(ports, i);
    const first = address(port, PORT_CELLS);
    const next = address(port, PORT_NEXT);
    if (next === first) continue;
    if (
      next - first >= <usize>(MOST_LAGGING * CELL_SIZE) ||
      whole(port, PORT_CAN_LAG) === 0 ||
      whole(port, PORT_HAS_CONTROL) !== 0
    )
      takeAll(port, first, next);
  }
}

/** Lets a port process all cells of its batch. */
function takeAll(port: usize, first: usize, next: usize): void {
  const isInKernel = whole(port, PORT_IN_KERNEL) !== 0;
  for (let cell = first; cell < next; ) {
    if (isInKernel) cell = acceptBatch(port, cell, next);
    if (cell < next) cell = takeInScript(whole(port, PORT_INDEX), cell);
  }
  setWhole(port, PORT_NEXT, <i32>first);
  setWhole(port, PORT_HAS_CONTROL, 0);
}

/** Processes the remaining batches. */
export function flushBatch(node: usize): void {
  const ports = address(node, SWITCH_PORTS);
  const count = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < count; i++) {
    const port = listed(ports, i);
    const first = address(port, PORT_CELLS);
    const next = address(port, PORT_NEXT);
    if (next > first) takeAll(port, first, next);
  }
}

/** Serves the ports that set EFCI: a cell that departs before `horizon` is marked before another node receives it. */
export function serveMarking(node: usize, horizon: f64): void {
  const ports = address(node, SWITCH_PORTS);
  const count = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < count; i++) {
    const port = listed(ports, i);
    if (whole(port, PORT_IN_KERNEL) !== 0 && whole(port, PORT_MARKS_ABOVE) !== NEVER)
      serve(port, horizon - 1);
  }
}

/** Adds the cells that arrive on a link before the safe time, at least one, to the batches of their ports. */
function distributeLink(network: usize, node: usize, link: usize): void {
  const route = address(node, SWITCH_ROUTE);
  const ties = address(node, SWITCH_TIES);
  const times = address(link, LINK_TIME);
  const metas = address(link, LINK_META);
  const frames = address(link, LINK_FRAME);
  const mask = whole(link, LINK_MASK);
  const tail = whole(link, LINK_TAIL);
  const headTime = address(link, LINK_HEAD_TIME);
  let safeTime = get(node, SWITCH_SAFE_TIME);
  let head = whole(link, LINK_HEAD);
  let now = load<f64>(headTime);
  do {
    const slot = <usize>(head & mask);
    const cell = load<i32>(metas + (slot << 2));
    const frame = load<i32>(frames + (slot << 2));
    if ((cell & CELL_RM) === 0) put(listed(route, cell & CELL_FLOW), ties, now, cell, frame);
    else {
      distributeRm(network, node, route, ties, now, cell, frame);
      safeTime = get(node, SWITCH_SAFE_TIME);
    }
    head++;
    now = head === tail ? Infinity : load<f64>(times + ((<usize>(head & mask)) << 3));
  } while (now < safeTime);
  setWhole(link, LINK_HEAD, head);
  store<f64>(headTime, now);
}

function distributeRm(
  network: usize,
  node: usize,
  route: usize,
  ties: usize,
  now: f64,
  cell: i32,
  serial: i32,
): void {
  const flow = cell & CELL_FLOW;
  const data = listed(route, flow & ~1);
  const port = listed(route, flow);
  if (
    data !== 0 &&
    (flow & 1) === 1 &&
    (cell & CELL_NOTICE) === 0 &&
    whole(data, PORT_MEETS_BACKWARD) !== 0
  ) {
    put(data, ties, now, (flow ^ 1) | CELL_RM_VISIT, serial);
    setWhole(data, PORT_HAS_CONTROL, 1);
  }
  if (port === 0) return;
  put(port, ties, now, cell, serial);
  setWhole(port, PORT_HAS_CONTROL, 1);
  if (whole(port, PORT_IS_HOST_BOUND) === 0) return;
  const horizon = earlier(
    get(node, SWITCH_HORIZON),
    now + get(network, NETWORK_HOST_LOOKAHEAD) + get(network, NETWORK_ACCESS_LOOKAHEAD),
  );
  set(node, SWITCH_HORIZON, horizon);
  set(node, SWITCH_SAFE_TIME, earlier(get(node, SWITCH_SAFE_TIME), horizon));
}

/** Puts back the cells that arrive at the safe time or later: an RM cell has lowered it since they were taken. */
function rollBack(node: usize): void {
  const safeTime = get(node, SWITCH_SAFE_TIME);
  const before = address(node, SWITCH_BEFORE);
  const inputs = address(node, SWITCH_INPUTS);
  const links = whole(node, SWITCH_INPUT_COUNT);
  for (let place = 0; place < links; place++) {
    const link = listed(inputs, place);
    rollBackLink(link, safeTime, load<i32>(before + ((<usize>place) << 2)));
  }
  const ports = address(node, SWITCH_PORTS);
  const count = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < count; i++) {
    const port = listed(ports, i);
    let next = address(port, PORT_NEXT);
    while (load<f64>(next - CELL_SIZE) >= safeTime) next -= CELL_SIZE;
    setWhole(port, PORT_NEXT, <i32>next);
  }
}

function rollBackLink(link: usize, safeTime: f64, before: i32): void {
  const times = address(link, LINK_TIME);
  const mask = whole(link, LINK_MASK);
  let head = whole(link, LINK_HEAD);
  while (head !== before && load<f64>(times + ((<usize>((head - 1) & mask)) << 3)) >= safeTime) head--;
  setWhole(link, LINK_HEAD, head);
  noteHead(link);
}
