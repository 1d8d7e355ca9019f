import { describe, expect, it } from 'vitest';
import { begunAlone, changesOnTheWay, heldWords } from '../../../../src/app/chrome/share/class/classRun.ts';
import { type BranchSet, editsOfShown, unbranched } from '../../../../src/app/link/packed/branchSet.ts';
import { sharingTexts as texts } from '../../../../src/app/strings/sharing/sharing.ts';
import type { Edit } from '../../../../src/contract/index.ts';

describe('what a link for a class holds', () => {
  const policy = (seconds: number, value: string): Edit => ({ time: seconds * 1e12, path: 'policy', value });
  const chosenOnTheWay = unbranched([policy(0.512, 'epd'), policy(0.747, 'espd'), policy(2, 'rcd')]);
  const words = (branchSet: BranchSet, locks: readonly string[] = []) =>
    heldWords(
      branchSet,
      locks,
      ({ value }) => String(value).toUpperCase(),
      (time) => String(time / 1e12),
      texts.held,
    );

  it('is what is in force at its moment, from 0 s on, and is said', () => {
    const begun = begunAlone(chosenOnTheWay, 0.8e12);
    expect(editsOfShown(begun)).toEqual([policy(0, 'espd')]);
    expect(words(begun, ['The discard policy'])).toBe('ESPD from 0 s; locked: The discard policy');
    expect([changesOnTheWay(chosenOnTheWay), changesOnTheWay(begun)]).toEqual([true, false]);
  });

  it('is said with every moment, where the moments are kept', () => {
    expect(words(chosenOnTheWay)).toBe('EPD from 0.512 s, ESPD from 0.747 s, RCD from 2 s');
    expect(words(unbranched([]))).toBe('the scene as it opens');
  });

  it('is one branch, the one that is shown', () => {
    const other = { ...chosenOnTheWay.list[0]!, id: 2, parent: 1, edits: [policy(0.3, 'ppd')] };
    const two: BranchSet = {
      ...chosenOnTheWay,
      list: [...chosenOnTheWay.list, other],
      shown: 2,
      compared: [1],
    };
    expect(begunAlone(two, 0.8e12)).toMatchObject({
      list: [{ id: 1, edits: [policy(0, 'ppd')] }],
      compared: [],
    });
    expect(words(two)).toBe('PPD from 0.3 s; 2 branches');
  });
});
