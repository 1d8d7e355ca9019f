import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { applySettings, checkScenario } from '../../../src/engine/node.ts';
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

/** Ten VCs, five of each group. A document has 1,000 at most. */
const TEN = findScenario('symmetric-500') as ScenarioDocument;
/** Seven VCs of three groups; the link that all use has room for the minima of 77. */
const WITH_MINIMA = findScenario('exact-rates') as ScenarioDocument;

describe('the numbers of senders of two groups', () => {
  const apply = (network: ScenarioDocument, settings: readonly (readonly [string, unknown])[]) => {
    const { document, problems } = applySettings(network, settings);
    const nodes = [...new Set(network.vcs.map(({ path }) => path[1] ?? ''))];
    return { senders: nodes.map((node) => entering(document, node)), problems: worded(problems), document };
  };

  it.each([
    ['sw0', 'sw1', [50, 2, 3]],
    ['sw1', 'sw0', [2, 50, 3]],
  ])(
    'that fit singly only: %s is taken, and %s refused with what is in its way',
    (taken, refused, senders) => {
      const asked = [taken, refused].map((node) => [`senders.${node}`, 50] as const);
      for (const setting of asked) expect(apply(WITH_MINIMA, [setting]).problems).toEqual([]);
      const both = apply(WITH_MINIMA, asked);
      expect(both.senders).toEqual(senders);
      expect(both.problems).toMatchObject([{ path: `senders.${refused}`, value: 50 }]);
      expect(both.problems[0]?.reason).toMatch(/^then abr\.mcr = 4717 is above .* room of links/);
      expect(checkScenario(both.document).problems).toEqual([]);
    },
  );

  it('that no document has room for: the second is refused with the room that the first leaves', () => {
    const { senders, problems } = apply(TEN, [
      ['senders.S1', 600],
      ['senders.S2', 600],
    ]);
    expect(senders).toEqual([600, 5]);
    expect(problems).toMatchObject([{ path: 'senders.S2', value: 600 }]);
    expect(problems[0]?.reason).toContain('outside 1 to 400');
  });

  it('that fit together only are taken, also where the one that needs the room comes first', () => {
    const [last] = TEN.vcs.slice(-1);
    const sharing = Array.from({ length: 985 }, (_, i) => ({ ...last!, id: 11 + i }));
    const almostFull = { ...TEN, vcs: [...TEN.vcs, ...sharing] };
    const [node = ''] = last!.path.slice(1);
    const other = node === 'S1' ? 'S2' : 'S1';
    const more = [`senders.${node}`, 998] as const;
    const { problems } = apply(almostFull, [more]);
    expect(problems[0]?.reason).toContain('outside 1 to 995');
    const both = apply(almostFull, [more, [`senders.${other}`, 2]]);
    expect(both.problems).toEqual([]);
    expect([entering(both.document, node), entering(both.document, other)]).toEqual([998, 2]);
  });
});

/** Four VCs of one group; each has a twentieth of the buffer for itself. */
const GUARDED = findScenario('zhu-weighted') as ScenarioDocument;

it('what is set of a sender that is refused is refused too', () => {
  const { document, problems } = applySettings(GUARDED, [
    ['vcs.30.tcp.minRtoMs', 77],
    ['senders.S1', 60],
  ]);
  expect(document).toEqual(GUARDED);
  expect(worded(problems)).toMatchObject([
    { path: 'senders.S1', reason: expect.stringContaining('minimum shares of the 60 VCs') },
    { path: 'vcs.30.tcp.minRtoMs', value: 77, reason: expect.stringContaining('no such VC') },
  ]);
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
