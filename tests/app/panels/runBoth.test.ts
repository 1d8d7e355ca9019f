import { describe, expect, it } from 'vitest';
import { partingAt } from '../../../src/app/panels/runBoth/moment.ts';
import { changePair, comparedPair, rivalPair } from '../../../src/app/panels/runBoth/pair.ts';
import { edited, NOTHING_DONE, stepped } from '../../../src/app/store/branches/editHistory.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import type { BranchInfo, Edit } from '../../../src/contract/index.ts';

const ms = (time: number): number => time * 1e9;
const epochs = (...times: number[]) => {
  const trace = new EventTrace();
  for (const time of times) trace.push(ms(time), 1, 0);
  return trace;
};
const run = { endPs: ms(3_000), rttPs: ms(8) };
const policy = (time: number, value: string): Edit => ({ time: ms(time), path: 'policy', value });
const branch = (id: number, edits: readonly Edit[], parent: number | null = null): BranchInfo => ({
  id,
  parent,
  forkPs: 0,
  recordFromPs: 0,
  edits,
});

describe('where two runs part', () => {
  it('a round trip before the last overflow before the head, on a whole millisecond', () => {
    const parting = partingAt({ ...run, epochs: epochs(99.7, 412.9, 780), now: ms(460) });
    expect(parting).toEqual({ time: ms(404), since: 'overflow' });
  });

  it('at the head where nothing has overflowed', () => {
    expect(partingAt({ ...run, epochs: epochs(), now: ms(55) })).toEqual({ time: ms(55), since: 'head' });
    expect(partingAt({ ...run, epochs: epochs(780), now: 0 })).toEqual({ time: 0, since: 'start' });
  });

  it('before the first overflow where little of the run is left', () => {
    const parting = partingAt({ ...run, epochs: epochs(99.7, 2_900), now: ms(3_000) });
    expect(parting).toEqual({ time: ms(91), since: 'first' });
    expect(partingAt({ ...run, epochs: epochs(), now: ms(3_000) })).toEqual({ time: 0, since: 'start' });
  });

  it('never before the start of the run', () => {
    expect(partingAt({ ...run, epochs: epochs(3), now: ms(460) }).time).toBe(0);
  });
});

describe('a rival', () => {
  const from = { time: ms(404), since: 'overflow' } as const;

  it('takes another value at the parting and keeps all other changes', () => {
    const buffer: Edit = { time: ms(1_000), path: 'buffer', value: 500 };
    const pair = rivalPair(branch(1, [buffer]), { path: 'policy', value: 'espd' }, from, ms(460));
    expect(pair.a).toEqual({ branch: 1, edits: [buffer] });
    expect(pair.b).toEqual({ branch: null, edits: [policy(404, 'espd'), buffer] });
  });

  it('drops what the run would do later to the same setting', () => {
    const later = [policy(900, 'ppd'), { time: ms(950), path: 'policy.th1', value: 1 }];
    const pair = rivalPair(branch(1, later), { path: 'policy', value: 'espd' }, from, ms(460));
    expect(pair.b.edits).toEqual([policy(404, 'espd')]);
  });

  it('parts where the running value came into force, if that was later', () => {
    const pair = rivalPair(branch(1, [policy(450, 'epd')]), { path: 'policy', value: 'espd' }, from, ms(460));
    expect(pair.parting).toEqual({ time: ms(450), since: 'change' });
    expect(pair.b.edits).toEqual([policy(450, 'espd')]);
  });
});

describe('branches on the stage', () => {
  const espd = branch(2, [policy(404, 'espd')], 1);
  const buffer = branch(3, [{ time: ms(404), path: 'buffer', value: 500 }], 1);
  const list = [branch(1, []), espd, buffer];

  it('that part by the knob are the two runs, with the letters they have', () => {
    const pair = comparedPair(list, 2, [1], 'policy');
    expect([pair?.a.branch, pair?.b.branch]).toEqual([1, 2]);
    expect(pair?.parting).toEqual({ time: ms(404), since: 'change' });
    expect(comparedPair(list, 1, [2], 'policy')?.a.edits).toEqual(espd.edits);
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

  it('of a run without a future is compared with the run as it was', () => {
    const history = edited(NOTHING_DONE, { before, after: { branch: 1, edits } }, ['policy'], 0);
    const pair = changePair([branch(1, edits)], 1, history);
    expect(pair?.a).toEqual({ branch: 1, edits: [] });
    expect(pair?.b).toEqual({ branch: null, edits });
    expect(pair?.parting).toEqual({ time: ms(462), since: 'change' });
  });

  it('that forked the run is compared with the branch it left', () => {
    const history = edited(NOTHING_DONE, { before, after: { branch: 2, edits } }, ['policy'], 0);
    const pair = changePair([branch(1, []), branch(2, edits, 1)], 2, history);
    expect([pair?.a.branch, pair?.b.branch]).toEqual([1, 2]);
  });

  it('is none where both have run already, or where the stage shows another branch', () => {
    const step = { before, after: { branch: 2, edits } };
    const place = { together: [1], left: null, time: 0, viewport: { from: 0, to: 1 }, following: false };
    const ran = stepped(NOTHING_DONE, {
      ...step,
      after: { ...step.after, place: { ...place, twins: 'result' } },
    });
    const list = [branch(1, []), branch(2, edits, 1)];
    expect(changePair(list, 2, ran)).toBeNull();
    expect(changePair(list, 1, edited(NOTHING_DONE, step, ['policy'], 0))).toBeNull();
    expect(changePair(list, 2, NOTHING_DONE)).toBeNull();
  });
});
