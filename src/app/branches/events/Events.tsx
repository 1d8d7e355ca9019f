import { clock } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import styles from '../style.module.css';
import { around } from './episodes.ts';
import { stopAtEvent, useEvents } from './useEvents.ts';

/** As many as are read at a glance. */
const MOST = 6;

/** Events so far as the eye sees them; each leads there. */
export function Events() {
  const session = useSession();
  const now = useMoment((s) => (s.run === 'playing' ? -1 : s.now));
  const all = useEvents(useMoment((s) => (s.run === 'playing' ? -1 : s.recorded)));
  if (all.length === 0) return null;
  return (
    <Landmark className={styles.marks} label={branchPanels.marks.events}>
      <h3>{branchPanels.marks.events}</h3>
      <ul>
        {around(all, now, MOST).map((recorded) => (
          <li key={`${recorded.kind} ${recorded.time}`}>
            <Button
              quiet
              aria-label={branchPanels.marks.go(`${recorded.words}, ${clock(recorded.time)} s`)}
              onClick={() => stopAtEvent(session, recorded)}
            >
              {clock(recorded.time)} s
            </Button>
            <span className={styles.eventWords}>{recorded.words}</span>
          </li>
        ))}
      </ul>
    </Landmark>
  );
}
