import { useState } from 'react';
import type { SeedsPicture } from '../../../lessons/pictures/seeds.ts';
import { fixed, whole } from '../../format.ts';
import { seedsTexts as texts } from '../../strings/pages/seedsPicture.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './seeds.module.css';
import { saidBy } from './seeds.ts';

/** Runs with different seeds, one after the other: their mean, its interval, and a printed value. */
export function Seeds({ picture }: PictureProps<SeedsPicture>) {
  const { label, values, decimals, printed, isDifference, from, to } = picture;
  const [seeds, setSeeds] = useState(picture.seeds);
  const { mean, low, high, isPrintedWithin, isZeroWithin } = saidBy(picture, seeds);
  const written = (value: number): string => fixed(value, decimals);
  const place = (value: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));
  const isAll = seeds === values.length;
  const hasInterval = !Number.isNaN(low);
  const judged = isDifference
    ? texts.difference(written(printed), isPrintedWithin, isZeroWithin)
    : texts.level(written(printed), isPrintedWithin);
  return (
    <figure className={styles.picture} aria-label={label}>
      <figcaption className="strong">{label}</figcaption>
      <div className={styles.buttons}>
        <button type="button" data-main onClick={() => setSeeds(isAll ? picture.seeds : seeds + 1)}>
          {isAll ? texts.again : texts.more}
        </button>
        {!isAll && (
          <button type="button" onClick={() => setSeeds(values.length)}>
            {texts.all(whole(values.length))}
          </button>
        )}
      </div>
      <div className={own.plot}>
        <div className={own.lines} aria-hidden="true">
          {hasInterval && (
            <span className={own.interval} style={cssValues({ '--at': place(low), '--to': place(high) })} />
          )}
          {isDifference && (
            <span className={own.line} style={cssValues({ '--at': place(0) })} data-kind="zero">
              <b>{texts.zero}</b>
            </span>
          )}
          <span
            className={own.line}
            style={cssValues({ '--at': place(printed) })}
            data-kind="printed"
            data-early={place(printed) < 0.35 || undefined}
          >
            <b>{texts.printed(written(printed))}</b>
          </span>
          <span className={own.line} style={cssValues({ '--at': place(mean) })} data-kind="mean">
            <b>{texts.mean(written(mean))}</b>
          </span>
        </div>
        <ol className={own.seeds} aria-label={texts.seeds}>
          {values.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seeds keep their rows
            <li key={i} data-run={i < seeds}>
              <span>{texts.seed(whole(i + 1))}</span>
              {i < seeds && (
                <span className={own.row}>
                  <i style={cssValues({ '--at': place(value) })} data-new={i === seeds - 1} />
                  <span className="unseen">{written(value)}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p role="status" className={styles.say}>
        {hasInterval ? texts.interval(whole(seeds), written(mean), written(low), written(high)) : texts.alone}{' '}
        {hasInterval && <strong>{judged}</strong>}
      </p>
    </figure>
  );
}
