import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { backbone } from '../../src/scenarios/papers/backbone.ts';
import { environments } from '../../src/scenarios/papers/rosolen.ts';
import { type Environment, idealMbps } from '../../src/scenarios/papers/rosolenParts.ts';
import { complete } from '../support/networks.ts';

const named = (id: string): Environment => {
  const found = environments.find((one) => one.id === `rosolen-${id}`);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('the environments of Rosolen et al.', () => {
  it('are twelve, each found by its id', () => {
    expect(new Set(environments.map(({ id }) => id)).size).toBe(12);
    for (const { id } of environments) expect(findScenario(id)?.id).toBe(id);
  });

  it('have the ideal goodputs of sections 4.2.1, 4.2.2 and 4.2.4', () => {
    expect(idealMbps(named('direct'), 'E2')).toBeCloseTo(13.45, 2);
    expect(idealMbps(named('direct-geo'), 'W10')).toBeCloseTo(13.45, 2);
    const mesh = ['A', 'B', 'C', 'X', 'Y'].map((cluster) => idealMbps(named('gfc'), cluster).toFixed(2));
    // The paper rounds 4.035 up and 1.345 up.
    expect(mesh).toEqual(['4.04', '1.35', '8.07', '1.35', '4.04']);
  });

  it.each(environments.map(({ id }) => [id]))('%s runs and delivers', (id) => {
    const document = { ...backbone(named(id.slice('rosolen-'.length))), measure: { fromS: 0 } };
    const simulation = createSimulation(complete(document));
    const far = id.endsWith('-geo');
    simulation.runUntil(far ? 0.7e12 : 0.2e12);
    const { whole, sessions, mergedVcs, ports } = simulation.results();
    expect(whole.packets).toBeGreaterThan(document.vcs.length / 4);
    expect(sessions).toHaveLength(document.vcs.length);
    expect(mergedVcs.length > 0).toBe(id.includes('router'));
    expect(ports.find(({ port }) => port === document.stage?.port)?.offered).toBeGreaterThan(100);
  });

  it('merge the sessions of each pair of routers into one VC each way', () => {
    const { network } = createSimulation(complete(backbone(named('router'))));
    expect(network.merged).toHaveLength(20);
    for (const { sessions, directions } of network.merged) {
      expect(sessions).toHaveLength(5);
      expect(directions).toHaveLength(10);
    }
  });
});
