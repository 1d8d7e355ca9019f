import { useState } from 'react';
import { MOST_LOST, type RepairsPicture, WINDOW } from '../../../lessons/pictures/repairs.ts';
import { whole } from '../../format.ts';
import { repairsTexts as texts } from '../../strings/pages/repairsPicture.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import own from './repairs.module.css';
import { lastOf, REPAIR_SENDERS, type RepairCause, type RepairSender, repairsOf, waitIn } from './repairs.ts';

/** End of the time axis, ms, and its ticks. */
const END = 90;
const MARKS = [0, 20, 40, 60, 80];
const CAUSES: readonly RepairCause[] = ['acks', 'next', 'timer'];

interface LineProps {
  readonly sender: RepairSender;
  readonly lost: readonly number[];
}

/** Packets that a sender sends again, over the time since the window was sent. */
function Line({ sender, lost }: LineProps) {
  const repairs = repairsOf(sender, lost);
  const wait = waitIn(repairs);
  return (
    <section className={own.line} aria-label={texts.names[sender]}>
      <h2>{texts.names[sender]}</h2>
      <div className={own.track}>
        {wait && (
          <span
            className={own.wait}
            style={cssValues({ '--from': wait.from / END, '--to': wait.to / END })}
            aria-hidden="true"
          >
            {texts.waits}
          </span>
        )}
        <ol>
          {repairs.map(({ packet, ms, cause }) => (
            <li key={packet} data-cause={cause} style={cssValues({ '--at': ms / END })}>
              <span className="unseen">{texts.again(whole(packet), whole(ms), texts.causes[cause])}</span>
              <b aria-hidden="true">{packet}</b>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A window of packets, of which the reader chooses the lost ones, and how two senders repair the losses. */
export function Repairs({ picture }: PictureProps<RepairsPicture>) {
  const [lost, setLost] = useState(picture.lost);
  const isFull = lost.length === MOST_LOST;
  const said = (): string => {
    if (lost.length === 0) return texts.none;
    const [reno = 0, newReno = 0] = REPAIR_SENDERS.map((sender) => lastOf(repairsOf(sender, lost)));
    return waitIn(repairsOf('reno', lost)) === null
      ? texts.both(whole(reno))
      : texts.apart(whole(reno), whole(newReno));
  };
  const toggle = (packet: number): void => {
    if (lost.includes(packet)) setLost(lost.filter((other) => other !== packet));
    else if (!isFull) setLost([...lost, packet]);
  };
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press(whole(MOST_LOST))}</p>
      <ul className={own.packets} aria-label={texts.window}>
        {Array.from({ length: WINDOW }, (_, i) => i + 1).map((packet) => (
          <li key={packet}>
            <button
              type="button"
              aria-label={texts.packet(whole(packet))}
              aria-pressed={lost.includes(packet)}
              aria-disabled={isFull && !lost.includes(packet)}
              title={isFull && !lost.includes(packet) ? texts.full : undefined}
              onClick={() => toggle(packet)}
            >
              {packet}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.say}>
        {said()}
      </p>
      {REPAIR_SENDERS.map((sender) => (
        <Line key={sender} sender={sender} lost={lost} />
      ))}
      <div className={own.axis} aria-hidden="true">
        {MARKS.map((ms) => (
          <span key={ms} style={cssValues({ '--at': ms / END })}>
            {ms === 0 ? texts.zero : whole(ms)}
          </span>
        ))}
      </div>
      <ul className={own.legend}>
        {CAUSES.map((cause) => (
          <li key={cause} data-cause={cause}>
            {texts.legend[cause]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
