import { describe, expect, it } from 'vitest';
import { bandsOf, binsPerBand, shareOf } from '../../../src/app/readings/bands.ts';
import { ledgerAt } from '../../../src/app/readings/linkUse.ts';
import { LinkUse } from '../../../src/app/traces/linkUse.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { storeOf } from '../../support/traceStore.ts';

/** A bin is a picosecond with ten slots, so 1e12 cells/s are a cell. */
const cells = (...counts: number[]): number[] => counts.map((count) => count * 1e12);
const traces = storeOf({
  'use/carried/S1>S2': cells(10, 10, 10, 0, 10, 10),
  'use/useful/S1>S2': cells(10, 6, 8, 0, 0, 0),
  'use/dead/S1>S2': cells(0, 4, 0, 0, 0, 0),
  'use/duplicate/S1>S2': cells(0, 0, 2, 0, 0, 0),
});
const use = LinkUse.of(traces, 'S1>S2', 0.1) as LinkUse;

describe('bands of the use of a link', () => {
  it('are a power of two of bins, so that each is wide enough', () => {
    const range = { from: 0, to: 100 };
    expect(binsPerBand(1, range, 400, 4)).toBe(1);
    expect(binsPerBand(1, range, 399, 4)).toBe(2);
    expect(binsPerBand(1, range, 100, 5)).toBe(8);
  });

  it('begin at a multiple of their width, whatever the range', () => {
    const bands = bandsOf(use, { from: 1, to: 4 }, 99, 2);
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(bands.map(({ use: { dead, duplicate } }) => [dead, duplicate])).toEqual([
      [4, 0],
      [0, 2],
    ]);
  });

  it('are cut where the play head is', () => {
    const bands = bandsOf(use, { from: 0, to: 4 }, 3.5, 2);
    expect(bands.map(({ from, to, past }) => [from, to, past])).toEqual([
      [0, 2, true],
      [2, 3, true],
      [3, 4, false],
    ]);
  });

  it('end with the record', () => {
    expect(bandsOf(use, { from: 0, to: 50 }, 50, 4).map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 6],
    ]);
  });

  it('have no share without a slot', () => {
    expect(shareOf(use.between(0, 4), 15)).toBeCloseTo(0.375, 12);
    expect(shareOf(use.between(2, 2), 0)).toBeNaN();
  });
});

describe('the ledger of a link', () => {
  const loaded = { port: 'S1>S2', cellPs: 0.1, measure: { fromPs: 2, toPs: 4 } } as LoadedReport;
  const at = (time: number) => ledgerAt(traces, loaded, time);

  it('is that of the run so far before the measurement window', () => {
    expect(at(1)).toMatchObject({ useful: 1, dead: 0, duplicate: 0, idle: 0 });
    expect(at(0.5)).toBeNull();
  });

  it('is that of the window from there on, up to its end', () => {
    const whole = { useful: 0.4, dead: 0, duplicate: 0.1, idle: 0.5 };
    for (const time of [4, 6])
      for (const [name, share] of Object.entries(whole))
        expect(at(time)).toHaveProperty(name, expect.closeTo(share, 9));
    expect(at(2)).toBeNull();
  });

  it('splits what is still under way as the rest', () => {
    const whole = { ...loaded, measure: { fromPs: 0, toPs: 6 } } as LoadedReport;
    const { useful = 0, dead = 0, duplicate = 0, idle = 0 } = ledgerAt(traces, whole, 6) ?? {};
    expect(useful + dead + duplicate + idle).toBeCloseTo(1, 9);
    expect(dead / useful).toBeCloseTo(4 / 24, 9);
    expect(duplicate / useful).toBeCloseTo(2 / 24, 9);
  });

  it('takes cells for useful as long as the fate of none is known', () => {
    const late = { ...loaded, measure: { fromPs: 4, toPs: 6 } } as LoadedReport;
    expect(ledgerAt(traces, late, 6)).toMatchObject({ useful: 1, dead: 0, duplicate: 0, idle: 0 });
  });

  it('is not there for a link that is not recorded', () => {
    expect(ledgerAt(storeOf({}), loaded, 3)).toBeNull();
  });
});
