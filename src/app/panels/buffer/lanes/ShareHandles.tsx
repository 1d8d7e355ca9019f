import type { ReactElement } from 'react';
import type { NumberParameter, ParameterValues } from '../../../../contract/index.ts';
import { useMoment } from '../../../store/moment.ts';
import { parameterPath, sharePath } from '../../../store/paths.ts';
import { vcName } from '../../../store/rated.ts';
import { en } from '../../../strings/en.ts';
import type { LanesLayout } from './layout.ts';
import { barScale } from './queueLanes.ts';
import { ShareHandle } from './ShareHandle.tsx';

const SHARES = ['min', 'max'] as const;

interface ShareHandlesProps {
  readonly layout: LanesLayout;
  readonly port: {
    readonly places: number;
    readonly specs: readonly NumberParameter[];
    readonly params: ParameterValues;
  };
}

/** Handles of the shares: for every VC on the scale below the lanes, for the followed VC on its own lane. */
export function ShareHandles({ layout, port }: ShareHandlesProps): ReactElement {
  const states = useMoment((state) => state.vcStates);
  const loaded = useMoment((state) => state.loaded);
  const own = layout.lanes.find((lane) => lane.followed);
  const vc = own?.vcs[0];
  const share = states.find(({ id }) => id === vc)?.share;
  const kinds = port.specs.flatMap((spec) => {
    const key = SHARES.find((one) => one === spec.name);
    return key === undefined ? [] : [{ spec, key, common: Number(port.params[key]) }];
  });
  /** @param whose the VC; null: every one */
  const handle = (spec: NumberParameter, whose: number | null, path: string, applied: number, y: number) => (
    <ShareHandle
      key={path}
      spec={spec}
      path={path}
      applied={applied}
      places={port.places}
      whose={whose === null ? en.panels.lanes.everyVc : vcName(loaded, whose)}
      own={whose !== null}
      y={y}
      x={barScale(layout.zones)}
    />
  );
  return (
    <>
      {kinds.map(({ spec, key, common }) =>
        handle(spec, null, parameterPath(key, 'allocation'), common, layout.scaleY),
      )}
      {own !== undefined &&
        vc !== undefined &&
        kinds.map(({ spec, key, common }) =>
          handle(spec, vc, sharePath(vc, key), share?.[key] ?? common, own.top + own.height / 2),
        )}
    </>
  );
}
