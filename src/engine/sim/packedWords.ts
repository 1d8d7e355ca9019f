/** Bytes of a word. */
const WORD = 8;
/** Maximum run of zeros that one pair of bytes can encode. */
const MOST_ZEROS = 255;

/** The forecast of a word, as a number and as two 32-bit halves; of each word only the difference (XOR) is stored. */
const forecast = new Float64Array(1);
const forecastHalves = new Uint32Array(forecast.buffer);

/**
 * Forecasts a word by linear extrapolation of the two before it. Reader and writer compute the same forecast with the same
 * rounding, so that every word is restored exactly; a poor forecast only costs bytes.
 */
function predict(words: Float64Array, i: number): void {
  const next = i > 1 ? 2 * words[i - 1]! - words[i - 2]! : 0;
  forecast[0] = next - next === 0 ? next : 0;
}

/** 1 for a byte that is not zero, else 0. */
const hasBits = (byte: number): number => (byte + 255) >> 8;

/**
 * Compresses 64-bit words: of each word it stores the bytes that differ from its forecast, after a bit mask of these bytes. A run of
 * words that equal their forecasts takes two bytes. Forecasts are good because times of cells in transit are
 * equally spaced, most cells belong to the same frame as the cell before, and many counters are zero.
 */
export class PackedWords {
  private bytes = new Uint8Array(1 << 12);
  private at = 0;

  begin(): void {
    this.at = 0;
  }

  /** Adds `count` words. @param inSteps whether to forecast from the words before; else the forecast is 0 */
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
      // Every byte is written, and a zero byte overwritten by the next one: the processor would mispredict branches here.
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

  /** A copy of all packed bytes. */
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

/** Fills `words` from bytes that are packed from index `from` on. @returns the index of the next bytes */
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
