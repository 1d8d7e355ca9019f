import { describe, expect, it } from 'vitest';
import { stageSize } from '../../src/app/widgets/stageSize.ts';

const box = (width: number, height = 768) => ({ width, height });

describe('the width of a page', () => {
  it.each([
    [320, 'phone'],
    [767, 'phone'],
    [768, 'narrow'],
    [1023, 'narrow'],
    [1024, 'compact'],
    [1365, 'compact'],
    [1366, 'full'],
  ])('is that of VISUAL.md: %i pixels are %s', (pixels, width) => {
    expect(stageSize(box(pixels), 16, false).width).toBe(width);
  });

  it('counts in letters: with text twice as large, a laptop has one column', () => {
    expect(stageSize(box(1366), 32, false).width).toBe('phone');
    expect(stageSize(box(1920), 32, false).width).toBe('phone');
    expect(stageSize(box(1440), 20, false).width).toBe('compact');
  });

  it('has few letters in a line on a phone with text twice as large', () => {
    expect(stageSize(box(320), 16, false).few).toBe(false);
    expect(stageSize(box(390), 32, false).few).toBe(true);
  });

  it('is low where code and score need the height', () => {
    expect(stageSize(box(1366, 768), 16, false).low).toBe(true);
    expect(stageSize(box(1440, 900), 16, false).low).toBe(false);
    expect([900, 1152].map((height) => stageSize(box(1440, height), 16, false).tall)).toEqual([false, true]);
  });
});

describe('a flat page', () => {
  it.each([
    ['a phone lying on its side', 844, 390, 16, true],
    ['a smaller one', 667, 375, 16, true],
    ['a laptop at 200 %', 720, 450, 16, true],
    ['a laptop with text twice as large', 1440, 900, 32, true],
    ["a frame in somebody's page", 834, 504, 16, false],
    ['a small one', 640, 480, 16, true],
    ['a phone with its keyboard open', 390, 400, 16, false],
    ['a page of two columns', 1024, 400, 16, false],
  ])('has a transport of one row: %s', (_, width, height, rem, flat) => {
    expect(stageSize(box(width, height), rem, false).flat).toBe(flat);
  });
});

describe('a squat page', () => {
  it.each([
    ['a laptop at 400 %', 320, 256, 16, true],
    ['the same with text twice as large', 320, 256, 32, true],
    ['a low strip', 640, 250, 16, true],
    ['a phone with its keyboard open', 390, 400, 16, false],
    ['a phone lying on its side', 844, 390, 16, false],
    ['a low page of two columns', 1024, 256, 16, false],
  ])('keeps one row of the transport: %s', (_, width, height, rem, squat) => {
    const size = stageSize(box(width, height), rem, false);
    expect(size.squat).toBe(squat);
    expect(size.squat && size.flat).toBe(false);
  });
});

describe('a large screen', () => {
  it.each([
    [1920, 1080, 1],
    [1920, 1200, 1],
    [2560, 1440, 1.25],
    [3840, 2160, 1.875],
    [3440, 1080, 1],
  ])('shows larger type where it has width and height for it: %i x %i', (width, height, fit) => {
    expect(stageSize(box(width, height), 16, false).fit).toBeCloseTo(fit);
  });

  it('keeps the panels of a tall page', () => {
    expect(stageSize(box(2560, 1440), 16, false)).toMatchObject({ width: 'full', tall: true });
  });
});

describe("a projector's page", () => {
  it.each([
    [1920, 1080, 1],
    [1280, 720, 2 / 3],
    [1366, 768, 768 / 1080],
    [1024, 768, 768 / 1080],
    [800, 600, 600 / 1080],
    [3840, 2160, 2],
    [390, 844, 0.5],
  ])('fits its window of %i x %i', (width, height, fit) => {
    expect(stageSize(box(width, height), 16, true).fit).toBeCloseTo(fit);
  });

  it.each([
    [1280, 720, 'full'],
    [1280, 800, 'full'],
    [834, 504, 'full'],
    [1024, 768, 'compact'],
    // Beside the text of a lesson on projectors of 1024 and of 1920 pixels.
    [647, 703, 'compact'],
    [1215, 1022, 'compact'],
  ])(
    'has two columns; in another page only where code leaves the rows half of them: %i x %i is %s',
    (width, height, name) => {
      expect(stageSize(box(width, height), 16, true).width).toBe(name);
    },
  );
});
