import {
  SWITCH_CALLS,
  SWITCH_DUE,
  SWITCH_DUE_COUNT,
  SWITCH_MARK,
  SWITCH_NEAR,
  SWITCH_NEAR_COUNT,
  SWITCH_REACHED,
  SWITCH_WATCHFUL,
  SWITCH_WAYS,
  WORLD_ACCESS,
  WORLD_LEAD,
  WORLD_SWITCH_COUNT,
  WORLD_SWITCHES,
} from '../layout';
import { address, earlier, get, listed, set, whole } from './memory';
import { lookAfter, passOutside, runHostsOutside } from './outside';
import { serveMarking, take, takeLeft } from './spell';

/**
 * Runs every switch from `now` to `end`, each up to where its neighbours and its hosts let it (`run/lookaheadLoop.ts`). Returns how far
 * all are: less than `end` where they wait for each other for ever.
 */
export function stride(world: usize, now: f64, end: f64): f64 {
  const switches = address(world, WORLD_SWITCHES);
  const number = whole(world, WORLD_SWITCH_COUNT);
  for (let i = 0; i < number; i++) set(listed(switches, i), SWITCH_REACHED, now);
  let last = now;
  let moves: bool = true;
  while (last < end && moves) {
    last = end;
    moves = false;
    for (let i = 0; i < number; i++) {
      const node = listed(switches, i);
      const before = get(node, SWITCH_REACHED);
      const reached = cross(world, node, i, end);
      if (reached > before) moves = true;
      last = earlier(last, reached);
    }
  }
  for (let i = 0; i < number; i++) takeLeft(listed(switches, i));
  return last;
}

function cross(world: usize, node: usize, place: i32, end: f64): f64 {
  const reached = get(node, SWITCH_REACHED);
  if (reached === get(node, SWITCH_MARK)) {
    takeLeft(node);
    passOutside(place, reached);
  }
  const bound = earlier(end, get(node, SWITCH_MARK));
  const ahead = earlier(reached + get(world, WORLD_LEAD), bound);
  const due = address(node, SWITCH_DUE);
  const times = whole(node, SWITCH_DUE_COUNT);
  let next = earliest(due, times);
  if (next < ahead) {
    runHostsOutside(place, ahead);
    next = earliest(due, times);
  }
  let edge = earlier(bound, next + get(world, WORLD_ACCESS));
  const watchful = whole(node, SWITCH_WATCHFUL);
  if (watchful > 1) edge = earlier(edge, reached + get(world, WORLD_LEAD) + get(world, WORLD_ACCESS));
  const near = address(node, SWITCH_NEAR);
  const ways = address(node, SWITCH_WAYS);
  for (let i = whole(node, SWITCH_NEAR_COUNT) - 1; i >= 0; i--)
    edge = earlier(edge, get(listed(near, i), SWITCH_REACHED) + load<f64>(ways + ((<usize>i) << 3)));
  if (edge <= reached) return reached;
  const limit = take(world, node, edge);
  if (watchful !== 0) serveMarking(node, limit);
  if (whole(node, SWITCH_CALLS) !== 0) lookAfter(place, limit);
  set(node, SWITCH_REACHED, limit);
  return limit;
}

function earliest(times: usize, count: i32): f64 {
  let first = Infinity;
  for (let i = 0; i < count; i++) first = earlier(load<f64>(times + ((<usize>i) << 3)), first);
  return first;
}
