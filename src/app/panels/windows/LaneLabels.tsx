import { memo, useId } from 'react';
import { LaneRadio } from '../../lanes/LaneRadio.tsx';
import type { Lane } from '../../plot/paint/lanes.ts';
import { en } from '../../strings/en.ts';

/** Name and marker of each lane; a radio group that chooses the followed VC. */
export const LaneLabels = memo(function LaneLabels({ lanes }: { lanes: readonly Lane[] }) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={en.panels.windows.follow}>
      {lanes.map((lane) => (
        <LaneRadio
          key={`${lane.label}${lane.followed}`}
          lane={lane}
          group={group}
          style={{ top: `${lane.top}px`, height: `${lane.height}px` }}
        >
          {lane.followed && <small aria-hidden="true">{en.panels.windows.followed}</small>}
        </LaneRadio>
      ))}
    </div>
  );
});
