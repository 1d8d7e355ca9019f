import '../support/kernel.ts';
import '../support/mechanisms.ts';
import { expect, it } from 'vitest';
import { take } from '../../src/app/client/reports.ts';
import { subtitleNow } from '../../src/app/compare/names.ts';
import { sendersHere } from '../../src/app/panels/result/hits.ts';
import { branchesOf, shownEdits } from '../../src/app/store/branches/branches.ts';
import { changeFromStart } from '../../src/app/store/fromStart.ts';
import { stageOf } from '../../src/app/store/stage.ts';
import { tracesOf } from '../../src/app/traces/index.ts';
import type { Command, ParameterValue } from '../../src/contract/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';
import { testSession } from '../support/session.ts';
import { worded } from '../support/worded.ts';
import { slow } from '../worker/slow.ts';

/** A page whose worker has done all it was asked for by the next turn. */
function page() {
  const tasks: (() => void)[] = [];
  const session = testSession((command) => queueMicrotask(() => obey(command)));
  const host = new SimulationHost({
    now: () => 0,
    soon: (task) => tasks.push(task),
    post: (report) => session.report(report),
    answering: () => {},
  });
  const obey = (command: Command) => {
    host.command(command);
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  };
  session.channel.onReport((report) => {
    if (report.type !== 'batch') take(session, report);
  });
  obey({ type: 'load', scenario: slow, seed: 1, edits: [] });
  const change = (path: string, value: ParameterValue) => changeFromStart(session, [[path, value]]);
  return { session, change, turn: () => new Promise((resolve) => setTimeout(resolve)) };
}

it('lays the stage out for the branch that is current, and for the one before when it is shown again', async () => {
  const { session, change, turn } = page();
  expect(await change('senders.S1', 5)).toEqual([]);
  const stage = () => stageOf(session).getState();
  expect(stage().loaded?.vcs).toHaveLength(5);
  expect(stage().loaded?.base.vcs).toHaveLength(3);
  expect(tracesOf(session).of(2)?.channel('delivered/5')).not.toBeNull();
  // What is painted before the first batch of the branch arrives is of the branch too.
  expect(tracesOf(session).shown.channel('delivered/5')).not.toBeNull();
  expect(tracesOf(session).of(1)?.channel('delivered/5')).toBeNull();
  branchesOf(session).getState().undo();
  await turn();
  expect(branchesOf(session).getState().current).toBe(1);
  expect(stage().loaded?.vcs).toHaveLength(3);
  expect(tracesOf(session).shown.channel('delivered/5')).toBeNull();
  branchesOf(session).getState().undo(1);
  await turn();
  expect(stage().loaded?.vcs).toHaveLength(5);
});

it('says above the stage what the branch runs, and for the one before what its document says', async () => {
  const { session, change, turn } = page();
  const subtitle = () => subtitleNow(session, '3 TCP sessions', shownEdits(branchesOf(session).getState()));
  expect(subtitle()).toBe('3 TCP sessions');
  await change('senders.S1', 5);
  expect(subtitle()).toBe('5 senders at S1, 5 senders in all; opened with 3 TCP sessions');
  await change('tcp.congestionControl', 'newreno');
  expect(subtitle()).toContain('congestion control NewReno');
  branchesOf(session).getState().switchTo(1);
  await turn();
  expect(subtitle()).toBe('3 TCP sessions');
});

it('takes back the last of two changes of one branch, structure and all', async () => {
  const { session, change, turn } = page();
  await change('tcp.minRtoMs', 80);
  await change('senders.S1', 2);
  expect(branchesOf(session).getState().list).toHaveLength(2);
  expect(stageOf(session).getState().loaded?.vcs).toHaveLength(2);
  branchesOf(session).getState().undo();
  await turn();
  expect(stageOf(session).getState().loaded?.vcs).toHaveLength(3);
  expect(stageOf(session).getState().loaded?.scenario.tcp?.minRtoMs).toBe(80);
});

it('counts the senders of each branch at its port, whichever of them is shown', async () => {
  const { session, change, turn } = page();
  await change('senders.S1', 5);
  const counted = () => [1, 2, 3].map((branch) => sendersHere(session, branch));
  expect([sendersHere(session), ...counted().slice(0, 2)]).toEqual([5, 3, 5]);
  branchesOf(session).getState().switchTo(1);
  await turn();
  expect([sendersHere(session), ...counted().slice(0, 2)]).toEqual([3, 3, 5]);
  await change('senders.S1', 2);
  expect([sendersHere(session), ...counted()]).toEqual([2, 3, 5, 2]);
});

it('says what is wrong with a value, with its range, and leaves all as it is', async () => {
  const { session, change } = page();
  expect(worded(await change('senders.S1', 0))).toMatchObject([
    { path: 'senders.S1', value: 0, reason: expect.stringContaining('1 to 1,000') },
  ]);
  expect(branchesOf(session).getState().list).toHaveLength(1);
  expect(branchesOf(session).getState().history.steps).toEqual([]);
});
