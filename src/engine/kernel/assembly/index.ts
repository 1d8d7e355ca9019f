import {
  NETWORK_ACCESS_LOOKAHEAD,
  NETWORK_HOST_LOOKAHEAD,
  NETWORK_SWITCH_COUNT,
  NETWORK_SWITCHES,
  SWITCH_CLOCK,
  SWITCH_LINK_LOOKAHEADS,
  SWITCH_MARK,
  SWITCH_NEEDS_POLLING,
  SWITCH_NEEDS_SCRIPT,
  SWITCH_NEIGHBOUR_COUNT,
  SWITCH_NEIGHBOURS,
  SWITCH_NEXT_TIME_COUNT,
  SWITCH_NEXT_TIMES,
} from '../layout';
import { distribute, flushBatch, serveMarking } from './distribute';
import { address, earlier, get, listed, set, whole } from './memory';
import { passMark, runHosts, servePorts } from './script';

/**
 * Runs every switch from `now` to `end`, each up to the time that its neighbours and hosts allow (`run/lookaheadLoop.ts`). Returns the
 * time that all have reached: less than `end` if they wait for each other forever.
 */
export function run(network: usize, now: f64, end: f64): f64 {
  const switches = address(network, NETWORK_SWITCHES);
  const number = whole(network, NETWORK_SWITCH_COUNT);
  for (let i = 0; i < number; i++) set(listed(switches, i), SWITCH_CLOCK, now);
  let last = now;
  let hasProgress: bool = true;
  while (last < end && hasProgress) {
    last = end;
    hasProgress = false;
    for (let i = 0; i < number; i++) {
      const node = listed(switches, i);
      const before = get(node, SWITCH_CLOCK);
      const clock = advance(network, node, i, end);
      if (clock > before) hasProgress = true;
      last = earlier(last, clock);
    }
  }
  for (let i = 0; i < number; i++) flushBatch(listed(switches, i));
  return last;
}

function advance(network: usize, node: usize, index: i32, end: f64): f64 {
  const clock = get(node, SWITCH_CLOCK);
  if (clock === get(node, SWITCH_MARK)) {
    flushBatch(node);
    passMark(index, clock);
  }
  const limit = earlier(end, get(node, SWITCH_MARK));
  const ahead = earlier(clock + get(network, NETWORK_HOST_LOOKAHEAD), limit);
  const nextTimes = address(node, SWITCH_NEXT_TIMES);
  const times = whole(node, SWITCH_NEXT_TIME_COUNT);
  let next = earliest(nextTimes, times);
  if (next < ahead) {
    runHosts(index, ahead);
    next = earliest(nextTimes, times);
  }
  let edge = earlier(limit, next + get(network, NETWORK_ACCESS_LOOKAHEAD));
  const needsPolling = whole(node, SWITCH_NEEDS_POLLING);
  if (needsPolling > 1)
    edge = earlier(
      edge,
      clock + get(network, NETWORK_HOST_LOOKAHEAD) + get(network, NETWORK_ACCESS_LOOKAHEAD),
    );
  const neighbours = address(node, SWITCH_NEIGHBOURS);
  const linkLookaheads = address(node, SWITCH_LINK_LOOKAHEADS);
  for (let i = whole(node, SWITCH_NEIGHBOUR_COUNT) - 1; i >= 0; i--)
    edge = earlier(
      edge,
      get(listed(neighbours, i), SWITCH_CLOCK) + load<f64>(linkLookaheads + ((<usize>i) << 3)),
    );
  if (edge <= clock) return clock;
  const horizon = distribute(network, node, edge);
  if (needsPolling !== 0) serveMarking(node, horizon);
  if (whole(node, SWITCH_NEEDS_SCRIPT) !== 0) servePorts(index, horizon);
  set(node, SWITCH_CLOCK, horizon);
  return horizon;
}

function earliest(times: usize, count: i32): f64 {
  let first = Infinity;
  for (let i = 0; i < count; i++) first = earlier(load<f64>(times + ((<usize>i) << 3)), first);
  return first;
}
