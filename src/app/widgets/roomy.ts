import type { StageSize } from './stageSize.ts';

/** The stage has one column: everything in it stands one below the other. */
export const isColumn = ({ width }: StageSize): boolean => width === 'phone' || width === 'narrow';

/** Where there is room for sliders beside code and score, they are open from the start. */
export const isRoomy = (size: StageSize): boolean => !size.low || isColumn(size);
