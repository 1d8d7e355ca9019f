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
