import { describe, expect, it } from 'vitest';
import { removeLink } from '../../../src/app/builder/document/network.ts';
import { EVERY, setPort } from '../../../src/app/builder/document/ports.ts';
import { groupWith, removeGroup, setSource } from '../../../src/app/builder/document/senders.ts';
import { TEMPLATES } from '../../../src/app/builder/document/templates.ts';
import { withValues } from '../../../src/app/builder/document/values.ts';
import { faultsOf } from '../../../src/app/builder/judged.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/index.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';

const chain = TEMPLATES.chain('Chain');
const faults = (document: ScenarioDocument) =>
  faultsOf(document, checkScenario(document).problems, sayReason);
const groupOf = (document: ScenarioDocument, vc: number) => {
  const group = groupWith(document, vc);
  if (group === undefined) throw new Error(`no group with VC ${vc}`);
  return group;
};

describe('what is missing is one sentence', () => {
  it('for a network without switches, and for one without senders', () => {
    const empty = TEMPLATES.empty('Empty');
    expect(faults(empty).map(({ sentence }) => sentence)).toEqual(['The network has no switch. Add one.']);
    const quiet = removeGroup(TEMPLATES.dumbbell('Quiet'), groupOf(TEMPLATES.dumbbell('Quiet'), 1));
    expect(faults(quiet)).toEqual([{ at: { kind: 'network' }, sentence: 'Nothing sends. Add senders.' }]);
  });

  it('at each group that has no way', () => {
    const cut = removeLink(chain, 'S2', 'S3');
    expect(faults(cut)).toEqual([
      { at: { kind: 'group', vc: 1 }, sentence: 'S1 has no way to S4, where VCs 1–4 leave. Add a link.' },
      { at: { kind: 'group', vc: 9 }, sentence: 'S2 has no way to S3, where VCs 9–12 leave. Add a link.' },
    ]);
  });
});

describe('what is wrong is a sentence at its place, with value and range', () => {
  it('at a link', () => {
    const [fault] = faults(withValues(chain, [['links.S2>S3.cdvUs', 50]]));
    expect(fault.at).toEqual({ kind: 'link', a: 'S2', b: 'S3' });
    expect(fault.sentence).toMatch(/^cdvUs = 50: .*0 to 2\.726 µs\.$/);
  });

  it('at the link of a port', () => {
    const [fault] = faults(setPort(chain, 'S3>S2', { bufferCells: -1 }));
    expect(fault.at).toEqual({ kind: 'link', a: 'S2', b: 'S3' });
  });

  it('at the group of a sender', () => {
    const fast = setSource(chain, groupOf(chain, 5), { kind: 'poisson', cellsPerSecond: -1 });
    expect(faults(fast)).toEqual([
      { at: { kind: 'group', vc: 5 }, sentence: expect.stringContaining('cellsPerSecond = -1: ') },
    ]);
  });

  it('at the whole network', () => {
    const [fault] = faults(setPort(chain, EVERY, { algorithm: 'erica' }));
    expect(fault).toEqual({
      at: { kind: 'network' },
      sentence: 'algorithm = erica: no VC has rate control; needs a VC with abr.',
    });
  });
});
