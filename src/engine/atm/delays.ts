import type { StateIo } from '../sim/state.ts';

/** Bins per doubling of the delay: a bin is at most 1/16 of its lower edge wide. */
const PER_OCTAVE = 16;
/** Picoseconds of one unit of the scale: 100 ns. Shorter delays count as 0 units. */
const UNIT_PS = 1e5;
const LARGEST = 4_294_967_295;
/** Units 0-15 have a bin each, then 16 bins for each of the 28 doublings up to 2^32 units (429 s). */
export const DELAY_BINS = PER_OCTAVE * 29;

/** Bin of a delay in picoseconds. */
export function delayBin(delay: number): number {
  const units = Math.min(LARGEST, Math.floor(delay / UNIT_PS));
  if (units < PER_OCTAVE) return units;
  const octave = 31 - Math.clz32(units);
  return (octave - 3) * PER_OCTAVE + ((units >>> (octave - 4)) & (PER_OCTAVE - 1));
}

/** Shortest delay of a bin, picoseconds; for the bin after the last, the end of the scale. */
export function delayBinStart(bin: number): number {
  if (bin < PER_OCTAVE) return bin * UNIT_PS;
  const doublings = Math.floor(bin / PER_OCTAVE) - 1;
  return (PER_OCTAVE + (bin % PER_OCTAVE)) * (1 << doublings) * UNIT_PS;
}

/**
 * Delays of the complete frames of a flow, from the time at which a frame is passed to the access link of the source to the end of
 * its last cell at the destination: number, sum and distribution, in constant memory.
 */
export class Delays {
  count = 0;
  /** Picoseconds. */
  sum = 0;
  longest = 0;
  bins: Uint32Array;

  /** @param isRecorded false for a flow whose delays nothing reads */
  constructor(isRecorded: boolean) {
    this.bins = new Uint32Array(isRecorded ? DELAY_BINS : 0);
  }

  state(io: StateIo): void {
    this.count = io.number(this.count);
    this.sum = io.number(this.sum);
    this.longest = io.number(this.longest);
    io.array(this.bins);
  }

  add(delay: number): void {
    this.count++;
    this.sum += delay;
    if (delay > this.longest) this.longest = delay;
    this.bins[delayBin(delay)]!++;
  }
}
