import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surelyEqual } from '../support/plainEqual.ts';
import { cases } from '../support/tier.ts';

class Point {
  constructor(readonly x: number) {}
}
/** As `toEqual` finds without the short way; it judges whatever is negated. */
function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).not.toEqual(other);
    return false;
  } catch {
    return true;
  }
}

/** Few values, so that two of them are often the same. */
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, -0, 1, Number.NaN, '1', true, null, undefined),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 }),
    fc.array(fc.constantFrom(0, -0, Number.NaN), { maxLength: 2 }).map((list) => Float64Array.from(list)),
    fc.constantFrom(1, 2).map((x) => new Map([[x, x]])),
    fc.constantFrom(1, 2).map((x) => new Point(x)),
    fc.constantFrom('a:b', 'a:c').map((href) => new URL(href)),
  ),
})).value;

describe('the short way of toEqual', () => {
  it('finds nothing equal that toEqual does not, and all that was copied', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        if (surelyEqual(one, other)) expect(isEqual(one, other)).toBe(true);
      }),
      { numRuns: cases(400) },
    );
    const copied = { list: [1, [2, { a: null }]], rows: new Float64Array([1, Number.NaN]) };
    expect(surelyEqual(copied, structuredClone(copied))).toBe(true);
  });

  it.each([
    ['texts of a pattern, and a list', 'ab'.match(/a/), ['a']],
    ['a hole, and nothing in its place', new Array(1), [undefined]],
    ['keys that are symbols', { [Symbol.for('a')]: 1 }, { [Symbol.for('a')]: 2 }],
    ['bytes, and longer ones', new Uint8Array([1]), new Uint16Array([1])],
    ['addresses', new URL('a:b'), new URL('a:c')],
    ['what asks a question', { a: 1 }, expect.anything()],
    ['dates', new Date(1), new Date(2)],
  ])('leaves to toEqual: %s', (_, one, other) => {
    expect(surelyEqual(one, other)).toBe(false);
  });

  it('leaves to toEqual what holds itself', () => {
    const ring = (): unknown[] => {
      const list: unknown[] = [];
      list.push(list);
      return list;
    };
    expect(surelyEqual(ring(), ring())).toBe(false);
    expect(ring()).toEqual(ring());
  });

  it('is the way that toEqual takes, and a difference is told as ever', async () => {
    expect('isQuick' in (expect(0) as { toEqual: object }).toEqual).toBe(true);
    expect(() => expect([1]).toEqual([2])).toThrow(/to deeply equal/);
    expect(() => expect([1]).not.toEqual([1])).toThrow(/to not deeply equal/);
    await expect(Promise.resolve([1])).resolves.toEqual([1]);
  });
});
