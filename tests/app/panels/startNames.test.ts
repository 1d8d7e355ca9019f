import { describe, expect, it } from 'vitest';
import { named, placeStarts, type StartGroup } from '../../../src/app/rates/startNames.ts';

const room = (head: number) => ({ width: 300, head, away: 5 });
const places = (head: number, ...starts: [x: number, width: number][]) =>
  placeStarts(
    starts.map(([x, width]) => ({ x, width })),
    room(head),
  );

describe('names of starts', () => {
  it('stand right of their lines', () => {
    expect(places(0, [20, 50], [100, 50])).toEqual([24, 104]);
  });

  it('are left out where the name before needs the place', () => {
    expect(places(0, [20, 50], [60, 50], [90, 50])).toEqual([24, null, 94]);
    expect(places(200, [20, 50], [60, 50])).toEqual([24, null]);
  });

  it('end before the head while that passes over their place, and stay on their lines', () => {
    expect(places(150, [100, 60])).toEqual([85]);
    expect(places(168, [100, 60])).toEqual([103]);
    expect(places(169, [100, 60])).toEqual([104]);
  });

  it('wait behind the head while it stands at the line, unless another start follows', () => {
    expect(places(102, [100, 60])).toEqual([107]);
    expect(places(102, [100, 60], [167, 20])).toEqual([107, 175]);
    expect(places(102, [100, 60], [166, 20])).toEqual([null, 170]);
  });

  it('go behind the head where the name before leaves no room, or nowhere', () => {
    expect(places(150, [40, 50], [100, 60])).toEqual([44, 155]);
    expect(places(150, [40, 50], [100, 60], [200, 20])).toEqual([44, null, 204]);
  });

  it('cross no fork either', () => {
    const beside = (head: number, fork: number) =>
      placeStarts([{ x: 100, width: 60 }], { ...room(head), lines: [fork] });
    expect(beside(0, 150)).toEqual([85]);
    expect(beside(0, 102)).toEqual([107]);
    expect(beside(169, 150)).toEqual([85]);
    expect(beside(160, 100)).toEqual([165]);
    const ringed = placeStarts([{ x: 100, width: 60 }], { ...room(0), lines: [150], clear: 12 });
    expect(ringed).toEqual([78]);
  });

  it('are left out rather than told behind a fork that is far from their line', () => {
    const fork = (at: number) => placeStarts([{ x: 10, width: 90 }], { ...room(0), lines: [at] });
    expect(fork(20)).toEqual([25]);
    expect(fork(60)).toEqual([null]);
  });

  it('make room for the name before where that reaches a little beyond their line', () => {
    expect(places(0, [40, 50], [92, 60])).toEqual([44, 102]);
    expect(places(0, [40, 50], [84, 60])).toEqual([44, null]);
  });

  it('are further from each other where letters are larger', () => {
    const two = [
      { x: 20, width: 50 },
      { x: 80, width: 50 },
    ];
    expect(placeStarts(two, room(0))).toEqual([24, 84]);
    expect(placeStarts(two, { ...room(0), gap: 20 })).toEqual([24, 94]);
  });

  it('keep inside the plot', () => {
    expect(places(0, [280, 50])).toEqual([250]);
  });
});

describe('what starts are called', () => {
  const starts = (...groups: [time: number, ...names: string[]][]): StartGroup[] =>
    groups.map(([time, ...names], i) => ({ time, names, first: i === 0 }));
  const texts = (pixel: number, ...groups: [time: number, ...names: string[]][]) =>
    named(starts(...groups), (time) => time * pixel).map(({ x, text }) => `${x} ${text}`);

  it('is the first one to start and those that join', () => {
    expect(texts(10, [0, '3h1'], [20, '2h1'], [40, '2h2', '2h3'])).toEqual([
      '0 3h1 starts',
      '200 2h1 joins',
      '400 2h2, 2h3 join',
    ]);
  });

  it('is one name where their lines cannot be told apart, and their number where they are many', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6].map((ms): [number, string] => [ms, `v${ms}`]);
    expect(texts(4, ...seven)).toEqual(['0 7 VCs start']);
    expect(texts(12, ...seven.slice(0, 3))).toEqual(['0 v0, v1, v2 start']);
    expect(texts(13, ...seven.slice(0, 3))).toEqual(['0 v0 starts', '13 v1 joins', '26 v2 joins']);
    expect(texts(4, [0, 'a'], [20, 'b'], [21, 'c'])).toEqual(['0 a starts', '80 b, c join']);
  });

  it('is nothing where nobody starts', () => {
    expect(texts(1)).toEqual([]);
  });
});
