import { expect, it } from 'vitest';
import { withOverrides, withValue } from '../../src/app/settings/document.ts';
import { valueAtPath } from '../../src/app/settings/value.ts';
import { findScenario, scenarios } from '../../src/scenarios/index.ts';
import { worded } from '../support/worded.ts';

const scenario = scenarios[0]!;

it('changes a copy', () => {
  const before = structuredClone(scenario);
  const { scenario: changed, problems } = withOverrides(scenario, [
    ['run.durationS', 5],
    ['measure.toS', 4],
    ['ports.default.bufferCells', 500],
    ['links.S2>S1.delayMs', 2.5],
    ['vcs.3.source.packetBytes', 512],
    ['vcs.*.tcp.rtoBackoff', 'false'],
  ]);
  expect(problems).toEqual([]);
  expect(changed.run.durationS).toBe(5);
  expect(changed.measure?.toS).toBe(4);
  expect(changed.ports?.default?.bufferCells).toBe(500);
  expect(changed.links.filter(({ delayMs }) => delayMs === 2.5)).toHaveLength(1);
  expect(changed.vcs[2]!.source.packetBytes).toBe(512);
  expect(changed.vcs.every(({ tcp }) => tcp?.rtoBackoff === false)).toBe(true);
  expect(valueAtPath('links.S1>S2.delayMs', { scenario: changed })).toBe(2.5);
  expect(scenario).toEqual(before);
});

it('changes rate control and the coupling of its windows', () => {
  const { scenario: changed, problems } = withOverrides(findScenario('coupled') ?? scenario, [
    ['abr.coupling.k', 2],
    ['abr.coupling.rtt', 'minimum'],
    ['vcs.1.abr.nrm', 16],
  ]);
  expect(problems).toEqual([]);
  expect(changed.abr).toMatchObject({ nrm: 32, coupling: { form: 'direct', k: 2, rtt: 'minimum' } });
  expect(changed.vcs[0]!.abr).toEqual({ nrm: 16 });
});

it('changes credit, of the document and of a VC', () => {
  const { scenario: changed, problems } = withOverrides(findScenario('ulku-credit') ?? scenario, [
    ['credit.n2', 200],
    ['vcs.1.credit.n3', 50],
    ['vcs.2.credit.adaptive', 'true'],
  ]);
  expect(problems).toEqual([]);
  expect(changed.credit).toEqual({ n2: 200 });
  expect(changed.vcs.slice(0, 2).map(({ credit }) => credit)).toEqual([{ n3: 50 }, { adaptive: true }]);
});

it.each(['foo', 'title', '__proto__.polluted', 'run.__proto__.polluted', 'constructor.prototype.polluted'])(
  'does not know %s',
  (path) => {
    expect(worded(withOverrides(scenario, [[path, 1]]).problems)).toEqual([
      expect.objectContaining({ path, reason: 'unknown key' }),
    ]);
    expect({}).not.toHaveProperty('polluted');
  },
);

it.each(['nodes.99.kind', 'links.0', 'vcs.3', 'run.durationS.x'])('finds no place for %s', (path) => {
  expect(worded(withOverrides(scenario, [[path, 1]]).problems)).toEqual([
    expect.objectContaining({ path, reason: 'no such place in the scenario' }),
  ]);
});

it('reads values back', () => {
  expect(valueAtPath('run.durationS', { scenario })).toBe(scenario.run.durationS);
  expect(valueAtPath('run', { scenario })).toBeUndefined();
  expect(valueAtPath('constructor', { scenario })).toBeUndefined();
});

it('leaves the senders of a branch as they are: its document has as many as were asked for', () => {
  expect(valueAtPath('senders.S1', { scenario })).toBe(
    scenario.vcs.filter(({ path }) => path[1] === 'S1').length,
  );
  expect(withValue(scenario, 'senders.S1', 99)).toEqual(scenario);
});
