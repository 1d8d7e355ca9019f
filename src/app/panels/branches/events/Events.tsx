import { useMemo } from 'react';
import { EventCode, type EventCodeValue } from '../../../../contract/index.ts';
import { goTo } from '../../../client/opening/opening.ts';
import { clock } from '../../../format.ts';
import { shownPortIndex } from '../../../plot/shown.ts';
import { useSession } from '../../../session/context.ts';
import { useStage } from '../../../store/stage.ts';
import { branchPanels } from '../../../strings/panels/branchPanels.ts';
import { tracesOf } from '../../../traces/index.ts';
import { Landmark } from '../../../widgets/Landmark.tsx';
import styles from '../style.module.css';
import { around, type Recorded, recordedEpisodes } from './episodes.ts';

/** As many as are read at a glance. */
const MOST = 6;

/** Events so far as the eye sees them; each leads there. */
export function Events() {
  const session = useSession();
  const loaded = useStage((s) => s.loaded);
  const step = useStage((s) => s.step);
  const now = useStage((s) => (s.run === 'playing' ? -1 : s.now));
  const known = useStage((s) => (s.run === 'playing' ? -1 : s.recorded));
  const all = useMemo(() => {
    const traces = tracesOf(session).shown;
    if (loaded === null || known < 0) return [];
    const port = shownPortIndex(loaded);
    const read = (code: EventCodeValue) =>
      code === EventCode.timeout ? traces.events(code) : traces.eventsAt(code, port);
    return recordedEpisodes(loaded, read);
  }, [session, loaded, known]);
  const go = ({ time }: Recorded) =>
    void goTo(session, Math.max(0, time - 1)).then((digest) => digest !== null && step('event'));
  if (all.length === 0) return null;
  return (
    <Landmark className={styles.marks} label={branchPanels.marks.events}>
      <h3>{branchPanels.marks.events}</h3>
      <ul>
        {around(all, now, MOST).map((one) => (
          <li key={one.time}>
            <button
              type="button"
              className="button-quiet"
              aria-label={branchPanels.marks.go(`${one.words}, ${clock(one.time)} s`)}
              onClick={() => go(one)}
            >
              {clock(one.time)} s
            </button>
            <span className={styles.eventWords}>{one.words}</span>
          </li>
        ))}
      </ul>
    </Landmark>
  );
}
