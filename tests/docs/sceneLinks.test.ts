import { describe, expect, it } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { complete } from '../support/networks.ts';
import { linksOfScenes } from './sceneLinks.ts';

const links = linksOfScenes();

describe('links of scenes in README and docs', () => {
  it('are there, with moments and with changes', () => {
    expect(links.length).toBeGreaterThan(5);
    for (const part of ['at=', 'e=', 'policy=', 't=']) expect(links.join()).toContain(part);
  });

  it.each(links)('%s: nothing in it is refused, and its run reaches the moment', (text) => {
    const { link, problems } = parseLink(text);
    expect(problems).toEqual([]);
    const { scene = '', seed, edits, overrides, timePs = 0 } = link;
    const document = findScenario(scene);
    if (document === null) throw new Error(`there is no scene ${scene}`);
    const changed = withOverrides(document, overrides);
    expect(changed.problems).toEqual([]);
    const scenario = complete(changed.scenario);
    const simulation = createSimulation(scenario, { seed: seed ?? document.seed ?? 1, edits });
    const last = Math.max(timePs, ...edits.map(({ time }) => time));
    expect(last).toBeLessThanOrEqual(scenario.durationPs);
    simulation.runUntil(last);
    expect(simulation.takeRefused()).toEqual([]);
    expect(simulation.allEdits).toHaveLength(edits.length);
  });
});
