import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { Kernel } from '../../../src/engine/kernel/kernel.ts';
import { disableKernel, enableKernel } from '../../../src/engine/kernelLoader.ts';
import { eraaHost, ericaHost, minutesLate, slowHost } from '../../support/longQueues.ts';
import { complete } from '../../support/networks.ts';

afterAll(() => {
  enableKernel();
});

/** What is seen of a run in so many steps, and how often the kernel was called. */
function ended(document: ScenarioDocument, steps: number) {
  const strides = vi.spyOn(Kernel.prototype, 'run');
  const simulation = createSimulation(complete(document));
  for (let step = 1; step <= steps; step++) simulation.runUntil(Math.round((simulation.end * step) / steps));
  const seen = { digest: simulation.digest(), results: simulation.results() };
  const calls = strides.mock.calls.length;
  strides.mockRestore();
  return { seen, calls };
}

function byScript(document: ScenarioDocument) {
  disableKernel();
  const { seen, calls } = ended(document, 1);
  enableKernel();
  expect(calls).toBe(0);
  return seen;
}

describe('a queue longer than half the ring of the link into a host, in the kernel', () => {
  it.each([
    ['of one VC', slowHost, [11_696]],
    ['of two VCs under ERAA', eraaHost, null],
    ['of two VCs under ERICA', ericaHost, null],
  ] as const)('%s gives the run of the script, in one step and in seven', (_, document, delivered) => {
    const script = byScript(document);
    for (const steps of [1, 7]) {
      const { seen, calls } = ended(document, steps);
      expect(calls).toBeGreaterThanOrEqual(steps);
      expect(seen).toEqual(script);
    }
    expect(Math.max(...script.results.ports.map(({ queueMax }) => queueMax))).toBeGreaterThan(8_192);
    if (delivered !== null) expect(script.results.sessions.map(({ packets }) => packets)).toEqual(delivered);
  });

  it('books delays beyond the end of their scale', () => {
    const script = byScript(minutesLate);
    const { seen, calls } = ended(minutesLate, 3);
    expect(calls).toBeGreaterThan(0);
    expect(seen).toEqual(script);
    const [late] = script.results.sessions;
    expect(late!.delay.maxMs).toBeGreaterThan(450_000);
    expect(late!.delay.maxMs).toBe(late!.delay.histogram.at(-1)?.toMs);
  });
});
