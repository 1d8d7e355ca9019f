import { expect, it } from 'vitest';
import { PackedWords, unpack } from '../../../src/engine/sim/packedWords.ts';

/** Whole words of any bits, among them those that are no number. */
const ANY = new Float64Array(Uint32Array.from({ length: 4_000 }, (_, i) => (i * 2_654_435_761) >>> 0).buffer);
const STEPS = Float64Array.from({ length: 900 }, (_, i) => 7e13 + i * 2_831_243 + (i % 7));
const SPECIAL = Float64Array.of(
  0,
  -0,
  1,
  -1,
  Infinity,
  -Infinity,
  Number.NaN,
  5e-324,
  1.7e308,
  0.1,
  255,
  256,
);
const ZEROS = [1, 254, 255, 256, 257, 1_000].map((length) => new Float64Array(length));
const MIXED = Float64Array.from({ length: 3_000 }, (_, i) => (i % 300 < 280 ? 0 : i * i));
const ALL = [ANY, STEPS, SPECIAL, ...ZEROS, MIXED, new Float64Array(0)];

const bitsOf = (words: Float64Array) => [...new Uint32Array(words.buffer)];

it.each([true, false])('words come back bit by bit, one piece after the other (in steps: %s)', (inSteps) => {
  const packer = new PackedWords();
  for (let round = 0; round < 2; round++) {
    packer.begin();
    for (const words of ALL) packer.add(words, words.length, inSteps);
    const bytes = packer.packed;
    let at = 0;
    for (const words of ALL) {
      const back = new Float64Array(words.length).fill(9);
      at = unpack(bytes, at, back, inSteps);
      expect(bitsOf(back)).toEqual(bitsOf(words));
    }
    expect(at).toBe(bytes.length);
  }
});

it('takes few bytes for what goes on in steps, and for zeros', () => {
  const bytesOf = (words: Float64Array, inSteps: boolean): number => {
    const packer = new PackedWords();
    packer.add(words, words.length, inSteps);
    return packer.packed.length;
  };
  expect(bytesOf(new Float64Array(1_000), false)).toBe(8);
  expect(bytesOf(new Float64Array(1_000).fill(3e12), true)).toBeLessThan(25);
  expect(bytesOf(STEPS, true)).toBeLessThan(3.5 * STEPS.length);
  expect(bytesOf(ANY, true)).toBeLessThan(9.1 * ANY.length);
});
