import { describe, expect, it } from 'vitest';
import { isOfOwn, ownAt, setOwn, setPort } from '../../../src/app/builder/document/ports.ts';
import { TEMPLATES } from '../../../src/app/builder/document/templates.ts';
import {
  type DraftPort,
  draftBuffer,
  draftBuffers,
  draftMechanism,
  draftParameters,
} from '../../../src/app/builder/forms/portRows.ts';
import { AS_OTHERS, bufferRow, mechanismRow } from '../../../src/app/settings/form/portRows.ts';
import type { FormRow } from '../../../src/app/settings/form/source.ts';
import { EVERY } from '../../../src/app/settings/ports.ts';
import {
  BUFFER_CELLS,
  formatPath,
  type ParameterValue,
  PORT_CELLS,
  readPath,
  type ScenarioDocument,
} from '../../../src/contract/index.ts';
import { catalog, checkScenario } from '../../../src/engine/node.ts';

const chain: ScenarioDocument = TEMPLATES.chain('Chain');
const byClass = setPort(chain, EVERY, { buffers: 'perClass' });
const at = (document: ScenarioDocument, id: string, serviceClass: DraftPort['serviceClass'] = null) => ({
  document,
  id,
  serviceClass,
  name: 'Port',
});

const ownPathOf = ({ places }: FormRow) => {
  const path = readPath(places[0]?.path ?? '');
  if (!isOfOwn(path)) throw new Error('no path of a port');
  return path;
};
const withRow = (document: ScenarioDocument, row: FormRow, value: ParameterValue | null) =>
  setOwn(document, ownPathOf(row), value);
const labels = ({ spec }: FormRow) => (spec.kind === 'choice' ? spec.options.map(({ label }) => label) : []);

describe('the buffer of a port that is drawn', () => {
  const every = draftBuffer(at(chain, EVERY));
  const ofClass = draftBuffer(at(byClass, 'S1>S2', 'ubr'));

  it('has the slider and the words of a port that runs', () => {
    const state = { id: 'S1>S2', bufferCells: 100, policy: 'rcd', scheduler: 'fifo' };
    const states = [{ ...state, allocation: 'shared', algorithm: 'none' }] as const;
    expect(every.spec).toEqual(bufferRow({ ids: ['S1>S2'], states, serviceClass: null }).spec);
  });

  it.each([
    { row: every, document: chain, range: PORT_CELLS },
    { row: ofClass, document: byClass, range: BUFFER_CELLS },
  ])('takes $range.min to $range.max cells, as the judge does', ({ row, document, range }) => {
    const isRefused = (cells: number) =>
      checkScenario(withRow(document, row, cells)).problems.some(
        ({ reason }) => reason.key === 'outside' || reason.key === 'neitherCellsNor',
      );
    for (const cells of [range.min - 1, range.min, range.max, range.max + 1]) {
      const isOutside = cells < range.min || cells > range.max;
      expect(row.faultOf?.(cells) !== null, `${cells} by the row`).toBe(isOutside);
      expect(isRefused(cells), `${cells} by the judge`).toBe(isOutside);
    }
  });

  it('is the number of all ports, and of one port that or its own', () => {
    expect(every.words).toEqual([]);
    expect(every.standard).toBe(2000);
    const one = draftBuffer(at(setPort(chain, EVERY, { bufferCells: 300 }), 'S1>S2'));
    expect(one.words).toEqual([{ value: AS_OTHERS, label: 'as all ports (300)' }]);
    expect(one.standard).toBe(AS_OTHERS);
    expect(one.follows?.value).toBe(300);
  });

  it('of a class is that of its port, its own, or unlimited', () => {
    expect(ofClass.words).toEqual([
      { value: AS_OTHERS, label: 'as the port (2,000)' },
      { value: 'unlimited', label: 'unlimited' },
    ]);
    expect(ofClass.spoken).toBe('buffer, UBR, Port');
    const unlimited = withRow(byClass, draftBuffer(at(byClass, EVERY, 'ubr')), 'unlimited');
    expect(draftBuffer(at(unlimited, 'S1>S2', 'ubr')).words?.[0]?.label).toBe('as the port (unlimited)');
  });
});

describe('what a port that is drawn runs', () => {
  it('is offered as at a port that runs, and as at all ports', () => {
    const row = draftMechanism(at(chain, 'S1>S2'), 'policy', catalog, []);
    expect(labels(row)[0]).toBe('as all ports (RCD)');
    const state = { id: 'S1>S2', bufferCells: 100, policy: 'rcd', scheduler: 'fifo' };
    const states = [{ ...state, allocation: 'shared', algorithm: 'none' }] as const;
    const runs = mechanismRow({ ids: ['S1>S2'], states, serviceClass: null }, 'policy', catalog);
    expect(labels(row).slice(1)).toEqual(labels(runs));
    expect(row.groups).toEqual(runs.groups);
    expect(labels(draftMechanism(at(chain, EVERY), 'policy', catalog, []))).toEqual(labels(runs));
  });

  it('has parameters at the places of its document', () => {
    const red = catalog.policies.find(({ id }) => id === 'epd')!;
    const document = setPort(chain, EVERY, { policy: 'epd' });
    const paths = draftParameters(at(document, 'S1>S2', 'ubr'), 'policy', red).map(
      ({ places }) => places[0]?.path,
    );
    const place = { kind: 'parameter', port: 'S1>S2', serviceClass: 'ubr', mechanism: 'policy' } as const;
    expect(paths).toEqual(red.parameters.map(({ name }) => formatPath({ ...place, name })));
  });
});

describe('a setting of a port that is drawn', () => {
  const rows = [
    { row: draftBuffer(at(byClass, 'S1>S2')), value: 70 },
    { row: draftBuffers(at(byClass, 'S1>S2')), value: 'shared' },
    { row: draftMechanism(at(byClass, 'S1>S2'), 'scheduler', catalog, []), value: 'wrr' },
    { row: draftBuffer(at(byClass, 'S1>S2', 'ubr')), value: 'unlimited' },
    { row: draftMechanism(at(byClass, 'S1>S2', 'ubr'), 'policy', catalog, []), value: 'epd' },
  ];

  it.each(rows)(
    'is its own where it is chosen, and gone where it is left to others: $value',
    ({ row, value }) => {
      const path = ownPathOf(row);
      expect(ownAt(byClass, path)).toBeUndefined();
      const own = withRow(byClass, row, value);
      expect(ownAt(own, path)).toBe(value);
      expect(withRow(own, row, null)).toEqual(byClass);
    },
  );
});
