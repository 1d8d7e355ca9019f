import openers from '../../panel/openers.module.css';
import './windows.css';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { EventCode } from '../../../contract/index.ts';
import { fixed, kilobytes, whole } from '../../format.ts';
import { LaneStack, useLaneRoom } from '../../lanes/LaneStack.tsx';
import { laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import { Sign } from '../../lanes/Sign.tsx';
import { FramesOpener } from '../../panel/Openers.tsx';
import { PlotBranch, tracesFor, useOwnBranch } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { onlyOne, windowAt, windowVc, windowVcs } from '../../readings/windows.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import { askSender, pickInLane } from '../../why/pick.ts';
import { LABEL_LINE, notesShift, panelHeights, windowLanes, windowRows, windowScale } from './lanes.ts';
import { paintLosses } from './paint.ts';

const spoken = (session: Session, vc: number, time: number, traces: TraceStore): string => {
  const bytes = windowAt(vc, time, traces);
  return en.panels.windows.ofVc(
    vcName(stageOf(session).getState().loaded, vc),
    Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes),
  );
};

/** The followed VC's window, or those of all. */
function windowsValue(session: Session, time: number, traces: TraceStore): string {
  const { loaded, followedVc } = stageOf(session).getState();
  if (followedVc !== null) return spoken(session, followedVc, time, traces);
  return windowVcs(loaded)
    .map((vc) => spoken(session, vc.id, time, traces))
    .join(', ');
}

function describeWindows(session: Session, traces: TraceStore): string {
  const { loaded, viewport, followedVc, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  const count = (code: 4 | 5 | 12) => {
    const events = traces.events(code);
    return events.from(viewport.to) - events.from(viewport.from);
  };
  const losses = en.panels.windows.spoken(
    windowVcs(loaded).length,
    whole(count(EventCode.fastRetransmit)),
    whole(count(EventCode.timeout)),
  );
  const echoed = count(EventCode.echo);
  const all = echoed > 0 ? en.panels.windows.spokenEchoes(losses, whole(echoed)) : losses;
  return followedVc === null
    ? all
    : en.panels.windows.spokenNow(all, spoken(session, followedVc, now, traces));
}

function windowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  return timeTable(session, {
    caption: en.panels.windows.table,
    time: en.panels.windows.time,
    rows: 60,
    columns: windowVcs(loaded).map(({ id }) => ({
      name: en.panels.windows.bytes(vcName(loaded, id)),
      at: (time) => windowAt(id, time, traces),
    })),
  });
}

/** Notes on the lanes in the gutter. @param followed name of the large one; null for none */
function windowNotes(
  followed: string | null,
  windowBytes: number,
  { isOne, groups, ecn }: { readonly isOne: boolean; readonly groups: boolean; readonly ecn: boolean },
): ReactNode[] {
  const bytes = windowBytes / 1024;
  const scale = en.panels.windows.scale(fixed(bytes, Number.isInteger(bytes) ? 0 : 1));
  if (isOne) return followed === null ? [scale] : [followed, scale];
  if (groups) return [...en.panels.windows.mean, scale];
  const timeout = <Sign key="t" kind="square" text={en.panels.windows.timeout} />;
  if (followed === null) return [scale, timeout];
  return [
    scale,
    <Sign key="f" kind="diamond" text={en.panels.windows.duplicates} />,
    timeout,
    ...(ecn ? [<Sign key="e" kind="triangle" text={en.panels.windows.echo} />] : []),
  ];
}

export function WindowsPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const wanted = useMoment((state) => state.followedVc);
  const followVc = useMoment((state) => state.followVc);
  const fallbackVc = useMoment((state) => state.decidedVc);
  // A page that embeds the stage has room for one lane, as a phone has.
  const embed = usePage((page) => page.embed);
  const room = useLaneRoom();
  const { height, profile } = room;
  const { branch, live } = useOwnBranch();
  const every = windowRows(loaded, wanted, profile);
  // In a row of compared branches all lanes are shown if they fit.
  const few = embed || (branch !== null && height < panelHeights(every.length, wanted !== null).min);
  const choice = few ? 'phone' : profile;
  const followed = windowVc(loaded, wanted, choice, fallbackVc);
  const rows = windowRows(loaded, followed, choice);
  const windowBytes = useMoment((state, before?: number) =>
    windowScale(session, state, state.run === 'playing' ? (before ?? null) : null),
  );
  const isOne = onlyOne(choice);
  const lanes = windowLanes(rows, room, {
    loaded,
    windowBytes,
    followVc,
    ask:
      ({ vcs }) =>
      (press) =>
        (vcs.length === 1 && live && pickInLane(session, vcs[0], press)) || isOne,
  });
  const heights = panelHeights(rows.length, followed !== null);
  const large = lanes.find((lane) => lane.large);
  const frames = large && branch === null;
  return (
    <LaneStack
      room={room}
      lanes={lanes}
      follow={en.panels.windows.follow}
      drawn={{ marks: paintLosses }}
      name="cwnd"
      title={en.panels.windows.title}
      notes={windowNotes(followed === null ? null : vcName(loaded, followed), windowBytes, {
        isOne: isOne,
        groups: rows.some(({ vcs }) => vcs.length > 1),
        ecn: loaded?.scenario.tcp?.ecn === true,
      })}
      style={{
        '--windows-min': `${heights.min}px`,
        '--windows-max': `${heights.max}px`,
        '--notes-shift': `${isOne ? 0 : notesShift(lanes)}px`,
      }}
      after={
        profile === 'laptop' ? (
          <div className={openers.laneOpeners}>
            {frames && <FramesOpener top={large.top + large.height / 2} />}
          </div>
        ) : (
          profile === 'phone' && frames && <FramesOpener />
        )
      }
      nextTo={large && <Threshold lane={large} line={LABEL_LINE[profile]} />}
      label={en.panels.windows.label}
      describe={(traces) => describeWindows(session, traces)}
      valueAt={(time, traces) => windowsValue(session, time, traces)}
      table={(traces) => windowsTable(session, traces)}
      empty={() => emptyYet(session, en.panels.empty.noWindow)}
      onEnter={live ? (time) => askSender(session, time, followed) : undefined}
    />
  );
}

/** Label of the dotted threshold in the large lane, at the cursor or the head. @param line spacing of two labels, CSS pixels */
function Threshold({
  lane,
  line,
}: {
  readonly lane: PlacedLane;
  readonly line: number;
}): ReactElement | null {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const bytes = useMoment(
    ({ cursor, now }) =>
      tracesFor(session, branch)
        .channel(`ssthresh/${lane.vc}`)
        ?.at(cursor ?? now) ?? Number.NaN,
  );
  if (!(bytes <= lane.most)) return null;
  const row = laneScale({ ...lane, above: 0, below: 0 })(bytes) - lane.top;
  const top = lane.top + Math.min(lane.height - line / 2, Math.max(line * 1.57, row));
  return (
    <small className="lane-mark" aria-hidden="true" style={{ top }}>
      {en.panels.windows.ssthresh}
    </small>
  );
}
