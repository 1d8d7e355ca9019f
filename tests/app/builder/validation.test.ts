import { beforeAll, describe, expect, it } from 'vitest';
import { addSwitch, connect, removeLink, setKind } from '../../../src/app/builder/document/network.ts';
import { setClass, setPort } from '../../../src/app/builder/document/ports.ts';
import {
  addSenders,
  groupWith,
  removeGroup,
  setControl,
  setGroupSource,
  setRoute,
} from '../../../src/app/builder/document/senders.ts';
import { TEMPLATES } from '../../../src/app/builder/document/templates.ts';
import { withGroupValues, withValues } from '../../../src/app/builder/document/values.ts';
import { faultsOf } from '../../../src/app/builder/validation.ts';
import { loadChoiceLabels } from '../../../src/app/settings/labels.ts';
import { EVERY } from '../../../src/app/settings/ports.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/index.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';

beforeAll(loadChoiceLabels);

const chain = TEMPLATES.chain('Chain');
const faults = (document: ScenarioDocument) =>
  faultsOf(document, checkScenario(document).problems, sayReason);
const groupOf = (document: ScenarioDocument, vc: number) => {
  const group = groupWith(document, vc);
  if (group === undefined) throw new Error(`no group with VC ${vc}`);
  return group;
};

const twoSwitches = () => addSwitch(addSwitch(TEMPLATES.empty('Two')).document).document;

describe('what is missing is one sentence', () => {
  it('for a network without switches, and for one without senders', () => {
    const empty = TEMPLATES.empty('Empty');
    expect(faults(empty).map(({ sentence }) => sentence)).toEqual(['The network has no switch: add one.']);
    const quiet = removeGroup(TEMPLATES.dumbbell('Quiet'), groupOf(TEMPLATES.dumbbell('Quiet'), 1));
    expect(faults(quiet)).toEqual([{ at: { kind: 'network' }, sentence: 'Nothing sends: add senders.' }]);
  });

  it('at each group that has no way', () => {
    const cut = removeLink(chain, 'S2', 'S3');
    expect(faults(cut)).toEqual([
      { at: { kind: 'group', vc: 1 }, sentence: 'S1 has no way to S4, where VCs 1–4 leave: add a link.' },
      { at: { kind: 'group', vc: 9 }, sentence: 'S2 has no way to S3, where VCs 9–12 leave: add a link.' },
    ]);
  });
});

describe('what is missing names what would mend it', () => {
  it('for a single sender', () => {
    const one = addSenders(connect(twoSwitches(), 'S1', 'S2'), 'S1', 'S2', 1).document;
    expect(faults(removeLink(one, 'S1', 'S2'))).toEqual([
      { at: { kind: 'group', vc: 1 }, sentence: 'S1 has no way to S2, where VC 1 leaves: add a link.' },
    ]);
  });

  it('for a route that was drawn over a gap', () => {
    expect(faults(setRoute(chain, groupOf(chain, 1), ['S1', 'S3', 'S4']))).toEqual([
      {
        at: { kind: 'group', vc: 1 },
        sentence:
          'S1 and S3 have no link, and the route of VCs 1–4 needs one: add it or choose another route.',
      },
    ]);
  });

  it('and nothing for a switch without links, which can run', () => {
    expect(faults(addSwitch(chain).document)).toEqual([]);
  });
});

describe('what is wrong is a sentence at its place, with value and range', () => {
  it('at a link', () => {
    const [fault] = faults(withValues(chain, [['links.S2>S3.cdvUs', 50]]));
    expect(fault!.at).toEqual({ kind: 'link', a: 'S2', b: 'S3' });
    expect(fault!.sentence).toMatch(/^Delay variation = 50: .*0 to 2\.726 µs\.$/);
  });

  it('at the link of a port', () => {
    expect(faults(setPort(chain, 'S3>S2', { bufferCells: -1 }))).toEqual([
      {
        at: { kind: 'link', a: 'S2', b: 'S3' },
        sentence: 'Port S3 \u2192 S2: buffer = \u22121 is outside 0 to 1,000,000 cells.',
      },
    ]);
  });

  it('at the group of a sender', () => {
    const fast = setGroupSource(chain, groupOf(chain, 5), { kind: 'poisson', cellsPerSecond: -1 });
    expect(faults(fast)).toEqual([
      { at: { kind: 'group', vc: 5 }, sentence: 'Rate = \u22121 is outside 0.001 to 23,584,906 cells/s.' },
    ]);
  });

  it('at a group once, however many senders it has', () => {
    const routed = setKind(chain, 'S2', 'router');
    expect(faults(setControl(routed, groupOf(routed, 1), 'abr'))).toEqual([
      {
        at: { kind: 'group', vc: 1 },
        sentence: expect.stringMatching(/^Route = S1 \u2192 S2 \u2192 S3 \u2192 S4: with rate control not/),
      },
    ]);
    const group = groupOf(chain, 1);
    expect(faults(withGroupValues(chain, group, [['vcs.1.tcp.windowBytes', 100]]))).toEqual([
      {
        at: { kind: 'group', vc: 1 },
        sentence: expect.stringMatching(
          /^Receiver window = 100 is smaller than a packet of VC 1; .*bytes\.$/,
        ),
      },
    ]);
  });

  it('at the group whose host or path is wrong', () => {
    const [first, ...others] = chain.vcs;
    const with1 = (path: readonly string[]) => faults({ ...chain, vcs: [{ ...first!, path }, ...others] });
    expect(with1(['src1', 'S1', 'S2', 'S1', 'S2', 'S3', 'S4', 'dst1'])).toMatchObject([
      { at: { kind: 'group', vc: 1 }, sentence: 'Route = S1: visited twice.' },
    ]);
    const withoutHost = { ...chain, nodes: chain.nodes.filter(({ id }) => id !== 'src1') };
    expect(new Set(faults(withoutHost).map(({ at }) => JSON.stringify(at)))).toEqual(
      new Set([JSON.stringify({ kind: 'group', vc: 1 })]),
    );
  });

  it('at a switch that is called as another', () => {
    const twice = { ...chain, nodes: [...chain.nodes, { id: 'S2', kind: 'switch' as const }] };
    expect(faults(twice)).toEqual([{ at: { kind: 'switch', id: 'S2' }, sentence: 'Name = S2: used twice.' }]);
  });

  it('at the buffer of a class', () => {
    const own = setClass(setPort(chain, 'S1>S2', { buffers: 'perClass' }), 'S1>S2', 'ubr', {
      bufferCells: 3,
    });
    expect(faults(own)).toEqual([
      {
        at: { kind: 'link', a: 'S1', b: 'S2' },
        sentence: expect.stringMatching(/^Port S1 \u2192 S2: buffer, UBR = 3 is smaller than a frame/),
      },
    ]);
  });

  it('at the whole network', () => {
    const [fault] = faults(setPort(chain, EVERY, { algorithm: 'erica' }));
    expect(fault).toEqual({
      at: { kind: 'network' },
      sentence: 'All ports: Rate algorithm = erica: no VC has rate control; needs a VC with abr.',
    });
  });
});
