import { expect, it } from 'vitest';
import { queueTime } from '../../../src/app/panels/policy/editor/queueTime.ts';
import type { LinkDocument, LoadedReport } from '../../../src/contract/index.ts';

const loaded = (kind: LinkDocument['kind']) =>
  ({
    cellPs: 2_726_337,
    scenario: { links: [{ a: 'S1', b: 'S2', rateMbps: 155.52, delayMs: 1, kind }] },
  }) as unknown as LoadedReport;

it('what a rule calls queue time is known for cells, and for packets it is not', () => {
  expect(queueTime(loaded('atm'), 'S1>S2', 1_000)).toBe(2_726_337_000);
  expect(queueTime(loaded('ethernet'), 'S2>S1', 1_000)).toBeNaN();
  expect(queueTime(null, 'S1>S2', 1_000)).toBeNaN();
});
