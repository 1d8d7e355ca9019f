import type { ReactElement, ReactNode } from 'react';
import { type Emptiness, emptyYet } from '../../plot/Empty.tsx';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { LaneStack, useLaneRoom } from '../LaneStack.tsx';
import { type Level, levelHeights, levelLanes } from './levels.ts';
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

/** Values over time in lanes, over the shared axis, each with what it is held against. */
export function LevelRow({ title, notes, label, levels, empty }: LevelRowProps): ReactElement {
  const session = useSession();
  const followVc = useMoment((s) => s.followVc);
  const room = useLaneRoom();
  const { least, most } = levelHeights(levels);
  return (
    <LaneStack
      room={room}
      lanes={levelLanes(levels, room, followVc)}
      follow={en.panels.windows.follow}
      name="levels"
      title={title}
      notes={notes}
      style={{ '--levels-min': `${least}px`, '--levels-max': `${most}px`, '--levels': levels.length }}
      label={label}
      describe={(traces) => `${levelsAt(session, levels, stageOf(session).getState().now, traces)}.`}
      valueAt={(time, traces) => levelsAt(session, levels, time, traces)}
      table={(traces) => levelsTable(session, levels, label, traces)}
      empty={() => empty ?? emptyYet(session)}
    />
  );
}
