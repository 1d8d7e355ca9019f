import { type ReactElement, useContext } from 'react';
import { portResult } from '../../../contract/index.ts';
import { branchPoints } from '../../branches/forks.ts';
import styles from '../../compare/result.module.css';
import { useCompared } from '../../compare/useCompared.ts';
import { clock, fixed, whole } from '../../format.ts';
import { PlotBranch, runningIds, tracesFor } from '../../plot/branch.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, forkMark, playHead } from '../../plot/paint/marks.ts';
import { linearScale } from '../../plot/scale.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { resultTexts } from '../../strings/panels/result.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type Overflow, overflowsIn, overflowsWithin, sendersHere } from './hits.ts';

const texts = resultTexts.hits;

/** Room above the highest bar and below the lowest line, CSS pixels. */
const INSET = { top: 6, bottom: 2 };
/** Width of a bar, CSS pixels. */
const BAR = 4;

/** The top of the axis, which all branches share. */
const mostSenders = (session: Session): number =>
  Math.max(1, ...runningIds(session).map((id) => sendersHere(session, id)));

function paintHits(frame: PlotFrame): void {
  const { image, scale, t, ctx, width, height, style, state } = frame;
  const all = mostSenders(frame.session);
  const y = linearScale([0, all], [height - INSET.bottom, INSET.top]);
  for (const hit of [0, all])
    fillRect(
      image,
      0,
      Math.round(y(hit) * scale),
      image.width,
      Math.round(y(hit) * scale) + scale,
      pixelOf(t.grid),
    );
  frame.commit();
  for (const time of branchPoints(frame)) {
    const x = frame.x(time);
    if (x >= 0 && x <= width) forkMark(ctx, Math.round(x) + 0.5, height, style, t);
  }
  const bar = BAR * (style.caption / 11);
  const [first, end] = [frame.x.invert(-bar), frame.x.invert(width)];
  for (const { from, hit } of overflowsWithin(frame.session, frame.traces, first, end)) {
    const x = frame.x(from);
    ctx.fillStyle = t.drop;
    ctx.strokeStyle = t.drop;
    ctx.lineWidth = 1;
    const top = y(hit);
    if (from <= state.now) ctx.fillRect(x, top, bar, y(0) - top);
    else ctx.strokeRect(x + 0.5, top + 0.5, bar - 1, y(0) - top - 1);
  }
  playHead(frame);
  cursorLine(frame);
}

/** `1.8`, and `10` where it is all of them each time. */
const meanWords = (mean: number): string => {
  const text = fixed(mean, 1);
  return text === fixed(Math.round(mean), 1) ? whole(mean) : text;
};

const meanHit = (list: readonly Overflow[]): number =>
  list.reduce((sum, { hit }) => sum + hit, 0) / list.length;

function describe(session: Session, traces: TraceStore, senders: number): string {
  const { viewport } = stageOf(session).getState();
  const seen = overflowsWithin(session, traces, viewport.from, viewport.to);
  return texts.spoken(seen.length, meanWords(meanHit(seen)), senders);
}

/** The overflow that a time is nearest to, within a fiftieth of what is in sight. */
function hitAt(session: Session, time: number, traces: TraceStore, senders: number): string {
  const { viewport } = stageOf(session).getState();
  const near = (viewport.to - viewport.from) / 50;
  const found = overflowsWithin(session, traces, time - near, Math.floor(time + near) + 1).at(-1);
  return found === undefined ? texts.none : texts.one(found.hit, senders);
}

function table(session: Session, traces: TraceStore): TableData {
  const { from, to } = tableRange(session);
  return {
    caption: texts.caption,
    columns: texts.columns,
    rows: overflowsWithin(session, traces, from, to).map((overflow) => [
      clock(overflow.from),
      overflow.hit,
      whole(overflow.cells),
    ]),
  };
}

/** A bar for each overflow of a branch, as high as the number of senders it hits. */
export function HitsPanel(): ReactElement | null {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const { columns, port } = useCompared();
  const results = columns.find(({ id }) => id === branch)?.results ?? null;
  // Whether there is anything to show changes while both run.
  useMoment((s) => s.resultsAt);
  if (!runningIds(session).some((id) => overflowsIn(session, tracesFor(session, id)).length > 1)) return null;
  const senders = sendersHere(session, branch);
  const mean = results === null ? Number.NaN : (portResult(results, port)?.hitPerEpoch ?? Number.NaN);
  return (
    <PlotRow
      name="hits"
      title={texts.title}
      right={
        Number.isFinite(mean) && (
          <span className={`row-value ${styles.value}`}>
            <b>{texts.mean(meanWords(mean), senders)}</b>
            <br />
            {texts.onAverage}
          </span>
        )
      }
      label={texts.label}
      paint={paintHits}
      describe={(traces) => describe(session, traces, senders)}
      valueAt={(time, traces) => hitAt(session, time, traces, senders)}
      table={(traces) => table(session, traces)}
    />
  );
}
