import { type ReactElement, useContext, useRef } from 'react';
import { clock, kilobytes } from '../../format.ts';
import { PlotBranch, runningIds, tracesFor } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import { useProfile } from '../../plot/profile.ts';
import row from '../../plot/row/fillLine.module.css';
import { Row } from '../../plot/row/Row.tsx';
import { steadyTop } from '../../plot/scale.ts';
import { TimePlot } from '../../plot/TimePlot.tsx';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { useSize } from '../../plot/useSurface.ts';
import { fillBytes, overLink, peakUntil, windowsAt } from '../../readings/sum.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { allWindowsTexts as words } from '../../strings/panels/linkUse.ts';
import type { TraceStore } from '../../traces/index.ts';
import { bytesScale, paintAllWindows } from './paint.ts';

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

const TABLE_ROWS = 200;

function allWindowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const rows = tableRange(session, TABLE_ROWS).times.flatMap((time) => {
    const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
    return Number.isNaN(bytes) ? [] : [[clock(time), Math.round(bytes)]];
  });
  return { caption: words.label, columns: words.columns, rows };
}

const KILOBYTE = 1024;
/** Moments at which the largest sum in sight is looked for. */
const LOOKS = 600;

/** Columns of what is in sight: the same ones while it moves. */
function looksAt({ viewport }: StageState) {
  const columnPs = (viewport.to - viewport.from) / LOOKS;
  return { first: Math.round(viewport.from / columnPs), columns: LOOKS, columnPs };
}

/** Bytes at the top: the largest sum in sight on any branch, and what fills the link, have room. */
function topOf(session: Session, state: StageState, before: number | null): number {
  const { loaded } = state;
  if (!loaded) return KILOBYTE;
  const peaks = runningIds(session).map((id) =>
    peakUntil(tracesFor(session, id), loaded, looksAt(state), Infinity),
  );
  const most = Math.max(fillBytes(loaded), ...peaks.map((peak) => peak?.bytes ?? 0));
  return KILOBYTE * steadyTop(before === null ? null : before / KILOBYTE, most / KILOBYTE);
}

/** All windows over the shown link as one lane, against what fills the link. */
export function AllWindowsPanel(): ReactElement | null {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const profile = useProfile();
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const top = useMoment((state, before?: number) =>
    topOf(session, state, state.run === 'playing' ? (before ?? null) : null),
  );
  const branch = useContext(PlotBranch);
  const now = useMoment((state) =>
    state.loaded ? kilobytes(windowsAt(tracesFor(session, branch), state.loaded, state.now)) : '',
  );
  const peak = useMoment((state) =>
    state.loaded ? peakUntil(tracesFor(session, branch), state.loaded, looksAt(state), state.now) : null,
  );
  if (!loaded || overLink(loaded).length === 0) return null;
  const fill = fillBytes(loaded);
  // Above its line on a projector; elsewhere next to it, but not over the values of the lanes below.
  const y = bytesScale(height, top)(fill);
  return (
    <Row
      name="all-windows"
      title={words.title}
      notes={profile === 'projector' ? [] : [words.unit]}
      right={
        <p
          className={row.fillLine}
          style={{ top: profile === 'projector' ? `${y}px` : `min(${y}px, 100% - 1.8em)` }}
          aria-hidden="true"
        >
          <b>{kilobytes(fill)}</b> <small>{words.fills}</small>
        </p>
      }
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={words.label}
          paint={(frame) => paintAllWindows(frame, { loaded, top, now, peak })}
          describe={(traces) => describeAllWindows(session, traces)}
          valueAt={(time, traces) => allWindowsValue(session, time, traces)}
          table={(traces) => allWindowsTable(session, traces)}
          empty={() => emptyYet(session, en.panels.empty.noWindow)}
        />
      </div>
    </Row>
  );
}
