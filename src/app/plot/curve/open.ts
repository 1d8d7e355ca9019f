import type { PolicyCurve } from '../../../contract/index.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import type { StageState } from '../../store/types.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { shownPort } from '../shown.ts';

/** The curve of what is shown; null while it is that of another port or policy. */
export function shownCurve(state: Pick<StageState, 'curve' | 'loaded' | 'ports'>): PolicyCurve | null {
  const { curve, loaded } = state;
  const policy = shownPort(state)?.policy;
  return curve !== null && curve.port === loaded?.port && curve.policy === policy ? curve.curve : null;
}

/** The curve is open where there is room for it, until a reader says otherwise. */
export function useCurveOpen(): boolean {
  const asked = usePage((state) => state.curveOpen);
  const projector = useMoment((state) => isProjector(state.theme));
  const exists = useMoment((state) => shownCurve(state) !== null);
  return exists && (asked ?? !projector);
}
