import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { findEnvironment } from '../../../src/scenarios/papers/rosolen.ts';
import { complete, star } from '../../support/networks.ts';

/** Different ideals of the sessions, Mb/s, in the order of the document. */
function ideals(id: string): string[] {
  const document = findEnvironment(id);
  if (document === null) throw new Error(id);
  const { sessions } = createSimulation(complete(document)).results();
  return [...new Set(sessions.map(({ idealMbps }) => idealMbps.toFixed(2)))];
}

describe('ideal goodputs worked out by water-filling', () => {
  it.each([
    ['rosolen-direct', ['13.45']],
    ['rosolen-direct-geo', ['13.45']],
    // Clusters A and Y, B and X, C: the paper prints 4.04, 1.35 and 8.07.
    ['rosolen-gfc', ['4.04', '1.35', '8.07']],
    ['rosolen-gfc-geo', ['4.04', '1.35', '8.07']],
  ])('are those printed for %s', (id, printed) => expect(ideals(id)).toEqual(printed));

  /** 10 Mb/s for a source and a greedy session with packets of 12 cells, in cells/s. */
  function cellsPerSecond(source: SourceDocument): number[] {
    const document = star({ senders: 2, bottleneckMbps: 10 });
    const vcs = document.vcs.map((vc, i) => (i === 0 ? { ...vc, source } : vc));
    const { sessions } = createSimulation(complete({ ...document, vcs })).results();
    const perCell = [source.packetBytes === undefined ? 48 : 500 / 12, 500 / 12];
    return sessions.map(({ idealMbps }, i) => Math.round((idealMbps * 1e6) / 8 / perCell[i]!));
  }

  it('and the fair rates of rate control are one truth, also where a source asks for less than its share', () => {
    const document = star({ senders: 3, bottleneckMbps: 10 });
    const abr = { pcr: 20_000, mcr: 100 };
    const vcs = document.vcs.map((vc, i) => ({
      ...vc,
      abr,
      source:
        i === 0 ? ({ kind: 'deterministic', cellsPerSecond: 2_000 } as const) : ({ kind: 'greedy' } as const),
    }));
    const { sessions } = createSimulation(complete({ ...document, vcs })).results();
    const [voice, ...greedy] = sessions.map(({ idealMbps, abr: figures }) => [
      (idealMbps * 1e6) / 8 / 48,
      figures?.fairCellRate ?? expect.unreachable(),
    ]);
    expect(voice?.[0]).toBeCloseTo(2_000, 6);
    expect(voice?.[1]).toBeNaN();
    for (const [ideal, fair] of greedy) {
      expect(fair).toBeCloseTo((10e6 / 424 - 2_000) / 2, 6);
      expect(fair).toBeCloseTo(ideal ?? Number.NaN, 6);
    }
  });

  const whole = Math.round(10e6 / 424);

  it.each<[number, SourceDocument]>([
    [2_000, { kind: 'poisson', cellsPerSecond: 2_000 }],
    [2_000, { kind: 'deterministic', cellsPerSecond: 2_000 }],
    [1_000, { kind: 'on-off', cellsPerSecond: 4_000, burstMs: 1, silenceMs: 3 }],
    [
      1_750,
      {
        kind: 'vbr',
        levels: [
          { cellsPerSecond: 1_000, ms: 3 },
          { cellsPerSecond: 4_000, ms: 1 },
        ],
      },
    ],
    [3_000, { kind: 'greedy-tcp', packetBytes: 500, peakCellRate: 3_000 }],
    [500, { kind: 'poisson', cellsPerSecond: 2_000, peakCellRate: 500 }],
  ])(
    'give a source no more than the %i cells/s it asks for, and the rest to the others: %j',
    (rate, source) => {
      const [own, rest] = cellsPerSecond(source);
      expect(own).toBe(rate);
      expect(Math.abs(rest! - (whole - rate))).toBeLessThanOrEqual(1);
    },
  );

  it('give rates under control what CBR and VBR leave, and these their means', () => {
    const { sessions } = createSimulation(complete(findScenario('abr-background')!)).results();
    const cells = sessions.map(({ idealMbps }) => Math.round((idealMbps * 1e6) / 8 / 48));
    expect(cells).toEqual([36_261, 256_783, 36_261, 36_261, 36_261, 36_261, 36_261, 100_000, 48_000]);
    for (const { idealMbps, abr } of sessions)
      if (abr) expect(idealMbps).toBeCloseTo((abr.fairCellRate * 48 * 8) / 1e6, 9);
  });

  it('give a source under control no more than it asks for, and the rest to the others; so do fair rates, and none is too high for it', () => {
    const document = findScenario('ulku-r2-lan')!;
    const [one, two, three] = document.vcs;
    const slow = { ...one!, source: { kind: 'deterministic', cellsPerSecond: 10_000 } } as typeof one;
    const { sessions } = createSimulation(complete({ ...document, vcs: [slow!, two!, three!] })).results();
    const cells = sessions.map(({ idealMbps }) => Math.round((idealMbps * 1e6) / 8 / 48));
    expect(cells).toEqual([10_000, 177_783, 177_783]);
    expect(sessions.map(({ abr }) => Math.round(abr?.fairCellRate ?? 0))).toEqual([
      Number.NaN,
      177_783,
      177_783,
    ]);
  });

  it('give half to each where the source asks for more', () => {
    const [own, rest] = cellsPerSecond({ kind: 'poisson', cellsPerSecond: 20_000 });
    expect(Math.abs(own! - rest!)).toBeLessThanOrEqual(1);
    expect(Math.abs(own! + rest! - whole)).toBeLessThanOrEqual(2);
  });
});
