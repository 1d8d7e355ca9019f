import { describe, expect, test } from 'vitest';
import { LINES, loopPlaces } from '../../../src/app/panels/rates/loopLabels.ts';

describe('words in the picture of an RM cell around its loop', () => {
  const heights = Array.from({ length: 61 }, (_, i) => 36 + i);
  const marks = [null, 'forward', 'backward'] as const;
  const looks = marks.flatMap((mark) => Object.values(LINES).map((line) => [mark, line] as const));
  test.each(looks)('none is on another, changed on the way %s, lines of %s', (mark, line) => {
    for (const back of heights) {
      const places = loopPlaces(back, mark, line);
      const lines = [places.er, places.acr, ...(mark === null ? [] : [places.mark])].sort((a, b) => a - b);
      for (let i = 1; i < lines.length; i++)
        expect((lines[i] ?? 0) - (lines[i - 1] ?? 0), `way back at ${back}`).toBeGreaterThanOrEqual(line);
      expect(lines[0], `way back at ${back}`).toBeGreaterThan(36);
      expect(lines.at(-1), `way back at ${back}`).toBeLessThanOrEqual(116);
    }
  });

  test('the ER that comes home stands between the way back and its ACR', () => {
    expect(loopPlaces(96, 'backward', LINES.near)).toEqual({ mark: 114, er: 88, acr: 74 });
    expect(loopPlaces(50, 'backward', LINES.near)).toEqual({ mark: 68, er: 82, acr: 96 });
  });
});
