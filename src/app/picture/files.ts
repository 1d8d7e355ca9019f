import type { Drawing } from './drawing.ts';
import { editsLine, type Stamp, stampJson, stampLine } from './stamp.ts';
import { svgOf } from './write/svg.ts';

/** `cellscope-half-empty-seed1-queue`. @param of `stage`, the id of a panel */
export const pictureName = ({ scenario, seed }: Stamp, of: string): string =>
  `cellscope-${scenario}-seed${seed}-${of}`;

export const panelSvg = (drawing: Drawing, stamp: Stamp, of: string): string =>
  svgOf(drawing, {
    title: stamp.title,
    description: [stampLine(stamp), editsLine(stamp)].filter((line) => line !== '').join('\n'),
    metadata: stampJson(stamp, { picture: of }),
  });
