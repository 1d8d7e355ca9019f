import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { Edit, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { applySettings } from '../../../src/engine/node.ts';
import { deterministic } from '../../../src/engine/traffic/kinds/deterministic.ts';
import { unitGap } from '../../../src/engine/traffic/pattern.ts';
import { worded } from '../../support/worded.ts';

const MS = 1e9;
const document = readScenario('be-the-sender') as ScenarioDocument;
const at = (ms: number, cellsPerSecond: number): Edit => ({
  time: ms * MS,
  path: 'vcs.10.rate',
  value: cellsPerSecond,
});
const run = (edits: readonly Edit[], settings: readonly [string, string][] = []) => {
  const scenario = completeScenario(document, [['run.durationS', '0.2'], ...settings]);
  const simulation = createSimulation(scenario, { edits });
  simulation.runUntil(simulation.end);
  return simulation;
};
const mine = (simulation: ReturnType<typeof run>) => simulation.results().sessions[9] ?? expect.unreachable();

describe('a constant rate that changes while the run goes on', () => {
  it('sends as many cells as the rates add up to: none is won or lost by a change', () => {
    const pattern = deterministic.pattern(
      { kind: 'deterministic', cellsPerSecond: 1_000 },
      { unitCells: 1, slotPs: 2.5e6, random: () => expect.unreachable() },
    );
    const due = [pattern.begin(0), pattern.next()];
    // A quarter of the way to the cell of 1 ms: three quarters are left, at half the rate 1.5 ms.
    due.push(pattern.retime?.(0.25 * MS, unitGap(500, 1)) ?? Number.NaN, pattern.next());
    expect(due.map((time) => time / MS)).toEqual([0, 1, 1.75, 3.75]);
    // A call that begins later begins at its phase, at the new rate.
    expect([pattern.begin(10 * MS), pattern.next()].map((time) => time / MS)).toEqual([10, 12]);
  });

  it('is what it sends: 20 ms each at 100,000, 40,000 and nearly 0 cells/s', () => {
    const { cellsSent } = mine(
      run([at(20, 100_000), at(40, 40_000), at(60, 0.001)], [['vcs.10.source.startMs', '20']]),
    );
    // Packets of 12 cells, the first one at the start.
    expect(Math.abs(cellsSent - 2_800)).toBeLessThanOrEqual(24);
  });

  it('is the same run live, from its log, and on from a snapshot', () => {
    const log = [at(30, 120_000), at(31, 500), at(90, 250_000)];
    const straight = run(log);
    const live = createSimulation(completeScenario(document, [['run.durationS', '0.2']]));
    for (const { time, path, value } of log) {
      live.runUntil(time);
      live.apply(path, value);
    }
    const here = live.snapshot();
    live.runUntil(live.end);
    expect(live.digest()).toBe(straight.digest());
    live.restore(here, live.edits);
    live.runUntil(live.end);
    expect(live.digest()).toBe(straight.digest());
    expect(live.edits).toEqual(log);
    expect(run([]).digest()).not.toBe(straight.digest());
  });

  it('without a time is the rate of the document', () => {
    const { document: set, problems } = applySettings(document, [['vcs.10.rate', '5000']]);
    expect(problems).toEqual([]);
    expect(set.vcs[9]?.source).toMatchObject({ kind: 'deterministic', cellsPerSecond: 5_000 });
  });

  it.each([
    ['vcs.10.rate', 0, /0\.001 to 23,584,906 cells\/s/],
    ['vcs.10.rate', 3e7, /0\.001 to 23,584,906 cells\/s/],
    ['vcs.3.rate', 100, /no such VC that sends at a constant rate; known: 10/],
    ['vcs.11.rate', 100, /known: 10/],
  ])('%s = %s is refused with what is allowed', (path, value, reason) => {
    const simulation = run([{ time: MS, path, value }]);
    const [problem] = worded(simulation.takeRefused());
    expect(problem).toMatchObject({ path, value, reason: expect.stringMatching(reason) });
    expect(simulation.edits).toEqual([]);
  });
});

describe('a sender that is driven by hand', () => {
  it('is one of the VCs', () => {
    const { byHand, ...stage } = document.stage ?? {};
    const { problems } = checkScenario({
      ...document,
      stage: { ...stage, byHand: { ...byHand, vc: 12 } },
    });
    expect(worded(problems)).toMatchObject([
      { path: 'stage.byHand.vc', value: 12, reason: expect.stringMatching(/known: 1, 2/) },
    ]);
  });
});
