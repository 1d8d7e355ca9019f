import {
  CELL_FLOW,
  CELL_NOTICE,
  CELL_PASSES,
  CELL_RM,
  CELL_SIZE,
  LINK_FRAME,
  LINK_HEAD,
  LINK_HEAD_TIME,
  LINK_MASK,
  LINK_META,
  LINK_TAIL,
  LINK_TIME,
  MOST_WAITING,
  NEVER,
  PORT_CAN_WAIT,
  PORT_CELLS,
  PORT_HURRIES,
  PORT_IS_OWN,
  PORT_MARKS_ABOVE,
  PORT_MEETS_BACKWARD,
  PORT_NEXT,
  PORT_PLACE,
  PORT_TO_HOST,
  SWITCH_BEFORE,
  SWITCH_BOUND,
  SWITCH_BROUGHT,
  SWITCH_HEADS,
  SWITCH_INPUT_COUNT,
  SWITCH_INPUTS,
  SWITCH_LIMIT,
  SWITCH_PORT_COUNT,
  SWITCH_PORTS,
  SWITCH_ROUTE,
  SWITCH_SPELL,
  SWITCH_TIES,
  WORLD_ACCESS,
  WORLD_LEAD,
} from '../layout';
import { acceptBatch } from './acceptBatch';
import { serve } from './departures';
import { put } from './inlined';
import { address, earlier, get, listed, set, setWhole, whole } from './memory';
import { takeOutside } from './outside';
import { noteHead } from './wire';

/**
 * Takes every cell that comes to a switch before `end`, or before an answer of a host may come. Returns how far it got.
 * The same as `Merge.bring` (`switch/transmit/merge.ts`), inputs one after the other and a while at a time.
 */
export function take(world: usize, node: usize, end: f64): f64 {
  set(node, SWITCH_LIMIT, end);
  const spell = get(node, SWITCH_SPELL);
  if (end - get(node, SWITCH_BROUGHT) <= spell) takeSpell(world, node, end);
  else {
    const heads = address(node, SWITCH_HEADS);
    const inputs = whole(node, SWITCH_INPUT_COUNT);
    do {
      let first = Infinity;
      for (let place = 0; place < inputs; place++)
        first = earlier(load<f64>(heads + ((<usize>place) << 3)), first);
      takeSpell(world, node, first + spell);
    } while (get(node, SWITCH_BOUND) < get(node, SWITCH_LIMIT));
  }
  const limit = get(node, SWITCH_LIMIT);
  set(node, SWITCH_BROUGHT, limit);
  return limit;
}

function takeSpell(world: usize, node: usize, end: f64): void {
  const heads = address(node, SWITCH_HEADS);
  const inputs = address(node, SWITCH_INPUTS);
  const links = whole(node, SWITCH_INPUT_COUNT);
  const bound = earlier(end, get(node, SWITCH_LIMIT));
  set(node, SWITCH_BOUND, bound);
  const before = address(node, SWITCH_BEFORE);
  for (let place = 0; place < links; place++) {
    const link = listed(inputs, place);
    store<i32>(before + ((<usize>place) << 2), whole(link, LINK_HEAD));
    if (load<f64>(heads + ((<usize>place) << 3)) < get(node, SWITCH_BOUND)) gather(world, node, link);
  }
  if (get(node, SWITCH_BOUND) < bound) giveBack(node);
  const ports = address(node, SWITCH_PORTS);
  const doors = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < doors; i++) {
    const port = listed(ports, i);
    const first = address(port, PORT_CELLS);
    const next = address(port, PORT_NEXT);
    if (next === first) continue;
    if (
      next - first >= <usize>(MOST_WAITING * CELL_SIZE) ||
      whole(port, PORT_CAN_WAIT) === 0 ||
      whole(port, PORT_HURRIES) !== 0
    )
      takeAll(port, first, next);
  }
}

/** A port takes all that has come to it. */
function takeAll(port: usize, first: usize, next: usize): void {
  const isOwn = whole(port, PORT_IS_OWN) !== 0;
  for (let cell = first; cell < next; ) {
    if (isOwn) cell = acceptBatch(port, cell, next);
    if (cell < next) cell = takeOutside(whole(port, PORT_PLACE), cell);
  }
  setWhole(port, PORT_NEXT, <i32>first);
  setWhole(port, PORT_HURRIES, 0);
}

/** What has been put off is done. */
export function takeLeft(node: usize): void {
  const ports = address(node, SWITCH_PORTS);
  const doors = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < doors; i++) {
    const port = listed(ports, i);
    const first = address(port, PORT_CELLS);
    const next = address(port, PORT_NEXT);
    if (next > first) takeAll(port, first, next);
  }
}

/** What leaves a marking port before a limit has its mark, before another node can meet it. */
export function serveMarking(node: usize, limit: f64): void {
  const ports = address(node, SWITCH_PORTS);
  const doors = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < doors; i++) {
    const port = listed(ports, i);
    if (whole(port, PORT_IS_OWN) !== 0 && whole(port, PORT_MARKS_ABOVE) !== NEVER) serve(port, limit - 1);
  }
}

/** Brings the cells that arrive on a link before the bound, at least one, among what comes to their ports. */
function gather(world: usize, node: usize, link: usize): void {
  const route = address(node, SWITCH_ROUTE);
  const ties = address(node, SWITCH_TIES);
  const times = address(link, LINK_TIME);
  const metas = address(link, LINK_META);
  const frames = address(link, LINK_FRAME);
  const mask = whole(link, LINK_MASK);
  const tail = whole(link, LINK_TAIL);
  const headTime = address(link, LINK_HEAD_TIME);
  let bound = get(node, SWITCH_BOUND);
  let head = whole(link, LINK_HEAD);
  let now = load<f64>(headTime);
  do {
    const slot = <usize>(head & mask);
    const cell = load<i32>(metas + (slot << 2));
    const frame = load<i32>(frames + (slot << 2));
    if ((cell & CELL_RM) === 0) put(listed(route, cell & CELL_FLOW), ties, now, cell, frame);
    else {
      gatherRm(world, node, route, ties, now, cell, frame);
      bound = get(node, SWITCH_BOUND);
    }
    head++;
    now = head === tail ? Infinity : load<f64>(times + ((<usize>(head & mask)) << 3));
  } while (now < bound);
  setWhole(link, LINK_HEAD, head);
  store<f64>(headTime, now);
}

function gatherRm(
  world: usize,
  node: usize,
  route: usize,
  ties: usize,
  now: f64,
  cell: i32,
  serial: i32,
): void {
  const flow = cell & CELL_FLOW;
  const data = listed(route, flow & ~1);
  const own = listed(route, flow);
  if (
    data !== 0 &&
    (flow & 1) === 1 &&
    (cell & CELL_NOTICE) === 0 &&
    whole(data, PORT_MEETS_BACKWARD) !== 0
  ) {
    put(data, ties, now, (flow ^ 1) | CELL_PASSES, serial);
    setWhole(data, PORT_HURRIES, 1);
  }
  if (own === 0) return;
  put(own, ties, now, cell, serial);
  setWhole(own, PORT_HURRIES, 1);
  if (whole(own, PORT_TO_HOST) === 0) return;
  const limit = earlier(get(node, SWITCH_LIMIT), now + get(world, WORLD_LEAD) + get(world, WORLD_ACCESS));
  set(node, SWITCH_LIMIT, limit);
  set(node, SWITCH_BOUND, earlier(get(node, SWITCH_BOUND), limit));
}

/** What was taken too far is as if it had not come yet. */
function giveBack(node: usize): void {
  const bound = get(node, SWITCH_BOUND);
  const before = address(node, SWITCH_BEFORE);
  const inputs = address(node, SWITCH_INPUTS);
  const links = whole(node, SWITCH_INPUT_COUNT);
  for (let place = 0; place < links; place++) {
    const link = listed(inputs, place);
    giveBackTo(link, bound, load<i32>(before + ((<usize>place) << 2)));
  }
  const ports = address(node, SWITCH_PORTS);
  const doors = whole(node, SWITCH_PORT_COUNT);
  for (let i = 0; i < doors; i++) {
    const port = listed(ports, i);
    let next = address(port, PORT_NEXT);
    while (load<f64>(next - CELL_SIZE) >= bound) next -= CELL_SIZE;
    setWhole(port, PORT_NEXT, <i32>next);
  }
}

function giveBackTo(link: usize, bound: f64, before: i32): void {
  const times = address(link, LINK_TIME);
  const mask = whole(link, LINK_MASK);
  let head = whole(link, LINK_HEAD);
  while (head !== before && load<f64>(times + ((<usize>((head - 1) & mask)) << 3)) >= bound) head--;
  setWhole(link, LINK_HEAD, head);
  noteHead(link);
}
