import { describe, expect, it } from 'vitest';
import {
  type EditHistory,
  EMPTY_HISTORY,
  edited,
  MOST_STEPS,
  undone,
} from '../../src/app/store/branches/editHistory.ts';
import { stepTarget } from '../../src/app/store/history.ts';
import type { Edit } from '../../src/contract/index.ts';

const edit = (value: number): Edit => ({ time: value, path: 'policy.th1', value });
const upTo = (count: number) => Array.from({ length: count }, (_, i) => edit(i + 1));
const on = (branch: number, count: number) => ({ branch, edits: upTo(count) });
const told = (history: EditHistory, by: -1 | 1) => {
  const standing = stepTarget(history, by);
  return standing && [standing.branch, standing.edits.length];
};

/** So many edits on the first branch, each a second after the other. */
function editsMade(count: number): EditHistory {
  let history = EMPTY_HISTORY;
  for (let i = 1; i <= count; i++)
    history = edited(history, { before: on(1, i - 1), after: on(1, i) }, ['policy.th1'], i * 1_000);
  return history;
}

describe('the history of edits', () => {
  it('takes back more than a hundred steps, one by one, and makes them again', () => {
    let history = editsMade(120);
    for (let left = 119; left >= 0; left--) {
      expect(told(history, -1)).toEqual([1, left]);
      history = undone(history, -1);
    }
    expect(stepTarget(history, -1)).toBeNull();
    for (let made = 1; made <= 120; made++) {
      expect(told(history, 1)).toEqual([1, made]);
      history = undone(history, 1);
    }
    expect(stepTarget(history, 1)).toBeNull();
  });

  it('counts a drag as one step, also when its first movement forks the run', () => {
    let history = EMPTY_HISTORY;
    for (let i = 1; i <= 30; i++)
      history = edited(
        history,
        { before: on(i === 1 ? 1 : 2, i - 1), after: on(2, i) },
        ['policy.th1'],
        5_000 + i * 16,
      );
    expect(history.steps).toHaveLength(1);
    expect(told(history, -1)).toEqual([1, 0]);
    expect(told(undone(history, -1), 1)).toEqual([2, 30]);
  });

  it('keeps every step before a drag', () => {
    let history = editsMade(3);
    for (let i = 4; i <= 20; i++)
      history = edited(history, { before: on(1, i - 1), after: on(1, i) }, ['policy.th2'], 60_000 + i * 16);
    const left = [20];
    for (; stepTarget(history, -1) !== null; history = undone(history, -1))
      left.push(stepTarget(history, -1)?.edits.length ?? Number.NaN);
    expect(left).toEqual([20, 3, 2, 1, 0]);
  });

  it('counts another parameter, another branch, or the same one after a rest, as a step of its own', () => {
    let history = edited(EMPTY_HISTORY, { before: on(1, 0), after: on(1, 1) }, ['policy.th1'], 0);
    history = edited(history, { before: on(1, 1), after: on(1, 2) }, ['policy.th2'], 20);
    history = edited(history, { before: on(3, 0), after: on(3, 1) }, ['policy.th2'], 40);
    history = edited(history, { before: on(3, 1), after: on(3, 2) }, ['policy.th2'], 2_000);
    expect(history.steps).toHaveLength(4);
  });

  it('takes an edit back on the branch that has it, whichever branch was looked at in between', () => {
    let history = edited(EMPTY_HISTORY, { before: on(1, 0), after: on(2, 1) }, ['policy'], 0);
    // Back to branch 1 by hand, and another edit there.
    history = edited(history, { before: on(1, 0), after: on(1, 1) }, ['buffer'], 5_000);
    expect(told(history, -1)).toEqual([1, 0]);
    history = undone(history, -1);
    expect(told(history, -1)).toEqual([1, 0]);
    expect(told(history, 1)).toEqual([1, 1]);
    expect(told(undone(history, -1), 1)).toEqual([2, 1]);
  });

  it('forgets what was taken back once something else is done', () => {
    const back = undone(undone(editsMade(5), -1), -1);
    const other = edited(back, { before: on(1, 3), after: on(2, 4) }, ['buffer'], 99_000);
    expect(other.steps.map(({ after }) => after.branch)).toEqual([1, 1, 1, 2]);
    expect(stepTarget(other, 1)).toBeNull();
  });

  it('keeps a limited number of steps', () => {
    expect(editsMade(MOST_STEPS + 50).steps).toHaveLength(MOST_STEPS);
  });
});
