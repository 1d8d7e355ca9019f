import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeScenario, readScenario } from '../../src/cli/sim/scenarioSource.ts';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { Kernel } from '../../src/engine/kernel/kernel.ts';
import { KernelPort } from '../../src/engine/kernel/objects/kernelPort.ts';
import { KernelSwitch } from '../../src/engine/kernel/objects/kernelSwitch.ts';
import { disableKernel, enableKernel } from '../../src/engine/kernelLoader.ts';
import { complete } from '../support/networks.ts';
import { momentsWithin } from '../support/randomEdits.ts';
import { calmRates } from '../support/randomRates.ts';
import { editAlong, watch } from '../support/runs.ts';
import { cases, counted } from '../support/tier.ts';

const cut = calmRates.chain((document) => {
  const scenario = complete(document);
  return momentsWithin(scenario.durationPs, 6).map((moments) => ({ scenario, moments }));
});

/** Ports come to the kernel and go from it. */
const change = fc.constantFrom<readonly [path: string, value: string | number]>(
  ['algorithm', 'relative'],
  ['algorithm', 'erica'],
  ['algorithm', 'none'],
  ['algorithm', 'efci'],
  ['algorithm', 'backward'],
  ['algorithm.qt', 0],
  ['algorithm.qt', 4],
  ['algorithm.intervalCells', 7],
  ['algorithm.intervalMs', 0.3],
  ['policy', 'rcd'],
  ['policy', 'epd'],
  ['scheduler', 'rr'],
  ['scheduler', 'fifo'],
  ['buffer', 30],
  ['buffer', 100_000],
  ['abr.rif', 1 / 8],
  ['abr.nrm', 8],
);
const edited = cut.chain(({ scenario, moments }) =>
  fc.array(change, { minLength: moments.length, maxLength: moments.length }).map((changes) => ({
    scenario,
    edits: changes.map(([path, value], i) => ({ time: moments[i]!, path, value })),
  })),
);

const SHORT = [
  ['run.durationS', '0.08'],
  ['measure.fromS', '0'],
] as const;
const underEfci = completeScenario(readScenario('ulku-r1-lan'), [
  ['algorithm', 'efci'],
  ['algorithm.qt', '10'],
  ...SHORT,
]);

/** With the kernel or without. */
function by<Result>(kernel: boolean, run: () => Result): Result {
  if (kernel) enableKernel();
  else disableKernel();
  return run();
}

beforeEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  enableKernel();
});

describe('the kernel', () => {
  it('gives the run of the script to the bit: digest, results, events, traces', () => {
    const strides = vi.spyOn(Kernel.prototype, 'run');
    const meets = vi.spyOn(KernelPort.prototype, 'visitRm');
    const takes = vi.spyOn(KernelPort.prototype, 'take');
    fc.assert(
      fc.property(edited, ({ scenario, edits }) => {
        const go = (): unknown => watch(scenario, {}, (simulation) => editAlong(simulation, edits));
        expect(by(true, go)).toEqual(by(false, go));
      }),
      { numRuns: counted(30) },
    );

    expect(strides.mock.calls.length).toBeGreaterThan(100);
    expect(meets.mock.calls.length).toBeGreaterThan(1_000);
    expect(takes.mock.calls.length).toBeGreaterThan(1_000);
  });

  it('marks data cells by itself', () => {
    const looks = vi.spyOn(KernelSwitch.prototype, 'servePorts');
    const marked = (): number => {
      const simulation = createSimulation(underEfci);
      simulation.runUntil(simulation.end);
      return simulation.results().sessions.reduce((cells, { cellsMarked }) => cells + cellsMarked, 0);
    };
    const cells = by(true, marked);
    expect(cells).toBe(by(false, marked));
    expect(cells).toBeGreaterThan(100);
    expect(looks).not.toHaveBeenCalled();
  });

  it.each([
    ['ulku-r1-lan', 'relative', {}],
    // Cells are lost.
    ['ulku-r1-lan', 'efci', { 'algorithm.qt': '50', 'ports.default.bufferCells': '60' }],
    ['ulku-r1-lan', 'intelligent', { 'abr.mcr': '60000', 'abr.rdf': '0.5' }],
    // ACR falls to nothing and below TCR, for want of answers and by an answer.
    ['ulku-r1-wan', 'erica', { 'abr.mcr': '0', 'abr.crm': '2', 'abr.cdf': '1', 'abr.tcr': '1000' }],
    ['ulku-r1-lan', 'efci', { 'algorithm.qt': '5', 'abr.mcr': '0', 'abr.rdf': '1', 'abr.tcr': '1000' }],
  ] as const)('gives the run of the script in %s under %s', (id, algorithm, settings) => {
    const all = [['algorithm', algorithm] as const, ...Object.entries(settings), ...SHORT];
    const scenario = completeScenario(readScenario(id), all);
    expect(by(true, () => watch(scenario))).toEqual(by(false, () => watch(scenario)));
  });

  it('makes room on the way of a source, and hears of notices that are still under way', () => {
    const document = readScenario('ulku-r1-lan') as ScenarioDocument;
    const isHost = new Set(document.nodes.filter(({ kind }) => kind === 'host').map(({ id }) => id));
    const links = document.links.map((link) =>
      isHost.has(link.a) || isHost.has(link.b) ? { ...link, delayMs: 2 } : link,
    );
    const scenario = completeScenario({ ...document, links }, [
      ['algorithm', 'backward'],
      ['algorithm.qt', '5'],
      ['abr.nrm', '4'],
      ...SHORT,
    ]);
    const edits = Array.from({ length: 24 }, (_, i) => ({
      time: 3e9 * (i + 1),
      path: 'algorithm',
      value: i % 2 === 0 ? 'relative' : 'backward',
    }));
    const go = (): unknown => watch(scenario, {}, (simulation) => editAlong(simulation, edits));
    expect(by(true, go)).toEqual(by(false, go));
  });

  it('goes on from copies of runs by either, each in the other', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const straight = by(false, () => createSimulation(scenario));
        straight.runUntil(straight.end);
        const fast = by(true, () => createSimulation(scenario));
        const slow = createSimulation(scenario);
        const copies = moments.map((moment) => {
          fast.runUntil(moment);
          return fast.snapshot();
        });
        disableKernel();
        for (const copy of copies.toReversed()) {
          slow.restore(copy);
          slow.runUntil(Math.min(slow.end, copy.now + 3e8));
          fast.restore(slow.snapshot());
          fast.runUntil(Math.min(fast.end, fast.now + 3e8));
        }
        for (const one of [fast, slow]) {
          one.runUntil(one.end);
          expect(one.digest()).toBe(straight.digest());
          expect(one.results()).toEqual(straight.results());
        }
      }),
      { numRuns: cases(13) },
    );
  });
});
