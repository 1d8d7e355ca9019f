import { useState } from 'react';
import type { PipePicture } from '../../../lessons/pictures/pipe.ts';
import { fixed, whole } from '../../format.ts';
import { pipeTexts as texts } from '../../strings/pages/pipePicture.ts';
import { percentage } from '../../widgets/cssValues.ts';
import { CellSlider } from './CellSlider.tsx';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './pipe.module.css';
import { fillOf } from './pipe.ts';

/** Steps of the slider from end to end. */
const STEPS = 200;
const FATES = ['whole', 'vain', 'lost'] as const;

/** A path and a buffer, to scale, and the windows that are to fit in: the buffer is turned up and down. */
export function Pipe({ picture }: PictureProps<PipePicture>) {
  const { senders, window, path, most, sizes } = picture;
  const [buffer, setBuffer] = useState(sizes[0] ?? most);
  const { fit, isPartly, waiting, waitMs, over, spare } = fillOf(picture, buffer);
  const all = whole(senders);
  const scale = Math.max(path + most, senders * window);
  const share = (cells: number): string => percentage(cells / scale);
  const fateOf = (at: number) => (at < fit ? 'whole' : at === fit && isPartly ? 'vain' : 'lost');
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press}</p>
      <div className={styles.buttons}>
        {sizes.map((size) => (
          <button key={size} type="button" aria-pressed={size === buffer} onClick={() => setBuffer(size)}>
            {texts.places(whole(size))}
          </button>
        ))}
      </div>
      <CellSlider
        className={own.size}
        label={texts.size}
        most={most}
        steps={STEPS}
        value={buffer}
        spoken={texts.cells(whole(buffer))}
        onChange={setBuffer}
      />
      <ul className={`${styles.legend} ${own.parts}`}>
        <li data-part="path">{texts.path(whole(path))}</li>
        <li data-part="buffer">{texts.buffer(whole(buffer))}</li>
        <li data-part="queue">{texts.queue(whole(waiting))}</li>
      </ul>
      <div className="stack gap-8">
        <div className={own.places} aria-hidden="true">
          <span style={{ width: share(path) }} />
          <span style={{ width: share(buffer) }}>
            <i style={{ width: buffer === 0 ? 0 : percentage(waiting / buffer) }} />
          </span>
        </div>
        <ol className={own.windows} aria-label={texts.windows} style={{ width: share(senders * window) }}>
          {Array.from({ length: senders }, (_, at) => {
            const fate = fateOf(at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: windows keep their places
              <li key={at} data-fate={fate}>
                <span className="unseen">
                  {texts.windowIs(texts.window(whole(at + 1), all), texts.fates[fate])}
                </span>
                <b aria-hidden="true">{at + 1}</b>
              </li>
            );
          })}
        </ol>
      </div>
      <p role="status" className={styles.say}>
        {over > 0
          ? texts.tooSmall(whole(fit), all, whole(over))
          : texts.allFit(all, whole(window), whole(path))}{' '}
        {texts.wait(whole(waiting), fixed(waitMs, 1))} {spare > 0 && texts.spare(whole(spare))}
      </p>
      <ul className={styles.legend}>
        {FATES.map((fate) => (
          <li key={fate} data-fate={fate}>
            {texts.fates[fate]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
