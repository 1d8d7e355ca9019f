import { type ReactElement, type ReactNode, useContext, useId, useMemo, useRef } from 'react';
import { PlotBranch, tracesFor } from '../../plot/branch.ts';
import type { Emptiness } from '../../plot/Empty.tsx';
import { emptyYet } from '../../plot/Empty.tsx';
import { labelNextToLane } from '../../plot/paint/lanes.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { Marker } from '../Marker.tsx';
import {
  inUnit,
  isActive,
  type Level,
  type LevelLane,
  levelAt,
  levelHeights,
  levelLanes,
  neighbourTextOf,
} from './levels.ts';
import { paintLevels } from './paint.ts';
import { levelsAt, levelsTable } from './words.ts';
import '../../rates/lanes.css';
import './levels.css';

export interface LevelRowProps {
  readonly title: string;
  readonly notes: readonly ReactNode[];
  /** Spoken, and over its table. */
  readonly label: string;
  readonly levels: readonly Level[];
  /** Why there is no level; null where there is one. */
  readonly empty: Emptiness | null;
}

/** Above the scale of a lane; on a phone name and value are there. CSS pixels. */
const ROOF = 6;
const NAME_ROW = 19;

/** Values over time in lanes, over the shared axis, each with what it is held against. */
export function LevelRow({ title, notes, label, levels, empty }: LevelRowProps): ReactElement {
  const session = useSession();
  const followVc = useMoment((s) => s.followVc);
  const inside = useProfile() === 'phone';
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const lanes = useMemo(() => levelLanes(levels, height, inside ? NAME_ROW : ROOF), [levels, height, inside]);
  const { least, most } = levelHeights(levels);
  const pick = (_: number, at: number) => {
    const lane = lanes.find(({ y, height: rows }) => at >= y && at < y + rows);
    if (lane?.follows) followVc(lane.vc);
  };
  return (
    <Row
      name="levels"
      title={title}
      notes={notes}
      left={!inside && <Labels lanes={lanes} />}
      right={!inside && <Values lanes={lanes} />}
      style={{ '--levels-min': `${least}px`, '--levels-max': `${most}px`, '--levels': levels.length }}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={label}
          paint={(frame) => paintLevels(frame, lanes)}
          describe={(traces) => `${levelsAt(session, levels, stageOf(session).getState().now, traces)}.`}
          valueAt={(time, traces) => levelsAt(session, levels, time, traces)}
          table={(traces) => levelsTable(session, levels, label, traces)}
          empty={() => empty ?? emptyYet(session)}
          onPick={pick}
        />
        {inside && (
          <div className="lanes-inside">
            <Labels lanes={lanes} />
            <Values lanes={lanes} />
          </div>
        )}
      </div>
    </Row>
  );
}

const placed = ({ y, height }: LevelLane) => ({ top: `${y}px`, height: `${height}px` });

/** Names of the lanes; those that stand for a VC are a radio group that chooses the large one. */
function Labels({ lanes }: { readonly lanes: readonly LevelLane[] }): ReactElement {
  const followVc = useMoment((s) => s.followVc);
  const group = useId();
  return (
    <div role="radiogroup" aria-label={en.panels.windows.follow}>
      {lanes.map((lane) =>
        lane.follows ? (
          <label key={lane.channel} className="lane-label" data-followed={lane.large} style={placed(lane)}>
            <input
              type="radio"
              name={group}
              className="unseen"
              checked={lane.large}
              onChange={() => followVc(lane.vc)}
              aria-label={lane.name}
            />
            <span aria-hidden="true">
              {lane.label} <Marker vc={lane.vc} />
            </span>
          </label>
        ) : (
          <span key={lane.channel} aria-hidden="true" className="lane-label" style={placed(lane)}>
            <span>{lane.label}</span>
          </span>
        ),
      )}
    </div>
  );
}

function Value({ lane, isLow }: { readonly lane: LevelLane; readonly isLow: boolean }): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const [own, beside] = useMoment(({ cursor, now, recorded }) => {
    const [traces, time] = [tracesFor(session, branch), cursor ?? now];
    const value = levelAt(lane, time, traces);
    const known = !Number.isNaN(value) && isActive(lane, time, traces);
    return known ? [inUnit(lane, value), neighbourTextOf(lane, time, traces, recorded)] : NOTHING;
  });
  return (
    <p className="rate-value" data-low={isLow} style={labelNextToLane(lane.y, lane.height)}>
      <b>{own}</b> <small>{beside}</small>
    </p>
  );
}

const NOTHING: readonly string[] = ['', ''];

/** Value of each lane at the cursor or the head, and beside it what it is held against. */
function Values({ lanes }: { readonly lanes: readonly LevelLane[] }): ReactElement {
  const twoLines = useMoment((s) => isProjector(s.theme)) ? 64 : 28;
  return (
    <div aria-hidden="true">
      {lanes.map((lane) => (
        <Value key={lane.channel} lane={lane} isLow={lane.height < twoLines} />
      ))}
    </div>
  );
}
