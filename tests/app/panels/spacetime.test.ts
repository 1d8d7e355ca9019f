import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frameMarks,
  frameNumbers,
  paintFrames,
  roomFor,
  thickness,
} from '../../../src/app/panels/spacetime/marks.ts';
import {
  closeUp,
  type FrameLine,
  frameLines,
  isDense,
  sentWithin,
  stationsOf,
} from '../../../src/app/panels/spacetime/spacetime.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import { type FrameColumns, FrameFate } from '../../../src/contract/index.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const MS = 1e9;
const stations = stationsOf(['src', 'S1', 'S2', 'dst'], [1 * MS, 2 * MS, 1 * MS]);

interface Row {
  sent: number;
  ended?: number;
  number: number;
  ack?: boolean;
  again?: boolean;
  fate?: number;
  place?: string;
}

function columns(rows: readonly Row[]): FrameColumns {
  const places = [...new Set(rows.flatMap(({ place }) => place ?? []))];
  return {
    sent: Float64Array.from(rows, ({ sent }) => sent * MS),
    ended: Float64Array.from(rows, ({ ended }) => (ended ?? Number.NaN) * MS),
    number: Float64Array.from(rows, ({ number }) => number),
    bytes: Int32Array.from(rows, ({ ack }) => (ack ? 0 : 500)),
    ack: Uint8Array.from(rows, ({ ack }) => (ack ? 1 : 0)),
    again: Uint8Array.from(rows, ({ again }) => (again ? 1 : 0)),
    fate: Uint8Array.from(
      rows,
      ({ fate, ended }) => fate ?? (ended ? FrameFate.arrived : FrameFate.underWay),
    ),
    place: Uint16Array.from(rows, ({ place }) => (place ? places.indexOf(place) : 65535)),
    places,
  };
}

const lines = (rows: readonly Row[]): FrameLine[] => frameLines(columns(rows), stations, 500, 4 * MS);

/** One pixel per 0.1 ms, sender at 10, receiver at 90; the head at 10 ms. */
const box = { width: 200, head: 100, x: (time: number) => time / 1e8, y: (share: number) => 10 + 80 * share };

describe('stations of a way', () => {
  it('stand in the order of the way, from 0 to 1, and never on one another', () => {
    const hops = fc.array(fc.integer({ min: 0, max: 250_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(hops, (delays) => {
        const shares = stationsOf(['h', ...delays.map((_, i) => `n${i}`)], delays).map(({ share }) => share);
        expect([shares[0], shares[shares.length - 1]]).toEqual([0, 1]);
        for (let i = 1; i < shares.length; i++) expect(shares[i]! - shares[i - 1]!).toBeGreaterThan(0.05);
      }),
    );
  });

  it('lie at their share of the delay where all hops have one', () => {
    expect(stations.map(({ share }) => Number(share.toFixed(2)))).toEqual([0, 0.25, 0.75, 1]);
  });
});

describe('lines of frames', () => {
  it('go down with data and up with ACKs, from sending to the end of arrival', () => {
    const [data, ack] = lines([
      { sent: 1, ended: 5.5, number: 3000 },
      { sent: 5.5, ended: 10, number: 3500, ack: true },
    ]);
    expect(data).toMatchObject({ from: 1 * MS, fromShare: 0, to: 5.5 * MS, toShare: 1, packet: 7 });
    expect(ack).toMatchObject({ fromShare: 1, toShare: 0, fate: 'arrived', packet: 8 });
  });

  it('end where the frame was lost: before the link of a port, behind a link, at a node', () => {
    const lost = lines([
      { sent: 1, ended: 3, number: 0, fate: FrameFate.lostAtPort, place: 'S1>S2' },
      { sent: 1, ended: 3, number: 0, fate: FrameFate.lostOnLink, place: 'S1>S2' },
      { sent: 1, ended: 3, number: 0, fate: FrameFate.mergedWithDamaged, place: 'dst' },
      { sent: 1, ended: 3, number: 0, fate: FrameFate.lostAtPort, place: 'S2>S1', ack: true },
    ]);
    const shareOf = Object.fromEntries(stations.map(({ id, share }) => [id, share]));
    expect(lost.map(({ toShare }) => toShare)).toEqual([shareOf.S1, shareOf.S2, 1, shareOf.S2]);
    expect(lost.every(({ fate }) => fate === 'lost')).toBe(true);
  });

  it('claim no more of a frame under way than that it has set out', () => {
    const [stub] = lines([{ sent: 1, number: 0 }]);
    expect(stub!.fate).toBe('underWay');
    expect(stub!.toShare).toBeLessThan(stations[1]!.share);
  });

  it('have no packet number in a handshake', () => {
    expect(lines([{ sent: 0, ended: 4, number: -1, ack: true }])[0]!.packet).toBeNull();
  });
});

describe('density', () => {
  it('counts data frames sent in the range, not ACKs', () => {
    const rows = [
      { sent: 1, number: 0 },
      { sent: 2, number: 0, ack: true },
      { sent: 9, number: 500 },
    ];
    expect(sentWithin(columns(rows), { from: 0, to: 5 * MS })).toBe(1);
    expect([isDense(192, 768), isDense(193, 768)]).toEqual([false, true]);
  });

  it('is helped by a close-up about the head: shorter, inside the run, with the head in it', () => {
    const time = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 1500 }), fc.nat(5000), (now, from, span, frames) => {
        const before = { from: from * MS, to: (from + span) * MS };
        const range = closeUp(now * MS, before, 4500 * MS, 8 * MS, frames, 768);
        expect(range.to - range.from).toBeLessThan(before.to - before.from);
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeLessThanOrEqual(4500 * MS);
        expect(range.from <= now * MS && now * MS <= range.to).toBe(true);
      }),
    );
  });
});

describe('the drawing', () => {
  const t = tokens.light;
  const style = plotStyles.laptop;

  it('splits a line at the head: thick before it, thin beyond it', () => {
    const { ctx, calls } = recordingContext();
    paintFrames(ctx, lines([{ sent: 8, ended: 12, number: 0 }]), box, '#123456');
    const path = calls.filter(([name]) => name === 'moveTo' || name === 'lineTo' || name === 'set lineWidth');
    const data = path.slice(path.findIndex(([name]) => name === 'moveTo') - 1);
    expect(data.slice(0, 6)).toEqual([
      ['set lineWidth', 1.5],
      ['moveTo', 80, 10],
      ['lineTo', 100, 50],
      ['set lineWidth', 0.9],
      ['moveTo', 100, 50],
      ['lineTo', 120, 90],
    ]);
  });

  it('tells the four kinds apart by dash and weight', () => {
    const { ctx, calls } = recordingContext();
    paintFrames(ctx, [], box, '#123456');
    const dashes = calls.filter(([name]) => name === 'setLineDash').map(([, dash]) => `${dash}`);
    expect(new Set(dashes.slice(0, 3)).size).toBe(3);
    expect(dashes[3]).toBe(dashes[2]);
    const widths = calls.filter(([name]) => name === 'set lineWidth').map(([, width]) => width as number);
    expect(widths[6]).toBeGreaterThan(1.5 * widths[4]!);
  });

  it('marks losses by the drop triangle, hollow ahead, and what is sent again by a ring', () => {
    const { ctx, calls } = recordingContext();
    const lost = { number: 0, fate: FrameFate.lostAtPort, place: 'S1>S2' };
    const rows = [
      { sent: 1, ended: 3, ...lost },
      { sent: 9, ended: 12, ...lost },
      { sent: 4, ended: 8, number: 0, again: true },
      { sent: 4, ended: 8, number: 0, again: true, ack: true },
    ];
    frameMarks(ctx, lines(rows), box, '#123456', style, t);
    const fills = calls.filter(([name]) => name === 'set fillStyle').map(([, color]) => color);
    expect(fills).toEqual([t.bg, t.drop, t.bg]);
    expect(calls.filter(([name]) => name === 'arc')).toHaveLength(1);
  });

  it('numbers what matters first where there is no room for all', () => {
    const { ctx, calls } = recordingContext();
    const rows = Array.from({ length: 10 }, (_, i) => ({
      sent: 1 + i * 0.1,
      ended: 5,
      number: i * 500,
      again: i === 6,
    }));
    frameNumbers(ctx, lines(rows), box, style, t);
    const texts = calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
    expect(texts).toContain('7');
    expect(texts.length).toBeLessThan(4);
  });

  it('never lets labels touch', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      text: fc.constant('88'),
      strong: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 40 }), (labels) => {
        const xs = roomFor(labels, () => 12, 4)
          .map(({ x }) => x)
          .sort((a, b) => a - b);
        for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(16);
      }),
    );
  });

  it('is thinner where many frames follow closely, and never thicker than usual', () => {
    const train = (count: number, gap: number) =>
      lines(
        Array.from({ length: count }, (_, i) => ({ sent: i * gap, ended: i * gap + 4, number: i * 500 })),
      );
    expect(thickness(train(100, 0.05), box)).toBeLessThan(0.5);
    expect(thickness(train(100, 2), box)).toBe(1);
    expect(thickness(train(4, 0.05), box)).toBeGreaterThan(0.9);
  });
});
