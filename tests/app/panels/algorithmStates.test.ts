import { describe, expect, it } from 'vitest';
import { pairAt, partedBy, stateAt, stateRuns, stateWord } from '../../../src/app/rates/state/states.ts';
import type { TraceStore } from '../../../src/app/traces/store.ts';
import { ALGORITHM_STATES } from '../../../src/contract/index.ts';
import { storeOf } from '../../support/traceStore.ts';

const { NaN: none } = Number;
const [satisfied, bottlenecked, silent, active, largest] = [
  'satisfied',
  'bottlenecked',
  'silent',
  'active',
  'largest',
].map((word) => (ALGORITHM_STATES as readonly string[]).indexOf(word)) as [
  number,
  number,
  number,
  number,
  number,
];

const spans = (...columns: (number | readonly [number, number])[]) => ({
  min: Float32Array.from(columns, (one) => (typeof one === 'number' ? one : one[0])),
  max: Float32Array.from(columns, (one) => (typeof one === 'number' ? one : one[1])),
});

describe('states of a VC as a band', () => {
  it('is filled for what decides, open for what does not, in every pair', () => {
    for (const [open, filled] of [
      [satisfied, bottlenecked],
      [silent, active],
    ] as const) {
      expect(stateRuns(spans(open, open, filled))).toEqual([
        { from: 0, to: 2, form: 'open' },
        { from: 2, to: 3, form: 'filled' },
      ]);
      expect(filled).toBe(open + 1);
    }
    expect(stateRuns(spans(largest))).toMatchObject([{ form: 'filled' }]);
  });

  it('is half filled where one column holds both, and missing where nothing was judged', () => {
    expect(stateRuns(spans(none, [satisfied, bottlenecked], none, satisfied))).toEqual([
      { from: 1, to: 2, form: 'both' },
      { from: 3, to: 4, form: 'open' },
    ]);
  });

  it('tells what another algorithm judged in other words from what the key names', () => {
    const { own, other } = partedBy(spans(active, silent, none, bottlenecked, satisfied), satisfied);
    expect(stateRuns(own)).toEqual([
      { from: 3, to: 4, form: 'filled' },
      { from: 4, to: 5, form: 'open' },
    ]);
    expect(stateRuns(other)).toEqual([
      { from: 0, to: 1, form: 'filled' },
      { from: 1, to: 2, form: 'open' },
    ]);
  });

  it('has a gap between two runs of one form', () => {
    expect(stateRuns(spans(bottlenecked, none, bottlenecked))).toHaveLength(2);
  });
});

/** A store with the states of two VCs at a port, a bin a picosecond. */
const recorded = (first: readonly number[], second: readonly number[]): TraceStore =>
  storeOf({ 'state/1/B>C': first, 'state/2/B>C': second });

describe('the states that a port tells apart', () => {
  it('are those of the algorithm that judges at the time', () => {
    const store = recorded([bottlenecked, silent, none], [none, active, none]);
    const pair = (time: number) => pairAt([1, 2], 'B>C', time, { from: 0, to: 3 }, store);
    expect([pair(0), pair(1)]).toEqual([satisfied, silent]);
    expect(stateWord(pair(0) + 1)).toBe('bottlenecked');
  });

  it('are the last in sight where nobody is judged, and none where none is in sight', () => {
    const pair = (time: number, from: number, first: readonly number[]) =>
      pairAt([1, 2], 'B>C', time, { from, to: first.length }, recorded(first, [none]));
    expect(pair(1, 0, [satisfied, none])).toBe(satisfied);
    expect(pair(2, 0, [active, satisfied, none])).toBe(satisfied);
    expect(pair(2, 1, [satisfied, none, none])).toBe(0);
    expect(pair(0, 0, [none, active])).toBe(silent);
    expect(pair(1, 0, [none, none])).toBe(0);
    expect(pairAt([7], 'B>C', 0, { from: 0, to: 2 }, recorded([satisfied], [satisfied]))).toBe(0);
  });

  it('have words, and no judgement has none', () => {
    const store = recorded([bottlenecked], [none]);
    expect([1, 2, 3].map((vc) => stateWord(stateAt(vc, 'B>C', 0, store)))).toEqual(['bottlenecked', '', '']);
  });
});
