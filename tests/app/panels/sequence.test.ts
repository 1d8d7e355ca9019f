import { describe, expect, it } from 'vitest';
import { addedUp, countedIn, whereMoving } from '../../../src/app/panels/sequence/numbers.ts';
import { endNames } from '../../../src/app/panels/sequence/paint.ts';
import { scaleFor, sequenceView } from '../../../src/app/panels/sequence/view.ts';
import type { StageState } from '../../../src/app/store/types.ts';
import { Channel } from '../../../src/app/traces/channel.ts';
import type { ChannelTrace, TraceStore } from '../../../src/app/traces/index.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';

/** A window of one microsecond: a cell in it is a million a second. */
const US = 1e6;
const CELL = 1e6;

const info = { binPs: US } as ChannelTrace['info'];

/** A channel in which so many cells arrived in each window, and so many in the one under way. */
function counted(cells: readonly number[], arriving: ChannelTrace['arriving'] = null): Channel {
  const channel = new Channel(info);
  const rates = Float32Array.from(cells, (count) => count * CELL);
  channel.write(0, rates, rates);
  channel.arriving = arriving;
  return channel;
}

const spans = (...values: readonly number[]) => ({
  min: Float32Array.from(values),
  max: Float32Array.from(values),
});

const loaded = (channels: readonly string[]): LoadedReport =>
  ({
    vcs: [1, 2].map((id) => ({ id, name: null, abr: {} })),
    channels: channels.map((id) => ({ id })),
  }) as unknown as LoadedReport;

describe('cells that have arrived', () => {
  const arrived = addedUp(counted([2, 4, 0, 6]));

  it('are the sum of those of the windows before, straight within a window', () => {
    expect([0, 0.5, 1, 1.5, 2, 3, 3.5].map((at) => arrived.at(at * US))).toEqual([0, 1, 2, 4, 6, 6, 9]);
  });

  it('are the last sum in a window that is not over, and unknown after that', () => {
    expect(arrived.at(4.7 * US)).toBe(12);
    expect(arrived.at(5.1 * US)).toBeNaN();
  });

  it('are drawn from column to column, up to the last end of a window', () => {
    const { min, max } = arrived.spans(0, 6 * US, 6);
    expect([...max]).toEqual([2, 6, 6, 12, 12, Number.NaN]);
    expect([...min].slice(0, 4)).toEqual([0, 2, 6, 6]);
  });

  it('go on in the window under way, as far as it has been counted', () => {
    const { at, spans } = addedUp(counted([2, 4, 0, 6], { time: 4.5 * US, cells: 10 }));
    expect([4, 4.25, 4.5, 4.9].map((time) => at(time * US))).toEqual([12, 17, 22, 22]);
    expect(at(5.1 * US)).toBeNaN();
    expect([...spans(3 * US, 5 * US, 4).max]).toEqual([9, 12, 22, 22]);
    expect([...spans(4.6 * US, 5 * US, 2).max]).toEqual([Number.NaN, Number.NaN]);
    // Of a window that is over meanwhile it says nothing.
    expect(addedUp(counted([2, 4], { time: 1.5 * US, cells: 3 })).at(1.5 * US)).toBe(4);
    expect(addedUp(counted([], { time: 0.5 * US, cells: 3 })).at(0.25 * US)).toBe(1);
  });

  it('are added up as windows come, and anew from where they are written again', () => {
    const channel = counted([1, 1]);
    expect(channel.counts).toEqual([0, 1, 2]);
    const five = Float32Array.of(5 * CELL);
    channel.write(2, five, five);
    expect(channel.counts).toEqual([0, 1, 2, 7]);
    channel.write(1, five, five);
    expect(channel.counts).toEqual([0, 1, 6, 11]);
    const copy = channel.copy();
    channel.forgetFrom(1.5 * US);
    expect(channel.counts).toEqual([0, 1]);
    expect(copy.counts).toEqual([0, 1, 6, 11]);
  });
});

describe('what is counted', () => {
  it('is bytes where every VC with rate control carries TCP', () => {
    expect(countedIn(loaded(['acked/1', 'acked/2']))).toBe('bytes');
    expect(countedIn(loaded(['acked/1', 'arrived/1', 'arrived/2']))).toBe('cells');
  });
});

describe('a line', () => {
  const known = (values: Float32Array) => [...values].map((value) => (Number.isNaN(value) ? null : value));

  it('begins with the first that comes through and stays flat while there is something to send', () => {
    const line = whereMoving(spans(0, 0, 3, 5, 5, 5), spans(1, 1, 1, 1, 1, 1));
    expect(known(line.max)).toEqual([null, null, 3, 5, 5, 5]);
  });

  it('stops where nothing is left to send, once the last has come through', () => {
    const none = Number.NaN;
    const line = whereMoving(spans(1, 2, 4, 6, 6, 6), spans(1, 1, none, none, none, none));
    expect(known(line.max)).toEqual([1, 2, 4, 6, null, null]);
  });
});

describe('the scale', () => {
  it('is round: a few lines of the grid, and little room above', () => {
    expect(scaleFor(0, 12_520, 'cells')).toEqual({ low: 0, high: 15_000, lines: [5_000, 10_000, 15_000] });
    expect(scaleFor(0, 1_048_576, 'bytes')).toEqual({
      low: 0,
      high: 1250 * 1024,
      lines: [512_000, 1_024_000],
    });
  });

  it('has a span before anything has come', () => {
    const { low, high } = scaleFor(0, 0, 'cells');
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(0);
  });

  it('spans what all VCs do; zoomed in with a slow one followed, what that one does', () => {
    const traces = {
      version: 7,
      channel: (id: string) => (id === 'arrived/1' ? counted([90, 90, 90]) : counted([10, 10, 10])),
    } as unknown as TraceStore;
    const state = { loaded: loaded(['arrived/1', 'arrived/2']), recorded: 3 * US } as StageState;
    const high = (followedVc: number | null, from: number) =>
      sequenceView({ ...state, followedVc }, { from, to: 3 * US }, traces).scale;
    expect(high(2, 0).high).toBeGreaterThan(269);
    expect(high(null, US).high).toBeGreaterThan(269);
    expect(high(2, US).high).toBeLessThan(40);
    expect(high(2, US).low).toBe(10);
    // It would be seen beside the other.
    expect(high(1, US).low).toBe(0);
  });
});

describe('names at the ends of lines', () => {
  const room = { width: 100, height: 60, line: 12, head: -50 };
  const end = (vc: number, x: number, y: number) => ({ text: `${vc}`, vc, x, y, size: 20 });

  it('stand right of them, apart, in the order of the lines', () => {
    const [a, b] = endNames([end(1, 40, 30), end(2, 40, 33)], room);
    expect(a!.x).toBe(46);
    expect(b!.y - a!.y).toBeGreaterThanOrEqual(12);
  });

  it('do not cross the head', () => {
    const [a] = endNames([end(1, 40, 30)], { ...room, head: 52 });
    expect(a!.x).toBeGreaterThan(52);
    const [b] = endNames([end(1, 80, 30)], { ...room, head: 79 });
    expect(b!.x + 20).toBeLessThan(79);
  });

  it('stand left of them at the right edge, and inside the plot', () => {
    const [a] = endNames([end(1, 90, 60)], room);
    expect(a!.x + 20).toBeLessThan(90);
    expect(a!.y).toBeLessThanOrEqual(54);
  });
});
