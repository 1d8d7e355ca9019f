import { describe, expect, test } from 'vitest';
import { APART, BACK, LINES, loopPlaces } from '../../../src/app/panels/inspector/loopLabels.ts';

describe('words in the picture of an RM cell around its loop', () => {
  const heights = Array.from({ length: BACK - 35 }, (_, i) => 36 + i);
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

  test.each(Object.values(LINES))('none is on the way out that was cut, lines of %s', (line) => {
    for (const back of heights) {
      const { mark, er, acr } = loopPlaces(back, 'forward', line);
      for (const words of [mark, er, acr])
        expect(words < back - APART - 6 || words > back + 12, `${words}, way back at ${back}`).toBe(true);
    }
  });

  test('a cut before the last one has its words at its own height, clear of the names above', () => {
    expect(loopPlaces(72, 'forward', LINES.near, 54).mark).toBe(46);
    expect(loopPlaces(72, 'forward', LINES.near, 30).mark).toBe(48);
  });

  test.each(Object.values(LINES))('none is on the way back before its fall, lines of %s', (line) => {
    for (const back of heights)
      for (let fall = 36; fall < back - 4; fall++) {
        const { er, acr, mark } = loopPlaces(back, 'backward', line, undefined, fall);
        expect(acr < fall || acr - 11 > fall, `${acr}, fall from ${fall} to ${back}`).toBe(true);
        expect(Math.abs(acr - mark), `fall from ${fall} to ${back}`).toBeGreaterThanOrEqual(line);
        expect(Math.abs(acr - er)).toBeGreaterThanOrEqual(line);
        expect(Math.max(er, acr, mark)).toBeLessThanOrEqual(116);
      }
  });

  test('the ER that comes home stands between the way back and its ACR', () => {
    expect(loopPlaces(80, 'backward', LINES.near)).toEqual({ mark: 98, er: 72, acr: 58 });
    expect(loopPlaces(50, 'backward', LINES.near)).toEqual({ mark: 68, er: 82, acr: 96 });
  });
});
