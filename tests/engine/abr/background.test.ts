import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { Edit, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';

const LINK = 155e6 / 424;
const MS = 1e9;
const PORT = 'sw2>sw3';

/** R1 below CBR, and below VBR for 20 ms in every 50, on the last link. */
function background(algorithm: string, edits: readonly Edit[] = []): Simulation {
  const document = readScenario('abr-background') as ScenarioDocument;
  return createSimulation(completeScenario(document, [['algorithm', algorithm]]), { edits });
}

function outcome(algorithm: string): RunResults {
  const simulation = background(algorithm);
  simulation.runUntil(simulation.end);
  return simulation.results();
}

const bandwidthAt = (simulation: Simulation, port: string, ms: number): number | undefined => {
  simulation.runUntil(ms * MS);
  return simulation.network.ports
    .find(({ id }) => id === port)
    ?.rates?.algorithm.variables?.()
    .find(({ label }) => label === 'B')?.value;
};

describe.each(['eraa', 'cceri', 'fmmra'])('%s below CBR and VBR', (algorithm) => {
  it('gives everybody λ of the fair share of what they leave, and never lets 300 cells wait', () => {
    const { sessions, ports } = outcome(algorithm);
    const parts = sessions.flatMap(({ abr }) => (abr === null ? [] : [abr.acrMean / abr.fairCellRate]));
    expect(parts).toHaveLength(7);
    for (const part of parts) expect(Math.abs(part / 0.95 - 1)).toBeLessThan(0.025);
    expect(ports.find(({ port }) => port === PORT)?.queueMax).toBeLessThan(300);
  });

  it('knows a millisecond later what they leave, at the port that they cross', () => {
    const run = background(algorithm);
    expect(bandwidthAt(run, PORT, 99)).toBeCloseTo(0.95 * LINK, 6);
    expect(bandwidthAt(run, PORT, 148)).toBeCloseTo(0.95 * (LINK - 100_000), -3);
    expect(bandwidthAt(run, PORT, 153)).toBeCloseTo(0.95 * (LINK - 220_000), -3);
    expect(bandwidthAt(run, PORT, 173)).toBeCloseTo(0.95 * (LINK - 100_000), -3);
    expect(bandwidthAt(run, 'sw1>sw2', 173)).toBeCloseTo(0.95 * LINK, 6);
  });

  it('has the link to itself from when they are of a class below, and shares it again when they are not', () => {
    const toClass = (ms: number, value: string): Edit => ({
      time: ms * MS,
      path: 'vcs.8.serviceClass',
      value,
    });
    const run = background(algorithm, [toClass(120, 'ubr'), toClass(130, 'cbr')]);
    expect(bandwidthAt(run, PORT, 119)).toBeCloseTo(0.95 * (LINK - 100_000), -3);
    expect(bandwidthAt(run, PORT, 123)).toBeCloseTo(0.95 * LINK, 6);
    expect(bandwidthAt(run, PORT, 133)).toBeCloseTo(0.95 * (LINK - 100_000), -3);
  });
});
