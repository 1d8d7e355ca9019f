import { type ReactElement, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { fixed } from '../../format.ts';
import { Sign } from '../../lanes/Sign.tsx';
import { FramesOpener } from '../../panel/Openers.tsx';
import openers from '../../panel/openers.module.css';
import { useOwnBranch } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import { type Lane, laneAt } from '../../plot/paint/lanes.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { onlyOne, shownVc } from '../../readings/windows.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { askSender, pickInLane } from '../../why/pick.ts';
import { LaneLabels } from './LaneLabels.tsx';
import { LaneValues } from './LaneValues.tsx';
import { paintWindows } from './paint.ts';
import { notesShift, panelHeights, windowLanes, windowRows, windowScale } from './view.ts';
import { describeWindows, windowsTable, windowsValue } from './words.ts';
import './windows.css';

/** What the gutter says of the lanes. @param followed name of the large one; null for none */
function windowNotes(
  followed: string | null,
  windowBytes: number,
  { one, groups, ecn }: { readonly one: boolean; readonly groups: boolean; readonly ecn: boolean },
): ReactNode[] {
  const bytes = windowBytes / 1024;
  const scale = en.panels.windows.scale(fixed(bytes, Number.isInteger(bytes) ? 0 : 1));
  if (one) return followed === null ? [scale] : [followed, scale];
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

/** Distance of two labels of the right gutter, CSS pixels. */
const LABEL_LINE = { laptop: 14, phone: 17, projector: 32 } as const;

export function WindowsPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const wanted = useMoment((state) => state.followedVc);
  const followVc = useMoment((state) => state.followVc);
  const profile = useProfile();
  const fallbackVc = useMoment((state) => state.decidedVc);
  // In the page of a course there is room for one of them, as on a phone.
  const embed = usePage((page) => page.embed);
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { branch, live } = useOwnBranch();
  const every = windowRows(loaded, wanted, profile);
  // In a row of compared branches there are lanes for all where they fit.
  const few = embed || (branch !== null && height < panelHeights(every.length, wanted !== null).min);
  const choice = few ? 'phone' : profile;
  const followed = shownVc(loaded, wanted, choice, fallbackVc);
  const rows = useMemo(() => windowRows(loaded, followed, choice), [loaded, followed, choice]);
  const lanes = useMemo(
    () => windowLanes(rows, followed, height, profile),
    [rows, followed, height, profile],
  );
  const windowBytes = useMoment((state, before?: number) =>
    windowScale(session, state, state.run === 'playing' ? (before ?? null) : null),
  );
  const one = onlyOne(choice);
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const lane = laneAt(lanes, y);
      if (lane?.vcs.length === 1 && live && pickInLane(session, lane.vcs[0], { x, width })) return;
      if (lane && !one) followVc(lane.followed ? null : lane.vcs[0]);
    },
    [lanes, one, live, followVc, session],
  );
  const heights = panelHeights(rows.length, followed !== null);
  const notes = windowNotes(followed === null ? null : vcName(loaded, followed), windowBytes, {
    one,
    groups: rows.some((row) => row.length > 1),
    ecn: loaded?.scenario.tcp?.ecn === true,
  });
  return (
    <Row
      name="cwnd"
      title={en.panels.windows.title}
      notes={notes}
      left={<Left lanes={lanes} profile={profile} opener={branch === null} />}
      right={<LaneValues lanes={lanes} windowBytes={windowBytes} lineHeight={LABEL_LINE[profile]} />}
      style={{
        '--windows-min': `${heights.min}px`,
        '--windows-max': `${heights.max}px`,
        '--notes-shift': `${one ? 0 : notesShift(lanes)}px`,
      }}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={en.panels.windows.label}
          paint={(frame) => paintWindows(frame, { lanes, windowBytes, profile })}
          describe={(traces) => describeWindows(session, traces)}
          valueAt={(time, traces) => windowsValue(session, time, traces)}
          table={(traces) => windowsTable(session, traces)}
          empty={() => emptyYet(session, en.panels.empty.noWindow)}
          onPick={pick}
          onEnter={live ? (time) => askSender(session, time, followed) : undefined}
        />
      </div>
    </Row>
  );
}

/** The labels of the lanes; beside the followed one, or alone on a phone, the way to its frames. */
function Left({
  lanes,
  profile,
  opener,
}: {
  lanes: readonly Lane[];
  profile: Profile;
  opener: boolean;
}): ReactElement | null {
  const followed = lanes.find((lane) => lane.followed);
  if (profile === 'projector') return null;
  if (profile === 'phone') return followed && opener ? <FramesOpener /> : null;
  return (
    <>
      <LaneLabels lanes={lanes} />
      <div className={openers.laneOpeners}>
        {followed && opener && <FramesOpener top={followed.top + followed.height / 2} />}
      </div>
    </>
  );
}
