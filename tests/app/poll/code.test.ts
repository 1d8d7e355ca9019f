import { describe, expect, it } from 'vitest';
import { codeLength, codeOf, codesIn, curveLevels, readCode } from '../../../src/app/poll/code.ts';

const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const percent = { of: 'half-empty', count: 1, levels: 101 };
const curve = { of: 'half-link.2', count: 6, levels: curveLevels(6) };
const drawn = [0, 31, 7, 30, 1, 16];

describe('the code of a guess', () => {
  it('has four characters for a number or an answer, eight for a curve', () => {
    expect(codeOf({ of: 'half-empty', values: [70] }, 101)).toHaveLength(4);
    expect(codeOf({ of: 'half-link.2', values: drawn }, curve.levels)).toHaveLength(8);
    expect(codeLength({ count: 8, levels: curveLevels(8) })).toBe(8);
  });

  it('has six points of 32 heights, or eight of 13', () => {
    expect(curveLevels(6)).toBe(32);
    expect(curveLevels(8)).toBe(13);
  });

  it('gives every number back', () => {
    for (let value = 0; value <= 100; value++) {
      const code = codeOf({ of: percent.of, values: [value] }, percent.levels);
      expect(readCode(code, percent)).toEqual({ values: [value] });
    }
  });

  it('gives a curve back', () => {
    const code = codeOf({ of: curve.of, values: drawn }, curve.levels);
    expect(readCode(code, curve)).toEqual({ values: drawn });
    expect(readCode(code.toLowerCase().replace(/^(.{4})/, '$1 '), curve)).toEqual({ values: drawn });
  });

  it('has no character that looks like another one', () => {
    for (let value = 0; value <= 100; value++)
      expect(codeOf({ of: percent.of, values: [value] }, 101)).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  });

  it('takes a 1 or an I for the L that it is', () => {
    const code = Array.from({ length: 101 }, (_, i) => codeOf({ of: percent.of, values: [i] }, 101)).find(
      (one) => one.includes('L'),
    );
    expect(readCode(code?.replaceAll('L', '1') ?? '', percent)).toEqual(readCode(code ?? '', percent));
  });

  it('says of each single wrong character that it is misread', () => {
    for (const [shape, values] of [
      [percent, [70]],
      [curve, drawn],
    ] as const) {
      const code = codeOf({ of: shape.of, values }, shape.levels);
      for (let i = 0; i < code.length; i++)
        for (const character of CHARACTERS.replace(code[i] ?? '', '')) {
          const wrong = code.slice(0, i) + character + code.slice(i + 1);
          expect(readCode(wrong, shape), wrong).toEqual({ fault: { kind: 'misread' } });
        }
    }
  });

  it('says so of any two characters that changed places', () => {
    const code = codeOf({ of: curve.of, values: drawn }, curve.levels);
    for (let i = 0; i < 8; i++)
      for (let k = i + 1; k < 8; k++) {
        if (code[i] === code[k]) continue;
        const letters = [...code];
        [letters[i], letters[k]] = [letters[k] ?? '', letters[i] ?? ''];
        expect(readCode(letters.join(''), curve)).toEqual({ fault: { kind: 'misread' } });
      }
  });

  it('says that it belongs to another question', () => {
    const code = codeOf({ of: 'capture', values: [70] }, 101);
    expect(readCode(code, percent)).toEqual({ fault: { kind: 'question' } });
    expect(readCode(codeOf({ of: curve.of, values: drawn }, 32), percent)).toEqual({
      fault: { kind: 'question' },
    });
  });

  it('says which character no code has, and how long codes are', () => {
    expect(readCode('K0PQ', percent)).toEqual({ fault: { kind: 'character', character: '0' } });
    expect(readCode('KPQ', percent)).toEqual({ fault: { kind: 'length', length: 3, expected: 4 } });
  });

  it('refuses a guess that it cannot carry', () => {
    expect(() => codeOf({ of: 'half-empty', values: [101] }, 101)).toThrow('from 0 to 100');
    expect(() => codeOf({ of: 'x', values: Array(9).fill(0) }, 13)).toThrow('at most 30');
  });
});

describe('codes that are typed or pasted', () => {
  it('are one a line, or between commas or spaces', () => {
    expect(codesIn('abcd\nEFGH, jklm\n\n', 4)).toEqual(['abcd', 'EFGH', 'jklm']);
    expect(codesIn('abcd efgh', 4)).toEqual(['abcd', 'efgh']);
  });

  it('may have a gap in the middle', () => {
    expect(codesIn('ABCD 2345\nABCD-EFGH', 8)).toEqual(['ABCD2345', 'ABCDEFGH']);
  });
});
