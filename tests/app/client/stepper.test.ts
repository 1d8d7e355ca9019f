import { expect, it } from 'vitest';
import { startStepping } from '../../../src/app/client/stepper.ts';
import { pageOf } from '../../../src/app/store/page.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { type Command, PS_PER_MS, type ScenarioDocument } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { IdleWatch } from '../../../src/worker/idle.ts';
import { SimulationHost } from '../../../src/worker/simulationHost.ts';
import { testSession } from '../../support/session.ts';
import { slow } from '../../worker/slow.ts';

const driven = findScenario('be-the-sender');
if (driven === null) throw new Error('no scene');

/** A stage whose worker does a piece of its work when the test says so. */
function stageWith(scenario: ScenarioDocument, stepKind: 'event' | 'rm' = 'event') {
  const tasks: (() => void)[] = [];
  let clock = 0;
  const session = testSession((command) => obey(command));
  const watch = new IdleWatch({
    now: () => (clock += 3),
    soon: (task) => tasks.push(task),
    post: (report) => session.report(report),
    answering: () => {},
  });
  const host = new SimulationHost(watch.outside);
  const obey = (command: Command) => watch.command(command, (one) => host.command(one));
  const stage = stageOf(session);
  session.channel.onReport((report) => {
    if (report.type === 'loaded') stage.setState({ loaded: report });
    if (report.type === 'batch')
      stage.setState({ now: report.now, run: report.state, reason: report.reason });
  });
  startStepping(session);
  obey({ type: 'load', scenario, seed: 1, edits: [] });
  stage.setState({ stepKind });
  return {
    session,
    stage,
    play: () => stage.setState({ stepping: true }),
    pause: () => stage.setState({ stepping: false }),
    tick: () => tasks.shift()?.(),
    settle: () => {
      while (tasks.length > 0) tasks.shift()?.();
    },
  };
}

it('looks for the same event again when a value changes while it is searched', () => {
  const { session, stage, play, pause, tick, settle } = stageWith(slow);
  play();
  tick();
  expect(stage.getState().now).toBe(0);
  session.channel.send({ type: 'set', path: 'buffer', value: 50, token: 1 });
  settle();
  expect(stage.getState()).toMatchObject({ run: 'paused', stepping: true, reason: { key: 'episode' } });
  expect(stage.getState().now).toBeGreaterThan(0);
  pause();
});

it('ends where there is nothing to step to', () => {
  const { stage, play, settle } = stageWith(slow, 'rm');
  play();
  settle();
  expect(stage.getState()).toMatchObject({ now: 0, stepping: false, reason: { key: 'none' } });
});

it('goes on by as long as a step stands where a sender is driven by hand, and takes what is asked for there', () => {
  const { session, stage, play, pause, tick, settle } = stageWith(driven);
  pageOf(session).setState({ hand: true });
  stage.setState({ speed: 0.1 });
  play();
  tick();
  session.channel.send({ type: 'set', path: 'vcs.10.rate', value: 1, token: 1 });
  settle();
  expect(stage.getState()).toMatchObject({ now: 60 * PS_PER_MS, run: 'paused', stepping: true });
  pause();
});
