import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

describe.each(['efci', 'prca'])('%s, QT 50', (id) => {
  it('has data cells marked while more than QT wait', () => {
    expect(newAlgorithm(id, { qt: 50 }).efciAbove).toBe(50);
  });

  it('leaves RM cells of both directions alone', () => {
    followsRates(
      id,
      { qt: 50 },
      `
      1 FRM Q 500 -> 0
      1 BRM Q 500 -> 0
      1 data Q 500 -> 0
      `,
    );
  });

  it('says what happens to data cells instead', () => {
    const { lines, reason } = toldNext(newAlgorithm(id, { qt: 50 }), {}, 51);
    expect(lines).toEqual([]);
    expect(reason).toBe('RM cells pass untouched; Q **51** is above QT 50, so data cells leave marked');
    expect(toldNext(newAlgorithm(id, { qt: 50 }), {}, 50).reason).toBe(
      'RM cells pass untouched; Q **50** is not above QT 50, so data cells leave as they came',
    );
  });
});
