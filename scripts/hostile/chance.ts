import { RandomStream } from '../../src/engine/sim/random.ts';

/** Values that readers of numbers, names and texts have to refuse or to take. */
const NASTY: readonly (string | number | boolean | null)[] = [
  -1,
  0,
  1,
  0.5,
  -0,
  1e9,
  1e21,
  1e308,
  -1e308,
  4_294_967_296,
  9_007_199_254_740_992,
  'x',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '0x10',
  '1,5',
  '٣',
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '*',
  '..',
  '>',
  '~',
  '%',
  '\u0000',
  '\ud800',
  '🧨',
  '<b>',
  '\n\n',
  true,
  null,
];

/** Draws of one case: the same for the same seed, kind and number. */
export class Chance {
  private readonly stream: RandomStream;

  constructor(seed: number, label: string) {
    this.stream = new RandomStream(seed, label);
  }

  /** A whole number from 0, below `many`. */
  below(many: number): number {
    return Math.floor(this.stream.uniform() * many);
  }

  is(share: number): boolean {
    return this.stream.uniform() < share;
  }

  /** @throws RangeError of an empty list */
  of<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to choose from');
    return list[this.below(list.length)] as T;
  }

  nasty(): string | number | boolean | null {
    return this.of(NASTY);
  }

  /** Some letters of any kind. */
  letters(most = 12): string {
    return Array.from({ length: 1 + this.below(most) }, () =>
      String.fromCharCode(this.is(0.9) ? 32 + this.below(95) : this.below(0xffff)),
    ).join('');
  }

  /** A text with one thing changed: letters lost, doubled, put in, swapped, repeated many times, or cut off. */
  mutated(text: string): string {
    const [from, length] = [this.below(text.length + 1), 1 + this.below(this.is(0.2) ? text.length + 1 : 12)];
    const [before, piece, after] = [
      text.slice(0, from),
      text.slice(from, from + length),
      text.slice(from + length),
    ];
    switch (this.below(7)) {
      case 0:
        return before + after;
      case 1:
        return before + piece + piece + after;
      case 2:
        return before + this.letters() + piece + after;
      case 3:
        return before + this.letters(piece.length + 1) + after;
      case 4:
        return before + piece.repeat(2 + this.below(400)).slice(0, 20_000) + after;
      case 5:
        return before;
      default:
        return before + String(this.nasty()) + after;
    }
  }
}
