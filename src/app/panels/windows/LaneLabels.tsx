import { type ReactElement, useId } from 'react';
import type { Lane } from '../../charts/lanes.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Marker } from './Marker.tsx';

/** Number and marker of each lane; a radio group that chooses the followed VC. */
export function LaneLabels({ lanes }: { lanes: readonly Lane[] }): ReactElement {
  const followVc = useStage((state) => state.followVc);
  const group = useId();
  return (
    <div role="radiogroup" aria-label={en.panels.windows.follow} className="lane-labels">
      {lanes.map((lane) => (
        <label
          key={`${lane.label}${lane.followed}`}
          className="lane-label"
          data-followed={lane.followed}
          style={{ top: `${lane.top}px`, height: `${lane.height}px` }}
        >
          <input
            type="radio"
            name={group}
            className="unseen"
            checked={lane.followed}
            onChange={() => followVc(lane.vcs[0])}
            onKeyDown={(event) => event.key === 'Escape' && followVc(null)}
            aria-label={lane.vcs.length > 1 ? en.panels.vcs(lane.label) : en.panels.vc(lane.label)}
          />
          <span aria-hidden="true">
            {lane.followed ? en.panels.vc(lane.label) : lane.label}{' '}
            {lane.vcs.length === 1 && <Marker vc={lane.vcs[0]} />}
          </span>
          {lane.followed && <small aria-hidden="true">{en.panels.windows.followed}</small>}
        </label>
      ))}
    </div>
  );
}
