import {
  type FrameColumns,
  FrameFate,
  float64At,
  uint8At,
  uint16At,
  type VcInfo,
} from '../../../contract/index.ts';
import { clock, portName, whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { framesOf } from '../../traces/index.ts';
import { remarkNow } from '../../widgets/words/remarks.ts';
import type { ShownFrames } from './view.ts';

const texts = en.panels.spacetime;

const nameOf = (session: Session, vc: number): string => vcName(stageOf(session).getState().loaded, vc);

/** Why there is no picture; empty when there is one. */
export function noPictureReason(session: Session, shown: ShownFrames, vc: number): string {
  if (shown.kind === 'frames') return '';
  if (shown.kind === 'failed') return remarkNow(shown.message);
  if (shown.kind === 'dense') return texts.dense(whole(shown.count));
  return shown.kind === 'none' ? texts.none(nameOf(session, vc)) : texts[shown.kind];
}

function framesOfVc(session: Session, vc: number): FrameColumns | null {
  const { known } = framesOf(session);
  return known?.vc === vc ? known.frames : null;
}

/** Rows of a range, in general the visible one. */
function visible(
  session: Session,
  frames: FrameColumns,
  { from, to } = stageOf(session).getState().viewport,
): number[] {
  return [...frames.sent.keys()].filter(
    (i) => float64At(frames.sent, i) < to && !(float64At(frames.ended, i) < from),
  );
}

export function framesValue(session: Session, vc: number, time: number): string {
  const frames = framesOfVc(session, vc);
  if (frames === null) return en.panels.notRecorded;
  const onWay = [...frames.sent.keys()].filter(
    (i) => float64At(frames.sent, i) <= time && !(float64At(frames.ended, i) <= time),
  );
  const acks = onWay.filter((i) => frames.ack[i] === 1).length;
  return texts.value(onWay.length - acks, acks);
}

export function describeFrames(session: Session, vc: number, shown: ShownFrames): string {
  const frames = framesOfVc(session, vc);
  if (shown.kind !== 'frames' || frames === null)
    return texts.unknown(nameOf(session, vc), noPictureReason(session, shown, vc));
  const { from } = stageOf(session).getState().viewport;
  const rows = visible(session, frames).filter((i) => float64At(frames.sent, i) >= from);
  const count = (ack: number, is: (i: number) => boolean = () => true) =>
    whole(rows.filter((i) => frames.ack[i] === ack && is(i)).length);
  const again = (i: number) => frames.again[i] === 1;
  const lost = (i: number) => uint8At(frames.fate, i) > FrameFate.arrived;
  return texts.spoken(
    nameOf(session, vc),
    count(0),
    count(0, again),
    count(0, lost),
    count(1),
    count(1, again),
  );
}

function kindOf(frames: FrameColumns, i: number): string {
  const { kinds } = texts;
  if (float64At(frames.number, i) < 0 || (frames.ack[i] === 0 && frames.bytes[i] === 0))
    return kinds.handshake;
  if (frames.ack[i] === 1) return frames.again[i] === 1 ? kinds.duplicate : kinds.ack;
  return frames.again[i] === 1 ? kinds.again : kinds.data;
}

function fateOf(frames: FrameColumns, i: number): string {
  const { fates } = texts;
  const place = portName(frames.places[uint16At(frames.place, i)] ?? '');
  if (frames.fate[i] === FrameFate.lostAtPort) return fates.port(place);
  if (frames.fate[i] === FrameFate.lostOnLink) return fates.link(place);
  if (frames.fate[i] === FrameFate.mergedWithDamaged) return fates.mergedWithDamaged(place);
  if (frames.fate[i] === FrameFate.refusedAtSource) return fates.atSource;
  return frames.fate[i] === FrameFate.arrived ? fates.arrived : fates.underWay;
}

export function framesTable(session: Session, { id, segmentBytes }: VcInfo): TableData {
  const range = tableRange(session);
  const frames = framesOfVc(session, id);
  const rowOf = (of: FrameColumns, i: number) => {
    const over = float64At(of.ended, i) < range.to;
    return [
      clock(float64At(of.sent, i)),
      kindOf(of, i),
      Math.floor(Math.max(0, float64At(of.number, i)) / segmentBytes) + 1,
      over ? fateOf(of, i) : texts.fates.underWay,
      over ? clock(float64At(of.ended, i)) : '',
    ];
  };
  return {
    caption: texts.table(nameOf(session, id)),
    columns: texts.columns,
    rows: frames === null ? [] : visible(session, frames, range).map((i) => rowOf(frames, i)),
  };
}
