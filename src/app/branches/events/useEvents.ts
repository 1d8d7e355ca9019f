import { useMemo } from 'react';
import { EventCode, type Picoseconds } from '../../../contract/index.ts';
import { seekAndWait } from '../../client/opening/opening.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { tracesOf } from '../../traces/index.ts';
import { type Recorded, RecordedEpisodes } from './episodes.ts';
import { recordedLevels } from './levels.ts';

/**
 * Events of the shown branch as the eye sees them.
 * @param known how much of the run is recorded, as much as the caller needs; below 0: nothing is needed now
 */
export function useEvents(known: Picoseconds): readonly Recorded[] {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const branch = useBranches((s) => s.current);
  const episodes = useMemo(() => loaded && new RecordedEpisodes(loaded), [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown record is that of the branch.
  return useMemo(() => {
    if (loaded === null || episodes === null || known < 0) return [];
    const traces = tracesOf(session).shown;
    const port = shownPortIndex(loaded);
    const events = {
      losses: traces.lossesAt(port),
      timeouts: traces.events(EventCode.timeout),
      marks: traces.eventsAt(EventCode.mark, port),
    };
    return [...episodes.of(events), ...recordedLevels(loaded, traces, known)].sort((a, b) => a.time - b.time);
  }, [session, loaded, episodes, known, branch]);
}

/** Stops at an event as a step does, which says exactly what it is. */
export function stopAtEvent(session: Session, { time }: Recorded): void {
  void seekAndWait(session, Math.max(0, time - 1)).then(
    (digest) => digest !== null && stageOf(session).getState().step('event'),
  );
}
