import { expect, it } from 'vitest';
import { branchPoint } from '../../src/app/store/branches/branchPoints.ts';
import type { BranchInfo } from '../../src/contract/index.ts';

const branch = (id: number, parent: number | null, forkTime: number): BranchInfo => ({
  id,
  parent,
  forkTime,
  recordFromPs: forkTime,
  edits: [],
});

// A - 50 - B - 80 - C
//  \- 30 - D   E, from B at 20, before that parted from A
const list = [branch(1, null, 0), branch(2, 1, 50), branch(3, 2, 80), branch(4, 1, 30), branch(5, 2, 20)];

it('two branches have the same bits until the earlier of the forks between them', () => {
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 4],
    [1, 5],
    [4, 5],
  ];
  expect(pairs.map(([a, b]) => [branchPoint(list, a!, b!), branchPoint(list, b!, a!)])).toEqual([
    [50, 50],
    [50, 50],
    [80, 80],
    [30, 30],
    [30, 30],
    [20, 20],
    [20, 20],
  ]);
});

it('nothing is known to be the same where the branch between them was deleted', () => {
  expect(branchPoint(list.slice(2), 3, 4)).toBe(0);
});
