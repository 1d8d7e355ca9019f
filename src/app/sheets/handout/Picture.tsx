import { useEffect, useRef } from 'react';
import { mountStage } from '../../mount.tsx';
import type { Session } from '../../session/session.ts';
import { sessionAround } from '../../session/sessions.ts';
import { sheetTexts as texts } from '../../strings/sharing/sheets.ts';
import styles from './handout.module.css';

interface PictureProps {
  /** What it opens with. */
  readonly link: string;
  readonly onSession: (session: Session) => void;
}

/** A live stage in the size of the paper: on the screen its head can be moved until the moment is right. */
export function Picture({ link, onSession }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens with its first link
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const box = document.createElement('div');
    host.append(box);
    const stage = mountStage(box, link, { label: texts.picture });
    window.cellscope = { ...stage, mount: async (...parts) => mountStage(...parts) };
    const session = sessionAround(box);
    if (session) onSession(session);
    return () => {
      stage.unmount();
      box.remove();
    };
  }, []);
  return (
    <div className={styles.picture}>
      <div ref={place} className={styles.stage} />
    </div>
  );
}
