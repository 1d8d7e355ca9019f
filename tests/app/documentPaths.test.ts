import { expect, it } from 'vitest';
import { documentValue, withOverrides } from '../../src/app/store/documentPaths.ts';
import { scenarios } from '../../src/scenarios/index.ts';

const scenario = scenarios[0];

it('changes a copy', () => {
  const before = structuredClone(scenario);
  const { scenario: changed, problems } = withOverrides(scenario, [
    ['run.durationS', 5],
    ['measure.toS', 4],
    ['ports.default.bufferCells', 500],
    ['links.0.delayMs', 2],
  ]);
  expect(problems).toEqual([]);
  expect(changed.run.durationS).toBe(5);
  expect(changed.measure?.toS).toBe(4);
  expect(changed.ports.default.bufferCells).toBe(500);
  expect(changed.links[0].delayMs).toBe(2);
  expect(scenario).toEqual(before);
});

it.each(['foo', 'title', '__proto__.polluted', 'run.__proto__.polluted', 'constructor.prototype.polluted'])(
  'does not know %s',
  (path) => {
    expect(withOverrides(scenario, [[path, 1]]).problems).toEqual([
      expect.objectContaining({ path, reason: 'unknown key' }),
    ]);
    expect({}).not.toHaveProperty('polluted');
  },
);

it.each(['nodes.99.kind', 'links.0', 'run.durationS.x'])('finds no place for %s', (path) => {
  expect(withOverrides(scenario, [[path, 1]]).problems).toEqual([
    expect.objectContaining({ path, reason: 'no such place in the scenario' }),
  ]);
});

it('reads values back', () => {
  expect(documentValue(scenario, 'run.durationS')).toBe(scenario.run.durationS);
  expect(documentValue(scenario, 'run')).toBeUndefined();
  expect(documentValue(scenario, 'constructor')).toBeUndefined();
});
