import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideWidth, placeCaptions } from '../../../../src/app/panels/network/captions.ts';

/** As the pages set it, a letter of a caption takes about this much, CSS pixels. */
const LETTER = 6.4;

describe('insideWidth', () => {
  it('leaves a text where it is while it has room', () => {
    expect(insideWidth(200, 'senders 1–5', 400)).toBe(200);
  });

  it('moves a text in from either edge until it is whole', () => {
    const text = 'destinations 1–10';
    const half = (text.length * LETTER) / 2;
    expect(insideWidth(0, text, 400)).toBeCloseTo(half);
    expect(insideWidth(400, text, 400)).toBeCloseTo(400 - half);
  });
});

describe('captions', () => {
  const sources = { of: 'source S1', x: 40, y: 90, text: 'senders 1–5', brief: '1–5' };
  const more = { of: 'source S2', x: 130, y: 90, text: 'senders 6–10', brief: '6–10' };

  it('say all of their words while there is room', () => {
    expect(placeCaptions([sources, more], 400).map(({ text }) => text)).toEqual([
      'senders 1–5',
      'senders 6–10',
    ]);
  });

  it('are brief, all of them, once two would meet', () => {
    const near = { ...more, x: 100 };
    expect(placeCaptions([sources, near], 400).map(({ text }) => text)).toEqual(['1–5', '6–10']);
  });

  it('do not meet those of another line', () => {
    const below = { ...more, x: 40, y: 120 };
    expect(placeCaptions([sources, below], 400).map(({ text }) => text)).toEqual([
      'senders 1–5',
      'senders 6–10',
    ]);
  });

  it('stay inside the plot wherever their switch stands', () => {
    const places = fc.array(fc.integer({ min: 0, max: 320 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(places, (xs) => {
        for (const { x, text } of placeCaptions(
          xs.map((at) => ({ ...sources, x: at })),
          320,
        )) {
          expect(x - (text.length * LETTER) / 2).toBeGreaterThanOrEqual(-1e-6);
          expect(x + (text.length * LETTER) / 2).toBeLessThanOrEqual(320 + 1e-6);
        }
      }),
    );
  });
});
