import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { keys } from '../keys/keys.ts';
import { Radio } from '../widgets/Radio.tsx';
import type { Lane } from './lanes.ts';
import { Marker } from './Marker.tsx';

interface LaneNameProps {
  readonly lane: Pick<Lane, 'label' | 'name' | 'vc' | 'large' | 'choose' | 'leave'>;
  /** Name of the radio group. */
  readonly group: string;
  readonly className?: string;
  readonly style: CSSProperties;
  /** Content after the name. */
  readonly children?: ReactNode;
}

/** Name and marker of a lane; a radio button where it can be chosen. */
export function LaneName({ lane, group, className = '', style, children }: LaneNameProps): ReactElement {
  const { label, name, vc, large, choose, leave } = lane;
  if (choose === undefined)
    return (
      <span className="lane-label" aria-hidden="true" style={style}>
        <span>{label}</span>
      </span>
    );
  const act = leave && keys(({ key }) => (key === 'Escape' ? leave : null));
  return (
    <label className={`lane-label ${className}`} data-followed={large} style={style} {...act}>
      <Radio name={group} unseen checked={large} onChoose={choose} label={name} />
      <span aria-hidden="true">
        {label} {vc !== null && <Marker vc={vc} />}
      </span>{' '}
      {children}
    </label>
  );
}
