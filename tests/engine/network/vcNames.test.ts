import { describe, expect, it } from 'vitest';
import { because } from '../../../src/contract/index.ts';
import { createSimulation, InvalidValue } from '../../../src/engine/index.ts';
import { byNumber, vcsCalled } from '../../../src/scenario/document/vcNames.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const vcs = [
  { id: 1, name: '3h1' },
  { id: 2, name: '1' },
  { id: 3, name: 'twin' },
  { id: 4, name: 'twin' },
];

describe('what a VC is called', () => {
  it('is its number before any name', () => {
    expect(vcsCalled('1', vcs)).toEqual([vcs[0]]);
    expect(vcsCalled('3h1', vcs)).toEqual([vcs[0]]);
    expect(vcsCalled('*', vcs)).toEqual(vcs);
    expect(vcsCalled('nobody', vcs)).toEqual([]);
  });

  it.each([
    ['vcs.3h1.abr.rif', 'vcs.1.abr.rif'],
    ['vcs.2.weight', 'vcs.2.weight'],
    ['vcs.*.weight', 'vcs.*.weight'],
    ['vcs.twin.weight', 'vcs.twin.weight'],
    ['policy.th1', 'policy.th1'],
  ])('in the path %s becomes %s', (path, numbered) => expect(byNumber(path, vcs)).toBe(numbered));

  it('may be used in a live edit, which is kept by number', () => {
    const document = findScenario('ulku-r1-lan');
    if (document === null) throw new Error('the network R1 is gone');
    const simulation = createSimulation(complete(document));
    const { id } = document.vcs.find(({ name }) => name === '2h1') ?? { id: 0 };
    expect(simulation.apply('vcs.2h1.abr.rif', 1 / 64).path).toBe(`vcs.${id}.abr.rif`);
    const again = createSimulation(complete(document), {
      edits: [{ time: 0, path: 'vcs.2h1.abr.rif', value: 1 / 64 }],
    });
    expect(again.edits).toEqual(simulation.edits);
  });

  it('is refused without a value of `undefined` in the message', () => {
    const error = new InvalidValue({
      path: 'vcs',
      value: undefined,
      reason: because('usedTwice'),
    });
    expect(error.message).toBe('vcs: usedTwice');
  });
});
