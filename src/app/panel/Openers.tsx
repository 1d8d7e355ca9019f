import type { CSSProperties, ReactElement } from 'react';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { toggleDetail, toggleFrames, usePage, useShown } from '../store/page.ts';
import { en } from '../strings/en.ts';
import { Button } from '../widgets/Button.tsx';
import { useLayoutContext } from './layoutContext.ts';
import styles from './openers.module.css';
import { isTight } from './tight.ts';

interface OpenerProps {
  readonly text: string;
  readonly hint: string;
  readonly isOpen: boolean;
  readonly toggle: (session: Session) => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Opens and closes a row from another one. */
export function Opener({ text, hint, isOpen, toggle, className = '', style }: OpenerProps): ReactElement {
  const session = useSession();
  return (
    <Button
      quiet
      className={`${styles.opener} ${className}`}
      aria-pressed={isOpen}
      title={hint}
      style={style}
      onClick={() => toggle(session)}
    >
      {text}
    </Button>
  );
}

/** The buffer cell by cell, where it takes the place of other rows. */
export function BufferOpener(): ReactElement | null {
  const around = useLayoutContext();
  const { open, openHint } = en.panels.buffer;
  // Next to the time-space diagram the buffer has no height.
  if (!isTight(around) || around.profile === 'projector' || around.frames) return null;
  return <Opener text={open} hint={openHint} isOpen={around.magnifies} toggle={toggleDetail} />;
}

/** The diagram, next to the window it belongs to. */
export function FramesOpener({ top }: { readonly top?: number }): ReactElement | null {
  const isOpen = usePage((state) => state.frames);
  const shown = useShown('frames');
  const { open, openHint } = en.panels.spacetime;
  if (!shown) return null;
  const style = top === undefined ? undefined : { top: `${top}px` };
  return <Opener text={open} hint={openHint} isOpen={isOpen} toggle={toggleFrames} style={style} />;
}
