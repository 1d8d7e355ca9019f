import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { applySettings, checkScenario } from '../../../src/engine/whole.ts';
import { findScenario, scenarioIds } from '../../../src/scenarios/index.ts';
import { star } from '../../support/networks.ts';
import { worded } from '../../support/worded.ts';

const network = star({
  senders: 3,
  accessMbps: 4,
  bottleneckMbps: 2,
  delayMs: 2,
  bufferCells: 60,
  policy: 'epd',
  durationS: 1,
});
const [entry = ''] = network.vcs.map(({ path }) => path[1] ?? '');

const entering = ({ vcs }: ScenarioDocument, node: string): number =>
  vcs.filter(({ path }) => path[1] === node).length;

describe('the number of senders of a group', () => {
  it('grows by copies of the last one: host, links, VC', () => {
    const { document, problems } = applySettings(network, { [`senders.${entry}`]: 5 });
    expect(problems).toEqual([]);
    expect(checkScenario(document).problems).toEqual([]);
    expect(entering(document, entry)).toBe(5);
    expect(document.nodes.length).toBeGreaterThanOrEqual(network.nodes.length + 2);
    const [third, , fifth] = document.vcs.slice(-3);
    expect({ ...fifth, id: 0, name: '', path: [] }).toEqual({ ...third, id: 0, name: '', path: [] });
    expect(fifth?.path[0]).not.toBe(third?.path[0]);
  });

  it('shrinks from the last one, without what only that used', () => {
    const { document, problems } = applySettings(network, { [`senders.${entry}`]: 1 });
    expect(problems).toEqual([]);
    expect(document.vcs).toEqual(network.vcs.slice(0, 1));
    const ends = document.links.flatMap(({ a, b }) => [a, b]);
    expect(document.nodes.every(({ id }) => ends.includes(id))).toBe(true);
  });

  it('comes before what is set of the new ones', () => {
    const { document, problems } = applySettings(network, [
      ['vcs.4.tcp.minRtoMs', 77],
      [`senders.${entry}`, 4],
    ]);
    expect(problems).toEqual([]);
    expect(document.vcs.find(({ id }) => id === 4)?.tcp?.minRtoMs).toBe(77);
  });

  it.each([0, 1.5, 1_001, 'many'])('cannot be %s', (count) => {
    const { document, problems } = applySettings(network, { [`senders.${entry}`]: count });
    expect(document).toEqual(network);
    expect(worded(problems)).toMatchObject([
      { path: `senders.${entry}`, reason: expect.stringContaining('1 to 1,000') },
    ]);
  });

  it('is that of a group there is', () => {
    const { problems } = applySettings(network, { 'senders.nowhere': 2 });
    expect(worded(problems)).toMatchObject([{ reason: expect.stringContaining(entry) }]);
  });

  it.each(scenarioIds())('can be one more and one less in %s', (id) => {
    const scene = findScenario(id) as ScenarioDocument;
    const node = scene.vcs[0]?.path[1] ?? '';
    const count = entering(scene, node);
    if (count >= 1_000) return;
    for (const wanted of [count + 1, Math.max(1, count - 1)]) {
      const { document, problems } = applySettings(scene, { [`senders.${node}`]: wanted });
      if (problems.length === 0) expect(entering(document, node)).toBe(wanted);
      else expect(problems).toMatchObject([{ path: `senders.${node}` }]);
      expect(checkScenario(document).problems).toEqual([]);
    }
  });
});

describe('keys of nodes and pools', () => {
  it('are set by their id', () => {
    const { document, problems } = applySettings(network, { [`nodes.${entry}.segments`]: 'true' });
    expect(problems).toEqual([]);
    expect(document.nodes.find(({ id }) => id === entry)).toMatchObject({ segments: true });
  });

  it('need a node, and a key that it has', () => {
    const { problems } = applySettings(network, { 'nodes.nowhere.segments': 'true', 'nodes.*.kind': 'host' });
    expect(problems).toHaveLength(2);
  });
});
