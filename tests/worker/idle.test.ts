import { expect, test } from 'vitest';
import type { Command, Report } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { IdleWatch } from '../../src/worker/idle.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';

/** A worker whose ticks and late script come when the test says so. */
function watched() {
  const reports: Report[] = [];
  const tasks: (() => void)[] = [];
  let fail = () => {};
  let now = 0;
  const watch = new IdleWatch({
    now: () => ++now,
    soon: (task) => tasks.push(task),
    post: (report) => reports.push(report),
    answering: (_came, failed) => {
      fail = failed;
    },
  });
  const host = new SimulationHost(watch.outside);
  return {
    reports,
    hold: () => watch.hold(),
    send: (command: Command) => watch.command(command, (one) => host.command(one)),
    tick: () => tasks.shift()?.(),
    failToFetch: () => fail(),
    idle: () => reports.flatMap((report) => (report.type === 'idle' ? [report.commands] : [])),
  };
}

const scenario = findScenario('one-cell');
if (scenario === null) throw new Error('no scene');
const load: Command = { type: 'load', scenario, seed: 1, edits: [] };

test('is idle again when a moment is reached, never on the way, and after its last batch', () => {
  const { reports, send, tick, idle } = watched();
  send(load);
  expect(idle()).toEqual([1]);
  send({ type: 'seek', time: 5e11, id: 7 });
  for (let i = 0; i < 1000 && idle().length === 1; i++) {
    expect(reports.some(({ type }) => type === 'sought')).toBe(false);
    tick();
  }
  expect(idle()).toEqual([1, 2]);
  expect(reports.slice(-3).map(({ type }) => type)).toEqual(['batch', 'sought', 'idle']);
});

test('is not idle while a run plays, and is when it stops; credit is no command', () => {
  const { send, tick, idle } = watched();
  send(load);
  send({ type: 'play' });
  for (let i = 0; i < 20; i++) tick();
  send({ type: 'ackBatch', space: [] });
  expect(idle()).toEqual([1]);
  send({ type: 'pause' });
  tick();
  expect(idle()).toEqual([1, 3]);
});

test('is not idle while a question waits for what answers it', () => {
  const { send, tick, idle, failToFetch, reports } = watched();
  send(load);
  send({ type: 'frames', id: 1, vc: 1, from: 0, to: 1e9 });
  tick();
  tick();
  expect(idle()).toEqual([1]);
  failToFetch();
  for (let i = 0; i < 5; i++) tick();
  expect(reports.some(({ type }) => type === 'frames')).toBe(true);
  expect(idle()).toEqual([1, 2]);
});

test('is not idle while more mechanisms are on their way', () => {
  const { send, hold, idle } = watched();
  send(load);
  const over = hold();
  send({ type: 'loadLateParts' });
  expect(idle()).toEqual([1]);
  over();
  expect(idle()).toEqual([1, 2]);
});
