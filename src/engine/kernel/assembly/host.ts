import {
  CELL_FLOW,
  CELL_RM,
  FLOW_ARRIVED,
  FLOW_BACK,
  FLOW_INDEX,
  FLOW_IS_MARKED,
  FLOW_TABLE,
  FLOW_WHOLE,
  HOST_FLOW_COUNT,
  HOST_FLOWS,
  HOST_INPUT,
  HOST_IS_OWN,
  HOST_SOURCE,
  HOST_TIMER,
  LINK_FRAME,
  LINK_HEAD,
  LINK_HEAD_TIME,
  LINK_MASK,
  LINK_META,
  LINK_TAIL,
  LINK_TIME,
  RM_CI,
  SOURCE_FLOW,
  TABLE_FLAGS,
  TABLE_MASK,
} from '../layout';
import { address, count, earlier, listed, setWhole, whole } from './memory';
import { receive } from './receive';
import { hearBack, sendDue } from './source';
import { hasRoom, sendCell } from './wire';

/**
 * A host does what is due before `end`: the same as `network/nodes/host.ts` where RM cells set something going and nothing else. Returns
 * whether it could; else the rest has to be done outside.
 */
export function runHost(host: usize, end: f64): bool {
  return whole(host, HOST_IS_OWN) !== 0 && runCalm(host, end);
}

/** The same, with all data that arrive before `end`, whether anybody waits for them or not. */
export function settleHost(host: usize, end: f64): bool {
  if (!runHost(host, end)) return false;
  const link = address(host, HOST_INPUT);
  if (!takeData(host, link, end)) return false;
  findHead(link);
  return true;
}

function runCalm(host: usize, end: f64): bool {
  const link = address(host, HOST_INPUT);
  const headTime = address(link, LINK_HEAD_TIME);
  const timer = address(host, HOST_TIMER);
  let isCalm: bool = true;
  while (isCalm) {
    const arrives = load<f64>(headTime);
    const due = load<f64>(timer);
    if (earlier(arrives, due) >= end) return true;
    isCalm =
      due < arrives
        ? sendDue(address(host, HOST_SOURCE), timer, due)
        : takeData(host, link, end) && takeRm(host, link, timer, arrives);
  }
  return false;
}

/** Takes cells of data that arrive before `end`, up to the next RM cell; returns whether it could. */
function takeData(host: usize, link: usize, end: f64): bool {
  const metas = address(link, LINK_META);
  const times = address(link, LINK_TIME);
  const mask = whole(link, LINK_MASK);
  const tail = whole(link, LINK_TAIL);
  while (whole(link, LINK_HEAD) !== tail) {
    const head = whole(link, LINK_HEAD);
    const slot = <usize>(head & mask);
    const meta = load<i32>(metas + (slot << 2));
    const time = load<f64>(times + (slot << 3));
    if ((meta & CELL_RM) !== 0 || time >= end) return true;
    const flow = flowOf(host, meta & CELL_FLOW);
    if (flow === 0) return false;
    const cells = receive(flow, link, head, tail, end);
    if (cells === 0) return false;
    setWhole(link, LINK_HEAD, head + cells);
    count(flow, FLOW_ARRIVED, whole(flow, FLOW_WHOLE));
  }
  return true;
}

/** A flow that ends here; else 0. */
function flowOf(host: usize, index: i32): usize {
  const flows = address(host, HOST_FLOWS);
  for (let i = whole(host, HOST_FLOW_COUNT) - 1; i >= 0; i--) {
    const flow = listed(flows, i);
    if (whole(flow, FLOW_INDEX) === index) return flow;
  }
  return 0;
}

/** Takes the RM cell that the host was woken for, if it is there; returns whether it could. */
function takeRm(host: usize, link: usize, timer: usize, due: f64): bool {
  const head = whole(link, LINK_HEAD);
  const slot = <usize>(head & whole(link, LINK_MASK));
  const meta = load<i32>(address(link, LINK_META) + (slot << 2));
  if (
    head !== whole(link, LINK_TAIL) &&
    (meta & CELL_RM) !== 0 &&
    load<f64>(address(link, LINK_TIME) + (slot << 3)) === due
  ) {
    const serial = load<i32>(address(link, LINK_FRAME) + (slot << 2));
    if (!answer(host, timer, due, meta, serial)) return false;
    setWhole(link, LINK_HEAD, head + 1);
  }
  findHead(link);
  return true;
}

function answer(host: usize, timer: usize, now: f64, meta: i32, serial: i32): bool {
  const index = meta & CELL_FLOW;
  if ((index & 1) === 0) return turn(flowOf(host, index), now, serial);
  const source = address(host, HOST_SOURCE);
  return (
    source !== 0 && whole(source, SOURCE_FLOW) === index - 1 && hearBack(source, timer, now, meta, serial)
  );
}

/** A destination turns an RM cell round; as in `abr/ends/destination.ts`. */
function turn(flow: usize, now: f64, serial: i32): bool {
  if (flow === 0) return false;
  const table = address(flow, FLOW_TABLE);
  const back = address(flow, FLOW_BACK);
  if (table === 0 || !hasRoom(back, 1)) return false;
  if (whole(flow, FLOW_IS_MARKED) !== 0) {
    const flags = address(table, TABLE_FLAGS) + <usize>(serial & whole(table, TABLE_MASK));
    store<u8>(flags, load<u8>(flags) | RM_CI);
    setWhole(flow, FLOW_IS_MARKED, 0);
  }
  sendCell(back, now, (whole(flow, FLOW_INDEX) + 1) | CELL_RM, serial);
  return true;
}

/** The head time of a link is that of the first RM cell. */
function findHead(link: usize): void {
  const metas = address(link, LINK_META);
  const mask = whole(link, LINK_MASK);
  const tail = whole(link, LINK_TAIL);
  let at = whole(link, LINK_HEAD);
  while (at !== tail && (load<i32>(metas + ((<usize>(at & mask)) << 2)) & CELL_RM) === 0) at++;
  const time = at === tail ? Infinity : load<f64>(address(link, LINK_TIME) + ((<usize>(at & mask)) << 3));
  store<f64>(address(link, LINK_HEAD_TIME), time);
}
