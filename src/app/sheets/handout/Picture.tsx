import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { mountStage } from '../../mount.tsx';
import type { Session } from '../../session/session.ts';
import { sessionAround } from '../../session/sessions.ts';
import styles from './handout.module.css';

interface PictureProps {
  /** What it opens with. */
  readonly link: string;
  /** What it shows. */
  readonly label: string;
  readonly onSession: (session: Session) => void;
}

/** A live stage in the size of the paper, as a picture: nothing in it can be pressed. */
export function Picture({ link, label, onSession }: PictureProps) {
  const [height, setHeight] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens with its first link
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const box = document.createElement('div');
    host.append(box);
    const stage = mountStage(box, link, { label });
    window.cellscope = { ...stage, mount: async (...parts) => mountStage(...parts) };
    const session = sessionAround(box);
    if (session) onSession(session);
    // What is scaled takes the room that it had before: the picture is as high as it looks.
    const sizes = new ResizeObserver(() => setHeight(box.offsetHeight));
    sizes.observe(box);
    return () => {
      sizes.disconnect();
      stage.unmount();
      box.remove();
    };
  }, []);
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={label}
      style={{ '--height': `${height}px` } as CSSProperties}
    >
      <div ref={place} className={styles.stage} inert />
    </div>
  );
}
