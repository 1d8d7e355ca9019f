import type { MouseEvent } from 'react';
import { currentState } from '../client/opening/address.ts';
import { writeLink } from '../link/query.ts';
import type { HostedStage } from '../mount.tsx';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import styles from './lesson.module.css';

interface StageLinkProps {
  readonly scene: string;
  readonly live: HostedStage | null;
  /** The page is part of another one, which stays. */
  readonly isFramed: boolean;
}

/** To the stage with everything on it, at the moment and with the changes of the lesson's. */
export function StageLink({ scene, live, isFramed }: StageLinkProps) {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    if (live === null) return;
    const { embed: _, hide: __, show: ___, ...state } = currentState(live.session);
    currentTarget.search = writeLink(state).query;
  };
  return (
    <a
      className={styles.link}
      href={`?${scene}`}
      onClick={follow}
      {...(isFramed && { target: '_blank', rel: 'noreferrer' })}
    >
      {texts.openStage}
    </a>
  );
}
