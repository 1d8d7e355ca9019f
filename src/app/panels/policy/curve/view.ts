import { useMemo } from 'react';
import type { CurveHandle, NumberParameter, PolicyCurve, PortState } from '../../../../contract/index.ts';
import { curvePath } from '../../../plot/curve/lines.ts';
import { type CurveArea, type CurveAxes, type CurveScale, curveScale } from '../../../plot/curve/scale.ts';
import type { Vertex } from '../../../plot/paint/shapes.ts';
import type { Profile } from '../../../plot/paint/style.ts';
import { useMoment } from '../../../store/moment.ts';
import { policyNumber } from '../../../store/paths.ts';
import type { Size } from '../../../widgets/size.ts';

/** Room for ticks and names of axes, CSS pixels. */
const ROOM: Readonly<Record<Profile, { left: number; right: number; top: number; bottom: number }>> = {
  laptop: { left: 46, right: 16, top: 20, bottom: 18 },
  phone: { left: 48, right: 24, top: 34, bottom: 20 },
  projector: { left: 96, right: 34, top: 48, bottom: 36 },
};

export interface CurveView {
  readonly curve: PolicyCurve;
  readonly scale: CurveScale;
  /** Lines in pixels. */
  readonly paths: readonly (readonly Vertex[])[];
  readonly profile: Profile;
}

function areaOf(profile: Profile, { width, height }: Size, text: number): CurveArea {
  const { left, right, top, bottom } = ROOM[profile];
  return { left: left * text, right: width - right, top: top * text, bottom: height - bottom * text };
}

/** @param text the reader's font size over 16 pixels */
export function useCurveView(
  curve: PolicyCurve,
  size: Size,
  profile: Profile,
  axes: CurveAxes,
  text: number,
): CurveView {
  return useMemo(() => {
    const scale = curveScale(curve, areaOf(profile, size, text), axes);
    const paths = curve.lines.map((line) => curvePath(line, scale));
    return { curve, scale, paths, profile };
  }, [curve, size, profile, axes, text]);
}

export interface ShownHandle {
  readonly handle: CurveHandle;
  readonly spec: NumberParameter;
  readonly applied: number;
}

/** Handles whose parameter is a number of the policy that runs. */
export function useHandles(curve: PolicyCurve, port: PortState | null): readonly ShownHandle[] {
  const catalog = useMoment((state) => state.catalog);
  return useMemo(() => {
    const policy = catalog?.policies.find(({ id }) => id === port?.policy);
    return curve.handles.flatMap((handle) => {
      const spec = policy?.parameters.find(({ name }) => name === handle.parameter);
      const applied = policyNumber(port, handle.parameter);
      return spec?.kind === 'number' && applied !== null ? [{ handle, spec, applied }] : [];
    });
  }, [catalog, curve, port]);
}
