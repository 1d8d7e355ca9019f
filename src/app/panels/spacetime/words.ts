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
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { frameTrace } from '../../traces/index.ts';
import type { Shown } from './view.ts';

const texts = en.panels.spacetime;

const nameOf = (vc: number): string => vcName(useStage.getState().loaded, vc);

/** Why there is no picture; empty when there is one. */
export function whyNot(shown: Shown, vc: number): string {
  if (shown.kind === 'frames') return '';
  if (shown.kind === 'failed') return shown.message;
  if (shown.kind === 'dense') return texts.dense(whole(shown.count));
  return shown.kind === 'none' ? texts.none(nameOf(vc)) : texts[shown.kind];
}

const framesOf = (vc: number): FrameColumns | null =>
  frameTrace.known?.vc === vc ? frameTrace.known.frames : null;

/** Rows of a range, in general the visible one. */
function visible(frames: FrameColumns, { from, to } = useStage.getState().viewport): number[] {
  return [...frames.sent.keys()].filter(
    (i) => float64At(frames.sent, i) < to && !(float64At(frames.ended, i) < from),
  );
}

export function framesValue(vc: number, time: number): string {
  const frames = framesOf(vc);
  if (frames === null) return en.panels.notRecorded;
  const onWay = [...frames.sent.keys()].filter(
    (i) => float64At(frames.sent, i) <= time && !(float64At(frames.ended, i) <= time),
  );
  const acks = onWay.filter((i) => frames.ack[i] === 1).length;
  return texts.value(onWay.length - acks, acks);
}

export function describeFrames(vc: number, shown: Shown | null): string {
  const frames = framesOf(vc);
  if (shown === null || shown.kind !== 'frames' || frames === null)
    return texts.unknown(nameOf(vc), shown === null ? '' : whyNot(shown, vc));
  const { from } = useStage.getState().viewport;
  const rows = visible(frames).filter((i) => float64At(frames.sent, i) >= from);
  const count = (ack: number, is: (i: number) => boolean = () => true) =>
    whole(rows.filter((i) => frames.ack[i] === ack && is(i)).length);
  const again = (i: number) => frames.again[i] === 1;
  const lost = (i: number) => uint8At(frames.fate, i) > FrameFate.arrived;
  return texts.spoken(nameOf(vc), count(0), count(0, again), count(0, lost), count(1), count(1, again));
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
  if (frames.fate[i] === FrameFate.glued) return fates.glued(place);
  return frames.fate[i] === FrameFate.arrived ? fates.arrived : fates.underWay;
}

export function framesTable({ id, segmentBytes }: VcInfo): TableData {
  const range = tableRange();
  const frames = framesOf(id);
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
    caption: texts.table(nameOf(id)),
    columns: texts.columns,
    rows: frames === null ? [] : visible(frames, range).map((i) => rowOf(frames, i)),
  };
}
