/** Bytes of a word. */
const WORD = 8;
/** Zeros that one pair of bytes counts. */
const MOST_ZEROS = 255;

/** One word, as a number and as its halves: the forecast, of whose bits only those that are wrong are kept. */
const forecast = new Float64Array(1);
const forecastHalves = new Uint32Array(forecast.buffer);

/**
 * Forecasts the word that continues the two before it in equal steps; it is the same word again if these are equal. Reading
 * rounds as writing does. Any forecast is right: a poor one costs bytes only.
 */
function predict(words: Float64Array, i: number): void {
  const next = i > 1 ? 2 * words[i - 1]! - words[i - 2]! : 0;
  forecast[0] = next - next === 0 ? next : 0;
}

/** 1 of a byte that is not zero. */
const hasBits = (byte: number): number => (byte + 255) >> 8;

/**
 * Words in few bytes: of each word the bytes that differ from its forecast, behind a byte that says which those are. Words that
 * equal their forecasts are counted, two bytes for a row of them. The forecast is good because times of cells in transit are
 * equally spaced, most cells belong to the frame of the cell before, and many counters are zero.
 */
export class PackedWords {
  private bytes = new Uint8Array(1 << 12);
  private at = 0;

  begin(): void {
    this.at = 0;
  }

  /** Adds so many words. @param inSteps a word is likely to continue those before it; else it is likely to be small or short */
  add(words: Float64Array, count: number, inSteps: boolean): void {
    this.reserve(count * (WORD + 2) + 2);
    const halves = new Uint32Array(words.buffer, words.byteOffset, 2 * words.length);
    const { bytes } = this;
    let { at } = this;
    let zeros = 0;
    forecast[0] = 0;
    for (let i = 0; i < count; i++) {
      if (inSteps) predict(words, i);
      const low = halves[2 * i]! ^ forecastHalves[0]!;
      const high = halves[2 * i + 1]! ^ forecastHalves[1]!;
      if ((low | high) === 0) {
        zeros++;
        if (zeros < MOST_ZEROS && i + 1 < count) continue;
      }
      if (zeros > 0) {
        bytes[at++] = 0;
        bytes[at++] = zeros;
        zeros = 0;
        if ((low | high) === 0) continue;
      }
      // Every byte is put down, and the next one over it if it is zero: branches here are guessed wrong.
      const which = at++;
      bytes[at] = low;
      const a = hasBits(low & 255);
      at += a;
      bytes[at] = low >>> 8;
      const b = hasBits((low >>> 8) & 255);
      at += b;
      bytes[at] = low >>> 16;
      const c = hasBits((low >>> 16) & 255);
      at += c;
      bytes[at] = low >>> 24;
      const d = hasBits(low >>> 24);
      at += d;
      bytes[at] = high;
      const e = hasBits(high & 255);
      at += e;
      bytes[at] = high >>> 8;
      const f = hasBits((high >>> 8) & 255);
      at += f;
      bytes[at] = high >>> 16;
      const g = hasBits((high >>> 16) & 255);
      at += g;
      bytes[at] = high >>> 24;
      const h = hasBits(high >>> 24);
      at += h;
      bytes[which] = a | (b << 1) | (c << 2) | (d << 3) | (e << 4) | (f << 5) | (g << 6) | (h << 7);
    }
    this.at = at;
  }

  /** A copy of all that has been added. */
  get packed(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.at);
  }

  private reserve(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const wide = new Uint8Array(Math.max(this.at + more, 2 * this.bytes.length));
    wide.set(this.bytes.subarray(0, this.at));
    this.bytes = wide;
  }
}

/** Puts as many words into `words` as it has room for, packed from `from` on. @returns where the next ones begin */
export function unpack(bytes: Uint8Array, from: number, words: Float64Array, inSteps: boolean): number {
  const halves = new Uint32Array(words.buffer, words.byteOffset, 2 * words.length);
  let at = from;
  let zeros = 0;
  forecast[0] = 0;
  for (let i = 0; i < words.length; i++) {
    if (inSteps) predict(words, i);
    let low = forecastHalves[0]!;
    let high = forecastHalves[1]!;
    if (zeros > 0) zeros--;
    else {
      const byteMask = bytes[at++]!;
      if (byteMask === 0) zeros = bytes[at++]! - 1;
      low ^= bytes[at]! & -(byteMask & 1);
      at += byteMask & 1;
      low ^= (bytes[at]! << 8) & -((byteMask >> 1) & 1);
      at += (byteMask >> 1) & 1;
      low ^= (bytes[at]! << 16) & -((byteMask >> 2) & 1);
      at += (byteMask >> 2) & 1;
      low ^= (bytes[at]! << 24) & -((byteMask >> 3) & 1);
      at += (byteMask >> 3) & 1;
      high ^= bytes[at]! & -((byteMask >> 4) & 1);
      at += (byteMask >> 4) & 1;
      high ^= (bytes[at]! << 8) & -((byteMask >> 5) & 1);
      at += (byteMask >> 5) & 1;
      high ^= (bytes[at]! << 16) & -((byteMask >> 6) & 1);
      at += (byteMask >> 6) & 1;
      high ^= (bytes[at]! << 24) & -(byteMask >> 7);
      at += byteMask >> 7;
    }
    halves[2 * i] = low;
    halves[2 * i + 1] = high;
  }
  return at;
}
