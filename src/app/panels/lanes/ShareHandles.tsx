import type { ReactElement } from 'react';
import type { NumberParameter, ParameterValues } from '../../../contract/index.ts';
import { cellsToX } from '../../charts/queueLanes.ts';
import { parameterPath, sharePath } from '../../store/paths.ts';
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import type { LanesLayout } from './layout.ts';
import { ShareHandle } from './ShareHandle.tsx';

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
  const states = useStage((state) => state.vcStates);
  const loaded = useStage((state) => state.loaded);
  const own = layout.lanes.find((lane) => lane.followed);
  const vc = own?.vcs[0];
  const share = states.find(({ id }) => id === vc)?.share;
  const kinds = port.specs.filter(({ name }) => name === 'min' || name === 'max');
  const handle = (spec: NumberParameter, path: string, applied: number, whose: string, y: number) => (
    <ShareHandle
      key={path}
      spec={spec}
      path={path}
      applied={applied}
      places={port.places}
      whose={whose}
      own={path.startsWith('vcs.')}
      y={y}
      zones={layout.zones}
      xOf={(value) => cellsToX(layout.zones, value * port.places, port.places)}
    />
  );
  return (
    <>
      {kinds.map((spec) =>
        handle(
          spec,
          parameterPath(spec.name, 'allocation'),
          Number(port.params[spec.name]),
          en.panels.lanes.everyVc,
          layout.scaleY,
        ),
      )}
      {own !== undefined &&
        vc !== undefined &&
        kinds.map((spec) =>
          handle(
            spec,
            sharePath(vc, spec.name),
            share?.[spec.name as 'min' | 'max'] ?? Number(port.params[spec.name]),
            vcName(loaded, vc),
            own.top + own.height / 2,
          ),
        )}
    </>
  );
}
