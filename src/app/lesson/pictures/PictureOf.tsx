import type { Picture } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { late } from '../../widgets/late.tsx';

interface PictureProps {
  readonly picture: Picture;
  readonly isAnswered: boolean;
  readonly live: HostedStage | null;
}

const Cells = late(async () => (await import('./Cells.tsx')).Cells);
const Closer = late(async () => (await import('./Closer.tsx')).Closer);

/** The picture of a step, instead of the stage; what draws it is a script of its own. */
export function PictureOf({ picture, isAnswered, live }: PictureProps) {
  return picture.name === 'cells' ? (
    <Cells picture={picture} isAnswered={isAnswered} />
  ) : (
    <Closer picture={picture} live={live} />
  );
}
