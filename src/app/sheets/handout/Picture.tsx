import { useEffect, useRef, useState } from 'react';
import { hostStage } from '../../mount.tsx';
import type { Session } from '../../session/session.ts';
import { cssValues } from '../../widgets/cssValues.ts';
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
    if (place.current === null) return;
    const { session, box, close } = hostStage(place.current, link, label);
    onSession(session);
    // What is scaled takes the room that it had before: the picture is as high as it looks.
    const sizes = new ResizeObserver(() => setHeight(box.offsetHeight));
    sizes.observe(box);
    return () => {
      sizes.disconnect();
      close();
    };
  }, []);
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={label}
      style={cssValues({ '--height': `${height}px` })}
    >
      <div ref={place} className={styles.stage} inert />
    </div>
  );
}
