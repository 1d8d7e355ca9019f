import type { ReactElement } from 'react';
import { useSession } from '../../session/context.ts';
import { toggleFrames, usePage, useShown } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import styles from './style.module.css';

/** Opens and closes the diagram, next to the window it belongs to. */
export function Opener({ top }: { readonly top?: number }): ReactElement | null {
  const session = useSession();
  const open = usePage((state) => state.frames);
  const shown = useShown('frames');
  if (!shown) return null;
  return (
    <Button
      quiet
      className={styles.opener}
      aria-pressed={open}
      title={en.panels.spacetime.openHint}
      style={top === undefined ? undefined : { top: `${top}px` }}
      onClick={() => toggleFrames(session)}
    >
      {en.panels.spacetime.open}
    </Button>
  );
}
