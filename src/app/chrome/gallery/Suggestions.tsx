import { Fragment } from 'react';
import { listings } from '../../../scenarios/groups.ts';
import { nearest } from '../../../scenarios/nearest.ts';
import { sceneTexts } from '../../strings/scenes.ts';
import { endMark } from '../../widgets/words/endMark.ts';
import { SceneLink } from './SceneLink.tsx';
import styles from './style.module.css';

const MOST = 3;

/** Up to three scenes whose names are most like one that is none. */
export function Suggestions({ name }: { readonly name: string }) {
  const entries = listings().flatMap((group) => group.entries);
  const titleOf = (id: string | undefined) => entries.find((entry) => entry.id === id)?.title;
  const names = nearest(
    name,
    entries.map(({ id }) => id),
    MOST,
  );
  return (
    <>
      {sceneTexts.didYouMean}{' '}
      {names.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && (index === names.length - 1 ? ` ${sceneTexts.or} ` : ', ')}
          <SceneLink id={id} className={styles.suggestion}>
            {titleOf(id)}
          </SceneLink>
        </Fragment>
      ))}
      {endMark(titleOf(names.at(-1)), '?')}{' '}
    </>
  );
}
