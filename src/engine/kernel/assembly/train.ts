import {
  FRAMES_BYTES,
  FRAMES_CELLS,
  FRAMES_FATE,
  FRAMES_MASK,
  FRAMES_REFUSED,
  FRAMES_SENT_AT,
  FRAMES_SEQ,
  LINK_DELAY,
  LINK_FRAME,
  LINK_MASK,
  LINK_META,
  LINK_MODULUS,
  LINK_PART,
  LINK_TAIL,
  LINK_TIME,
  LINK_WHOLE,
  TRAIN_BYTE,
  TRAIN_BYTES,
  TRAIN_CARRIES,
  TRAIN_DUES,
  TRAIN_FRAME,
  TRAIN_FRAMES,
  TRAIN_FREES,
  TRAIN_GAP,
  TRAIN_LATE,
  TRAIN_LATE_FROM,
  TRAIN_LINK,
  TRAIN_META,
  TRAIN_TIMES,
} from '../layout';
import { address, get, reaches, whole } from './memory';

/**
 * Paces the cells of a train, registers their frames and puts them into the ring of its link; returns how many there are.
 * There has to be room. The same as `abr/ends/train.ts` and `atm/flow.ts` one after the other.
 */
export function makeTrain(train: usize, most: i32): i32 {
  const cells = pace(train, most);
  handOver(train, cells);
  register(train, cells);
  return cells;
}

function pace(train: usize, most: i32): i32 {
  const times = address(train, TRAIN_TIMES);
  const dues = address(train, TRAIN_DUES);
  const gap = get(train, TRAIN_GAP);
  const late = whole(train, TRAIN_LATE);
  const lateFrom = get(train, TRAIN_LATE_FROM);
  let at = load<f64>(times);
  let last = load<f64>(dues);
  let cells = 0;
  while (cells < most) {
    const next = last + gap;
    const ready = Math.ceil(next);
    const leaves = ready > at ? ready : at;
    if (cells >= late && leaves >= lateFrom) break;
    last = leaves - next < 1 ? next : leaves;
    at = leaves;
    cells++;
    store<f64>(times + ((<usize>cells) << 3), leaves);
    store<f64>(dues + ((<usize>cells) << 3), last);
  }
  return cells;
}

function handOver(train: usize, cells: i32): void {
  const link = address(train, TRAIN_LINK);
  const times = address(train, TRAIN_TIMES);
  const frees = address(train, TRAIN_FREES);
  const carries = address(train, TRAIN_CARRIES);
  const ringTime = address(link, LINK_TIME);
  const ringMeta = address(link, LINK_META);
  const ringFrame = address(link, LINK_FRAME);
  const mask = whole(link, LINK_MASK);
  const tail = whole(link, LINK_TAIL);
  const cellWhole = get(link, LINK_WHOLE);
  const cellPart = get(link, LINK_PART);
  const modulus = get(link, LINK_MODULUS);
  const delay = get(link, LINK_DELAY);
  const meta = whole(train, TRAIN_META);
  const frame = whole(train, TRAIN_FRAME);
  let free = load<f64>(frees);
  let carry = load<f64>(carries);
  for (let i = 0; i < cells; i++) {
    const now = load<f64>(times + ((<usize>i) << 3), 8);
    if (free < now) {
      free = now;
      carry = 0;
    }
    free += cellWhole;
    carry += cellPart;
    const over = reaches(carry, modulus);
    carry -= over * modulus;
    free += over;
    const slot = <usize>((tail + i) & mask);
    store<f64>(ringTime + (slot << 3), free + delay);
    store<i32>(ringMeta + (slot << 2), meta);
    store<i32>(ringFrame + (slot << 2), frame + i);
    store<f64>(frees + ((<usize>i) << 3), free, 8);
    store<f64>(carries + ((<usize>i) << 3), carry, 8);
  }
}

function register(train: usize, cells: i32): void {
  const frames = address(train, TRAIN_FRAMES);
  const times = address(train, TRAIN_TIMES);
  const seqs = address(frames, FRAMES_SEQ);
  const sizes = address(frames, FRAMES_BYTES);
  const lengths = address(frames, FRAMES_CELLS);
  const fates = address(frames, FRAMES_FATE);
  const refused = address(frames, FRAMES_REFUSED);
  const sentAt = address(frames, FRAMES_SENT_AT);
  const mask = whole(frames, FRAMES_MASK);
  const next = whole(train, TRAIN_FRAME);
  const bytes = whole(train, TRAIN_BYTES);
  let seq = get(train, TRAIN_BYTE);
  for (let i = 0; i < cells; i++) {
    const slot = <usize>((next + i) & mask);
    store<f64>(seqs + (slot << 3), seq);
    store<i32>(sizes + (slot << 2), bytes);
    store<u16>(lengths + (slot << 1), 1);
    store<u8>(fates + slot, 0);
    store<u16>(refused + (slot << 1), 0);
    store<f64>(sentAt + (slot << 3), load<f64>(times + ((<usize>i) << 3), 8));
    seq += <f64>bytes;
  }
}
