import { useState } from 'react';
import type { FrontPicture } from '../../../lessons/pictures/front.ts';
import { fixed, whole } from '../../format.ts';
import { frontTexts as texts } from '../../strings/pages/frontPicture.ts';
import { inParts } from '../../strings/text.ts';
import { CellRow } from './CellRow.tsx';
import own from './front.module.css';
import { holeIn } from './front.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';

/** A full queue: the hole of a cell waits as long as the cells in front of it. */
export function Front({ picture, isAnswered }: PictureProps<FrontPicture>) {
  const { groups } = picture;
  const [pressed, setPressed] = useState<number | null>(null);
  // Once the question is answered: the place that it was about.
  const lost = pressed ?? (isAnswered ? 0 : null);
  const fateOf = (group: number) => (group === lost ? 'lost' : group === groups ? 'way' : 'whole');
  const cells = Array.from({ length: groups + 1 }, (_, group) => {
    const ahead = whole(holeIn(picture, group).ahead);
    const fate = fateOf(group);
    const isInWindow = lost !== null && group < lost;
    const spoken = inParts([
      texts.place(ahead),
      ...(group === groups ? [texts.isNew] : []),
      ...(fate === 'lost' ? [texts.isLost] : isInWindow ? [texts.isAhead] : []),
    ]);
    return { fate, isInWindow, spoken, text: ahead, isEnd: group === groups - 1 };
  });
  const news = (group: number): string => {
    const { ahead, leavesMs, soonerMs } = holeIn(picture, group);
    if (!isAnswered) return texts.hidden(whole(ahead));
    if (group === 0) return texts.first(fixed(soonerMs, 1));
    if (group === groups) return texts.last(whole(ahead), fixed(leavesMs, 1));
    return texts.later(whole(ahead), fixed(leavesMs, 1), fixed(soonerMs, 1));
  };
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press}</p>
      <div className={styles.buttons}>
        <button type="button" aria-pressed={lost === groups} onClick={() => setPressed(groups)}>
          {texts.refuse}
        </button>
        <button type="button" aria-pressed={lost === 0} onClick={() => setPressed(0)}>
          {texts.drop}
        </button>
      </div>
      <CellRow label={texts.queue} cells={cells} className={own.queue} onPress={setPressed} />
      <p role="status" className={styles.say}>
        {lost !== null && news(lost)}
      </p>
      <ul className={styles.legend}>
        <li data-fate="whole">{texts.waits}</li>
        <li data-fate="way">{texts.isNew}</li>
        <li data-fate="lost">{texts.isLost}</li>
        <li data-window="true">{texts.isAhead}</li>
      </ul>
    </figure>
  );
}
