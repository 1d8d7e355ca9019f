import { describe, expect, it } from 'vitest';
import {
  begun,
  type EditHistory,
  edited,
  MOST_STEPS,
  renumbered,
  undone,
} from '../../src/app/store/editHistory.ts';
import type { Edit } from '../../src/contract/index.ts';

const edit = (value: number): Edit => ({ time: value, path: 'policy.th1', value });
const upTo = (count: number) => Array.from({ length: count }, (_, i) => edit(i + 1));
const standing = ({ standings, at }: EditHistory) => standings[at].edits.length;

/** So many edits, each a second after the other. */
function editsMade(count: number): EditHistory {
  let history = begun({ branch: 1, edits: [] });
  for (let i = 1; i <= count; i++)
    history = edited(history, { branch: 1, edits: upTo(i) }, 'policy.th1', i * 1_000);
  return history;
}

describe('the history of edits', () => {
  it('takes back more than a hundred steps, one by one, and makes them again', () => {
    let history = editsMade(120);
    for (let left = 119; left >= 0; left--) {
      history = undone(history, -1) as EditHistory;
      expect(standing(history)).toBe(left);
    }
    expect(undone(history, -1)).toBeNull();
    for (let made = 1; made <= 120; made++) history = undone(history, 1) as EditHistory;
    expect(standing(history)).toBe(120);
    expect(undone(history, 1)).toBeNull();
  });

  it('counts a drag as one step', () => {
    let history = begun({ branch: 1, edits: [] });
    for (let i = 1; i <= 30; i++)
      history = edited(history, { branch: 2, edits: upTo(i) }, 'policy.th1', 5_000 + i * 16);
    expect(history.standings).toHaveLength(2);
    expect(standing(undone(history, -1) as EditHistory)).toBe(0);
  });

  it('counts another parameter, or the same one after a rest, as a step of its own', () => {
    let history = edited(begun({ branch: 1, edits: [] }), { branch: 1, edits: upTo(1) }, 'policy.th1', 0);
    history = edited(history, { branch: 1, edits: upTo(2) }, 'policy.th2', 20);
    history = edited(history, { branch: 1, edits: upTo(3) }, 'policy.th2', 2_000);
    expect(history.standings.map(({ edits }) => edits.length)).toEqual([0, 1, 2, 3]);
  });

  it('forgets what was taken back once something else is done', () => {
    const back = undone(undone(editsMade(5), -1) as EditHistory, -1) as EditHistory;
    const other = edited(back, { branch: 2, edits: [] }, 'buffer', 99_000);
    expect(other.standings.map(({ branch }) => branch)).toEqual([1, 1, 1, 1, 2]);
    expect(undone(other, 1)).toBeNull();
  });

  it('keeps a limited number of steps', () => {
    expect(editsMade(MOST_STEPS + 50).standings).toHaveLength(MOST_STEPS + 1);
  });

  it('goes on where it was after branches have got other ids', () => {
    const made = edited(editsMade(3), { branch: 2, edits: upTo(1) }, 'buffer', 99_000);
    const lost = edited(made, { branch: 3, edits: [] }, 'policy', 199_000);
    const again = renumbered(
      lost,
      new Map([
        [2, 1],
        [1, 2],
      ]),
    );
    expect(again.at).toBe(lost.at);
    expect(again.standings.map(({ branch }) => branch)).toEqual([2, 2, 2, 2, 1, -1]);
    expect(again.standings.map(({ edits }) => edits)).toEqual(lost.standings.map(({ edits }) => edits));
  });
});
