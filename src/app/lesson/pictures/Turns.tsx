import { useState } from 'react';
import type { TurnsPicture } from '../../../lessons/pictures/turns.ts';
import { fixed, whole } from '../../format.ts';
import { turnsTexts as texts } from '../../strings/pages/turnsPicture.ts';
import { CellRow } from './CellRow.tsx';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './turns.module.css';
import { tallyOf } from './turns.ts';

/** Overflow by overflow, who is hit and who goes free, run next to run. */
export function Turns({ picture }: PictureProps<TurnsPicture>) {
  const { senders, fromS, runs } = picture;
  const most = Math.max(...runs.map(({ hit }) => hit.length));
  const [count, setCount] = useState(1);
  const isOver = count === most;
  const rowOf = (vcs: readonly number[]) =>
    Array.from({ length: senders }, (_, at) => {
      const isHit = vcs.includes(at + 1);
      const spoken = (isHit ? texts.hitSender : texts.freeSender)(whole(at + 1));
      return { fate: isHit ? 'lost' : 'whole', spoken };
    });
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press(whole(senders), fixed(fromS, 1))}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={isOver}
          title={isOver ? texts.isOver : undefined}
          onClick={() => setCount(count + 1)}
        >
          {texts.next}
        </button>
        <button
          type="button"
          disabled={count === 0}
          title={count === 0 ? texts.isStart : undefined}
          onClick={() => setCount(0)}
        >
          {texts.again}
        </button>
      </div>
      <div className={own.runs}>
        {runs.map(({ name, hit }) => {
          const { mean } = tallyOf(hit, senders, count);
          const last = hit[count - 1];
          return (
            <section key={name}>
              <h2>{name}</h2>
              {hit.slice(0, count).map((vcs, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: overflows keep their places
                <div key={at}>
                  <span aria-hidden="true">{whole(at + 1)}</span>
                  <CellRow label={texts.row(name, whole(at + 1))} cells={rowOf(vcs)} className={own.row} />
                </div>
              ))}
              {last && (
                <p role="status" className={styles.say}>
                  {texts.sum(name, whole(last.length), whole(senders), fixed(mean, 1))}
                </p>
              )}
            </section>
          );
        })}
      </div>
      <ul className={styles.legend}>
        <li data-fate="lost">{texts.isHit}</li>
        <li data-fate="whole">{texts.isFree}</li>
      </ul>
    </figure>
  );
}
