import { useState } from 'react';
import type { PlacesPicture } from '../../../lessons/pictures/places.ts';
import { whole } from '../../format.ts';
import { placesTexts as texts } from '../../strings/pages/placesPicture.ts';
import { vcVariable } from '../../theme/tokens/tokens.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './places.module.css';
import { type Arrival, acceptCells, allArrive, freeIn, heldAtFirst, packetsUnder } from './places.ts';

interface ShownArrival extends Arrival {
  /** Whose packet has just come; null: none; or of all: how many packets are whole. */
  readonly sender: number | null;
  readonly whole: number | null;
}

/** Who has the places of a buffer, under a limit for each sender that the reader sets. */
export function Places({ picture }: PictureProps<PlacesPicture>) {
  const { capacity, senders, front, perPacket, step } = picture;
  const [limit, setLimit] = useState(picture.limit);
  const begin = (under: number): ShownArrival => ({
    held: heldAtFirst(picture, under),
    sender: null,
    placed: 0,
    whole: null,
  });
  const [{ held, sender, placed, whole: arrived }, setShown] = useState(() => begin(limit));
  const free = freeIn(picture, held);
  const all = Array.from({ length: senders }, (_, i) => i + 1);
  const cells = (of: number): number => held[of - 1] ?? 0;
  const place = (value: number): number => value / capacity;
  const said = (): string => {
    if (arrived !== null) return texts.allSent(whole(arrived), whole(senders - 1), whole(free));
    if (sender === null)
      return limit >= capacity
        ? texts.noLimit(whole(front), whole(cells(front)), whole(free))
        : texts.limited(whole(front), whole(cells(front)), whole(packetsUnder(picture, limit)), whole(free));
    if (placed === perPacket) return texts.placed(whole(sender), whole(perPacket), whole(free));
    const why = free === 0 ? texts.full : texts.atLimit(whole(limit));
    return texts.lost(whole(sender), whole(perPacket - placed), whole(perPacket), why);
  };
  const change = (value: number): void => {
    setLimit(value);
    setShown(begin(value));
  };
  return (
    <figure className={`${styles.picture} ${own.figure}`} aria-label={texts.label}>
      <p className={own.title}>
        {texts.buffer(whole(capacity))} <span>{texts.free(whole(free))}</span>
      </p>
      <div className={own.buffer} aria-hidden="true">
        {all.map(
          (of) =>
            cells(of) > 0 && (
              <i key={of} style={cssValues({ '--part': place(cells(of)), '--color': vcVariable(of) })}>
                {place(cells(of)) > 0.04 && of}
              </i>
            ),
        )}
      </div>
      <p role="status" className={styles.say}>
        {said()}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          data-main
          onClick={() => setShown({ ...allArrive(picture, held, limit), sender: null, placed: 0 })}
        >
          {texts.all}
        </button>
      </div>
      <div className={own.senders} style={cssValues({ '--limit': place(limit) })}>
        <div className={own.limit}>
          <span className={own.line} aria-hidden="true" />
          <input
            type="range"
            min={step}
            max={capacity}
            step={step}
            value={limit}
            aria-label={texts.limit}
            aria-valuetext={limit >= capacity ? texts.none : texts.limitOf(whole(limit))}
            onChange={({ currentTarget }) => change(Number(currentTarget.value))}
          />
          <span className={own.grip} aria-hidden="true">
            {limit >= capacity ? texts.none : texts.limitOf(whole(limit))}
          </span>
        </div>
        <ul aria-label={texts.senders}>
          {all.map((of) => (
            <li key={of}>
              <button
                type="button"
                aria-label={texts.send(whole(of), whole(perPacket))}
                onClick={() =>
                  setShown({ ...acceptCells(picture, held, of, perPacket, limit), sender: of, whole: null })
                }
              >
                {texts.sender(whole(of))}
              </button>
              <span className={own.bar} aria-hidden="true">
                <i style={cssValues({ '--part': place(cells(of)), '--color': vcVariable(of) })} />
              </span>
              <span className={own.count} data-lost={of === sender && placed < perPacket}>
                <span className="unseen">{texts.sender(whole(of))}: </span>
                {whole(cells(of))}
                <span className="unseen"> {texts.places}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="muted">{texts.how}</p>
    </figure>
  );
}
