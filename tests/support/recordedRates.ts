import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { complete } from './networks.ts';

/** Seven ABR VCs over three links of a LAN under this algorithm, at time zero, recorded from there on. */
export function recordedRates(algorithm: string) {
  const document = findScenario('ulku-r1-lan');
  if (document === null) throw new Error('no such scenario');
  const ports = { default: { ...document.ports?.default, algorithm } };
  const simulation = createSimulation(complete({ ...document, ports }), { seed: 1 });
  return { simulation, recorder: new Recorder(simulation) };
}
