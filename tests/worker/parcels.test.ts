import { describe, expect, it } from 'vitest';
import { Unpacker } from '../../src/app/client/parcels.ts';
import {
  type BatchReport,
  COUNTED,
  elementAt,
  type Report,
  type WireReport,
} from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { BufferPool } from '../../src/worker/sending/bufferPool.ts';
import { WireEncoder } from '../../src/worker/sending/wireEncoder.ts';
import { complete } from '../support/networks.ts';
import { slow } from './slow.ts';

const PIECE = 2 ** 18;
const wireReportOf = (report: Report) => new WireEncoder().wireReportOf(report);
const reportOf = (parcel: WireReport) => new Unpacker(() => {}).reportOf(parcel);

describe('a batch on its way', () => {
  it('brings every column as it was, those of other branches as well, out of whatever piece it stands in', () => {
    const space = new BufferPool();
    const column = (channel: number, firstBin: number, bins: number) => ({
      channel,
      firstBin,
      min: space.copy(new Float32Array(bins).fill(channel)),
      max: space.copy(new Float32Array(bins).fill(channel + 0.5)),
    });
    const first = column(0, 0, 3);
    space.copy(new Float32Array(PIECE / 4 - 8));
    // The smallest values of this one fill the piece, the largest begin another.
    const columns = [first, column(4, 70_000, 2), column(5, 2, 4)];
    const others = [
      { branch: 2, columns: [column(1, 9, 1)] },
      { branch: 3, columns: [] },
    ];
    const batch = { type: 'batch', branch: 1, edits: null, now: 7, columns, others, space: space.take() };
    const parcel = structuredClone(wireReportOf(batch as unknown as BatchReport));
    expect(reportOf(parcel)).toEqual(batch);
  });

  it('brings values of windows once, for they are the smallest and the largest', () => {
    const space = new BufferPool();
    const simulation = createSimulation(complete(slow), { seed: 1 });
    const recorder = new Recorder(simulation);
    simulation.runUntil(simulation.end / 10);
    recorder.flush();
    const columns = recorder.takeColumns(space.copy);
    const counted = columns.filter(({ channel }) =>
      COUNTED.includes(elementAt(recorder.channels, channel).quantity),
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const { min, max } of counted) expect(max).toBe(min);
    const batch = { type: 'batch', branch: 1, edits: null, columns, others: [], space: space.take() };
    const parcel = structuredClone(wireReportOf(batch as unknown as BatchReport));
    expect(reportOf(parcel)).toEqual(batch);
  });

  it('is nothing to the other reports', () => {
    const report = { type: 'overtaken', id: 3 } as const;
    expect(wireReportOf(report)).toBe(report);
    expect(reportOf(report)).toBe(report);
  });
});
