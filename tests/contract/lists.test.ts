import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValue } from '../../src/app/link/edits.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { valueAtPath } from '../../src/app/settings/value.ts';
import { listText, readList, readPath, type ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, checkScenario } from '../../src/engine/node.ts';
import { scenarios } from '../../src/scenarios/index.ts';

const [half] = scenarios as readonly [ScenarioDocument];
const LEVELS = 'vcs.1.source.levels';
const LOSSES = 'impairments.S1>S2.losses';

describe('a list as one text', () => {
  it.each([
    [
      LEVELS,
      '50000 20, 0 10',
      [
        { cellsPerSecond: 50_000, ms: 20 },
        { cellsPerSecond: 0, ms: 10 },
      ],
    ],
    ['vcs.*.source.times', '0, 10.5, 20', [0, 10.5, 20]],
    ['arrivals.web.vcs', '7', [7]],
    [
      LOSSES,
      '3 acks - 12, 1 data 7 -',
      [
        { vc: 3, of: 'acks', frame: 12 },
        { vc: 1, of: 'data', cell: 7 },
      ],
    ],
    [LOSSES, 'none', []],
  ])('%s = %s', (path, text, list) => {
    expect(readList(path, text)).toEqual(list);
    expect(listText(path, list)).toBe(text);
  });

  it('of one number is a number in a link', () => {
    expect(readList('arrivals.web.vcs', 7)).toEqual([7]);
  });

  it('of losses at the start says what it means where the document leaves it out', () => {
    expect(listText(LOSSES, [{ vc: 1, frame: 2 }])).toBe('1 - - 2');
  });

  it('is none where an item has too few values or the path is of no list', () => {
    expect(readList(LEVELS, '50000, 0 10')).toBeNull();
    expect(readList('vcs.1.source.kind', '1, 2')).toBeNull();
    expect(listText('vcs', [1])).toBeUndefined();
  });

  it('comes back as it was, whatever is in it', () => {
    const value = fc.double({ min: 0, max: 1e9, noNaN: true });
    const level = fc.record({ cellsPerSecond: value, ms: value });
    fc.assert(
      fc.property(fc.array(level), (levels) => {
        expect(readList(LEVELS, listText(LEVELS, levels))).toEqual(levels);
      }),
    );
  });

  it('may be longer in a link than other texts', () => {
    expect(isValue(Array.from({ length: 200 }, (_, i) => i).join(', '))).toBe(true);
    expect(isValue('x'.repeat(201))).toBe(false);
  });
});

describe('a list in a document', () => {
  it('is set by the engine and by the page alike', () => {
    const settings = [
      ['vcs.1.source.kind', 'vbr'],
      [LEVELS, '50000 20, 0 10'],
      [LOSSES, '2 data 7 -'],
    ] as const;
    const { document, problems } = applySettings(half, settings);
    expect(problems).toEqual([]);
    expect(checkScenario(document).problems).toEqual([]);
    expect(document.vcs[0]?.source).toMatchObject({ kind: 'vbr', levels: [{ ms: 20 }, { ms: 10 }] });
    expect(document.impairments).toEqual({ 'S1>S2': { losses: [{ vc: 2, of: 'data', cell: 7 }] } });
    expect(withOverrides(half, [[LOSSES, '2 data 7 -']]).scenario.impairments).toEqual(document.impairments);
    expect([
      valueAtPath(LEVELS, { scenario: document }),
      valueAtPath(LOSSES, { scenario: document }),
    ]).toEqual(['50000 20, 0 10', '2 data 7 -']);
    expect(applySettings(document, [[LOSSES, 'none']]).problems).toEqual([]);
  });

  it.each([
    ['50000 -1', 'vcs.1.source.levels[0].ms', -1],
    ['many 20', 'vcs.1.source.levels[0].cellsPerSecond', 'many'],
  ])('of %s is refused with the place of the value', (text, path, value) => {
    const vbr = applySettings(half, [
      ['vcs.1.source.kind', 'vbr'],
      [LEVELS, '50000 20'],
    ]).document;
    const { document, problems } = applySettings(vbr, [[LEVELS, text]]);
    expect(document).toEqual(vbr);
    expect(problems).toMatchObject([{ path: LEVELS, reason: { values: { path, value: String(value) } } }]);
  });

  it('has a place in the grammar of paths that a run begins with', () => {
    expect(readPath(LOSSES)).toEqual({ kind: 'document', keys: ['impairments', 'S1>S2', 'losses'] });
    expect(readPath(`${LOSSES}.1`)).toBeNull();
  });
});
