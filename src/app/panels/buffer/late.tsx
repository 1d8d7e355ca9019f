import type { ReactElement } from 'react';
import { useMoment } from '../../store/moment.ts';
import { late } from '../../widgets/late.tsx';

const Cells = late(async () => (await import('./BufferPanel.tsx')).BufferPanel);

/** Which rows there is room for depends on the run: before it is there this one is not needed. */
export function LateBufferPanel(): ReactElement | null {
  const isLoaded = useMoment(({ loaded }) => loaded !== null);
  return isLoaded ? <Cells /> : null;
}
