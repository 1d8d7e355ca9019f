import { describe, expect, it } from 'vitest';
import { portRemarks as english } from '../../src/strings/en/remarks/events.ts';
import { inGerman } from '../support/inLanguage.ts';

const { portRemarks: german } = await inGerman<typeof import('../../src/strings/en/remarks/events.ts')>(
  'strings/en/remarks/events.ts',
);

const frame = (lost: number, isUnderWay: boolean) => ({
  segment: 7,
  again: false,
  cells: 10,
  lost,
  dead: isUnderWay ? null : 10 - lost,
  doomedBefore: false,
  takesNext: false,
});

describe('what a frame loses and what of it is wasted', () => {
  it.each([
    [1, false, '**1** is lost; the other **9** are carried and wasted.'],
    [3, false, '**3** are lost; the other **7** are carried and wasted.'],
    [9, false, '**9** are lost; the other one is carried and wasted.'],
    [3, true, '**3** are lost; the other **7** are under way and wasted.'],
    [9, true, '**9** are lost; the other one is under way and wasted.'],
  ])('%s lost of ten, still under way: %s', (lost, isUnderWay, said) =>
    expect(english.lostFrame(frame(lost, isUnderWay))).toContain(said),
  );

  it.each([
    [1, false, '**1** ist verloren; die anderen **9** werden umsonst befördert.'],
    [9, false, '**9** sind verloren; die andere wird umsonst befördert.'],
    [3, true, '**3** sind verloren; die anderen **7** sind umsonst unterwegs.'],
    [9, true, '**9** sind verloren; die andere ist umsonst unterwegs.'],
  ])('in German: %s lost of ten, still under way: %s', (lost, isUnderWay, said) =>
    expect(german.lostFrame(frame(lost, isUnderWay))).toContain(said),
  );
});
