import { type ReactElement, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type Lane, laneAt } from '../../charts/lanes.ts';
import type { Profile } from '../../charts/style.ts';
import { whole } from '../../format.ts';
import { usePage } from '../../store/page.ts';
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';
import { useOwn } from '../plot/branch.ts';
import { useProfile } from '../plot/profile.ts';
import { Row } from '../plot/Row.tsx';
import { TimePlot } from '../plot/TimePlot.tsx';
import { useSize } from '../plot/useSurface.ts';
import { Opener } from '../spacetime/Opener.tsx';
import { askSender, pickInLane } from '../why/pick.ts';
import { LaneLabels } from './LaneLabels.tsx';
import { LaneValues } from './LaneValues.tsx';
import { paintWindows } from './paint.ts';
import { Sign } from './Sign.tsx';
import { notesShift, onlyOne, panelHeights, shownVc, windowLanes, windowRows, windowScale } from './view.ts';
import { describeWindows, emptyWindows, windowsTable, windowsValue } from './words.ts';

function windowNotes(
  followed: string,
  windowBytes: number,
  tcp: boolean,
  one: boolean,
  groups: boolean,
  named: boolean,
  ecn: boolean,
): ReactNode[] {
  if (!tcp) return [en.panels.windows.none];
  const scale = en.panels.windows.scale(whole(Math.round(windowBytes / 1024)));
  if (one) return [followed, scale];
  if (groups) return [...en.panels.windows.mean, scale];
  const signs = [
    <Sign key="f" kind="diamond" text={en.panels.windows.duplicates} />,
    <Sign key="t" kind="square" text={en.panels.windows.timeout} />,
    ...(ecn ? [<Sign key="e" kind="triangle" text={en.panels.windows.echo} />] : []),
  ];
  // Names leave the notes less room than numbers.
  if (named) return [scale, ...signs];
  return [en.panels.windows.cwnd, en.panels.windows.each(scale), ...signs];
}

/** The scale of lanes changes no more often than this, milliseconds. */
const PACE_MS = 1000;

/** Distance of two labels of the right gutter, CSS pixels. */
const LABEL_LINE = { laptop: 14, phone: 17, projector: 32 } as const;

export function WindowsPanel(): ReactElement {
  const theme = useStage((state) => state.theme);
  const loaded = useStage((state) => state.loaded);
  const wanted = useStage((state) => state.followedVc);
  const followVc = useStage((state) => state.followVc);
  const profile = useProfile(theme);
  const told = useStage((state) => state.toldVc);
  // In somebody's page there is room for one of them, as on a phone.
  const embed = usePage((page) => page.embed);
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { branch, live } = useOwn();
  const every = windowRows(loaded, wanted, profile);
  // In a row of twins there are lanes for all where they fit.
  const few = embed || (branch !== null && height < panelHeights(every.length, wanted !== null).min);
  const choice = few ? 'phone' : profile;
  const followed = shownVc(loaded, wanted, choice, told);
  const rows = useMemo(() => windowRows(loaded, followed, choice), [loaded, followed, choice]);
  const lanes = useMemo(
    () => windowLanes(rows, followed, height, profile),
    [rows, followed, height, profile],
  );
  const windowBytes = useThrottled(windowScale, PACE_MS);
  const one = onlyOne(choice);
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const lane = laneAt(lanes, y);
      if (lane?.vcs.length === 1 && live && pickInLane(lane.vcs[0], { x, width })) return;
      if (lane && !one) followVc(lane.followed ? null : lane.vcs[0]);
    },
    [lanes, one, live, followVc],
  );
  const heights = panelHeights(rows.length, followed !== null);
  const notes = windowNotes(
    followed === null ? '' : vcName(loaded, followed),
    windowBytes,
    loaded?.vcs.some((vc) => vc.windowBytes !== null) ?? true,
    one,
    rows.some((row) => row.length > 1),
    loaded?.vcs.some(({ name }) => name !== null) ?? false,
    loaded?.scenario.tcp?.ecn === true,
  );
  return (
    <Row
      name="windows"
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
          describe={describeWindows}
          valueAt={windowsValue}
          table={windowsTable}
          empty={emptyWindows}
          onPick={pick}
          onEnter={live ? (time) => askSender(time, followed) : undefined}
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
  if (profile === 'phone') return followed && opener ? <Opener /> : null;
  return (
    <>
      <LaneLabels lanes={lanes} />
      <div className="lane-openers">
        {followed && opener && <Opener top={followed.top + followed.height / 2} />}
      </div>
    </>
  );
}
