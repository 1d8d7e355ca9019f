import { describe, expect, it } from 'vitest';
import { hasBegun } from '../../../src/app/rates/acrReadings.ts';
import { rateFigures } from '../../../src/app/readings/rateFigures.ts';
import type { AbrFigures, LoadedReport, RunResults } from '../../../src/contract/index.ts';

const of = (...figures: Partial<AbrFigures>[]) =>
  rateFigures({
    sessions: figures.map((one, vc) => ({
      vc,
      abr: { fairCellRate: 100, judged: true, acrMean: 100, acrSd: 1, ...one },
    })),
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
    const call = { judged: false, settlingS: Number.NaN, overshoot: Number.NaN };
    expect(of({ settlingS: 0.01, overshoot: 0.2 }, call)).toMatchObject({ settlingS: 0.01, overshoot: 0.2 });
    expect(of(call)).toMatchObject({ settlingS: Number.NaN, overshoot: Number.NaN });
  });

  it('are known of a part of a measurement, but for the highest rates', () => {
    const part = of({ overshoot: Number.NaN }, { overshoot: Number.NaN, acrMean: 200 });
    expect(part).toMatchObject({ judged: true, jain: 0.9, overshoot: Number.NaN });
  });

  it('hold means against shares once all have started, and tell nothing of that before', () => {
    const after = of({ acrMean: 100, overshoot: 0 }, { acrMean: 200, overshoot: 1 });
    expect(after).toMatchObject({ judged: true, jain: 0.9 });
    const before = of({ judged: false }, { judged: false, acrMean: 200 });
    expect(before).toMatchObject({ judged: false, jain: Number.NaN, deviation: Number.NaN });
  });
});

describe('a VC', () => {
  it('has begun from its start on', () => {
    const loaded = {
      scenario: {
        vcs: [
          { id: 1, source: { startMs: { from: 600, to: 600.01 } } },
          { id: 2, source: {} },
        ],
      },
    } as unknown as LoadedReport;
    expect([0.3, 0.7].map((s) => hasBegun(loaded, 1, s * 1e12))).toEqual([false, true]);
    expect(hasBegun(loaded, 2, 1)).toBe(true);
  });
});
