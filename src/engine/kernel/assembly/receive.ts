import {
  CELL_EFCI,
  CELL_FLOW,
  CELL_LAST,
  CELL_RM,
  FLOW_BINS,
  FLOW_COMPLETE,
  FLOW_DELAYS,
  FLOW_DIGEST,
  FLOW_FIRST,
  FLOW_FRAMES,
  FLOW_INDEX,
  FLOW_IS_MARKED,
  FLOW_LONGEST,
  FLOW_MARKED,
  FLOW_PENDING,
  FLOW_SUM,
  FLOW_WHOLE,
  FRAMES_BYTES,
  FRAMES_CELLS,
  FRAMES_MASK,
  FRAMES_OLDEST,
  FRAMES_SENT_AT,
  LINK_FRAME,
  LINK_MASK,
  LINK_META,
  LINK_TIME,
} from '../layout';
import { address, get, set, setWhole, whole } from './memory';

/** Of delays, picoseconds (`atm/delays.ts`). */
const UNIT: f64 = 1e5;

/**
 * A host takes data cells of one flow out of the ring of its link, from place `from` up to `tail`, that arrive before `end`:
 * up to another flow's, to an RM cell, or to the end of a frame that is not whole. Returns how many. The same as `atm/frameEnds.ts`, `sim/digest.ts` and `atm/delays.ts` one after the other.
 */
export function receive(flow: usize, link: usize, from: i32, tail: i32, end: f64): i32 {
  const times = address(link, LINK_TIME);
  const metas = address(link, LINK_META);
  const frames = address(link, LINK_FRAME);
  const mask = whole(link, LINK_MASK);
  const index = whole(flow, FLOW_INDEX);
  const table = address(flow, FLOW_FRAMES);
  const cells = address(table, FRAMES_CELLS);
  const bytes = address(table, FRAMES_BYTES);
  const sentAt = address(table, FRAMES_SENT_AT);
  const places = whole(table, FRAMES_MASK);
  const bins = address(flow, FLOW_BINS);
  const digest = address(flow, FLOW_DIGEST);
  let low = load<i32>(digest);
  let high = load<i32>(digest, 4);
  let pending = whole(flow, FLOW_PENDING);
  let first = whole(flow, FLOW_FIRST);
  let sum = get(flow, FLOW_SUM);
  let longest = get(flow, FLOW_LONGEST);
  let delays = 0;
  let complete = 0;
  let wholes = 0;
  let marked = 0;
  let mark = 0;
  let number = 0;
  let head = from;
  for (; head !== tail; head++) {
    const slot = <usize>(head & mask);
    const meta = load<i32>(metas + (slot << 2));
    if ((meta & (CELL_FLOW | CELL_RM)) !== index) break;
    const time = load<f64>(times + (slot << 3));
    if (time >= end) break;
    const frame = load<i32>(frames + (slot << 2));
    const begins = pending === 0;
    if ((meta & CELL_LAST) !== 0) {
      const place = <usize>(frame & places);
      if (!(begins || first === frame) || pending + 1 !== <i32>load<u16>(cells + (place << 1))) break;
      number = frame;
      complete += pending + 1;
      pending = 0;
      wholes++;
      const early = <i32>(<i64>time);
      const late = <i32>(<i64>time >> 32);
      low = ((low ^ early) * 0x01000193) ^ (high >>> 15);
      high = ((high + early) * 0x5bd1e995) ^ (low >>> 13);
      low = ((low ^ late) * 0x01000193) ^ (high >>> 15);
      high = ((high + late) * 0x5bd1e995) ^ (low >>> 13);
      low = ((low ^ index) * 0x01000193) ^ (high >>> 15);
      high = ((high + index) * 0x5bd1e995) ^ (low >>> 13);
      low = ((low ^ frame) * 0x01000193) ^ (high >>> 15);
      high = ((high + frame) * 0x5bd1e995) ^ (low >>> 13);
      // Frames of a handshake carry nothing.
      if (load<i32>(bytes + (place << 2)) > 0) {
        const delay = time - load<f64>(sentAt + (place << 3));
        delays++;
        sum += delay;
        if (delay > longest) longest = delay;
        const bin = bins + ((<usize>binOf(delay)) << 2);
        store<i32>(bin, load<i32>(bin) + 1);
      }
    } else {
      if (begins) first = frame;
      pending++;
    }
    mark = meta & CELL_EFCI;
    if (mark !== 0) marked++;
  }
  const taken = head - from;
  if (taken === 0) return 0;
  store<i32>(digest, low);
  store<i32>(digest, high, 4);
  setWhole(flow, FLOW_PENDING, pending);
  setWhole(flow, FLOW_FIRST, first);
  set(flow, FLOW_SUM, sum);
  set(flow, FLOW_LONGEST, longest);
  setWhole(flow, FLOW_DELAYS, whole(flow, FLOW_DELAYS) + delays);
  setWhole(flow, FLOW_COMPLETE, whole(flow, FLOW_COMPLETE) + complete);
  setWhole(flow, FLOW_MARKED, whole(flow, FLOW_MARKED) + marked);
  setWhole(flow, FLOW_IS_MARKED, mark);
  setWhole(flow, FLOW_WHOLE, wholes);
  if (wholes > 0) setWhole(table, FRAMES_OLDEST, number - 1);
  return taken;
}

/** Bin of a delay in picoseconds. */
function binOf(delay: f64): i32 {
  const units = <u32>(delay / UNIT);
  if (units < 16) return <i32>units;
  const octave = 31 - <i32>clz<u32>(units);
  return (octave - 3) * 16 + <i32>((units >>> (octave - 4)) & 15);
}
