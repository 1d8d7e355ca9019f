import { type ReactElement, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { PlotBranch, tracesFor } from '../plot/branch.ts';
import { PlotRow, type PlotRowProps } from '../plot/PlotRow.tsx';
import type { Profile } from '../plot/paint/style.ts';
import { styleOf, useProfile } from '../plot/profile.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { LaneName } from './LaneName.tsx';
import type { Lane, LaneRoom, PlacedLane } from './lanes.ts';
import { paintStack, type StackPaint } from './paint.ts';
import '../plot/row/lanes.css';
import { useSize } from '../widgets/size.ts';

/** The room of a stack, with its element. */
export interface StackRoom extends LaneRoom {
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Layout inputs of lanes; lanes are plain data made from these and from the run. */
export function useLaneRoom(): StackRoom {
  const session = useSession();
  const profile = useProfile();
  const theme = useMoment((state) => state.theme);
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  return { box, height, profile, style: styleOf(session, theme) };
}

interface LaneStackProps extends Omit<PlotRowProps, 'box' | 'left' | 'right' | 'paint' | 'onPick'> {
  readonly room: StackRoom;
  readonly lanes: readonly PlacedLane[];
  /** Hint on choosing a lane, where lanes have names. */
  readonly follow?: string;
  /** Additional drawing on the lanes, apart from their traces. */
  readonly drawn?: StackPaint;
  /** Content before and after the names in the left gutter, and after the values in the right one. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly nextTo?: ReactNode;
}

/** A large lane and small ones over the shared time axis: names, which choose the large one, traces and values. */
export function LaneStack({
  room: { box, height, profile },
  lanes,
  follow = '',
  drawn,
  before,
  after,
  nextTo,
  children,
  ...panel
}: LaneStackProps): ReactElement {
  const pick = (x: number, y: number, width: number) => {
    const lane = lanes.find(({ top, height: rows }) => y >= top && y < top + rows);
    if (!lane?.ask?.({ x, width })) lane?.choose?.();
  };
  const named = lanes.filter(({ label }) => label !== undefined);
  const names = named.length > 0 && <Names lanes={named} follow={follow} profile={profile} />;
  const values = height > 0 && <Values lanes={lanes} />;
  // A phone has no gutters.
  const isInside = profile === 'phone' && named.length > 0;
  return (
    <PlotRow
      {...panel}
      box={box}
      left={
        <>
          {before}
          {!isInside && names}
          {after}
        </>
      }
      right={
        <>
          {!isInside && values}
          {nextTo}
        </>
      }
      paint={(frame) => paintStack(frame, lanes, drawn)}
      onPick={pick}
    >
      {isInside && (
        <div className="lanes-inside">
          {names}
          {values}
        </div>
      )}
      {children}
    </PlotRow>
  );
}

/** Height around the middle of a lane for its name: the name of its top is left out if it would overlap, CSS pixels. */
const ROOM_OF_NAME = 20;

interface ListProps {
  readonly lanes: readonly PlacedLane[];
}

/** Name, marker and scale of each lane; a radio group that chooses the large one. */
function Names({
  lanes,
  follow,
  profile,
}: ListProps & { readonly follow: string; readonly profile: Profile }): ReactElement {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={follow}>
      {lanes.map((lane) => {
        const { id, words = {}, top, height } = lane;
        const { top: span, from, zero, below } = words;
        const hasRoom = profile !== 'laptop' || from === undefined || height / 2 > from + ROOM_OF_NAME;
        return (
          <LaneName
            key={id}
            lane={lane}
            group={group}
            style={{ top: `${top}px`, height: `${height}px`, ...highOf(height) }}
          >
            {below !== undefined && <small aria-hidden="true">{below}</small>}
            {span !== undefined && hasRoom && (
              <small className="lane-top" aria-hidden="true" style={{ top: from }}>
                {span}
              </small>
            )}
            {zero !== undefined && (
              <small className="lane-zero" aria-hidden="true">
                {zero}
              </small>
            )}
          </LaneName>
        );
      })}
    </div>
  );
}

const highOf = (height: number): Record<string, string> => ({ '--high': `${height}px` });

/** The value of each lane at the cursor or the head, with its reference value. */
function Values({ lanes }: ListProps): ReactElement {
  return (
    <div aria-hidden="true">
      {lanes.map((lane) => lane.read && <Value key={lane.id} lane={lane} read={lane.read} />)}
    </div>
  );
}

/** Position at the middle of a lane; on a phone in its first row. */
const nextToLane = ({ top, height, readAt = height / 2 }: PlacedLane): Record<string, string> => ({
  '--mid': `${top + readAt}px`,
  '--row': `${top}px`,
});

function Value({
  lane,
  read,
}: {
  readonly lane: PlacedLane;
  readonly read: NonNullable<Lane['read']>;
}): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const [value, next] = useMoment(({ cursor, now, recorded }) =>
    read({ time: cursor ?? now, traces: tracesFor(session, branch), recorded }),
  );
  return (
    <p
      className="lane-value"
      data-followed={lane.large}
      data-low={lane.isLow ?? false}
      style={nextToLane(lane)}
    >
      <b>{value}</b> <small>{next}</small>
      {lane.children}
    </p>
  );
}
