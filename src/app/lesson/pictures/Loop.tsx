import { useState } from 'react';
import type { LoopPicture } from '../../../lessons/pictures/loop.ts';
import { whole } from '../../format.ts';
import { loopTexts as texts } from '../../strings/pages/loopPicture.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import own from './loop.module.css';
import { decidesIn, type Hop, hopsOf, rateOf, sharesOf } from './loop.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';

/** An RM cell on its way around the loop: each switch writes its share into it where that is less. */
export function Loop({ picture }: PictureProps<LoopPicture>) {
  const { vc, peak, steps, switches } = picture;
  const [shares, setShares] = useState(() => sharesOf(picture));
  const [at, setAt] = useState(0);
  const hops = hopsOf(picture, shares);
  const ends = switches.length + 1;
  const place = (station: number): number => station / ends;
  const isHome = at === hops.length - 1;
  const nameOf = ({ station, index }: Hop): string =>
    station === 'switch' ? (switches[index]?.name ?? '') : station === 'turn' ? texts.destination : vc;
  const share = (index: number): number => rateOf(picture, shares[index] ?? 0);
  const said = (): string => {
    const { station, index, before, after } = hops[at] as Hop;
    if (station === 'source') return texts.leaves(vc, whole(peak));
    if (station === 'turn') return texts.turns(whole(after));
    if (station === 'home') {
      const least = decidesIn(picture, shares).map((place) => switches[place]?.name ?? '');
      return texts.home(vc, whole(after), least);
    }
    const name = switches[index]?.name ?? '';
    return after < before
      ? texts.lowers(name, whole(before), whole(after))
      : texts.leavesIt(name, whole(share(index)), whole(after));
  };
  const change = (index: number, value: number): void => {
    setShares(shares.map((before, i) => (i === index ? value : before)));
    setAt(0);
  };
  return (
    <figure className={styles.picture} aria-label={texts.label(vc)}>
      <div className={own.loop}>
        <div aria-hidden="true">
          {hops.slice(0, Math.min(at, ends)).map(({ after, ...hop }, i) => (
            <div
              key={`${hop.station}${hop.index}`}
              className={own.band}
              style={cssValues({ '--from': place(i), '--to': place(i + 1), '--high': after / peak })}
            >
              <b>{whole(after)}</b>
            </div>
          ))}
          {isHome && (
            <div className={own.back}>
              <b>{texts.back(whole(hops[at]?.after ?? 0))}</b>
            </div>
          )}
        </div>
        <ol className={own.stations} aria-label={texts.stations}>
          {hops.slice(0, -1).map((hop, i) => (
            <li
              key={`${hop.station}${hop.index}`}
              style={cssValues({
                '--at': place(i),
                '--share': hop.index < 0 ? 1 : Math.min(1, share(hop.index) / peak),
              })}
              data-switch={hop.station === 'switch'}
              aria-current={i === (isHome ? 0 : at) ? 'step' : undefined}
            >
              <b className={own.name}>{nameOf(hop)}</b>
              {hop.station === 'switch' ? (
                <>
                  <span className={own.wall} aria-hidden="true" />
                  <input
                    type="range"
                    min={1}
                    max={steps}
                    step={1}
                    value={shares[hop.index]}
                    aria-label={texts.share(nameOf(hop))}
                    aria-valuetext={texts.rate(whole(share(hop.index)))}
                    aria-orientation="vertical"
                    onChange={({ currentTarget }) => change(hop.index, Number(currentTarget.value))}
                  />
                  <span className={own.grip} aria-hidden="true">
                    {whole(share(hop.index))}
                  </span>
                </>
              ) : (
                <span className={own.end} aria-hidden="true" />
              )}
            </li>
          ))}
        </ol>
        <span className={own.cell} style={cssValues({ '--at': isHome ? 0 : place(at) })} aria-hidden="true">
          RM
        </span>
      </div>
      <p role="status" className={styles.say}>
        {said()}
      </p>
      <div className={styles.buttons}>
        <button type="button" data-main onClick={() => setAt(isHome ? 0 : at + 1)}>
          {isHome ? texts.again : texts.hop}
        </button>
        <button type="button" onClick={() => setAt(hops.length - 1)}>
          {texts.around}
        </button>
      </div>
      <p className="muted">{texts.drag}</p>
    </figure>
  );
}
