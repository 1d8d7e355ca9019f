import { describe, expect, it } from 'vitest';
import { rateFigures } from '../../../src/app/panels/rates/rateFigures.ts';
import type { AbrFigures, RunResults } from '../../../src/contract/index.ts';

const of = (...figures: Partial<AbrFigures>[]) =>
  rateFigures({
    sessions: figures.map((one, vc) => ({ vc, abr: { fairCellRate: 100, acrMean: 100, acrSd: 1, ...one } })),
  } as unknown as RunResults);

describe('figures of rates together', () => {
  it('are those of the slowest to settle and the farthest above its share', () => {
    expect(of({ settlingS: 0.01, overshoot: 0.2 }, { settlingS: 0.03, overshoot: 0 })).toMatchObject({
      settlingS: 0.03,
      overshoot: 0.2,
    });
    expect(of({ settlingS: 0.01, overshoot: 0 }, { settlingS: Number.NaN, overshoot: 0 })?.settlingS).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('leave out VCs that are not judged, and are none where nobody is', () => {
    const call = { settlingS: Number.NaN, overshoot: Number.NaN };
    expect(of({ settlingS: 0.01, overshoot: 0.2 }, call)).toMatchObject({ settlingS: 0.01, overshoot: 0.2 });
    expect(of(call)).toMatchObject({ settlingS: Number.NaN, overshoot: Number.NaN });
  });
});
