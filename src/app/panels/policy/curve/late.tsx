import type { ReactElement } from 'react';
import { shownCurve } from '../../../plot/curve/open.ts';
import { useMoment } from '../../../store/moment.ts';
import { late } from '../../../widgets/late.tsx';

const Figure = late(async () => (await import('./CurveFigure.tsx')).CurveFigure);

/** The function that decides; nothing for a policy without one. */
export function CurveFigure(): ReactElement | null {
  const exists = useMoment((state) => shownCurve(state) !== null);
  return exists ? <Figure /> : null;
}
