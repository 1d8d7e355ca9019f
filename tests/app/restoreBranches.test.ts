import '../support/kernel.ts';
import '../support/mechanisms.ts';
import '../support/packing.ts';
import { describe, expect, it } from 'vitest';
import { branchSetNow, firstEdits, restoreBranches } from '../../src/app/client/opening/restoreBranches.ts';
import { load } from '../../src/app/client/requests.ts';
import { type BranchSet, type SavedBranch, unbranched } from '../../src/app/link/packed/branchSet.ts';
import { branchesOf } from '../../src/app/store/branches/branches.ts';
import { marksOf } from '../../src/app/store/branches/marks.ts';
import { tracesOf } from '../../src/app/traces/index.ts';
import type { Edit, Report } from '../../src/contract/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';
import { type TestSession, testSession } from '../support/session.ts';
import { digestAt, slow } from '../worker/slow.ts';

let session: TestSession;
const branches = () => branchesOf(session).getState();

/** What the page sends is done at once, by a worker whose clock stands still; digests of what was shown last are kept. */
function workerBehindThePage() {
  const told = { branch: 1, digest: '' };
  const tasks: (() => void)[] = [];
  const take = (report: Report): void => {
    if (report.type === 'loaded') {
      tracesOf(session).reset(report);
      branches().begin(report.edits);
    } else if (report.type === 'branches') {
      tracesOf(session).take(report);
      branches().take(report);
    } else if (report.type === 'batch') {
      tracesOf(session).append(report);
      told.branch = report.branch;
    } else if (report.type === 'sought') told.digest = report.digest;
    else if (report.type === 'stops') marksOf(session).getState().take(report);
    session.report(report);
  };
  session = testSession((command) => {
    host.command(command);
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      task();
      if (tasks.length === 0) host.command({ type: 'ackBatch', space: [] });
    }
  });
  const host = new SimulationHost({
    now: () => 0,
    soon: (task) => void tasks.push(task),
    post: take,
    answering: () => {},
  });
  return told;
}

const edit = (ms: number, value: string): Edit => ({ time: ms * 1e9, path: 'policy', value });
const branch = (id: number, edits: readonly Edit[], own: Partial<SavedBranch> = {}): SavedBranch => ({
  id,
  parent: id === 1 ? null : 1,
  forkTime: id === 1 ? 0 : 0.2e12,
  edits,
  recordedPs: 0.6e12,
  name: '',
  ...own,
});
const branchSet = (list: readonly SavedBranch[], own: Partial<BranchSet> = {}): BranchSet => ({
  ...unbranched([]),
  list,
  ...own,
});

async function opened(whole: BranchSet, at = 0.6e12) {
  const told = workerBehindThePage();
  const outcome = load(session, { scenario: slow, seed: 1, edits: firstEdits(whole) });
  const problems = restoreBranches(session, whole, at);
  await outcome;
  return { told, problems: await problems };
}

describe('a run with branches, brought to what it was', () => {
  const OTHER = [edit(300, 'ppd')];

  it('shows the branch that was shown, at the moment of the head', async () => {
    const { told, problems } = await opened(
      branchSet([branch(1, []), branch(2, OTHER)], { shown: 2, left: 1 }),
    );
    expect([told.branch, told.digest]).toEqual([2, digestAt(0.6, OTHER)]);
    expect(branches()).toMatchObject({ current: 2, left: 1 });
    expect(problems).toEqual([]);
  });

  it('shows the first one where the one that was shown is not among them', async () => {
    const { told } = await opened(branchSet([branch(1, []), branch(2, OTHER)], { shown: 7 }));
    expect([told.branch, branches().current]).toEqual([1, 1]);
    expect(branches().list.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('computes as far as it was what is on the screen, and nothing of the rest', async () => {
    const list = [branch(1, []), branch(2, OTHER, { recordedPs: 0.5e12 }), branch(3, [edit(250, 'rcd')])];
    await opened(branchSet(list, { compared: [2] }), 1.2e12);
    expect(branches().compared).toEqual([2]);
    const reached = branchSetNow(session).list.map(({ recordedPs }) => recordedPs / 1e12);
    expect(reached[0]).toBeCloseTo(0.6, 9);
    expect(reached[1]).toBeGreaterThanOrEqual(0.5);
    expect(reached[1]).toBeLessThan(0.61);
    expect(reached[2]).toBeLessThan(0.3);
  });

  it('computes the branch that was left as well', async () => {
    await opened(branchSet([branch(1, []), branch(2, OTHER, { recordedPs: 0.5e12 })], { left: 2 }));
    expect(branchSetNow(session).list[1]!.recordedPs / 1e12).toBeCloseTo(0.5, 9);
  });

  it('judges edits behind what was computed, too', async () => {
    const wrong = { time: 400e9, path: 'policy.th1', value: 99_999 };
    const { problems } = await opened(branchSet([branch(1, [wrong], { recordedPs: 0.1e12 })]), 0.1e12);
    expect(problems).toHaveLength(1);
  });

  it('gives branches their names', async () => {
    await opened(branchSet([branch(1, [], { name: 'before' }), branch(2, OTHER)]));
    expect(branches().names).toEqual({ 1: 'before' });
    expect(branchSetNow(session).list.map(({ name }) => name)).toEqual(['before', '']);
  });

  it('tells an edit that was refused once, however many branches have it, and goes on without', async () => {
    const wrong = { time: 100e9, path: 'policy.th1', value: 99_999 };
    const whole = branchSet([branch(1, [wrong]), branch(2, [wrong, ...OTHER])], { shown: 2, compared: [1] });
    const { told, problems } = await opened(whole);
    expect(problems).toEqual([expect.objectContaining({ path: 'policy.th1', value: 99_999 })]);
    expect(told.digest).toBe(digestAt(0.6, OTHER));
    expect(session.listeners.size).toBe(0);
  });

  it('tells two wrong values of one key as two', async () => {
    const wrong = [99_999, 88_888].map((value, i) => ({ time: (100 + i) * 1e9, path: 'policy.th1', value }));
    const { problems } = await opened(branchSet([branch(1, wrong)]));
    expect(problems.map(({ value }) => value)).toEqual([99_999, 88_888]);
  });

  it('puts marks back, and tells what is wrong with a stop', async () => {
    const bookmarks = [{ time: 0.1e12, name: 'here' }];
    const { problems } = await opened(branchSet([branch(1, [])], { bookmarks, stops: [{ when: 'never' }] }));
    expect(marksOf(session).getState().bookmarks).toEqual(bookmarks);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.path).toContain('stops');
    expect(marksOf(session).getState().problems).toEqual([]);
  });
});

describe('what is there now', () => {
  it('names the branch that was left only while it is there, and not the shown one', async () => {
    await opened(branchSet([branch(1, []), branch(2, [edit(300, 'ppd')])], { shown: 2, left: 1 }));
    expect(branchSetNow(session)).toMatchObject({ shown: 2, left: 1 });
    branchesOf(session).setState({ left: 2 });
    expect(branchSetNow(session).left).toBeNull();
    branchesOf(session).setState({ left: 9 });
    expect(branchSetNow(session).left).toBeNull();
  });
});
