import type { Picture } from '../../../lessons/pictures/index.ts';
import type { HostedStage } from '../../mount.tsx';

/** What a picture is drawn from. */
export interface PictureProps<Shown = Picture> {
  readonly picture: Shown;
  /** The question of the step is answered. */
  readonly isAnswered: boolean;
  /** The stage of the step, whose run a picture can be about. */
  readonly live: HostedStage | null;
}
