import { describe, expect, it } from 'vitest';
import { numbersOf, senderGroups } from '../../../src/app/builder/document/groups.ts';
import {
  addSwitch,
  connect,
  copySwitch,
  isFreeName,
  removeLink,
  removeSwitch,
  rename,
  setKind,
} from '../../../src/app/builder/document/network.ts';
import { linkBetween, switchesOf, trunksOf } from '../../../src/app/builder/document/parts.ts';
import { setClass, setPort } from '../../../src/app/builder/document/ports.ts';
import { routesBetween } from '../../../src/app/builder/document/routes.ts';
import {
  addSenders,
  copyGroup,
  groupWith,
  removeGroup,
  setControl,
  setCount,
  setEnds,
  setGroupSource,
  setHostLinks,
  setRoute,
} from '../../../src/app/builder/document/senders.ts';
import { idOf, SOURCES, setDuration } from '../../../src/app/builder/document/settings.ts';
import { asDraft, TEMPLATES, type TemplateName } from '../../../src/app/builder/document/templates.ts';
import { withGroupValues, withValues } from '../../../src/app/builder/document/values.ts';
import { withEdits, withValue } from '../../../src/app/settings/document.ts';
import { EVERY, ownPort, USUAL_PORT } from '../../../src/app/settings/ports.ts';
import { valueAtPath } from '../../../src/app/settings/value.ts';
import { type Edit, MOST_VCS, type ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { DEFAULT_PORT } from '../../../src/scenario/document/defaults.ts';
import { findScenario } from '../../../src/scenarios/index.ts';

const SPEC = {
  kind: 'number',
  name: 'threshold',
  label: 'Th',
  unit: 'cells',
  min: 1,
  max: 'buffer',
  integer: true,
  role: 'queue-threshold',
  scale: 'linear',
  default: { ofBuffer: 0.5 },
} as const;
/** Each policy has the same parameter. */
const HALVES = { ...catalog, policies: catalog.policies.map((one) => ({ ...one, parameters: [SPEC] })) };
const chain = TEMPLATES.chain('Chain');
const group = (document: ScenarioDocument, vc: number) => {
  const found = groupWith(document, vc);
  if (found === undefined) throw new Error(`no group with VC ${vc}`);
  return found;
};
const problems = (document: ScenarioDocument) => checkScenario(document).problems;

/** A run with these edits at 0 s, and the document with all of them. */
function expectRunsAs(document: ScenarioDocument, edits: readonly Edit[]): void {
  const digestWith = (one: ScenarioDocument, list: readonly Edit[]) => {
    const { scenario } = checkScenario(one);
    if (scenario === null) throw new Error('unsound');
    const simulation = createSimulation(scenario, { seed: 1, edits: list });
    simulation.runUntil(6e10);
    return simulation.digest();
  };
  expect(digestWith(withEdits(document, edits), [])).toBe(digestWith(document, edits));
}

/** Four switches in a ring: two ways from each to the one opposite. */
function ring(): ScenarioDocument {
  let document = TEMPLATES.empty('Ring');
  for (let i = 0; i < 4; i++) document = addSwitch(document).document;
  for (const [a, b] of ['S1 S2', 'S2 S3', 'S3 S4', 'S4 S1'].map((pair) => pair.split(' ')))
    document = connect(document, a!, b!);
  return addSenders(document, 'S1', 'S3', 2).document;
}

describe('a template', () => {
  it.each(Object.keys(TEMPLATES) as TemplateName[])('%s runs as it is, or lacks senders', (name) => {
    const document = TEMPLATES[name]('My network');
    expect(problems(document).length === 0).toBe(name !== 'empty');
    expect(document.id).toBe('my-network');
  });

  it('has ports as those that say nothing', () => {
    expect(USUAL_PORT).toEqual(DEFAULT_PORT);
  });
});

/** Of the first milliseconds. */
function digestOf(document: ScenarioDocument): string {
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error(`${document.id} cannot run`);
  const simulation = createSimulation(scenario, { seed: 1 });
  simulation.runUntil(3e9);
  return simulation.digest();
}

describe('a scene as a draft', () => {
  it.each(['half-empty', 'five-classes', 'exact-rates', 'ulku-r1-files'])('%s runs as before', (id) => {
    const scene = findScenario(id);
    if (scene === null) throw new Error(`no scene ${id}`);
    const draft = asDraft(scene, `${scene.title}, changed`);
    expect(digestOf(draft)).toBe(digestOf(scene));
    expect(draft.stage).not.toHaveProperty('ask');
  });
});

describe('switches', () => {
  it('get the first name that is free', () => {
    const { document } = addSwitch(removeSwitch(chain, 'S2'));
    expect(switchesOf(document).map(({ id }) => id)).toEqual(['S1', 'S3', 'S4', 'S2']);
  });

  it('go with their links, their hosts and what enters or leaves there', () => {
    const left = removeSwitch(chain, 'S4');
    expect(trunksOf(left)).toHaveLength(2);
    expect(left.vcs.map(({ path }) => path.at(-2))).not.toContain('S4');
    expect(left.nodes.filter(({ kind }) => kind === 'host')).toHaveLength(2 * left.vcs.length);
    expect(problems(left)).toEqual([]);
  });

  it('let what passed them go another way', () => {
    const before = ring();
    expect(before.vcs[0]!.path).toEqual(['src1', 'S1', 'S2', 'S3', 'dst1']);
    expect(removeSwitch(before, 'S2').vcs[0]!.path).toEqual(['src1', 'S1', 'S4', 'S3', 'dst1']);
  });

  it('are copied with their links and the settings of their ports', () => {
    const set = setPort(chain, 'S2>S3', { policy: 'epd' });
    const { document, id } = copySwitch(set, 'S2');
    expect(id).toBe('S5');
    expect(trunksOf(document).filter(({ a, b }) => [a, b].includes('S5'))).toHaveLength(2);
    expect(document.ports?.['S5>S3']).toEqual({ policy: 'epd' });
    expect(problems(document)).toEqual([]);
  });

  it('are renamed wherever they are named', () => {
    const set = { ...setPort(chain, 'S2>S3', { bufferCells: 500 }), stage: { port: 'S2>S3' } };
    const named = rename(set, 'S2', 'Core');
    expect(JSON.stringify(named)).not.toContain('S2');
    expect(named.ports?.['Core>S3']).toEqual({ bufferCells: 500 });
    expect(named.stage?.port).toBe('Core>S3');
    expect(problems(named)).toEqual([]);
  });

  it.each(['S3', 'src1', 'two words', '', 'x'.repeat(25)])('are not called %j', (name) => {
    expect(isFreeName(chain, 'S2', name)).toBe(false);
    expect(rename(chain, 'S2', name)).toBe(chain);
  });
});

describe('links', () => {
  it('join two switches once', () => {
    expect(connect(chain, 'S2', 'S1')).toBe(chain);
    expect(connect(chain, 'S1', 'S1')).toBe(chain);
    expect(connect(chain, 'S1', 'src1')).toBe(chain);
    expect(linkBetween(connect(chain, 'S1', 'S4'), 'S4', 'S1')).toBeDefined();
  });

  it('leave senders without a way where there is no other, until there is one again', () => {
    const cut = removeLink(chain, 'S2', 'S3');
    expect(problems(cut).map(({ reason }) => reason.key)).toContain('notConnected');
    const whole = connect(cut, 'S2', 'S3');
    expect(problems(whole)).toEqual([]);
    expect(whole.vcs.map(({ path }) => path)).toEqual(chain.vcs.map(({ path }) => path));
  });

  it('take what ports and stage said of them', () => {
    const set = { ...setPort(chain, 'S2>S3', { bufferCells: 500 }), stage: { port: 'S2>S3' } };
    const cut = removeLink(set, 'S2', 'S3');
    expect(cut.ports).toEqual(chain.ports);
    expect(cut.stage).toBeUndefined();
  });
});

describe('groups of senders', () => {
  it('are VCs that go one way with one kind of source', () => {
    expect(senderGroups(chain).map(numbersOf)).toEqual(['1–4', '5–8', '9–12', '13–16']);
    expect(numbersOf({ vcs: [1, 2, 5].map((id) => ({ ...chain.vcs[0]!, id })) })).toBe('1–2, 5');
  });

  it('grow and shrink at their end', () => {
    const grown = setCount(chain, group(chain, 1), 6);
    expect(group(grown, 1).vcs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 17, 18]);
    expect(setCount(grown, group(grown, 1), 4)).toEqual(chain);
    expect(problems(grown)).toEqual([]);
  });

  it('are as many as a document may have', () => {
    const full = setCount(chain, group(chain, 1), 10_000);
    expect(group(full, 1).vcs).toHaveLength(MOST_VCS);
  });

  it('are copied, and deleted with their hosts', () => {
    const { document, vc } = copyGroup(chain, group(chain, 5));
    expect(vc).toBe(17);
    expect(group(document, 17).vcs.map((vc) => vc.group)).toEqual(['b', 'b', 'b', 'b']);
    expect(group(setCount(document, group(document, 17), 5), 17).vcs).toHaveLength(5);
    expect(group(document, 5).vcs).toHaveLength(4);
    expect(removeGroup(chain, group(chain, 5)).nodes).toHaveLength(chain.nodes.length - 8);
  });

  it('take any route, and their hosts follow them', () => {
    const before = ring();
    const other = setRoute(before, group(before, 1), ['S1', 'S4', 'S3']);
    expect(other.vcs.map(({ path }) => path[2])).toEqual(['S4', 'S4']);
    const moved = setRoute(before, group(before, 1), ['S2', 'S3', 'S4']);
    expect(problems(moved)).toEqual([]);
    expect(linkBetween(moved, 'src1', 'S2')).toBeDefined();
    expect(linkBetween(moved, 'src1', 'S1')).toBeUndefined();
    expect(setRoute(before, group(before, 1), ['S1', 'S2', 'S1'])).toBe(before);
  });

  it('keep a host that other VCs share where it was', () => {
    const [first, second] = ring().vcs;
    const shared = {
      ...ring(),
      vcs: [first!, { ...second!, path: [...second!.path.slice(0, -1), 'dst1'], weight: 2 }],
    };
    const moved = setEnds(shared, group(shared, 1), 'S1', 'S2');
    expect(problems(moved)).toEqual([]);
    expect(linkBetween(moved, 'S3', 'dst1')).toBeDefined();
  });

  it('change their source, and with another kind what belonged to the one before', () => {
    const abr = setGroupSource(chain, group(chain, 1), SOURCES.greedy);
    expect(abr.vcs[0]).toMatchObject({ serviceClass: 'abr', abr: {} });
    expect(problems(abr)).toEqual([]);
    const back = setGroupSource(abr, group(abr, 1), chain.vcs[0]!.source);
    expect(back).toEqual(chain);
  });

  it('have links of their own', () => {
    const slow = setHostLinks(chain, group(chain, 1), 'access', { rateMbps: 10 });
    expect(linkBetween(slow, 'src1', 'S1')?.rateMbps).toBe(10);
    expect(linkBetween(slow, 'src5', 'S1')?.rateMbps).toBe(155.52);
  });
});

describe('routes', () => {
  it('are found shortest first, without circles', () => {
    expect(routesBetween(connect(ring(), 'S1', 'S3'), 'S1', 'S3').map((route) => route.join(' '))).toEqual([
      'S1 S3',
      'S1 S2 S3',
      'S1 S4 S3',
    ]);
    expect(routesBetween(ring(), 'S1', 'nowhere')).toEqual([]);
  });
});

describe('the policy of a class', () => {
  const epd = setClass(setPort(chain, EVERY, { buffers: 'perClass' }), EVERY, 'ubr', {
    policy: 'epd',
    bufferCells: 600,
  });
  const at = (document: ScenarioDocument, id = 'S1>S2') =>
    valueAtPath(`ports.${id}.classes.ubr.policy.threshold`, { scenario: document, catalog: HALVES });

  it('has parameters of its own: at one port, else at all, else by its buffer', () => {
    expect(at(epd)).toBe(300);
    const all = withValue(epd, 'ports.default.classes.ubr.policy.threshold', 200);
    expect([at(all), at(all, EVERY)]).toEqual([200, 200]);
    const one = withValue(all, 'ports.S1>S2.classes.ubr.policy.threshold', 100);
    expect([at(one), at(one, 'S2>S3')]).toEqual([100, 200]);
    expect(problems(one)).toEqual([]);
  });

  it('has those of the port where it is the same', () => {
    const tuned = withValue(setPort(chain, EVERY, { policy: 'epd' }), 'ports.default.policy.threshold', 900);
    expect(at(tuned)).toBe(900);
    expect(at(setClass(setPort(chain, EVERY, { policy: 'fba' }), EVERY, 'ubr', { policy: 'epd' }))).toBe(
      1000,
    );
  });

  it('takes its parameters with it, also where single ports follow it', () => {
    const one = withValue(epd, 'ports.S1>S2.classes.ubr.policy.threshold', 100);
    const other = setClass(one, EVERY, 'ubr', { policy: null });
    expect(other.ports).not.toHaveProperty('S1>S2');
    expect(problems(other)).toEqual([]);
    const following = withValue(
      setPort(chain, EVERY, { policy: 'epd' }),
      'ports.S1>S2.classes.ubr.policy.threshold',
      9,
    );
    expect(setPort(following, EVERY, { policy: 'rcd' }).ports).not.toHaveProperty('S1>S2');
    expect(setPort(one, EVERY, { policy: 'fba' }).ports).toHaveProperty('S1>S2');
  });
});

describe('what was changed of a run', () => {
  const edits = (...list: readonly (readonly [string, string | number])[]) =>
    list.map(([path, value]) => ({ time: 0, path, value }));

  it('is in the network that is changed further', () => {
    const own = setPort(chain, 'S1>S2', { policy: 'fba', bufferCells: 300 });
    const changed = withEdits(
      own,
      edits(['policy', 'epd'], ['policy.threshold', 150], ['ports.S2>S3.buffer', 900], ['vcs.*.weight', 3]),
    );
    expect(changed.ports).toEqual({
      default: { bufferCells: 2000, policy: 'epd', params: { threshold: 150 } },
      'S1>S2': { bufferCells: 300 },
      'S2>S3': { bufferCells: 900 },
    });
    expect(changed.vcs.every(({ weight }) => weight === 3)).toBe(true);
    expect(problems(changed)).toEqual([]);
  });

  it('has what was changed of the buffers of classes', () => {
    const own = setClass(setPort(chain, 'S1>S2', { buffers: 'shared' }), 'S1>S2', 'ubr', { bufferCells: 90 });
    const changed = withEdits(
      own,
      edits(
        ['buffers', 'perClass'],
        ['classes.ubr.buffer', 700],
        ['classes.ubr.policy', 'epd'],
        ['ports.S2>S3.classes.ubr.policy.threshold', 80],
      ),
    );
    expect(changed.ports).toEqual({
      default: {
        bufferCells: 2000,
        policy: 'rcd',
        buffers: 'perClass',
        classes: { ubr: { bufferCells: 700, policy: 'epd' } },
      },
      'S1>S2': { classes: { ubr: {} } },
      'S2>S3': { classes: { ubr: { params: { threshold: 80 } } } },
    });
    expect(problems(changed)).toEqual([]);
  });

  it('of five classes runs as the run did', () => {
    const scene = findScenario('five-classes');
    if (scene === null) throw new Error('no such scene');
    expectRunsAs(
      scene,
      edits(['classes.ubr.policy', 'epd'], ['classes.ubr.policy.threshold', 60], ['classes.abr.buffer', 400]),
    );
  });

  it('runs as the run did', () => {
    expectRunsAs(chain, edits(['policy', 'espd'], ['buffer', 1_500], ['policy.th2', 700]));
  });
});

describe('settings', () => {
  it('of a port are its own or as those of all', () => {
    const own = setPort(chain, 'S1>S2', { policy: 'epd', bufferCells: 300 });
    expect(own.ports?.['S1>S2']).toEqual({ policy: 'epd', bufferCells: 300 });
    expect(setPort(own, 'S1>S2', { policy: null, bufferCells: null })).toEqual(chain);
  });

  it('of a mechanism go with it', () => {
    const tuned = { ...chain, ports: { default: { policy: 'epd', params: { threshold: 9 } } } };
    expect(setPort(tuned, EVERY, { policy: 'rcd' }).ports?.default).toEqual({ policy: 'rcd' });
    expect(setPort(tuned, EVERY, { policy: 'epd' }).ports?.default).toEqual(tuned.ports.default);
  });

  it('of a port that follows all others go when these run another policy', () => {
    const own = withValue(setPort(chain, EVERY, { policy: 'epd' }), 'ports.S1>S2.policy.threshold', 900);
    expect(ownPort(own, 'S1>S2')).toEqual({ params: { threshold: 900 } });
    expect(problems(own)).toEqual([]);
    const other = setPort(own, EVERY, { policy: 'rcd' });
    expect(other.ports).not.toHaveProperty('S1>S2');
    expect(problems(other)).toEqual([]);
  });

  it('of a parameter are those of the port, else of all ports, else of the policy', () => {
    const at = (document: ScenarioDocument) =>
      valueAtPath('ports.S1>S2.policy.threshold', { scenario: document, catalog: HALVES });
    const plain = setPort(chain, EVERY, { policy: 'epd', bufferCells: 600 });
    expect(at(plain)).toBe(300);
    expect(at({ ...plain, policies: { epd: { threshold: 150 } } })).toBe(150);
    const all = withValue(plain, 'ports.default.policy.threshold', 200);
    expect(at(all)).toBe(200);
    expect(at(withValue(all, 'ports.S1>S2.policy.threshold', 100))).toBe(100);
    expect(at(setPort(all, 'S1>S2', { policy: 'rcd' }))).toBe(300);
  });

  it('of a class are those of its port, unless it has its own', () => {
    const own = setClass(setPort(chain, EVERY, { buffers: 'perClass' }), EVERY, 'ubr', {
      bufferCells: 'unlimited',
      policy: 'epd',
    });
    expect(problems(own)).toEqual([]);
    const back = setClass(own, EVERY, 'ubr', { bufferCells: null, policy: null });
    expect(ownPort(back, EVERY)).not.toHaveProperty('classes');
  });

  it('of flow control go with it', () => {
    const rated = setControl(chain, group(chain, 1), 'abr');
    expect(rated.vcs[0]).toMatchObject({ serviceClass: 'abr', abr: {} });
    expect(problems(rated)).toEqual([]);
    const credited = setControl(rated, group(rated, 1), 'credit');
    expect(credited.vcs[0]).not.toHaveProperty('abr');
    expect(problems(credited)).toEqual([]);
    expect(setControl(credited, group(credited, 1), 'none').vcs[0]).toEqual(chain.vcs[0]);
  });

  it('of a switch go when it becomes a router', () => {
    const own = setPort(chain, 'S2>S3', { bufferCells: 100 });
    const merging = setKind(own, 'S2', 'router');
    expect(merging.ports).not.toHaveProperty('S2>S3');
    expect(problems(merging)).toEqual([]);
    expect(setPort(merging, 'S2>S3', { bufferCells: 100 })).toBe(merging);
    expect(switchesOf(setKind(merging, 'S2', 'switch'))).toEqual(switchesOf(chain));
  });

  it('of a link, of a group and of the run are written where documents have them', () => {
    const lossy = withValues(chain, [
      ['impairments.S1>S2.lossProbability', 0.1],
      ['links.S1>S2.cdvUs', 1],
      ['run.durationS', 4],
    ]);
    expect(lossy.impairments).toEqual({ 'S1>S2': { lossProbability: 0.1 } });
    expect(lossy.links[0]!.cdvUs).toBe(1);
    expect(lossy.run.durationS).toBe(4);
    expect(problems(lossy)).toEqual([]);
    const tuned = withGroupValues(chain, group(chain, 5), [['vcs.5.tcp.minRtoMs', 200]]);
    expect(tuned.vcs.filter(({ tcp }) => tcp?.minRtoMs === 200).map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  });

  it('of another kind of source replace those of the one before', () => {
    const files = withGroupValues(chain, group(chain, 5), [['vcs.5.source.kind', 'file-tcp']]);
    expect(files.vcs[4]!.source).toEqual(SOURCES['file-tcp']);
    const bursts = withGroupValues(files, group(files, 5), [['vcs.5.source.kind', 'on-off']]);
    expect(problems(bursts)).toEqual([]);
  });

  it('of the run keep its window of measurement if that is inside', () => {
    const measured = { ...chain, measure: { fromS: 1 } };
    expect(setDuration(measured, 5).measure).toEqual({ fromS: 1 });
    expect(setDuration(measured, 0.5).measure).toBeUndefined();
  });

  it.each([
    ['My network', 'my-network'],
    ['  ÄÖ ', 'network'],
    ['Chain, changed', 'chain-changed'],
  ])('name %j %s', (title, id) => expect(idOf(title)).toBe(id));
});
