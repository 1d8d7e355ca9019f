import type { Session } from '../../session/session.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { stageOf, useStage } from '../../store/stage.ts';
import { shownCurve } from './view.ts';

/** The curve is open where there is room for it, until somebody says otherwise. */
export function useCurveOpen(): boolean {
  const asked = usePage((state) => state.curveOpen);
  const projector = useStage((state) => state.theme === 'projector');
  const exists = useStage((state) => shownCurve(state) !== null);
  return exists && (asked ?? !projector);
}

export const toggleCurve = (session: Session): void => {
  const projector = stageOf(session).getState().theme === 'projector';
  pageOf(session).setState(({ card, curveOpen }) => ({
    card: 'policy',
    curveOpen: card !== 'policy' || !(curveOpen ?? !projector),
  }));
};
