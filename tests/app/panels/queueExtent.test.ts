import { expect, it } from 'vitest';
import { queueExtent, queueExtentTexts } from '../../../src/app/panels/policy/editor/queueExtent.ts';
import type { LinkDocument, LoadedReport } from '../../../src/contract/index.ts';

const loaded = (kind: LinkDocument['kind']) =>
  ({
    cellPs: 2_726_337,
    scenario: { links: [{ a: 'S1', b: 'S2', rateMbps: 155.52, delayMs: 1, kind }] },
  }) as unknown as LoadedReport;

it('what a rule calls queue time, queue bytes and cell bytes is known for cells, and for packets it is not', () => {
  expect(queueExtent(loaded('atm'), 'S1>S2', 1_000)).toEqual({
    'queue time': 2_726_337_000,
    'queue bytes': 53_000,
    'cell bytes': 53,
  });
  const unknown = { 'queue time': Number.NaN, 'queue bytes': Number.NaN, 'cell bytes': Number.NaN };
  expect(queueExtent(loaded('ethernet'), 'S2>S1', 1_000)).toEqual(unknown);
  expect(queueExtent(null, 'S1>S2', 1_000)).toEqual(unknown);
});

it('each is written with its unit, and what is not known is left out', () => {
  expect(queueExtentTexts(queueExtent(loaded('atm'), 'S1>S2', 1_000))).toEqual([
    ['queue time', '2.7\u00a0ms'],
    ['queue bytes', '53,000\u00a0bytes'],
    ['cell bytes', '53\u00a0bytes'],
  ]);
  expect(queueExtentTexts(queueExtent(loaded('ethernet'), 'S1>S2', 1_000))).toEqual([]);
});
