import type { RacePlan } from '../../race/index.ts';
import { raceTexts } from '../strings/race.ts';
import { useCause } from '../widgets/words/causes.tsx';
import { useRace } from './race.ts';
import type { FailedRun } from './state.ts';
import styles from './style.module.css';

function Failure({ run, cause }: FailedRun) {
  const why = useCause(cause, raceTexts.refused);
  return (
    <p role="alert">
      {run}: {why}
    </p>
  );
}

/** How many runs are done, and which have failed and why. */
export function RaceProgress({ plan }: { readonly plan: RacePlan }) {
  const { status, share, done, failures } = useRace();
  const of = plan.candidates.length * plan.networks.length * plan.seeds.length;
  return (
    <>
      {status === 'running' && (
        <p className={styles.progress}>
          <progress aria-label={raceTexts.progress} value={share} /> <span>{raceTexts.done(done, of)}</span>
        </p>
      )}
      <p className="unseen" role="status">
        {status === 'ended' && raceTexts.done(done, of)}
      </p>
      {status === 'cancelled' && <p>{raceTexts.cancelled(done, of)}</p>}
      {failures.map((failure) => (
        <Failure key={JSON.stringify(failure)} {...failure} />
      ))}
    </>
  );
}
