import type { Picoseconds } from '../../../contract/index.ts';
import { LEAST_WINDOW } from './classTraces.ts';

/**
 * Bins per channel are at most these; all queues together at most eight times as many as one, and again as many for
 * the averages of those whose policies have kept one; likewise all channels of one kind under rate control.
 */
const QUEUE_BINS = 131_072;
/** Bins of queues are at least this long, picoseconds: 8.4 us, three cells of a 155 Mb/s link. */
const LEAST_QUEUE_BIN = 8_388_608;
const WINDOW_BINS = 16_384;
/** 34 us in a run of 0.3 s, where a VC that has a link of 155 Mb/s alone receives a rate every 88 us. */
const RATE_BINS = 16_384;
/** Windows in which cells are counted, by class or by VC: of one trace, and of all of a kind together. */
const COUNT_BINS = 16_384;
const ALL_COUNT_BINS = 1_048_576;
/** Windows of goodput, for a small line: of one VC, and of all together. */
const DELIVERED_BINS = 4_096;
const ALL_DELIVERED_BINS = 262_144;
/** Windows of the use of links are at least this long, picoseconds: 2.1 ms, 758 cells of a 155 Mb/s link. */
const LEAST_USE_WINDOW = 2_147_483_648;
/** Credit is to be seen cell by cell: of one trace, and of all hops together. */
const CREDIT_BINS = 262_144;
const ALL_CREDIT_BINS = 1_048_576;

/** Smallest power of two of picoseconds that covers `end` with `bins` bins. */
export function binWidth(end: Picoseconds, bins: number): Picoseconds {
  let width = 1;
  while (width * bins < end) width *= 2;
  return width;
}

/** So many channels of a kind may have that many bins each. */
const binsOf = (most: number, traces: number): number => Math.min(most, (8 * most) / Math.max(1, traces));

/** So many of them with a fixed room for all together. */
const sharedBins = (most: number, all: number, traces: number): number =>
  Math.min(most, all / Math.max(1, traces));

// Bins of so many channels of one kind, in a run that ends then, picoseconds.

export const queueBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_QUEUE_BIN, binWidth(end, binsOf(QUEUE_BINS, traces)));

export const windowBin = (end: Picoseconds): Picoseconds => binWidth(end, WINDOW_BINS);

export const rateBin = (end: Picoseconds, traces: number): Picoseconds =>
  binWidth(end, binsOf(RATE_BINS, traces));

/** Windows in which cells are counted. */
export const countBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_WINDOW, binWidth(end, sharedBins(COUNT_BINS, ALL_COUNT_BINS, traces)));

/** Windows in which cells of links are counted. */
export const linkUseBin = (end: Picoseconds, traces: number): Picoseconds =>
  Math.max(LEAST_USE_WINDOW, binWidth(end, sharedBins(COUNT_BINS, ALL_COUNT_BINS, traces)));

/** Windows of goodput: each ends with one of the links, so that counters are read at no other moments. */
export const deliveredBin = (end: Picoseconds, traces: number, linkUsePs: Picoseconds): Picoseconds =>
  Math.max(linkUsePs, binWidth(end, sharedBins(DELIVERED_BINS, ALL_DELIVERED_BINS, traces)));

export const creditBin = (end: Picoseconds, traces: number): Picoseconds =>
  binWidth(end, sharedBins(CREDIT_BINS, ALL_CREDIT_BINS, traces));
