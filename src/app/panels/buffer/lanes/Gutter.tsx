import type { ReactElement } from 'react';
import { float64At } from '../../../../contract/index.ts';
import { Marker } from '../../../lanes/Marker.tsx';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { tracesOf } from '../../../traces/index.ts';
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
          data-followed={lane.large}
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

/** Virtual time on top and finish tags of the first cells next to the lanes, unless the run is too fast to follow them. */
export function LaneTags({ layout }: { readonly layout: LanesLayout }): ReactElement {
  const session = useSession();
  const isFollowed = useMoment(picksShow);
  const queues = useMoment(() => tracesOf(session).shown.view()?.queues ?? null);
  const shown = isFollowed && queues !== null && queues.virtualTime !== null ? queues : null;
  const tagOf = ({ queues: own }: QueueLane): number =>
    shown !== null && own.length === 1 ? float64At(shown.firstTag, own[0]) : Number.NaN;
  return (
    <div className={styles.tags}>
      <span style={{ top: `${layout.captionY}px` }}>
        {shown && en.panels.lanes.virtualTime(tagText(shown.virtualTime ?? 0))}
      </span>
      {layout.lanes.map((lane) => (
        <span
          key={`${lane.vcs}${lane.acks}`}
          style={{ top: middle(lane) }}
          aria-current={shown !== null && lane.queues.includes(shown.next)}
        >
          {Number.isNaN(tagOf(lane)) ? '' : en.panels.lanes.tag(tagText(tagOf(lane)))}
        </span>
      ))}
    </div>
  );
}

/** Legend of the marks; the total of pushed-out cells is in the score. */
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
