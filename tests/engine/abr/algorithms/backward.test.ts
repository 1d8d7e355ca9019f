import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

describe('backward notification, QT 50', () => {
  it('tells the source of a data cell that meets more than QT cells', () => {
    followsRates(
      'backward',
      {},
      `
      1 data Q 50 -> 0
      1 data Q 51 -> 4 told
      `,
    );
  });

  it('tells each VC at most ten times a second, as TM 4.0 allows, counted for each by itself', () => {
    followsRates(
      'backward',
      {},
      `
      @20   1 data Q 60 -> 4 told
            1 data Q 61 -> 0
            2 data Q 62 -> 4 told
      @119.9 1 data Q 300 -> 0
      @120  1 data Q 300 -> 4 told
            2 data Q 300 -> 4 told
      `,
    );
  });

  it('with a short filter tells more often', () => {
    followsRates(
      'backward',
      { gapMs: 1 },
      `
      @20   1 data Q 60 -> 4 told
      @20.9 1 data Q 60 -> 0
      @21   1 data Q 60 -> 4 told
      `,
    );
  });

  it('leaves RM cells alone and says so', () => {
    const algorithm = followsRates(
      'backward',
      {},
      `
      1 FRM Q 500 -> 0
      1 BRM Q 500 -> 0
      `,
    );
    expect(toldNext(algorithm, {}, 73).reason).toBe(
      'RM cells that pass stay untouched; the port sends its own while Q is above QT 50, and Q **73** is above',
    );
  });

  it('remembers of each VC when it was told', () => {
    const algorithm = newAlgorithm('backward');
    expect(algorithm.table?.()).toEqual([]);
    algorithm.data?.(0, { now: 0, queue: 60 });
    algorithm.data?.(3, { now: 20e9, queue: 60 });
    expect(algorithm.table?.()).toEqual([
      { vc: 0, state: '', variables: [{ label: 'last told at', value: 0, unit: 'ms' }] },
      { vc: 3, state: '', variables: [{ label: 'last told at', value: 20, unit: 'ms' }] },
    ]);
  });
});
