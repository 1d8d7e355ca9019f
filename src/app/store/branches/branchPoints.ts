import type { BranchInfo, Picoseconds } from '../../../contract/index.ts';

/** The branch and all it came from, each with the time up to which it has the same bits. */
function ways(list: readonly BranchInfo[], id: number): Map<number, Picoseconds> {
  const found = new Map<number, Picoseconds>();
  let until = Number.POSITIVE_INFINITY;
  for (let at = list.find((branch) => branch.id === id); at !== undefined; ) {
    found.set(at.id, until);
    const { parent, forkTime } = at;
    until = Math.min(until, forkTime);
    at = list.find((branch) => branch.id === parent);
  }
  return found;
}

/** Until when two branches have the same bits; 0 where what joined them is gone. */
export function branchPoint(list: readonly BranchInfo[], a: number, b: number): Picoseconds {
  const [ofA, ofB] = [ways(list, a), ways(list, b)];
  for (const [id, until] of ofA) {
    const there = ofB.get(id);
    if (there !== undefined) return Math.min(until, there);
  }
  return 0;
}
