import type { Picoseconds } from '../../../contract/index.ts';
import type { Recorded } from './episodes.ts';

/** An event on the timeline, with the number of others too close to it for marks of their own. */
export interface EventMark {
  readonly first: Recorded;
  readonly more: number;
}

/** Kinds of events by importance: the mark of a group is for the most important one. */
const ORDER: readonly Recorded['kind'][] = ['burst', 'timeouts', 'floor', 'marks', 'credit'];
const rank = ({ kind }: Recorded): number => (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1);

/** Groups events so that marks are at least a share of the run apart. @param part 0 to 1 */
export function grouped(all: readonly Recorded[], endPs: Picoseconds, part: number): readonly EventMark[] {
  const groups: Recorded[][] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const event of all) {
    const group = groups.at(-1);
    if (group === undefined || event.time - from >= part * endPs) {
      groups.push([event]);
      from = event.time;
    } else group.push(event);
  }
  return groups.flatMap((group) => {
    const [first] = group.toSorted((a, b) => rank(a) - rank(b) || a.time - b.time);
    return first === undefined ? [] : [{ first, more: group.length - 1 }];
  });
}
