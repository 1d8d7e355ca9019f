import { describe, expect, it } from 'vitest';
import { laneScale } from '../../../src/app/lanes/lanes.ts';
import { sumLane } from '../../../src/app/panels/allWindows/AllWindowsPanel.tsx';
import { paintSumNames } from '../../../src/app/panels/allWindows/paint.ts';
import type { PlotFrame } from '../../../src/app/plot/frame.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { timeScale } from '../../../src/app/plot/scale.ts';
import { fillBytes, overLink } from '../../../src/app/readings/sum.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { recordingContext } from '../../support/recordingContext.ts';

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

it.each(['laptop', 'phone', 'projector'] as const)(
  'on a %s the name of the sum is on the lane, and never on the line of what fills the link',
  (profile) => {
    const style = plotStyles[profile];
    const [height, top] = [style.caption * 3, 200_000];
    const run = loaded([vc(1, ['A', 'S1', 'S2', 'B'])]);
    const lane = sumLane(run, { height, style, profile } as Parameters<typeof sumLane>[1], top);
    const line = laneScale(lane)(fillBytes(run));
    for (let bytes = 0; bytes <= top; bytes += 2_000) {
      const { ctx, calls } = recordingContext();
      const frame = {
        ctx,
        style,
        height,
        width: 600,
        head: 300,
        t: tokens.light,
        x: timeScale({ from: 0, to: 1e12 }, 600),
        state: { now: 5e11 },
        traces: { channel: () => ({ at: () => bytes }) },
      } as unknown as PlotFrame;
      paintSumNames(frame, lane, { loaded: run, now: 'sum', peak: null, fills: fillBytes(run) });
      const [[, , , y] = []] = calls.filter(([call]) => call === 'fillText');
      expect(Math.abs(Number(y) - line), `${bytes} bytes`).toBeGreaterThanOrEqual(style.caption * 0.6);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  },
);
