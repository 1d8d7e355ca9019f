import { latePart } from '../../late.ts';
import type { Session } from '../../session/session.ts';
import { late } from '../../widgets/late.tsx';

/** Few listen: fetched when a reader wants to. */
const audio = latePart(() => import('./audio.ts'), { isAhead: false });

export const SoundControl = late(async () => (await import('./audio.ts')).SoundControl, { isAhead: false });

/** From a key: its script may have to come first. */
export const toggleSoundOnceLoaded = (session: Session): void =>
  void audio.load().then(() => audio.get()?.toggleSound(session));
