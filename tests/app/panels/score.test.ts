import { describe, expect, it } from 'vitest';
import { furtherMeasures, measures } from '../../../src/app/panels/score/measures.ts';
import type { RunResults } from '../../../src/contract/index.ts';
import { runs } from '../../support/sceneRuns.ts';

const BRIEF = { 'run.durationS': '1', 'measure.fromS': '0.25', 'allocation.min': '0.05' };
const [kept] = runs('unarmed-weights', BRIEF, [1]) as [RunResults];

describe('the score', () => {
  it('has one meaning of a lost cell: refused and pushed out ones are in the share and in the count', () => {
    const [port] = kept.ports.filter(({ pushedOut }) => pushedOut > 0);
    const row = measures(kept, port?.port ?? '', 'weighted').find(({ key }) => key === 'cellsLost');
    const lost = kept.sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0);
    const sent = kept.sessions.reduce(
      (sum, { cellLossRatio, cellsLost }) => sum + cellsLost / cellLossRatio,
      0,
    );
    expect(port?.dropped).toBeGreaterThan(0);
    expect(Number(row?.aside.replaceAll(',', ''))).toBe(lost);
    expect(Number.parseFloat(row?.value ?? '')).toBeCloseTo((100 * lost) / sent, 1);
  });

  it('says of an index that can be below 0 what it is at most', () => {
    const unequal = { ...kept, whole: { ...kept.whole, fairness: -200 } };
    const row = furtherMeasures(unequal, '').find(({ key }) => key === 'fairness');
    expect(row).toMatchObject({ value: '−200.0', aside: 'at most 100' });
  });
});
