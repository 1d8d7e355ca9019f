import type { Picoseconds } from '../../../contract/index.ts';
import { LEAST_WINDOW } from './classTraces.ts';

/**
 * Maximum number of bins per channel; all queues together have at most eight times as many, and as many again for
 * the averages that policies keep; the same holds for all channels of one kind under rate control.
 */
const QUEUE_BINS = 131_072;
/** Minimum width of a bin of queues, picoseconds: 8.4 us, three cells of a 155 Mb/s link. */
const LEAST_QUEUE_BIN = 8_388_608;
const WINDOW_BINS = 16_384;
/** Bins of rates: 34 us wide in a run of 0.3 s, in which a VC alone on a 155 Mb/s link receives a rate every 88 us. */
const RATE_BINS = 16_384;
/** Maximum number of windows in which cells are counted, by class or by VC: per trace, and for all traces of a kind together. */
const COUNT_BINS = 16_384;
const ALL_COUNT_BINS = 1_048_576;
/** Maximum number of windows of goodput, which is drawn as a small line: per VC, and for all VCs together. */
const DELIVERED_BINS = 4_096;
const ALL_DELIVERED_BINS = 262_144;
/** Minimum length of a window of link use, picoseconds: 2.1 ms, 758 cells of a 155 Mb/s link. */
const LEAST_USE_WINDOW = 2_147_483_648;
/** Maximum number of bins of credit, which should show single cells: per trace, and for all hops together. */
const CREDIT_BINS = 262_144;
const ALL_CREDIT_BINS = 1_048_576;

/** Smallest power of two of picoseconds that covers `end` with `bins` bins. */
export function binWidth(end: Picoseconds, bins: number): Picoseconds {
  let width = 1;
  while (width * bins < end) width *= 2;
  return width;
}

/** Bins per channel if there are `traces` channels of a kind. */
const binsOf = (most: number, traces: number): number => Math.min(most, (8 * most) / Math.max(1, traces));

/** Bins per channel with a fixed maximum for all together. */
const sharedBins = (most: number, all: number, traces: number): number =>
  Math.min(most, all / Math.max(1, traces));

// Widths of bins for a number of channels of one kind, in a run up to `end`, picoseconds.

export const queueBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_QUEUE_BIN, binWidth(end, binsOf(QUEUE_BINS, traces)));

export const windowBin = (end: Picoseconds): Picoseconds => binWidth(end, WINDOW_BINS);

export const rateBin = (end: Picoseconds, traces: number): Picoseconds =>
  binWidth(end, binsOf(RATE_BINS, traces));

/** Length of a window in which cells are counted. */
export const countBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_WINDOW, binWidth(end, sharedBins(COUNT_BINS, ALL_COUNT_BINS, traces)));

/** Length of a window in which cells of links are counted. */
export const linkUseBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_USE_WINDOW, binWidth(end, sharedBins(COUNT_BINS, ALL_COUNT_BINS, traces)));

/** Length of a window of goodput: each ends together with one of link use, so that counters are not read at other times. */
export const deliveredBin = (end: Picoseconds, traces: number, linkUsePs: Picoseconds): Picoseconds =>
  Math.max(linkUsePs, binWidth(end, sharedBins(DELIVERED_BINS, ALL_DELIVERED_BINS, traces)));

export const creditBin = (end: Picoseconds, traces: number): Picoseconds =>
  binWidth(end, sharedBins(CREDIT_BINS, ALL_CREDIT_BINS, traces));
