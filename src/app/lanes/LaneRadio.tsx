import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { keys } from '../keys/keys.ts';
import type { Lane } from '../plot/paint/lanes.ts';
import { useMoment } from '../store/moment.ts';
import { shortVcName, vcName } from '../store/rated.ts';
import { en } from '../strings/en.ts';
import { Marker } from './Marker.tsx';

interface LaneRadioProps {
  readonly lane: Pick<Lane, 'vcs' | 'label' | 'followed'>;
  /** Name of the radio group. */
  readonly group: string;
  readonly className?: string;
  readonly style: CSSProperties;
  /** What follows its name. */
  readonly children?: ReactNode;
}

/** Name and marker of a lane, or of a group of VCs; a radio button that follows its VC. Escape follows none. */
export function LaneRadio({ lane, group, className = '', style, children }: LaneRadioProps): ReactElement {
  const followVc = useMoment((state) => state.followVc);
  const loaded = useMoment((state) => state.loaded);
  const { vcs, label, followed } = lane;
  const isGroup = vcs.length > 1;
  const short = isGroup ? label : followed ? vcName(loaded, vcs[0]) : shortVcName(loaded, vcs[0]);
  return (
    <label className={`lane-label ${className}`} data-followed={followed} style={style}>
      <input
        type="radio"
        name={group}
        className="unseen"
        checked={followed}
        onChange={() => followVc(vcs[0])}
        {...keys(({ key }) => (key === 'Escape' ? () => followVc(null) : null))}
        aria-label={isGroup ? en.panels.vcs(label) : vcName(loaded, vcs[0])}
      />
      <span aria-hidden="true">
        {short} {!isGroup && <Marker vc={vcs[0]} />}
      </span>{' '}
      {children}
    </label>
  );
}
