import { describe, expect, it } from 'vitest';
import { changedLater, fromTheStart } from '../../../src/app/branches/start/fromTheStart.ts';
import { changePair, comparedPair, rivalPair, sidesWith } from '../../../src/app/runBoth/pair.ts';
import { alternativeOf, pathsOf } from '../../../src/app/runBoth/sceneControl.ts';
import { EMPTY_HISTORY, edited, recordStep } from '../../../src/app/store/branches/editHistory.ts';
import type { BranchInfo, Edit, ParameterValue, SceneControlDocument } from '../../../src/contract/index.ts';

const ms = (time: number): number => time * 1e9;
const policy = (time: number, value: string): Edit => ({ time: ms(time), path: 'policy', value });
const branch = (id: number, edits: readonly Edit[], parent: number | null = null): BranchInfo => ({
  id,
  parent,
  forkTime: 0,
  recordFromPs: 0,
  edits,
});

describe('settings from the start', () => {
  const th1 = (time: number, value: number): Edit => ({ time: ms(time), path: 'policy.th1', value });
  const buffer: Edit = { time: ms(100), path: 'buffer', value: 500 };

  it('are the last values of what is asked about; all else stays where it is', () => {
    expect(fromTheStart([buffer, policy(460, 'epd'), policy(500, 'espd')], ['policy'])).toEqual([
      policy(0, 'espd'),
      buffer,
    ]);
  });

  it('are asked of the card whose settings were changed on the way', () => {
    const edits = [policy(0, 'ppd'), buffer, policy(460, 'epd'), policy(500, 'espd')];
    expect(changedLater(edits, (path) => path === 'policy')).toEqual([policy(500, 'espd')]);
    expect(changedLater(edits, (path) => path === 'scheduler')).toEqual([]);
    expect(changedLater(fromTheStart(edits, ['policy']), (path) => path === 'policy')).toEqual([]);
  });

  it('of a mechanism come with it', () => {
    expect(fromTheStart([buffer, policy(460, 'espd'), th1(700, 1_400)], ['policy'])).toEqual([
      policy(0, 'espd'),
      th1(0, 1_400),
      buffer,
    ]);
    expect(fromTheStart([policy(460, 'espd'), buffer, th1(700, 1_400)], ['policy.th1'])).toEqual([
      buffer,
      policy(460, 'espd'),
      th1(460, 1_400),
    ]);
  });
});

describe('a rival', () => {
  const espd = { path: 'policy', value: 'espd' };

  it('runs from 0 s, wherever the play head is, and keeps all other changes', () => {
    const buffer: Edit = { time: ms(1_000), path: 'buffer', value: 500 };
    const own = branch(1, [buffer]);
    const [early, late] = [ms(92), ms(2_400)].map((now) => rivalPair([own], own, espd, now));
    expect(early).toEqual(late);
    expect(early).toEqual({
      a: { branch: 1, edits: [buffer] },
      b: { branch: null, edits: [policy(0, 'espd'), buffer] },
      from: 0,
      path: 'policy',
    });
  });

  it('drops what the run would do later to the same setting', () => {
    const later = [policy(900, 'ppd'), { time: ms(950), path: 'policy.th1', value: 1 }];
    const pair = rivalPair([branch(1, later)], branch(1, later), espd, ms(460));
    expect([pair.a.edits, pair.b.edits]).toEqual([[], [policy(0, 'espd')]]);
  });

  it('meets the running value from 0 s too, where that was chosen on the way', () => {
    const own = branch(1, [policy(450, 'epd')]);
    const pair = rivalPair([own], own, espd, ms(460));
    expect(pair.a).toEqual({ branch: null, edits: [policy(0, 'epd')] });
    expect(pair.b).toEqual({ branch: null, edits: [policy(0, 'espd')] });
  });

  it('of what a run begins with acts from 0 s as well', () => {
    const own = branch(1, [policy(450, 'epd')]);
    const pair = rivalPair([own], own, { path: 'tcp.congestionControl', value: 'newreno' }, ms(460));
    expect(pair).toEqual({
      a: { branch: 1, edits: own.edits },
      b: {
        branch: null,
        edits: [{ time: 0, path: 'tcp.congestionControl', value: 'newreno' }, ...own.edits],
      },
      from: 0,
      path: 'tcp.congestionControl',
    });
  });

  it('is the answer that was pressed, else the last one that does not run, whatever its path', () => {
    const knob: SceneControlDocument = {
      question: 'Which?',
      path: 'policy',
      answers: [
        { value: 'epd', words: '' },
        { value: 'espd', words: '' },
        { path: 'tcp.congestionControl', value: 'newreno', words: '' },
      ],
    };
    const runs =
      (...values: readonly string[]) =>
      ({ value }: { value: ParameterValue }) =>
        values.includes(String(value));
    expect(pathsOf(knob)).toEqual(['policy', 'tcp.congestionControl']);
    expect(alternativeOf(knob, runs('epd'), null)).toMatchObject({
      path: 'tcp.congestionControl',
      value: 'newreno',
    });
    expect(alternativeOf(knob, runs('epd', 'newreno'), null)).toMatchObject({
      path: 'policy',
      value: 'espd',
    });
    expect(alternativeOf(knob, runs('epd'), { path: 'policy', value: 'espd' })).toMatchObject({
      value: 'espd',
    });
    expect(alternativeOf(knob, runs('epd'), { path: 'policy', value: 'epd' })).toMatchObject({
      value: 'newreno',
    });
  });

  it('has its letter wherever the run under that answer has one, with what both runs have in common', () => {
    const own = branch(1, [policy(0, 'epd')]);
    const other = { path: 'tcp.congestionControl', value: 'newreno' };
    const offer = { pair: rivalPair([own], own, other, 0), a: 'reno', b: 'newreno' };
    const sides = (path: string, value: string, opened: string) => sidesWith(offer, path, value, opened);
    expect(sides('tcp.congestionControl', 'newreno', 'reno')).toEqual(['b']);
    // The other value is no answer: A is what the network has otherwise.
    expect(sides('policy', 'epd', 'rcd')).toEqual(['a', 'b']);
    expect(sides('policy', 'rcd', 'rcd')).toEqual([]);
    expect(sides('scheduler', 'fifo', 'fifo')).toEqual(['a', 'b']);

    const ofPolicy = { pair: rivalPair([own], own, espd, 0), a: 'epd', b: 'espd' };
    expect(['rcd', 'epd', 'espd'].map((value) => sidesWith(ofPolicy, 'policy', value, 'rcd'))).toEqual([
      [],
      ['a'],
      ['b'],
    ]);
  });

  it('is a branch that is there already', () => {
    const list = [branch(1, []), branch(2, [policy(0, 'espd')], 1)];
    const pair = rivalPair(list, branch(1, []), espd, ms(460));
    expect([pair.a.branch, pair.b.branch]).toEqual([1, 2]);
  });
});

describe('branches on the stage', () => {
  const espd = branch(2, [policy(404, 'espd')], 1);
  const begun = branch(4, [policy(0, 'espd')], 1);
  const buffer = branch(3, [{ time: ms(404), path: 'buffer', value: 500 }], 1);
  const list = [branch(1, []), espd, buffer, begun];

  it('that part by the knob from 0 s are the two runs, with the letters they have', () => {
    const pair = comparedPair(list, 4, [1], 'policy');
    expect([pair?.a.branch, pair?.b.branch, pair?.from]).toEqual([1, 4, 0]);
    expect(comparedPair(list, 1, [4], 'policy')).toEqual(pair);
  });

  it('that part on the way run from 0 s', () => {
    const pair = comparedPair([branch(1, []), espd], 2, [1], 'policy');
    expect(pair?.b).toEqual({ branch: null, edits: [policy(0, 'espd')] });
  });

  it('are not where they part by something else, or are alone', () => {
    expect(comparedPair(list, 3, [1], 'policy')).toBeNull();
    expect(comparedPair(list, 2, [], 'policy')).toBeNull();
    expect(comparedPair(list, 3, [1, 2], 'buffer')?.a.branch).toBe(1);
  });
});

describe('the last change', () => {
  const before = { branch: 1, edits: [] };
  const edits = [policy(462, 'espd')];

  it('of a run without a future is compared with the run as it was, both from 0 s', () => {
    const history = edited(EMPTY_HISTORY, { before, after: { branch: 1, edits } }, ['policy'], 0);
    const pair = changePair([branch(1, edits)], 1, history);
    expect(pair?.a).toEqual({ branch: null, edits: [] });
    expect(pair?.b).toEqual({ branch: null, edits: [policy(0, 'espd')] });
    expect(pair?.from).toBe(0);
  });

  it('is the one before, where the last one only said that it acts from the start', () => {
    const begun = [policy(0, 'espd')];
    const history = recordStep(
      edited(EMPTY_HISTORY, { before, after: { branch: 1, edits } }, ['policy'], 0),
      {
        before: { branch: 1, edits },
        after: { branch: 1, edits: begun },
      },
    );
    const pair = changePair([branch(1, begun)], 1, history);
    expect([pair?.a.edits, pair?.b]).toEqual([[], { branch: 1, edits: begun }]);
  });

  it('that forked the run is compared with the branch it left', () => {
    const history = edited(EMPTY_HISTORY, { before, after: { branch: 2, edits } }, ['policy'], 0);
    const pair = changePair([branch(1, []), branch(2, edits, 1)], 2, history);
    expect([pair?.a.branch, pair?.b]).toEqual([1, { branch: 2, edits: [policy(0, 'espd')] }]);
  });

  it('is none where both have run already, or where the stage shows another branch', () => {
    const step = { before, after: { branch: 2, edits } };
    const place = { compared: [1], left: null, time: 0, viewport: { from: 0, to: 1 }, following: false };
    const ran = recordStep(EMPTY_HISTORY, {
      ...step,
      after: { ...step.after, place: { ...place, compareView: 'result' } },
    });
    const list = [branch(1, []), branch(2, edits, 1)];
    expect(changePair(list, 2, ran)).toBeNull();
    expect(changePair(list, 1, edited(EMPTY_HISTORY, step, ['policy'], 0))).toBeNull();
    expect(changePair(list, 2, EMPTY_HISTORY)).toBeNull();
  });
});
