import {
  CELL_LAST,
  CELL_NOTICE,
  CELL_RM,
  FRAMES_BYTES,
  FRAMES_CELLS,
  FRAMES_FATE,
  FRAMES_MASK,
  FRAMES_NEXT,
  FRAMES_OLDEST,
  FRAMES_REFUSED,
  FRAMES_SENT_AT,
  FRAMES_SEQ,
  LINK_CARRY,
  LINK_FREE,
  LINK_TAIL,
  LOG_COUNT,
  LOG_ROOM,
  LOG_ROWS,
  LOG_WIDTH,
  RM_ALIVE,
  RM_CI,
  RM_NI,
  SOURCE_ACR,
  SOURCE_ADTF,
  SOURCE_CDF,
  SOURCE_CRM,
  SOURCE_DUE,
  SOURCE_FLOW,
  SOURCE_FURTHEST,
  SOURCE_ICR,
  SOURCE_LAST_FORWARD,
  SOURCE_LAST_SENT,
  SOURCE_LOG,
  SOURCE_LONGEST,
  SOURCE_MADE,
  SOURCE_MCR,
  SOURCE_MRM,
  SOURCE_NRM,
  SOURCE_PCR,
  SOURCE_PLACE,
  SOURCE_RDF,
  SOURCE_RIF,
  SOURCE_SINCE_FORWARD,
  SOURCE_TABLE,
  SOURCE_TCR,
  SOURCE_TELLS_CCR,
  SOURCE_TRAIN,
  SOURCE_TRM,
  SOURCE_UNANSWERED,
  TABLE_CCR,
  TABLE_ER,
  TABLE_FLAGS,
  TABLE_MASK,
  TABLE_MCR,
  TABLE_NEXT,
  TABLE_OLDEST,
  TABLE_RETURNED,
  TRAIN_BYTE,
  TRAIN_BYTES,
  TRAIN_CARRIES,
  TRAIN_CELLS,
  TRAIN_DUES,
  TRAIN_FRAME,
  TRAIN_FRAMES,
  TRAIN_FREES,
  TRAIN_GAP,
  TRAIN_LATE,
  TRAIN_LATE_FROM,
  TRAIN_LINK,
  TRAIN_TIMES,
} from '../layout';
import { address, count, earlier, get, later, set, setWhole, whole } from './memory';
import { hearLog } from './outside';
import { makeTrain } from './train';
import { handedOver, hasRoom, noteHead, sendCell } from './wire';

const PS_PER_SECOND: f64 = 1e12;
/** Of a train (`abr/ends/train.ts`). */
const MOST_CELLS: f64 = 64;
/** Of news: an ACR, a CCR. */
const ACR: i32 = 0;
const CCR: i32 = 1;

/**
 * The cell that is due leaves, and those after it up to the next forward RM cell ahead of their times; as in
 * `abr/ends/rateSource.ts` and `abr/ends/train.ts`. Returns whether it could: what needs more room, or lets ACR fall below TCR, is done
 * outside, and nothing has happened then.
 */
export function sendDue(source: usize, timer: usize, now: f64): bool {
  const table = address(source, SOURCE_TABLE);
  const isForward = forwardIsDue(source, now);
  const acr = get(source, SOURCE_ACR);
  const next = isForward ? beforeForward(source, now, acr) : acr;
  if (isTooLow(source, next)) return false;
  const since = isForward ? 0 : get(source, SOURCE_SINCE_FORWARD) + 1;
  const most = <i32>later(0, earlier(MOST_CELLS, get(source, SOURCE_NRM) - 1 - since));
  const link = address(address(source, SOURCE_TRAIN), TRAIN_LINK);
  if (!hasRoom(link, most + 1) || !hasFrames(source, isForward ? most : most + 1)) return false;
  if (isForward) {
    if (whole(table, TABLE_NEXT) - whole(table, TABLE_OLDEST) > whole(table, TABLE_MASK)) return false;
    sendForward(source, link, now, next);
    set(source, SOURCE_LAST_FORWARD, now);
    set(source, SOURCE_UNANSWERED, get(source, SOURCE_UNANSWERED) + 1);
  } else sendData(source, link, now);
  set(source, SOURCE_SINCE_FORWARD, since);
  if (next !== acr) setAcr(source, now, next);
  const due = get(source, SOURCE_DUE);
  sendTrain(source, timer, link, now, now - due < 1 ? due : now, most);
  return true;
}

/** Rules 2 and 3a (TM 4.0, 5.10.4); as in `abr/ends/sourceRules.ts`. */
function forwardIsDue(source: usize, now: f64): bool {
  const last = get(source, SOURCE_LAST_FORWARD);
  const since = get(source, SOURCE_SINCE_FORWARD);
  if (last < 0 || get(source, SOURCE_NRM) - 1 - since <= 0) return true;
  return get(source, SOURCE_MRM) - since <= 0 && now >= last + get(source, SOURCE_TRM);
}

/** RM cells would go out of rate besides (rule 11). */
function isTooLow(source: usize, acr: f64): bool {
  return acr <= 0 || acr < get(source, SOURCE_TCR);
}

/** ACR after rules 5 and 6. */
function beforeForward(source: usize, now: f64, before: f64): f64 {
  let acr = before;
  const last = get(source, SOURCE_LAST_FORWARD);
  if (last >= 0 && acr > get(source, SOURCE_ICR) && now - last > get(source, SOURCE_ADTF))
    acr = get(source, SOURCE_ICR);
  if (get(source, SOURCE_UNANSWERED) >= get(source, SOURCE_CRM))
    acr = later(get(source, SOURCE_MCR), acr - acr * get(source, SOURCE_CDF));
  return acr;
}

/** Whether so many frames more can be registered as it is. */
function hasFrames(source: usize, more: i32): bool {
  const frames = address(address(source, SOURCE_TRAIN), TRAIN_FRAMES);
  return whole(frames, FRAMES_NEXT) + more - whole(frames, FRAMES_OLDEST) <= whole(frames, FRAMES_MASK) + 1;
}

function sendForward(source: usize, link: usize, now: f64, acr: f64): void {
  const table = address(source, SOURCE_TABLE);
  const serial = whole(table, TABLE_NEXT);
  const slot = <usize>(serial & whole(table, TABLE_MASK));
  store<f64>(address(table, TABLE_ER) + (slot << 3), get(source, SOURCE_PCR));
  store<f64>(address(table, TABLE_CCR) + (slot << 3), acr);
  store<f64>(address(table, TABLE_MCR) + (slot << 3), get(source, SOURCE_MCR));
  store<u8>(address(table, TABLE_FLAGS) + slot, RM_ALIVE);
  setWhole(table, TABLE_NEXT, serial + 1);
  if (whole(source, SOURCE_TELLS_CCR) !== 0) tell(source, CCR, now, acr);
  sendCell(link, now, whole(source, SOURCE_FLOW) | CELL_RM, serial);
}

/** A frame of one cell. */
function sendData(source: usize, link: usize, now: f64): void {
  const train = address(source, SOURCE_TRAIN);
  const frames = address(train, TRAIN_FRAMES);
  const frame = whole(frames, FRAMES_NEXT);
  const slot = <usize>(frame & whole(frames, FRAMES_MASK));
  store<f64>(address(frames, FRAMES_SEQ) + (slot << 3), get(train, TRAIN_BYTE));
  store<i32>(address(frames, FRAMES_BYTES) + (slot << 2), whole(train, TRAIN_BYTES));
  store<u16>(address(frames, FRAMES_CELLS) + (slot << 1), 1);
  store<u8>(address(frames, FRAMES_FATE) + slot, 0);
  store<u16>(address(frames, FRAMES_REFUSED) + (slot << 1), 0);
  store<f64>(address(frames, FRAMES_SENT_AT) + (slot << 3), now);
  countMade(source, 1);
  sendCell(link, now, whole(source, SOURCE_FLOW) | CELL_LAST, frame);
}

/** So many frames of a cell each have been made, or not after all where there are fewer than none. */
function countMade(source: usize, made: i32): void {
  const train = address(source, SOURCE_TRAIN);
  count(source, SOURCE_MADE, made);
  count(address(train, TRAIN_FRAMES), FRAMES_NEXT, made);
  const end = get(train, TRAIN_BYTE) + <f64>made * <f64>whole(train, TRAIN_BYTES);
  set(train, TRAIN_BYTE, end);
  if (end > get(source, SOURCE_FURTHEST)) set(source, SOURCE_FURTHEST, end);
}

/** The cells after the one that left at `now` and was due at `last`. */
function sendTrain(source: usize, timer: usize, link: usize, now: f64, last: f64, most: i32): void {
  const train = address(source, SOURCE_TRAIN);
  const since = get(source, SOURCE_SINCE_FORWARD);
  store<f64>(address(train, TRAIN_TIMES), now);
  store<f64>(address(train, TRAIN_DUES), last);
  store<f64>(address(train, TRAIN_FREES), get(link, LINK_FREE));
  store<f64>(address(train, TRAIN_CARRIES), get(link, LINK_CARRY));
  set(train, TRAIN_GAP, PS_PER_SECOND / get(source, SOURCE_ACR));
  setWhole(train, TRAIN_LATE, <i32>(get(source, SOURCE_MRM) - since));
  set(train, TRAIN_LATE_FROM, get(source, SOURCE_LAST_FORWARD) + get(source, SOURCE_TRM));
  setWhole(train, TRAIN_FRAME, whole(address(train, TRAIN_FRAMES), FRAMES_NEXT));
  const cells = makeTrain(train, most);
  setWhole(train, TRAIN_CELLS, cells);
  if (cells > 0) {
    const end = (<usize>cells) << 3;
    const free = load<f64>(address(train, TRAIN_FREES) + end);
    handedOver(link, whole(link, LINK_TAIL) + cells, free, load<f64>(address(train, TRAIN_CARRIES) + end));
    countMade(source, cells);
    set(source, SOURCE_SINCE_FORWARD, since + <f64>cells);
  }
  const due = follow(source);
  const leaves = load<f64>(address(train, TRAIN_TIMES) + ((<usize>cells) << 3));
  const blocked = get(link, LINK_FREE) - get(source, SOURCE_LONGEST);
  store<f64>(timer, later(later(leaves, Math.ceil(due)), blocked));
}

/** The next cell comes after those of the train; returns when it is due. */
function follow(source: usize): f64 {
  const train = address(source, SOURCE_TRAIN);
  const last = load<f64>(address(train, TRAIN_DUES) + ((<usize>whole(train, TRAIN_CELLS)) << 3));
  const due = last + get(train, TRAIN_GAP);
  set(source, SOURCE_LAST_SENT, last);
  set(source, SOURCE_DUE, due);
  return due;
}

/** A backward RM cell has come home; as in `abr/ends/rateSource.ts`. Returns whether it could be heard here: notices are not. */
export function hearBack(source: usize, timer: usize, now: f64, meta: i32, serial: i32): bool {
  if ((meta & CELL_NOTICE) !== 0) return false;
  const table = address(source, SOURCE_TABLE);
  const slot = <usize>(serial & whole(table, TABLE_MASK));
  const flags = address(table, TABLE_FLAGS) + slot;
  const before = get(source, SOURCE_ACR);
  const er = load<f64>(address(table, TABLE_ER) + (slot << 3));
  const acr = backward(source, before, load<u8>(flags), er);
  set(source, SOURCE_UNANSWERED, 0);
  count(table, TABLE_RETURNED, 1);
  store<u8>(flags, 0);
  retire(table);
  if (acr === before) return true;
  takeBack(source, timer, now);
  setAcr(source, now, acr);
  return true;
}

/** ACR after rules 8 and 9. */
function backward(source: usize, before: f64, bits: i32, er: f64): f64 {
  const pcr = get(source, SOURCE_PCR);
  let acr = before;
  if ((bits & RM_CI) !== 0) acr -= acr * get(source, SOURCE_RDF);
  else if ((bits & RM_NI) === 0) acr = earlier(pcr, acr + get(source, SOURCE_RIF) * pcr);
  return later(get(source, SOURCE_MCR), earlier(acr, er));
}

/** Numbers below which no RM cell is left. */
function retire(table: usize): void {
  const flags = address(table, TABLE_FLAGS);
  const mask = whole(table, TABLE_MASK);
  const next = whole(table, TABLE_NEXT);
  let oldest = whole(table, TABLE_OLDEST);
  while (oldest < next && load<u8>(flags + <usize>(oldest & mask)) === 0) oldest++;
  setWhole(table, TABLE_OLDEST, oldest);
}

/** What leaves at `now` or later has not left yet; as in `abr/ends/train.ts`. */
function takeBack(source: usize, timer: usize, now: f64): void {
  const train = address(source, SOURCE_TRAIN);
  const times = address(train, TRAIN_TIMES);
  const cells = whole(train, TRAIN_CELLS);
  let kept = cells;
  while (kept > 0 && load<f64>(times + ((<usize>kept) << 3)) >= now) kept--;
  if (kept === cells) return;
  const link = address(train, TRAIN_LINK);
  const frames = address(train, TRAIN_FRAMES);
  const end = (<usize>kept) << 3;
  setWhole(train, TRAIN_CELLS, kept);
  count(link, LINK_TAIL, kept - cells);
  set(link, LINK_FREE, load<f64>(address(train, TRAIN_FREES) + end));
  set(link, LINK_CARRY, load<f64>(address(train, TRAIN_CARRIES) + end));
  noteHead(link);
  countMade(source, kept - cells);
  const first = <usize>(whole(frames, FRAMES_NEXT) & whole(frames, FRAMES_MASK));
  set(source, SOURCE_FURTHEST, load<f64>(address(frames, FRAMES_SEQ) + (first << 3)));
  set(source, SOURCE_SINCE_FORWARD, get(source, SOURCE_SINCE_FORWARD) + <f64>(kept - cells));
  follow(source);
  store<f64>(timer, load<f64>(times + end, 8));
}

function setAcr(source: usize, now: f64, acr: f64): void {
  set(source, SOURCE_ACR, acr);
  tell(source, ACR, now, acr);
}

/** Writes down a rate for who hears of it outside. */
function tell(source: usize, kind: i32, now: f64, rate: f64): void {
  const log = address(source, SOURCE_LOG);
  if (whole(log, LOG_COUNT) === whole(log, LOG_ROOM)) hearLog();
  const rows = whole(log, LOG_COUNT);
  const row = address(log, LOG_ROWS) + <usize>(rows * LOG_WIDTH * 8);
  store<f64>(row, now);
  store<f64>(row, rate, 8);
  store<i32>(row, (whole(source, SOURCE_PLACE) << 1) | kind, 16);
  setWhole(log, LOG_COUNT, rows + 1);
}
