import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filter, found, isEmpty, NO_FILTER } from '../../../../src/app/chrome/gallery/filter.ts';
import { KEPT_FILTER } from '../../../../src/app/chrome/gallery/keptFilter.ts';
import { toggled } from '../../../../src/app/toggled.ts';
import { LEVELS, MECHANISMS } from '../../../../src/scenarios/card.ts';
import { type Listing, listings } from '../../../../src/scenarios/groups.ts';
import { scenarioIds } from '../../../../src/scenarios/index.ts';
import { PAPERS } from '../../../../src/scenarios/papers/list.ts';

const find = (filter: Partial<Filter>): readonly Listing[] =>
  found(listings(), { ...NO_FILTER, ...filter }).flatMap(({ entries }) => entries);
const ids = (filter: Partial<Filter>): readonly string[] => find(filter).map(({ id }) => id);

describe('looking for a scene', () => {
  it('finds all of them with an empty filter', () => {
    expect(isEmpty(NO_FILTER)).toBe(true);
    expect(ids({})).toHaveLength(scenarioIds().length);
  });

  it('finds what has every typed word, in any case and order', () => {
    expect(ids({ words: 'SATELLITE abr' })).toEqual(['abr-satellite']);
    expect(ids({ words: ' links three beat ' })).toEqual(['beat-down']);
    for (const { id, source } of find({ words: 'zhu' })) expect(`${id} ${source}`).toMatch(/zhu/i);
    expect(ids({ words: 'growth of the window' })).toEqual(['other-tcp']);
    expect(ids({ words: 'no such words' })).toEqual([]);
  });

  it('finds by mechanism, paper and level', () => {
    expect(ids({ mechanisms: ['credit'] })).toEqual(['back-pressure', 'ulku-credit']);
    expect(ids({ levels: [1] })[0]).toBe('half-empty');
    expect(ids({ mechanisms: ['scheduling'], papers: ['zhu'], levels: [2] })).toEqual([
      'far-near',
      'unarmed-weights',
      'five-classes',
    ]);
  });

  it('keeps the order, and finds no more with another filter and no less with another value', () => {
    const filters = fc.record({
      words: fc.constantFrom('', 'tcp', 'link'),
      levels: fc.subarray([...LEVELS]),
      mechanisms: fc.subarray([...MECHANISMS]),
      papers: fc.subarray(PAPERS.map(({ id }) => id)),
    });
    const all = ids({});
    fc.assert(
      fc.property(filters, fc.constantFrom(...MECHANISMS), (filter, mechanism) => {
        const seen = ids(filter);
        expect(seen).toEqual(all.filter((id) => seen.includes(id)));
        expect(ids({ ...filter, levels: [], words: '' })).toEqual(expect.arrayContaining([...seen]));
        if (filter.mechanisms.length === 0) return;
        const wider = { ...filter, mechanisms: [...filter.mechanisms, mechanism] };
        expect(ids(wider)).toEqual(expect.arrayContaining([...seen]));
      }),
    );
  });

  it('takes a value in and out again', () => {
    expect(toggled([1, 3], 2)).toEqual([1, 3, 2]);
    expect(toggled([1, 3], 3)).toEqual([1]);
  });
});

describe('what the reader looked for', () => {
  it('is there again when the gallery is opened again', () => {
    const filter: Filter = { words: 'two hops', levels: [1], mechanisms: ['credit'], papers: ['zhu'] };
    expect(KEPT_FILTER.of(JSON.stringify(filter))).toEqual(filter);
  });

  it.each([null, '', '{', 'null', '[]', '{"levels":7,"words":[],"papers":["none"]}'])(
    'is nothing where %s was kept',
    (text) => expect(KEPT_FILTER.of(text) ?? NO_FILTER).toEqual(NO_FILTER),
  );
});
