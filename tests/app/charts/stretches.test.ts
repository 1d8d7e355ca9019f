import { describe, expect, it } from 'vitest';
import { firstFrom, traceSamples } from '../../../src/app/charts/stretches.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const drawn = (time: number[], range = { from: 0, to: 100 }) => {
  const { ctx, calls } = recordingContext();
  traceSamples(
    ctx,
    { time, value: time.map(() => 1) },
    range,
    (t) => t,
    (v) => v,
  );
  return calls.map(([name, x]) => `${name} ${x}`);
};

describe('samples on the time axis', () => {
  it('are joined where they are near and apart where nothing is known between them', () => {
    expect(drawn([10, 14, 18, 60, 64])).toEqual([
      'moveTo 10',
      'lineTo 14',
      'lineTo 18',
      'moveTo 60',
      'lineTo 64',
    ]);
  });

  it('cost no more than the pixels they cover', () => {
    const dense = Array.from({ length: 10_000 }, (_, i) => i / 100);
    expect(drawn(dense).length).toBeLessThan(200);
  });

  it('are drawn from the last one before the range to the first one behind it', () => {
    expect(drawn([1, 2, 30, 31, 99], { from: 25, to: 30.5 })).toEqual(['moveTo 2', 'moveTo 30', 'lineTo 31']);
    expect(firstFrom([1, 2, 30], 2.5)).toBe(2);
  });
});
