import '../support/kernel.ts';
import '../support/mechanisms.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { branchesOf } from '../../src/app/store/branches/branches.ts';
import { stepTarget } from '../../src/app/store/history.ts';
import type { Command, Report } from '../../src/contract/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';
import { testSession } from '../support/session.ts';
import { digestAt, slow } from '../worker/slow.ts';

let obey = (_: Command): void => {};
let session = testSession();
const send = (command: Command) => session.channel.send(command);

const MOMENT = 0.6;
const STEPS = 80;
const branches = () => branchesOf(session).getState();

/** A worker whose clock stands still: all it has to do is done at once. */
class Worker {
  readonly forks: number[] = [];
  private digest = '';
  private readonly tasks: (() => void)[] = [];
  private readonly host = new SimulationHost({
    now: () => 0,
    soon: (task) => this.tasks.push(task),
    post: (report) => this.take(report),
    answering: () => {},
  });

  tell(command: Command): this {
    this.host.command(command);
    for (let task = this.tasks.shift(); task !== undefined; task = this.tasks.shift()) task();
    return this;
  }

  /** Goes there; gives the digest of the run up to it. */
  seek(seconds: number): string {
    this.tell({ type: 'seek', time: Math.round(seconds * 1e12), id: 1 });
    return this.digest;
  }

  private take(report: Report): void {
    if (report.type === 'batch') this.host.command({ type: 'ackBatch', space: report.space });
    if (report.type === 'sought') this.digest = report.digest;
    if (report.type === 'branches') branches().take(report);
    if (report.type !== 'applied') return;
    if (report.from !== report.branch) this.forks.push(report.branch);
    branches().edited(report);
  }
}

/** In front of the store of the page: what it sends is obeyed, what is reported it takes. */
function workerOfStore(): Worker {
  const worker = new Worker();
  obey = (command) => void worker.tell(command);
  session = testSession((command) => obey(command));
  worker.tell({ type: 'load', scenario: slow, seed: 1, edits: [] });
  branches().begin([]);
  return worker;
}

/** A clock on which no two edits are one movement. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
});

/** Edits here and there in time, most of them in the past of a run that has been further. */
function edit(worker: Worker, i: number): void {
  worker.seek(0.1 + ((i * 37) % 50) / 100);
  const policies = ['rcd', 'espd', 'ppd', 'epd'];
  const [path, value] =
    i % 3 === 0 ? (['policy', policies[i % 4]!] as const) : (['buffer', 60 + ((i * 7) % 40)] as const);
  send({ type: 'set', path, value, token: i });
}

it(`takes ${STEPS} edits back across forks and makes them again: each time the run from zero with those edits`, () => {
  const worker = workerOfStore();
  const steps: { readonly before: string; readonly after: string }[] = [];
  for (let i = 1; i <= STEPS; i++) {
    // Now and then somebody looks at the first branch again, and goes on there.
    if (i % 9 === 0) branches().switchTo(1);
    const before = worker.seek(MOMENT);
    edit(worker, i);
    expect(branches().history.at).toBe(i);
    steps.push({ before, after: worker.seek(MOMENT) });
    if (i % 5 > 0) continue;
    const own = branches().list.find(({ id }) => id === branches().current)?.edits;
    expect(steps[i - 1]!.after).toBe(digestAt(MOMENT, own));
  }
  expect(worker.forks.length).toBeGreaterThan(STEPS / 2);
  for (const { before } of steps.toReversed()) {
    branches().undo();
    expect(worker.seek(MOMENT)).toBe(before);
  }
  expect(stepTarget(branches().history, -1)).toBeNull();
  for (const { after } of steps) {
    branches().undo(1);
    expect(worker.seek(MOMENT)).toBe(after);
  }
  expect(stepTarget(branches().history, 1)).toBeNull();
}, 120_000);

it('an edit undone leaves the branch that was looked at before as it was', () => {
  const worker = workerOfStore();
  worker.seek(0.6);
  edit(worker, 3);
  const forked = branches().current;
  branches().switchTo(1);
  worker.seek(0.7);
  send({ type: 'set', path: 'buffer', value: 70, token: 1 });
  const standing = () => branches().list.map(({ id, edits }) => [id, edits.length]);
  expect(standing()).toEqual([
    [1, 1],
    [forked, 1],
  ]);
  branches().undo();
  expect([branches().current, ...standing()]).toEqual([1, [1, 0], [forked, 1]]);
});

it('a step taken back before the worker has shown its branch leads back all the same', () => {
  const worker = workerOfStore();
  worker.seek(0.6);
  branches().fork(true);
  const [first, second] = branches().list.map(({ id }) => id) as [number, number];
  branches().switchTo(first);
  const before = { branch: first, edits: [] };
  const waiting: Command[] = [];
  obey = (command) => void waiting.push(command);
  branches().recordStep({ before, after: { branch: second, edits: [] } });
  branches().switchTo(second);
  branches().undo();
  for (const command of waiting) worker.tell(command);
  expect(branches().current).toBe(first);
});
