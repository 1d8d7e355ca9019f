import type { Picture } from '../../../lessons/pictures/index.ts';
import type { HostedStage } from '../../mount.tsx';

/** Input of a picture. */
export interface PictureProps<Shown = Picture> {
  readonly picture: Shown;
  /** Whether the question of the step is answered. */
  readonly isAnswered: boolean;
  /** The stage of the step, whose run a picture can show. */
  readonly live: HostedStage | null;
}
