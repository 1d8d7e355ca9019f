import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { worded } from '../../support/worded.ts';
import { catalog, small } from './catalog.ts';

const told = (source: object, durationS = 1, more: object = {}): string[] => {
  const [vc] = small.vcs;
  const vcs = [{ ...vc, source, ...more }];
  const { problems } = checkDocument({ ...small, vcs, run: { durationS } }, catalog);
  return worded(problems).map(({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`);
};

describe('a source that asks too much of the machine', () => {
  it('may not change its rate without end between two cells', () => {
    const bursts = { kind: 'on-off', cellsPerSecond: 1, silenceMs: 5 };
    expect(told({ ...bursts, burstMs: 0.2 })).toEqual([]);
    expect(told({ ...bursts, burstMs: 0.19 })).toEqual([
      'vcs.1.source.burstMs = 0.19: one unit in more than 5,000 bursts; range 0.2 to 3,600,000 ms',
    ]);
    expect(told({ ...bursts, burstMs: 0.2, packetBytes: 100 })).toHaveLength(1);
    expect(told({ kind: 'vbr', levels: [{ cellsPerSecond: 1, ms: 0.09 }] })).toEqual([
      'vcs.1.source.levels = 1: one unit in more than 10,000 levels; needs higher rates or longer levels',
    ]);
  });

  it('may exceed its link as long as its host can keep what waits', () => {
    const steady = { kind: 'deterministic', cellsPerSecond: 1_000_000 };
    expect(told(steady, 20)).toEqual([]);
    expect(told(steady, 30)).toEqual([
      'vcs.1.source.cellsPerSecond = 1000000: on average, more than 16,777,216 cells wait in the host at the ' +
        'end; range up to 926,032 cells/s on average',
    ]);
    expect(told({ ...steady, peakCellRate: 1_000 }, 20)).toHaveLength(1);
    const [level] = told({ kind: 'vbr', levels: [{ cellsPerSecond: 1_000_000, ms: 1 }] }, 30);
    expect(level).toMatch(/^vcs\.1\.source\.levels = 1000000: on average/);
  });

  it('may not exceed it together with the others of its host', () => {
    const [vc] = small.vcs;
    const of = (rates: readonly number[], durationS: number, more: object = {}, extra: object = {}) => {
      const vcs = rates.map((cellsPerSecond, i) => ({
        ...vc,
        id: i + 1,
        source: { kind: 'deterministic', cellsPerSecond },
        ...more,
      }));
      const { problems } = checkDocument({ ...small, vcs, run: { durationS }, ...extra }, catalog);
      return worded(problems).map(({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`);
    };
    // The link takes 366,792 cells/s, and over 1,000 s 16,777 more may stay behind.
    expect(of([300_000, 83_000], 1_000)).toEqual([]);
    const told = (cells: string) =>
      'with the other sources of src>S1 more than 16,777,216 cells wait in the host at the end, on average; ' +
      `range up to ${cells} cells/s on average`;
    expect(of([300_000, 84_000], 1_000)).toEqual([
      `vcs.1.source.cellsPerSecond = 300000: ${told('299,569')}`,
    ]);
    expect(of([300_000, 299_000, 100_000], 1_000)).toEqual([
      `vcs.1.source.cellsPerSecond = 300000: ${told('141,784')}`,
      `vcs.2.source.cellsPerSecond = 299000: ${told('141,784')}`,
    ]);
    expect(of([300_000, 300_000], 50)).toEqual([]);
    // Under rate control each waits for the link; calls of a pool are not all there at once.
    expect(of([300_000, 300_000], 1_000, { abr: {} })).toEqual([]);
    const arrivals = [{ id: 'calls', vcs: [1, 2], callsPerSecond: 1, holdingMs: 5 }];
    expect(of([300_000, 300_000], 1_000, {}, { arrivals })).toEqual([]);
  });

  it('may not send a segment again before it can have left its host', () => {
    const segment = { kind: 'greedy-tcp', packetBytes: 9_140 };
    const timers = (maxRtoMs: number) => ({ tcp: { minRtoMs: 0.001, initialRtoMs: 0.001, maxRtoMs } });
    // 192 cells in 0.1 ms are 1,920,000 cells/s; the link takes 366,792, and over 11 s 1,525,201 more may stay behind.
    expect(told(segment, 10, timers(0.1))).toEqual([]);
    expect(told(segment, 11, timers(0.1))).toEqual([
      'vcs.1.tcp.maxRtoMs = 0.1: unacknowledged, more than 16,777,216 cells wait in the host ' +
        'at the end; outside 0.102 to 1,000,000 ms',
    ]);
    expect(told(segment, 11, timers(0.102))).toEqual([]);
  });

  it('may be allowed more than its link takes, and be faster than it is allowed, no further than that', () => {
    const abr = { abr: { pcr: 1_000_000 } };
    expect(told({ kind: 'greedy' }, 20, abr)).toEqual([]);
    expect(told({ kind: 'greedy' }, 3_600, { abr: {} })).toEqual([]);
    const link = 'on average, more than 16,777,216 cells wait in the host at the end; range up to 926,032';
    expect(told({ kind: 'greedy' }, 30, abr)).toEqual([
      `vcs.1.abr.pcr = 1000000: ${link} cells/s on average`,
    ]);
    expect(told({ kind: 'greedy', peakCellRate: 1_000_000 }, 30)).toEqual([
      `vcs.1.source.peakCellRate = 1000000: ${link} cells/s on average`,
    ]);
    const slow = { abr: { pcr: 1_000 } };
    const steady = { kind: 'deterministic', cellsPerSecond: 300_000 };
    expect(told(steady, 30, slow)).toEqual([]);
    expect(told(steady, 300, slow)).toEqual([
      'vcs.1.source.cellsPerSecond = 300000: on average, more than 16,777,216 cells wait in the host at the ' +
        'end; range up to 56,924 cells/s on average',
    ]);
    expect(told(steady, 300, { abr: { ...slow.abr, bufferCells: 100 } })).toEqual([]);
  });

  it('names the document for a rate that stands there', () => {
    const [vc] = small.vcs;
    const vcs = [{ ...vc, source: { kind: 'greedy' }, abr: {} }];
    const document = { ...small, vcs, abr: { pcr: 20_000_000 }, run: { durationS: 1 } };
    expect(worded(checkDocument(document, catalog).problems)).toMatchObject([
      {
        path: 'abr.pcr',
        value: 20_000_000,
        reason: expect.stringContaining('range up to 17,144,008 cells/s'),
      },
    ]);
  });

  it('may not be a script of more cells than that', () => {
    const times = Array.from({ length: 20_000 }, (_, i) => i);
    expect(told({ kind: 'scripted', times })).toEqual([]);
    expect(told({ kind: 'scripted', packetBytes: 60_000, times })).toContain(
      'vcs.1.source.times = 20000: more than 16,777,216 cells in all; range 1 to 13,411 times',
    );
  });
});
