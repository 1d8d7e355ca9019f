import type { ReactElement } from 'react';
import { useSurroundings } from '../../panel/surroundings.ts';
import { isTight } from '../../panel/tight.ts';
import { useSession } from '../../session/context.ts';
import { toggleDetail } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import spacetime from '../spacetime/style.module.css';

/** Opens and closes the buffer cell by cell, where it takes the place of other rows. */
export function BufferOpener(): ReactElement | null {
  const session = useSession();
  const around = useSurroundings();
  // Next to the time-space diagram the buffer has no height.
  if (!isTight(around) || around.profile === 'projector' || around.frames) return null;
  return (
    <Button
      quiet
      className={spacetime.opener}
      aria-pressed={around.lens}
      title={en.panels.buffer.openHint}
      onClick={() => toggleDetail(session)}
    >
      {en.panels.buffer.open}
    </Button>
  );
}
