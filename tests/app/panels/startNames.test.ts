import { describe, expect, it } from 'vitest';
import { placeStarts } from '../../../src/app/panels/rates/startNames.ts';

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
    expect(places(102, [100, 60], [167, 20])).toEqual([107, null]);
    expect(places(102, [100, 60], [166, 20])).toEqual([null, 170]);
  });

  it('go behind the head where the name before leaves no room, or nowhere', () => {
    expect(places(150, [40, 50], [100, 60])).toEqual([44, 155]);
    expect(places(150, [40, 50], [100, 60], [200, 20])).toEqual([44, null, 204]);
  });

  it('keep inside the plot', () => {
    expect(places(0, [280, 50])).toEqual([250]);
  });
});
