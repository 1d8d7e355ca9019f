import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { applySettings, checkScenario, createSimulation } from '../../../src/engine/node.ts';
import { complete, star } from '../../support/networks.ts';
import { refusalOf } from '../../support/refusal.ts';
import { worded } from '../../support/worded.ts';

const base = star({ senders: 4, bufferCells: 100 });
const problems = (change: Partial<ScenarioDocument>) =>
  worded(checkScenario({ ...base, ...change }).problems);
const port = (entry: NonNullable<ScenarioDocument['ports']>[string]) => ({
  ports: { default: { bufferCells: 100, policy: 'rcd', ...entry } },
});

describe('shares of a buffer that cannot be kept', () => {
  it('minima above the whole buffer', () => {
    expect(problems(port({ allocation: 'dynamic', allocationParams: { min: 0.3 } }))).toEqual([
      {
        path: 'ports.default.allocationParams.min',
        value: 0.3,
        reason:
          'minimum shares of the 4 VCs at port S1>S2 add up to 1.2, more than the buffer; range 0 to 0.25',
      },
    ]);
  });

  it('minima of VCs of their own, the last of them', () => {
    const vcs = base.vcs.map((vc) => ({ ...vc, share: { min: 0.3 } }));
    const [problem] = problems({ ...port({ allocation: 'dynamic' }), vcs });
    expect(problem).toMatchObject({ path: 'vcs.4.share.min', value: 0.3 });
    expect(problem!.reason).toMatch(/add up to 1\.2.*range 0 to 0\.1$/);
  });

  it('a cap below one frame', () => {
    const [problem] = problems(port({ allocation: 'caps', allocationParams: { max: 0.05 } }));
    expect(problem).toMatchObject({ path: 'ports.default.allocationParams.max', value: 0.05 });
    expect(problem!.reason).toMatch(/^below a frame of VC 1, 12 of 100 cells at port .*; range 0\.12 to 1$/);
  });

  it('parts below one frame: what the buffer would have to hold, since no share is written', () => {
    const [problem] = problems(port({ allocation: 'partition', bufferCells: 40 }));
    expect(problem).toMatchObject({ path: 'ports.default.allocation', value: 'partition' });
    expect(problem!.reason).toMatch(/^below a frame of VC 1, 12 of 40 cells at port S1>S2; needs 48 cells$/);
    expect(problems(port({ allocation: 'partition', bufferCells: 48 }))).toEqual([]);
  });

  it('weights of 0, shares above 1, classes that do not exist', () => {
    const vcs = [
      { ...base.vcs[0], weight: 0, share: { max: 2 }, serviceClass: 'gold' },
      ...base.vcs.slice(1),
    ];
    expect(problems({ vcs: vcs as never })).toEqual([
      {
        path: 'vcs.1.serviceClass',
        value: 'gold',
        reason: 'not one of: cbr, rt-vbr, nrt-vbr, abr, ubr',
      },
      { path: 'vcs.1.weight', value: 0, reason: 'outside 1 to 1,000' },
      { path: 'vcs.1.share.max', value: 2, reason: 'outside 0.0001 to 1' },
    ]);
  });
});

describe('settings of schedulers and shares', () => {
  it('go by the paths of documents and links', () => {
    const { document, problems: refused } = applySettings(base, [
      ['scheduler.active', 'prose'],
      ['scheduler', 'wfq'],
      ['ports.S1>S2.allocation', 'dynamic'],
      ['ports.S1>S2.allocation.min', '0.1'],
      ['vcs.*.weight', '2'],
      ['vcs.3.share.max', '0.5'],
    ]);
    expect(refused).toEqual([]);
    const scenario = complete(document);
    expect(scenario.ports.find(({ id }) => id === 'S1>S2')).toMatchObject({
      scheduler: 'wfq',
      schedulerParams: { active: 'prose' },
      allocation: 'dynamic',
      allocationParams: { min: 0.1, max: 1 },
    });
    expect(scenario.vcs[2]!.state).toEqual({ id: 3, serviceClass: 'ubr', weight: 2, share: { max: 0.5 } });
  });

  it('and of edits while the run goes on, all or nothing', () => {
    const simulation = createSimulation(complete(base));
    simulation.runUntil(1e9);
    simulation.apply('allocation', 'dynamic');
    simulation.apply('scheduler', 'wrr');
    simulation.apply('vcs.2.weight', '3');
    expect(simulation.vcStates().map(({ weight }) => weight)).toEqual([1, 3, 1, 1]);
    expect(refusalOf(() => simulation.apply('vcs.*.share.min', 0.4))).toMatch(
      /min share 0\.4: minimum shares.*add up to 1\.6/,
    );
    expect(refusalOf(() => simulation.apply('vcs.2.weight', 0))).toMatch('outside 1 to 1,000');
    expect(refusalOf(() => simulation.apply('vcs.9.weight', 1))).toMatch('no such VC; known: *, 1, 2, 3, 4');
    expect(simulation.vcStates()[0]!.share).toEqual({});
    expect(simulation.portStates()[0]).toMatchObject({ allocation: 'dynamic', scheduler: 'wrr' });
  });
});
