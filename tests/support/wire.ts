import { CREDIT, FLOW_MASK, RM } from '../../src/engine/atm/cell.ts';
import type { Link } from '../../src/engine/atm/link.ts';

interface Arrived {
  readonly time: number;
  readonly meta: number;
  readonly frame: number;
}

/** Receives the oldest cell, as a node does. */
export function takeCell(link: Link): Arrived {
  const slot = link.head & link.mask;
  const cell = { time: link.headTime, meta: link.meta[slot]!, frame: link.frame[slot]! };
  link.head++;
  link.headTime = link.head === link.tail ? Infinity : link.time[link.head & link.mask]!;
  return cell;
}

/** Arrival times of everything under way, which is received. */
export function drain(link: Link): number[] {
  const times: number[] = [];
  while (link.headTime !== Infinity) times.push(takeCell(link).time);
  return times;
}

/** How many cells of a flow, other than RM cells and credits, are on a link. */
export function cellsOn(link: Link, flow: number): number {
  let count = 0;
  for (let i = link.head; i < link.tail; i++)
    if ((link.meta[i & link.mask]! & (FLOW_MASK | RM | CREDIT)) === flow) count++;
  return count;
}
