import { type ReactElement, useId } from 'react';
import { keys } from '../../keys/keys.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import { useMoment } from '../../store/moment.ts';
import { shortVcName, vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { Marker } from './Marker.tsx';

/** Name and marker of each lane; a radio group that chooses the followed VC. */
export function LaneLabels({ lanes }: { lanes: readonly Lane[] }): ReactElement {
  const followVc = useMoment((state) => state.followVc);
  const group = useId();
  const loaded = useMoment((state) => state.loaded);
  const spoken = ({ vcs, label }: Lane) => (vcs.length > 1 ? en.panels.vcs(label) : vcName(loaded, vcs[0]));
  const shown = ({ vcs, label, followed }: Lane) => {
    if (vcs.length > 1) return label;
    return followed ? vcName(loaded, vcs[0]) : shortVcName(loaded, vcs[0]);
  };
  return (
    <div role="radiogroup" aria-label={en.panels.windows.follow}>
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
            {...keys(({ key }) => (key === 'Escape' ? () => followVc(null) : null))}
            aria-label={spoken(lane)}
          />
          <span aria-hidden="true">
            {shown(lane)} {lane.vcs.length === 1 && <Marker vc={lane.vcs[0]} />}
          </span>
          {lane.followed && <small aria-hidden="true">{en.panels.windows.followed}</small>}
        </label>
      ))}
    </div>
  );
}
