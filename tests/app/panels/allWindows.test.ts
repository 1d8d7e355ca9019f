import { describe, expect, it } from 'vitest';
import { fillBytes, overLink } from '../../../src/app/readings/sum.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';

type Vc = LoadedReport['vcs'][number];

const vc = (id: number, path: readonly string[], more: Partial<Vc> = {}): Vc =>
  ({
    id,
    path,
    kind: 'tcp',
    baseRttPs: 8e9,
    segmentBytes: 500,
    cellsPerPacket: 12,
    ...more,
  }) as unknown as Vc;
const loaded = (vcs: readonly Vc[]): LoadedReport =>
  ({ vcs, port: 'S1>S2', cellPs: 2.5e6 }) as unknown as LoadedReport;

describe('what fills a link', () => {
  const here = vc(1, ['A', 'S1', 'S2', 'B']);

  it('is rate times round trip, less what headers and padding take', () => {
    // 8 ms are 3,200 slots of 2.5 us; 12 of them carry 500 bytes.
    expect(fillBytes(loaded([here]))).toBeCloseTo((3_200 / 12) * 500, 6);
  });

  it('is taken at the mean round trip and segment of the senders', () => {
    const far = vc(2, ['C', 'S1', 'S2', 'D'], { baseRttPs: 24e9, segmentBytes: 1_460, cellsPerPacket: 32 });
    const slots = 16e9 / 2.5e6;
    expect(fillBytes(loaded([here, far]))).toBeCloseTo((slots * (500 / 12 + 1_460 / 32)) / 2, 6);
  });

  it('leaves out senders on other links, and those that come the other way', () => {
    const elsewhere = vc(3, ['A', 'S2', 'B'], { baseRttPs: 1e12 });
    const back = vc(4, ['B', 'S2', 'S1', 'A'], { baseRttPs: 1e12 });
    const run = loaded([here, elsewhere, back]);
    expect(overLink(run).map(({ id }) => id)).toEqual([1]);
    expect(fillBytes(run)).toBe(fillBytes(loaded([here])));
  });
});
