import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { Edit, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { worded } from '../../support/worded.ts';

const TIME = 2e9;
const at = (path: string, value: number): Edit => ({ time: TIME, path, value });
const BUFFER = at('buffer', 60);
const LOWER = [at('algorithm.lt', 20), at('algorithm.ht', 40)];

/** R1 under relative marking, LT 50 and HT 100, with edits that come with the run. */
function lived(edits: readonly Edit[]) {
  const document = readScenario('ulku-r1-lan') as ScenarioDocument;
  const simulation = createSimulation(completeScenario(document, [['algorithm', 'relative']]), { edits });
  simulation.runUntil(2 * TIME);
  const { bufferCells, algorithmParams, params } = simulation.portStates()[0]!;
  return {
    bufferCells,
    params,
    ht: algorithmParams.ht,
    refused: simulation.takeRefused(),
    log: simulation.edits,
  };
}

describe('edits of one instant', () => {
  it.each([
    ['thresholds first', [...LOWER, BUFFER]],
    ['the buffer first', [BUFFER, ...LOWER]],
    ['the buffer between', [LOWER[0]!, BUFFER, LOWER[1]!]],
  ])('make room for each other: %s', (_name, edits) => {
    const { bufferCells, ht, refused, log } = lived(edits);
    expect([bufferCells, ht, refused]).toEqual([60, 40, []]);
    expect(log).toEqual([...LOWER, BUFFER]);
  });

  it.each([
    ['behind', (policy: Edit, buffer: Edit) => [policy, buffer]],
    ['before', (policy: Edit, buffer: Edit) => [buffer, policy]],
  ])('take the thresholds of a policy from a smaller buffer that stands %s it', (_name, order) => {
    const run = lived(order({ time: TIME, path: 'policy', value: 'epd' }, at('buffer', 200)));
    expect([run.bufferCells, run.params, run.refused]).toEqual([200, { threshold: 196 }, []]);
    expect(run.log.map(({ path }) => path)).toEqual(['buffer', 'policy']);
  });

  it('leave the thresholds of a policy where they are under a larger buffer behind it', () => {
    const { params } = lived([{ time: TIME, path: 'policy', value: 'espd' }, at('buffer', 1_000_000)]);
    expect(params).toEqual(lived([{ time: TIME, path: 'policy', value: 'espd' }]).params);
  });

  it('leave out what nothing makes room for, and tell it once', () => {
    const { bufferCells, refused, log } = lived([BUFFER, LOWER[0]!]);
    expect(bufferCells).toBeGreaterThan(100);
    expect(log).toEqual([LOWER[0]]);
    expect(worded(refused)).toMatchObject([
      { path: 'buffer', value: 60, reason: expect.stringMatching(/100 to 1,000,000 cells/) },
    ]);
  });

  it('never try an earlier value of a path again behind a later one', () => {
    const { bufferCells, refused } = lived([BUFFER, at('buffer', 200), ...LOWER]);
    expect(bufferCells).toBe(200);
    expect(refused).toMatchObject([{ path: 'buffer', value: 60 }]);
  });

  it('say nothing for thresholds of another instant', () => {
    const later = LOWER.map((edit) => ({ ...edit, time: TIME + 1 }));
    expect(lived([BUFFER, ...later]).refused).toMatchObject([{ path: 'buffer' }]);
  });
});
