import { useState } from 'react';
import { elementAt, type PolicyCurve } from '../../../contract/index.ts';
import type { CoinPicture } from '../../../lessons/pictures/coin.ts';
import { fixed, whole } from '../../format.ts';
import { heightAt } from '../../plot/curve/lines.ts';
import { shownCurve } from '../../plot/curve/open.ts';
import { SessionContext } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { coinTexts as texts } from '../../strings/pages/coinPicture.ts';
import { cssValues, percentage } from '../../widgets/cssValues.ts';
import { CellSlider } from './CellSlider.tsx';
import own from './coin.module.css';
import { chanceOfPacket, PACKETS, toss } from './coin.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';

/** Number of positions of the slider. */
const STEPS = 120;

interface TossedProps {
  readonly cells: number;
  /** Loss probability of a cell. */
  readonly chance: number;
  /** Number of the round; 0 before the first toss. */
  readonly round: number;
  /** Whether to state the expected result, too. */
  readonly isAnswered: boolean;
}

/** A hundred packets of one size, with the refused ones marked. */
function Tossed({ cells, chance, round, isAnswered }: TossedProps) {
  const packets = round === 0 ? Array<boolean>(PACKETS).fill(false) : toss(chance, cells, round);
  const refused = packets.filter((isRefused) => isRefused).length;
  const percent = fixed(100 * chanceOfPacket(chance, cells), 1);
  return (
    <section className={own.size}>
      <h2>{texts.size(whole(cells))}</h2>
      <div className={own.packets} role="img" aria-label={texts.spoken(whole(cells), whole(refused))}>
        {packets.map((isRefused, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: packets keep their places
          <i key={at} data-fate={isRefused ? 'lost' : 'whole'} />
        ))}
      </div>
      <p className={styles.say}>
        {isAnswered
          ? texts.refusedOnAverage(whole(refused), whole(PACKETS), percent)
          : texts.refused(whole(refused), whole(PACKETS))}
      </p>
    </section>
  );
}

interface CurveProps {
  readonly curve: PolicyCurve;
  readonly most: number;
  readonly average: number;
}

/** Loss probability of a cell over the average queue, up to the end of the slider. */
function Curve({ curve, most, average }: CurveProps) {
  const line = elementAt(curve.lines, 0);
  const top = heightAt(line, most);
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const x = (at * most) / STEPS;
    return `${(100 * x) / most},${30 - (30 * heightAt(line, x)) / top}`;
  });
  const at = { '--x': percentage(average / most), '--y': percentage(heightAt(line, average) / top) };
  return (
    <div>
      <span className="muted">{texts.axis(fixed(100 * top, 3))}</span>
      <div className={own.curve} style={cssValues(at)}>
        <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${points.join('L')}`} />
        </svg>
        <i />
      </div>
    </div>
  );
}

function Tossing({ picture, isAnswered }: Omit<PictureProps<CoinPicture>, 'live'>) {
  const { sizes, most } = picture;
  const curve = useMoment(shownCurve);
  const [average, setAverage] = useState(picture.average);
  const [round, setRound] = useState(0);
  if (curve === null) return null;
  const chance = heightAt(elementAt(curve.lines, 0), average);
  return (
    <>
      <p>{texts.press}</p>
      <div>
        <Curve curve={curve} most={most} average={average} />
        <CellSlider
          className={own.average}
          label={texts.average}
          most={most}
          steps={STEPS}
          value={average}
          spoken={texts.cells(whole(average))}
          onChange={setAverage}
        />
      </div>
      <p role="status" className={styles.say}>
        {chance > 0
          ? texts.chance(texts.cells(whole(average)), fixed(100 * chance, 3))
          : texts.none(texts.cells(whole(average)))}
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={() => setRound(round + 1)}>
          {texts.toss}
        </button>
      </div>
      <div className={own.sizes}>
        {sizes.map((cells) => (
          <Tossed key={cells} cells={cells} chance={chance} round={round} isAnswered={isAnswered} />
        ))}
      </div>
      <ul className={styles.legend}>
        <li data-fate="lost">{texts.isRefused}</li>
        <li data-fate="whole">{texts.isLetIn}</li>
      </ul>
    </>
  );
}

/** The coin of the policy on the stage, tossed for the cells of small and of large packets. */
export function Coin({ live, ...rest }: PictureProps<CoinPicture>) {
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      {live && (
        <SessionContext value={live.session}>
          <Tossing {...rest} />
        </SessionContext>
      )}
    </figure>
  );
}
