import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { findScenario, scenarios } from '../../src/scenarios/index.ts';

/** One-way propagation of a VC, ms. */
function oneWayMs(scenario: ScenarioDocument, vcId: number): number {
  const path = scenario.vcs.find(({ id }) => id === vcId)?.path ?? [];
  return path.slice(1).reduce((sum, to, index) => {
    const ends = [path[index], to];
    const link = scenario.links.find(({ a, b }) => ends.includes(a) && ends.includes(b));
    return sum + (link?.delayMs ?? Number.NaN);
  }, 0);
}

const network = (id: string): ScenarioDocument => {
  const found = findScenario(id);
  if (found === null) throw new Error(`no scenario ${id}`);
  return found;
};

describe('scenarios', () => {
  it('have unique ids and open with ten senders and half a link', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('half-empty');
    expect(findScenario('no-such-scene')).toBeNull();
  });

  it.each([
    ['symmetric-500', { 1: 4, 5: 4, 6: 4, 10: 4 }],
    ['asymmetric-500', { 1: 50, 5: 50, 6: 5, 10: 5 }],
    ['appendix-500', { 1: 5, 6: 4, 11: 3, 15: 3 }],
  ])('%s has the one-way delays of the paper', (id, delays) => {
    for (const [vc, ms] of Object.entries(delays)) expect(oneWayMs(network(id), Number(vc))).toBe(ms);
  });

  it('lets every session cross the shown port, or the other way along its link; of chains with rates or credit some', () => {
    for (const scenario of scenarios.filter(({ abr, credit }) => abr === undefined && credit === undefined)) {
      const [from, to] = (scenario.stage?.port ?? '').split('>');
      for (const { path } of scenario.vcs) {
        const at = path.indexOf(from ?? '');
        expect([path[at - 1], path[at + 1]], `${scenario.id} ${path}`).toContain(to);
      }
    }
  });

  it('gives every scene a hook, questions, and a start', () => {
    const firstNetwork = scenarios.findIndex(({ id }) => id === 'symmetric-500');
    for (const { id, stage } of scenarios.slice(0, firstNetwork)) {
      expect(stage?.hook, id).toBeTruthy();
      expect(stage?.ask?.length, id).toBeGreaterThan(0);
      expect(stage?.startAt ?? stage?.startS, id).toBeDefined();
    }
  });

  it('survives a trip through JSON', () => {
    for (const scenario of scenarios) expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  });
});
