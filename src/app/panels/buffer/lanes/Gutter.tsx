import { type ReactElement, useRef } from 'react';
import { float64At } from '../../../../contract/index.ts';
import { Marker } from '../../../lanes/Marker.tsx';
import { useWords } from '../../../plot/useWords.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { tracesOf } from '../../../traces/index.ts';
import { setText } from '../../../widgets/words/setText.ts';
import buffer from '../style.module.css';
import type { LanesLayout } from './layout.ts';
import { picksShow } from './live.ts';
import type { QueueLane } from './queueLanes.ts';
import styles from './style.module.css';
import { laneName, tagText } from './words.ts';

interface LaneNamesProps {
  readonly layout: LanesLayout;
  /** The port serves by class: each class is named at its first lane. */
  readonly classes: boolean;
}

const middle = ({ top, height }: QueueLane): string => `${top + height / 2}px`;

/** VC, marker and weight of each lane, left of it. */
export function LaneNames({ layout, classes }: LaneNamesProps): ReactElement {
  const session = useSession();
  const states = useMoment((state) => state.vcStates);
  const weightOf = (vc: number) => states.find(({ id }) => id === vc)?.weight ?? 1;
  const weighted = states.some(({ weight }) => weight !== 1);
  return (
    <ul aria-label={en.panels.lanes.names}>
      {layout.lanes.map((lane) => (
        <li
          key={`${lane.vcs}${lane.acks}`}
          className={styles.name}
          data-followed={lane.followed}
          style={{ top: middle(lane) }}
        >
          {classes && lane.opens && <i>{lane.serviceClass.toUpperCase()}</i>}
          {weighted && lane.vcs.length === 1 && (
            <small>{en.panels.lanes.weightMark(weightOf(lane.vcs[0]))}</small>
          )}
          <b>{laneName(session, lane)}</b>
          {lane.vcs.length === 1 && <Marker vc={lane.vcs[0]} />}
        </li>
      ))}
    </ul>
  );
}

/** Virtual time above, finish tags of the first cells next to the lanes, while one can follow them. */
export function LaneTags({ layout }: { readonly layout: LanesLayout }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useWords([layout], ({ session, state }) => {
    const [clock, ...tags] = box.current?.children ?? [];
    const queues = tracesOf(session).shown.view()?.queues;
    if (!clock) return;
    const shown = queues && queues.virtualTime !== null && picksShow(state);
    setText(clock, shown ? en.panels.lanes.virtualTime(tagText(queues.virtualTime ?? 0)) : '');
    layout.lanes.forEach((lane, i) => {
      const tag = shown && lane.queues.length === 1 ? float64At(queues.firstTag, lane.queues[0]) : Number.NaN;
      setText(tags[i], Number.isNaN(tag) ? '' : en.panels.lanes.tag(tagText(tag)));
      const next = String(Boolean(shown && lane.queues.includes(queues.next)));
      if (tags[i] && tags[i].ariaCurrent !== next) tags[i].ariaCurrent = next;
    });
  });
  return (
    <div className={styles.tags} ref={box}>
      <span style={{ top: `${layout.captionY}px` }} />
      {layout.lanes.map((lane) => (
        <span key={`${lane.vcs}${lane.acks}`} style={{ top: middle(lane) }} />
      ))}
    </div>
  );
}

/** What the marks mean; the total of pushed-out cells belongs to the score. */
export function LaneKey({
  shares,
  many,
}: {
  readonly shares: boolean;
  readonly many: boolean;
}): ReactElement {
  return (
    <p className={`${buffer.cellKey} ${styles.key}`} data-many={many}>
      <span>
        <i className={styles.next} aria-hidden="true" /> {en.panels.lanes.keyNext}
      </span>
      <span>
        <i className={styles.served} aria-hidden="true" /> {en.panels.lanes.keyLast}
      </span>
      <span>
        <i className={buffer.last} aria-hidden="true" /> {en.panels.buffer.keyLast}
      </span>
      <span>
        <i className={buffer.dead} aria-hidden="true" /> {en.panels.lanes.keyDead}
      </span>
      {shares && (
        <span>
          <i className={styles.share} aria-hidden="true" /> {en.panels.lanes.keyShare}
        </span>
      )}
    </p>
  );
}
