import { useId, useState } from 'react';
import type { ReservoirPicture } from '../../../lessons/pictures/reservoir.ts';
import { percent, whole } from '../../format.ts';
import { reservoirTexts as texts } from '../../strings/pages/reservoirPicture.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './reservoir.module.css';
import { acrOf, settledRates } from './reservoir.ts';

interface HandleProps {
  readonly name: string;
  readonly shown: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Handle({ name, shown, value, most, onChange }: HandleProps) {
  const id = useId();
  return (
    <div className={own.handle}>
      <label htmlFor={id}>{name}</label>
      <b aria-hidden="true">{shown}</b>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}

interface StoreProps {
  readonly name: string;
  readonly cells: number;
  readonly segment: number;
}

/** Cells that wait at a place, a block for each segment of them. */
function Store({ name, cells, segment }: StoreProps) {
  const blocks = Math.ceil(cells / segment);
  return (
    <li data-empty={cells === 0}>
      <span>{name}</span>
      <strong>{texts.wait(whole(cells))}</strong>
      <span className={own.blocks} aria-hidden="true">
        {Array.from({ length: blocks }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
          <i key={i} style={cssValues({ '--part': Math.min(1, cells / segment - i) })} />
        ))}
      </span>
    </li>
  );
}

/** The window of TCP above a rate: where its cells wait, for any window and any rate. */
export function Reservoir({ picture }: PictureProps<ReservoirPicture>) {
  const { segment, mostSegments, steps } = picture;
  const [segments, setSegments] = useState(picture.segments);
  const [acr, setAcr] = useState(steps);
  const { inSender, inSwitch, onWay, wayHolds, used } = settledRates(picture, segments, acr);
  const said = (): string => {
    if (used < 1) return texts.stops(percent(used, 0));
    return inSwitch > 0 ? texts.above(whole(inSwitch)) : texts.below(whole(inSender));
  };
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <div className={own.handles}>
        <Handle
          name={texts.window}
          shown={texts.segments(whole(segments), whole(segments * segment))}
          value={segments}
          most={mostSegments}
          onChange={setSegments}
        />
        <Handle
          name={texts.acr}
          shown={texts.rate(whole(acrOf(picture, acr)), acr === steps)}
          value={acr}
          most={2 * steps}
          onChange={setAcr}
        />
      </div>
      <p role="status" className={styles.say}>
        {said()}
      </p>
      <ul className={own.stores} aria-label={texts.places}>
        <Store name={texts.sender} cells={inSender} segment={segment} />
        <Store name={texts.switch} cells={inSwitch} segment={segment} />
        <li className="whole-row">
          <span>{texts.way}</span>
          <strong>{texts.holds(whole(onWay), whole(wayHolds))}</strong>
          <span className={own.pipe} style={cssValues({ '--used': used })} aria-hidden="true">
            <i />
          </span>
        </li>
      </ul>
      <p className="muted">{texts.block(whole(segment))}</p>
    </figure>
  );
}
