import type { PlotFrame } from '../../plot/frame.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import { type Scale, straight } from '../../plot/scale.ts';
import { meanRate } from '../rates/counted.ts';

/** CCR is drawn where it is this far from ACR, CSS pixels. */
const APART = 2;

/** Columns of a frame by what they are of: several painters of a lane ask for the same ones. */
const known = new WeakMap<PlotFrame, Map<string, Float32Array>>();

function once(frame: PlotFrame, key: string, compute: () => Float32Array): Float32Array {
  const ofFrame = known.get(frame) ?? new Map<string, Float32Array>();
  known.set(frame, ofFrame);
  const columns = ofFrame.get(key) ?? compute();
  ofFrame.set(key, columns);
  return columns;
}

/**
 * What arrives of a VC, cells/s per pixel column; NaN where that is unknown, or nothing and the VC has
 * nothing to send. A window that begins before the VC is cut there.
 */
export const goodputColumns = (frame: PlotFrame, vc: number): Float32Array =>
  once(frame, `goodput/${vc}`, () => goodputOf(frame, vc));

function goodputOf({ range, image, traces, spans }: PlotFrame, vc: number): Float32Array {
  const goodput = traces.channel(`goodput/${vc}`);
  const fair = spans(`fair/${vc}`)?.max;
  const out = new Float32Array(image.width).fill(Number.NaN);
  if (goodput === null || fair === undefined) return out;
  const width = (range.to - range.from) / image.width;
  const { binPs } = goodput.info;
  let first = -1;
  let last = -1;
  let rate = Number.NaN;
  let begun = false;
  for (let c = 0; c < out.length; c++) {
    const from = range.from + c * width;
    const begins = Math.floor(from / binPs);
    const ends = Math.ceil((from + width) / binPs);
    // Columns of the same windows have the same mean.
    if (begins !== first || ends !== last) rate = meanRate(goodput, from, from + width);
    first = begins;
    last = ends;
    const active = !Number.isNaN(fair[c]);
    begun ||= active;
    if (active || (begun && rate > 0)) out[c] = rate;
  }
  return out;
}

/**
 * What the last RM cell of a VC said, per pixel column, where it can be told from ACR; else NaN.
 * @param y rows of the lane: within a frame they differ by where they begin alone
 */
export const ccrColumns = (frame: PlotFrame, { vcs: [vc] }: Lane, y: Scale): Float32Array =>
  once(frame, `ccr/${vc}`, () => ccrOf(frame, vc, y));

function ccrOf({ image, spans }: PlotFrame, vc: number, y: Scale): Float32Array {
  const fair = spans(`fair/${vc}`);
  const acr = spans(`acr/${vc}`);
  const ccr = spans(`ccr/${vc}`);
  const out = new Float32Array(image.width).fill(Number.NaN);
  if (!fair || !acr || !ccr) return out;
  const apart = APART / -straight(y).slope;
  for (let c = 0; c < out.length; c++) {
    const value = ccr.max[c] ?? Number.NaN;
    const inside = value > (acr.min[c] ?? 0) - apart && value < (acr.max[c] ?? 0) + apart;
    if (!inside && !Number.isNaN(fair.max[c])) out[c] = value;
  }
  return out;
}
