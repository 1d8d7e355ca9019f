import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ScenarioDocument } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';
import { groupedDigest } from '../format.ts';
import { notation } from '../strings/numbers.ts';
import { labTexts as texts } from '../strings/pages/lab.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { useCause } from '../widgets/words/causes.tsx';
import { ENGINE, RELEASE } from './engine.ts';
import styles from './lab.module.css';
import { jobOf, type Lab, type LabState } from './lab.ts';

interface LabProps {
  readonly lab: Lab;
}

const SECOND_MS = 1000;

/** Estimated seconds left at the pace so far; empty before there is one. */
function timeLeft({ share, began }: LabState): string {
  if (share < 0.01) return '';
  const passed = (Date.now() - began) / SECOND_MS;
  return texts.seconds((passed * (1 - share)) / share);
}

/** Progress of the runs, the time left, and a button to cancel them. */
export function RunProgress({ lab }: LabProps) {
  const { share, done, of } = useStore(lab.store);
  const [left, setLeft] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft(lab.store.getState())), SECOND_MS);
    return () => clearInterval(timer);
  }, [lab]);
  return (
    <>
      <progress className={styles.progress} aria-label={texts.progress} value={share} max={1} />
      <span>{texts.runs(done, of, left)}</span>
      <Button onClick={lab.cancel}>{texts.cancel}</Button>
    </>
  );
}

/** Failed runs: their number, and the first of them with the reason. */
export function RunFailures({ lab }: LabProps) {
  const failures = useStore(lab.store, (s) => s.failures);
  const isRunning = useStore(lab.store, (s) => s.status === 'running');
  const [first] = failures;
  const reason = useCause(first?.cause, texts.refused);
  if (first === undefined) return null;
  const { job } = first;
  return (
    <>
      <p className="refusal" role="alert">
        {texts.failed(failures.length)} {texts.failure(job.scenario, job.seed, reason)}
      </p>
      {!isRunning && <Button onClick={lab.retry}>{texts.retry}</Button>}
    </>
  );
}

const dateOf = (made: number): string =>
  new Date(made).toLocaleDateString(notation.locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** Outcome of the requested runs, and where they are stored. */
export function RunsKept({ lab }: LabProps) {
  const { status, done, of, began, results, traces, made, unkept, damaged, failures, workers, busy } =
    useStore(lab.store);
  return (
    <div className="hint" role="status">
      {status === 'opening' && <p>{texts.loading}</p>}
      {status === 'cancelled' && <p>{texts.cancelled(done, of)}</p>}
      {status === 'idle' && began > 0 && failures.length === 0 && (
        <p>{of === 0 ? texts.nothingMissing : texts.ended(of, workers, busy)}</p>
      )}
      {unkept !== null && <p className="refusal">{texts.unkept(unkept)}</p>}
      {damaged > 0 && <p className="refusal">{texts.damaged(damaged)}</p>}
      {unkept === null && made !== null && (
        <p>
          {texts.kept(results.size + traces.size, dateOf(made))}{' '}
          {texts.madeBy(RELEASE, groupedDigest(ENGINE))}
        </p>
      )}
    </div>
  );
}

interface OlderRunsProps extends LabProps {
  /** The network of a run; null if it no longer exists. */
  readonly find: (job: Job) => ScenarioDocument | null;
}

/** Stored runs of another engine: they are not shown, and can be computed again. */
export function OlderRuns({ lab, find }: OlderRunsProps) {
  const older = useStore(lab.store, (s) => s.older);
  const isIdle = useStore(lab.store, (s) => s.status === 'idle' || s.status === 'cancelled');
  if (older.length === 0) return null;
  const lost = older.filter(({ key }) => find(jobOf(key)) === null).length;
  const digests = [...new Set(older.map(({ engine }) => groupedDigest(engine)))];
  return (
    <>
      <p className="hint">
        {texts.older(older.length, digests)}
        {lost > 0 && ` ${texts.lost(lost)}`}
      </p>
      <Button
        disabled={!isIdle || lost === older.length}
        why={isIdle ? whyNot.noSource : whyNot.otherRuns}
        onClick={() => lab.renew(find)}
      >
        {texts.renew}
      </Button>
    </>
  );
}
