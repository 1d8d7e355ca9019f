import { isColumn } from '../widgets/stageSize.ts';
import type { LayoutContext } from './panel.ts';

/**
 * All rows are in sight at once and leave no height for the buffer cell by cell: it takes the place of others. On a laptop
 * that is where rows of windows are.
 */
export const isTight = ({ profile, size, run }: LayoutContext): boolean =>
  profile === 'projector' ||
  (profile === 'laptop' && size.low && !isColumn(size) && run.hasWindows && !run.isCreditBased);
