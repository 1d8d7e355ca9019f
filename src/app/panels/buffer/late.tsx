import type { ReactElement } from 'react';
import { useStage } from '../../store/stage.ts';
import { late } from '../../widgets/late.tsx';

const Cells = late(async () => (await import('./BufferPanel.tsx')).BufferPanel);

/** Which rows there is room for depends on the run: before it is there nobody asks for this one. */
export function BufferPanel(): ReactElement | null {
  const isLoaded = useStage(({ loaded }) => loaded !== null);
  return isLoaded ? <Cells /> : null;
}
