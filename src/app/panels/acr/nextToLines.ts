import type { Columns } from '../../plot/frame.ts';
import { linearCoefficients, type Scale } from '../../plot/scale.ts';
import { meanRate } from '../../rates/counted.ts';

/** CCR is drawn only where it is at least this far from ACR, CSS pixels. */
const APART = 2;

/** Columns of each frame by name, so that several painters of a lane compute them once. */
const cachedColumns = new WeakMap<Columns, Map<string, Float32Array>>();

function cachedPerFrame(frame: Columns, key: string, compute: () => Float32Array): Float32Array {
  const ofFrame = cachedColumns.get(frame) ?? new Map<string, Float32Array>();
  cachedColumns.set(frame, ofFrame);
  const columns = ofFrame.get(key) ?? compute();
  ofFrame.set(key, columns);
  return columns;
}

/**
 * Goodput of a VC, cells/s per pixel column; NaN where it is unknown, or zero while the VC has nothing to send.
 * An averaging window that begins before the VC first had something to send is cut there.
 */
export const goodputColumns = (frame: Columns, vc: number): Float32Array =>
  cachedPerFrame(frame, `arrived/${vc}`, () => goodputOf(frame, vc));

function goodputOf({ first: left, columnPs, columns, traces, spans }: Columns, vc: number): Float32Array {
  const goodput = traces.channel(`arrived/${vc}`);
  const fair = spans(`fair/${vc}`)?.max;
  const out = new Float32Array(columns).fill(Number.NaN);
  if (goodput === null || fair === undefined) return out;
  const begins = traces.channel(`fair/${vc}`)?.begins ?? Number.NaN;
  const { binPs } = goodput.info;
  let first = -1;
  let last = -1;
  let rate = Number.NaN;
  for (let c = 0; c < out.length; c++) {
    const from = (left + c) * columnPs;
    const to = (left + c + 1) * columnPs;
    const start = Math.floor(from / binPs);
    const ends = Math.ceil(to / binPs);
    // Columns that fall into the same window have the same mean.
    if (start !== first || ends !== last) rate = meanRate(goodput, from, to);
    first = start;
    last = ends;
    const active = !Number.isNaN(fair[c]);
    if (active || (to > begins && rate > 0)) out[c] = rate;
  }
  return out;
}

/**
 * CCR of the last RM cell of a VC per pixel column where it can be distinguished from ACR; else NaN.
 * @param y scale of the lane; lanes of one VC within a frame differ in their offset only
 */
export const ccrColumns = (frame: Columns, vc: number, y: Scale): Float32Array =>
  cachedPerFrame(frame, `ccr/${vc}`, () => ccrOf(frame, vc, y));

function ccrOf({ columns, spans }: Columns, vc: number, y: Scale): Float32Array {
  const fair = spans(`fair/${vc}`);
  const acr = spans(`acr/${vc}`);
  const ccr = spans(`ccr/${vc}`);
  const out = new Float32Array(columns).fill(Number.NaN);
  if (!fair || !acr || !ccr) return out;
  const apart = APART / -linearCoefficients(y).slope;
  for (let c = 0; c < out.length; c++) {
    const value = ccr.max[c] ?? Number.NaN;
    const inside = value > (acr.min[c] ?? 0) - apart && value < (acr.max[c] ?? 0) + apart;
    if (!inside && !Number.isNaN(fair.max[c])) out[c] = value;
  }
  return out;
}
