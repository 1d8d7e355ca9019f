import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunOf, type KeptRun, storedAt } from '../../../src/app/lab/kept.ts';

const PLACE = '0123456789abcdef half-empty 1';
const OTHER = '0123456789abcdef half-empty 2';
const run = {
  made: 1,
  results: { sessions: [], fairness: Number.NaN, whole: { packets: 3 } },
  moment: { timeS: 1, event: null },
} as unknown as KeptRun;
const study = storedAt(PLACE, run);
const figure = storedAt(PLACE, { made: 1, trace: { channels: [], losses: [] } });
const changed = structuredClone(study) as unknown as { results: { whole: { packets: number } } };
changed.results.whole.packets = 4;

describe('a run that the browser has kept', () => {
  it.each([study, figure])('is taken from the place that it names', (stored) =>
    expect(isRunOf(PLACE, structuredClone(stored))).toBe(true),
  );

  it.each([
    ['of another engine', { ...study, of: 'fedcba9876543210 half-empty 1' }],
    ['copied over that of another seed', storedAt(OTHER, run)],
    ['that says it is of this one', { ...storedAt(OTHER, run), of: PLACE }],
    ['with a number changed', changed],
    ['of a release that did not say', { ...run, of: PLACE }],
    ['cut off', { made: 1, of: PLACE, digest: study.digest }],
    ['that is gone', undefined],
  ])('is made again: %s', (_what, stored) => expect(isRunOf(PLACE, stored)).toBe(false));

  it('is never taken for one, whatever the store has', () => {
    fc.assert(fc.property(fc.anything(), (any) => !isRunOf(PLACE, any)));
  });
});
