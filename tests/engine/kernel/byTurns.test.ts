import { afterAll, expect, it } from 'vitest';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { enableKernel } from '../../../src/engine/kernelLoader.ts';
import { createSimulation } from '../../../src/engine/node.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

afterAll(enableKernel);

it('a port whose cells come by the kernel and by the script by turns gets all of them', () => {
  enableKernel();
  const exactRates = findScenario('exact-rates')!;
  const { default: atAll } = exactRates.ports!;
  const scenario = complete({ ...exactRates, ports: { default: { ...atAll, algorithm: 'erica' } } });
  const apart = createSimulation(scenario);
  const whole = createSimulation(scenario);
  whole.runUntil(80 * PS_PER_MS);
  for (let ms = 4; ms <= 80; ms += 4) {
    // A probe that listens to each cell has the script take them.
    const stop = ms % 8 === 0 ? apart.network.ports[0]!.probes.add({ onCell: () => undefined }) : null;
    apart.runUntil(ms * PS_PER_MS);
    stop?.();
  }
  expect(apart.digest()).toBe(whole.digest());
  expect(apart.hops).toBe(whole.hops);
});
