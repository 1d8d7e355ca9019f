import { type ReactElement, useRef } from 'react';
import { windowVcs } from '../../../readings/windows.ts';
import { useSession } from '../../../session/context.ts';
import { pressSender } from '../../../store/elementCard.ts';
import { useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { MarkerFace, Ring } from '../Markers.tsx';
import styles from '../style.module.css';
import { useTimerRings } from './timerRings.ts';

/** Sizes of a marker and of the ring around it, CSS pixels. */
const FACE = 22;
const RING = 34;

/** On a phone: a marker for each sender, ringed while it waits for its timer; a press follows its VC and opens its card, the next ends both. */
export function SenderRow(): ReactElement {
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const session = useSession();
  const row = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useTimerRings(row, note);
  return (
    <fieldset className={styles.row} data-id="senders" ref={row}>
      <legend className="unseen">{en.panels.windows.follow}</legend>
      {windowVcs(loaded).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.sender}
          data-vc={id}
          aria-pressed={id === followed}
          aria-label={name ?? en.panels.vc(String(id))}
          onClick={({ detail }) => pressSender(session, id, detail === 0)}
        >
          <Ring size={RING} />
          <MarkerFace marker={{ vcs: [id], end: 'source', label: name ?? String(id), span: 1 }} size={FACE} />
        </button>
      ))}
      <p className="unseen" ref={note} />
    </fieldset>
  );
}
