import { type ReactElement, useContext } from 'react';
import type { LoadedReport } from '../../../contract/index.ts';
import { kilobytes } from '../../format.ts';
import { LaneStack, useLaneRoom } from '../../lanes/LaneStack.tsx';
import { type LaneRoom, type LaneTrace, laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import { PlotBranch, runningIds, tracesFor } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import type { Columns } from '../../plot/frame.ts';
import row from '../../plot/row/fillLine.module.css';
import { steadyTop } from '../../plot/scale.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { fillBytes, overLink, peakUntil, sumSpans, windowChannels, windowsAt } from '../../readings/sum.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { allWindowsTexts as words } from '../../strings/panels/linkUse.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintSumNames } from './paint.ts';

const KILOBYTE = 1024;
/** Sample points of the visible range in the search for the largest sum. */
const LOOKS = 600;

/** Sample columns of the visible range, aligned so that they stay the same while it scrolls. */
function looksAt({ viewport }: StageState) {
  const columnPs = (viewport.to - viewport.from) / LOOKS;
  return { first: Math.round(viewport.from / columnPs), columns: LOOKS, columnPs };
}

/** Scale and peak of the visible range. */
interface InSight {
  /** Top of the scale, bytes: holds the largest visible sum of any branch and the bytes that fill the link. */
  readonly top: number;
  /** Time (picoseconds) and bytes of the largest sum so far on its branch; NaN where there is none. */
  readonly peakAt: number;
  readonly peakBytes: number;
}

function inSight(session: Session, branch: number | null, state: StageState, before: number | null): InSight {
  const { loaded, now } = state;
  if (!loaded) return { top: KILOBYTE, peakAt: Number.NaN, peakBytes: Number.NaN };
  const looks = looksAt(state);
  const shown = tracesFor(session, branch);
  const running = runningIds(session).map((id) => tracesFor(session, id));
  const sums = new Map(
    [...new Set([shown, ...running])].map((traces) => [
      traces,
      sumSpans(traces, windowChannels(loaded), looks).max,
    ]),
  );
  const peakOf = (traces: TraceStore, end: number) => peakUntil(sums.get(traces) ?? [], looks, end);
  const most = Math.max(fillBytes(loaded), ...running.map((traces) => peakOf(traces, Infinity)?.bytes ?? 0));
  const { time = Number.NaN, bytes = Number.NaN } = peakOf(shown, now) ?? {};
  const top = KILOBYTE * steadyTop(before === null ? null : before / KILOBYTE, most / KILOBYTE);
  return { top, peakAt: time, peakBytes: bytes };
}

function allWindowsValue(session: Session, time: number, traces: TraceStore): string {
  const { loaded } = stageOf(session).getState();
  const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
  return Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes);
}

function describeAllWindows(session: Session, traces: TraceStore): string {
  const { loaded, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  return words.spoken(
    overLink(loaded).length,
    allWindowsValue(session, now, traces),
    kilobytes(fillBytes(loaded)),
  );
}

function allWindowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const [time, name] = words.columns;
  const at = (when: number) => (loaded ? windowsAt(traces, loaded, when) : Number.NaN);
  return timeTable(session, { caption: words.label, time, rows: 200, columns: [{ name, at }] });
}

/** Room above the axis for the name of a peak, and below zero, CSS pixels. */
const PAD = { top: 9, bottom: 4 } as const;

const readSum = (columns: Columns, { channels }: LaneTrace, of = columns.traces) =>
  sumSpans(of, channels, columns);

/** Sum of all windows over a link as one lane, with the bytes that fill it. @param top of the scale, bytes */
export function sumLane(loaded: LoadedReport, { height, style }: LaneRoom, top: number): PlacedLane {
  const [first = '', ...others] = windowChannels(loaded);
  return {
    id: 'sum',
    vc: null,
    large: true,
    top: 0,
    height,
    most: top,
    above: PAD.top,
    below: PAD.bottom,
    line: 'axis',
    traces: [{ channels: [first, ...others], read: readSum, vc: null, pens: style.queue, fill: 'area' }],
    limits: [{ channel: '', held: () => fillBytes(loaded), dash: 1 }],
  };
}

export function AllWindowsPanel(): ReactElement | null {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const room = useLaneRoom();
  const branch = useContext(PlotBranch);
  const { top, peakAt, peakBytes } = useMoment((state, before?: InSight) =>
    inSight(session, branch, state, state.run === 'playing' ? (before?.top ?? null) : null),
  );
  const now = useMoment((state) =>
    state.loaded ? kilobytes(windowsAt(tracesFor(session, branch), state.loaded, state.now)) : '',
  );
  const peak = Number.isNaN(peakAt) ? null : { time: peakAt, bytes: peakBytes };
  if (!loaded || overLink(loaded).length === 0) return null;
  const isProjected = room.profile === 'projector';
  const lane = sumLane(loaded, room, top);
  const fill = fillBytes(loaded);
  // The label is above its line on a projector; elsewhere next to it, but clear of the values of the lanes below.
  const y = laneScale(lane)(fill);
  return (
    <LaneStack
      room={room}
      lanes={[lane]}
      drawn={{ marks: (frame) => paintSumNames(frame, lane, { loaded, now, peak, fills: fill }) }}
      name="all-windows"
      title={words.title}
      notes={isProjected ? [] : [words.unit]}
      nextTo={
        <p
          className={row.fillLine}
          style={{ top: isProjected ? `${y}px` : `min(${y}px, 100% - 1.8em)` }}
          aria-hidden="true"
        >
          <b className="block ink nowrap">{kilobytes(fill)}</b> <small>{words.fills}</small>
        </p>
      }
      label={words.label}
      describe={(traces) => describeAllWindows(session, traces)}
      valueAt={(time, traces) => allWindowsValue(session, time, traces)}
      table={(traces) => allWindowsTable(session, traces)}
      empty={() => emptyYet(session, en.panels.empty.noWindow)}
    />
  );
}
