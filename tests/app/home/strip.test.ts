import { describe, expect, test } from 'vitest';
import { areaOf, lineOf, stripMarks } from '../../../src/app/home/still/strip.ts';
import { STRIP } from '../../../src/scenarios/pictures/strip.ts';

const { use, useMs, fromMs, toMs } = STRIP;
/** The value of the link's use under a place on the strip, in per cent of its length. */
const shareAt = (place: number): number =>
  use[Math.floor(((place / 100) * (toMs - fromMs)) / useMs)] ?? Number.NaN;

describe('words on the strip of the home page', () => {
  const marks = stripMarks(STRIP);
  test('a mark for each time the buffer became full', () =>
    expect(marks.full).toHaveLength(STRIP.fullMs.length));
  test('*empty* is where more than half of the link is, *used* where all of it is', () => {
    expect(marks.empty.length).toBeGreaterThan(3);
    expect(marks.used.length).toBeGreaterThan(3);
    for (const place of marks.empty) expect(shareAt(place)).toBeLessThan(50);
    for (const place of marks.used) expect(shareAt(place)).toBeGreaterThan(94);
  });
  test('never two labels of a loss within the widest window, 1.1 s', () => {
    const labelled = marks.full.filter(({ isLabelled }) => isLabelled).map(({ at }) => at);
    expect(labelled.length).toBeGreaterThan(0);
    for (const [index, at] of labelled.slice(1).entries())
      expect(((at - (labelled[index] ?? 0)) / 100) * (toMs - fromMs)).toBeGreaterThan(1100);
  });
});

describe('drawing the strip', () => {
  test('a line has a point where the level changes, and where it ends', () => {
    expect(lineOf([0, 0, 0, 10, 10], 10)).toBe('M0 10L2 10L3 0L4 0');
  });
  test('an area has a bar for each value and closes at the bottom', () => {
    expect(areaOf([0, 50, 50, 100], 100)).toBe('M0 100V100H1V50H3V0H4V100Z');
  });
});
