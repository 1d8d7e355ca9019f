import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunOf } from '../../../src/app/lab/kept.ts';

const PLACE = '0123456789abcdef half-empty 1';
const study = { made: 1, results: { sessions: [] }, moment: { timeS: 1, event: null }, of: PLACE };
const figure = { made: 1, trace: { lines: [] }, of: PLACE };

describe('a run that the browser has kept', () => {
  it.each([study, figure])('is taken from the place that it names', (stored) =>
    expect(isRunOf(PLACE, stored)).toBe(true),
  );

  it.each([
    ['of another engine', { ...study, of: 'fedcba9876543210 half-empty 1' }],
    ['copied over that of another seed', { ...study, of: '0123456789abcdef half-empty 2' }],
    ['of a release that did not say', { made: 1, results: study.results, moment: study.moment }],
    ['cut off', { made: 1, of: PLACE }],
    ['without its sessions', { ...study, results: {} }],
    ['that is gone', undefined],
  ])('is made again: %s', (_what, stored) => expect(isRunOf(PLACE, stored)).toBe(false));

  it('is never taken for one, whatever the store has', () => {
    fc.assert(fc.property(fc.anything(), (any) => !isRunOf(PLACE, any)));
  });
});
