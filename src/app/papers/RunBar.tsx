import { useEffect, useState } from 'react';
import { csvOf } from '../../studies/formats.ts';
import { outcomeOf, type Study, studies } from '../../studies/index.ts';
import type { Reading } from '../../studies/readings.ts';
import { atScale } from '../../studies/scale.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { SeedsBox } from '../widgets/numbers/SeedsBox.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import { readAnew } from './jobs.ts';
import { cancelRuns, lab, runTables, useLab } from './lab.ts';
import styles from './papers.module.css';

const SECOND_MS = 1000;

/** Seconds that are left by the pace so far; nothing before there is one. */
function timeLeft(): string {
  const { share, began } = lab.getState();
  if (share < 0.01) return '';
  const passed = (Date.now() - began) / SECOND_MS;
  return texts.seconds((passed * (1 - share)) / share);
}

function Progress() {
  const share = useLab((s) => s.share);
  const done = useLab((s) => s.done);
  const of = useLab((s) => s.of);
  const [left, setLeft] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <progress aria-label={texts.progress} value={share} max={1} />
      <span>{texts.runs(done, of, left)}</span>
      <button type="button" className="button" onClick={cancelRuns}>
        {texts.cancel}
      </button>
    </>
  );
}

function Failures() {
  const failures = useLab((s) => s.failures);
  const [first] = failures;
  if (first === undefined) return null;
  const { cause, job } = first;
  const reason = typeof cause === 'string' ? cause : `${cause.path} = ${String(cause.value)}`;
  return (
    <p className="refusal" role="alert">
      {texts.failed(failures.length)} {texts.failure(job.scenario, job.seed, reason)}
    </p>
  );
}

const dateOf = (made: number): string =>
  new Date(made).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What became of the runs that were asked for, and where they are kept. */
function Standing() {
  const status = useLab((s) => s.status);
  const done = useLab((s) => s.done);
  const of = useLab((s) => s.of);
  const began = useLab((s) => s.began);
  const count = useLab((s) => s.results.size + s.traces.size);
  const made = useLab((s) => s.made);
  const unkept = useLab((s) => s.unkept);
  return (
    <div className="hint" role="status">
      {status === 'opening' && <p>{texts.loading}</p>}
      {status === 'cancelled' && <p>{texts.cancelled(done, of)}</p>}
      {status === 'idle' && began > 0 && <p>{of === 0 ? texts.nothingMissing : texts.ended(of)}</p>}
      {unkept !== null && <p className="refusal">{texts.unkept(unkept)}</p>}
      {unkept === null && made !== null && <p>{texts.kept(count, dateOf(made))}</p>}
    </div>
  );
}

/** Every number that is known of a paper, with the keys of `reproduce --csv`. */
function save(study: Study, scale: number): void {
  const { results, seeds } = lab.getState();
  const tables = study.tables.map((table) => atScale(table, scale));
  const { cells } = outcomeOf(study, tables, seeds, results);
  saveFile(texts.file(study.paper), 'text/csv', `${csvOf(cells)}\n`);
}

interface RunBarProps {
  readonly study: Study;
  readonly reading: Reading | null;
  readonly seeds: number;
  readonly onSeeds: (seeds: number) => void;
  readonly scale: number;
  readonly onScale: (scale: number) => void;
}

/** Shares of their length that runs can have here. */
const CHOICES = [1, 0.5, 0.2, 0.1, 0.05] as const;

/** Starts runs on this device and says how far they are. */
export function RunBar({ study, reading, seeds, onSeeds, scale, onScale }: RunBarProps) {
  const running = useLab((s) => s.status === 'running');
  const opening = useLab((s) => s.status === 'opening');
  const known = useLab((s) => s.results.size);
  const start = (list: readonly Study[]) =>
    runTables(
      list.flatMap((one) => {
        const tables = one.tables.map((table) => atScale(table, scale));
        return [...tables, ...(reading === null ? [] : readAnew(tables, reading))];
      }),
      seeds,
      list.flatMap(({ figures }) => figures),
    );
  return (
    <section className={styles.bar} aria-label={texts.device}>
      <SeedsBox label={texts.seeds} value={seeds} onChange={onSeeds} />
      <label className={styles.scale}>
        {texts.scale}
        <select value={scale} onChange={({ target }) => onScale(Number(target.value))}>
          {CHOICES.map((share) => (
            <option key={share} value={share}>
              {texts.scaleOf(share)}
            </option>
          ))}
        </select>
      </label>
      {running ? (
        <Progress />
      ) : (
        <>
          <button type="button" className="button filled" disabled={opening} onClick={() => start([study])}>
            {texts.run}
          </button>
          <button type="button" className="button" disabled={opening} onClick={() => start(studies)}>
            {texts.runAll}
          </button>
        </>
      )}
      {known > 0 && (
        <button type="button" className="button" onClick={() => save(study, scale)}>
          {texts.save}
        </button>
      )}
      <Failures />
      <Standing />
      <p className="hint">
        {texts.commandLine} <code>{texts.command(study.paper, seeds, scale)}</code>
      </p>
    </section>
  );
}
