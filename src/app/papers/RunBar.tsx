import { findScenario } from '../../scenarios/index.ts';
import { csvOf } from '../../studies/formats.ts';
import { outcomeOf, type Study, studies } from '../../studies/index.ts';
import type { Reading } from '../../studies/reading.ts';
import { OlderRuns, RunFailures, RunProgress, RunsKept } from '../lab/RunStatus.tsx';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { SeedsBox } from '../widgets/numbers/SeedsBox.tsx';
import { SelectField } from '../widgets/Select.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import { look } from './address.ts';
import { commandsOf } from './commands.ts';
import { partsAtScale } from './jobs.ts';
import { papersLab, runAsked, useLab, useShownPaper } from './lab.ts';
import { SCALES } from './paperLink.ts';
import styles from './papers.module.css';

/** Every number of a paper that is shown, with the keys of `reproduce --csv`. */
function save(study: Study, scale: number): void {
  const { results, seeds } = papersLab.store.getState();
  const { tables } = partsAtScale(study, scale);
  const { cells } = outcomeOf(study, tables, seeds, results);
  saveFile(texts.file(study.paper), 'text/csv', `${csvOf(cells)}\n`);
}

interface RunBarProps {
  readonly study: Study;
  readonly reading: Reading | null;
  readonly seeds: number;
  readonly scale: number;
}

/** Starts runs on this device and says how far they are. */
export function RunBar({ study, reading, seeds, scale }: RunBarProps) {
  const running = useLab((s) => s.status === 'running');
  const opening = useLab((s) => s.status === 'opening');
  const known = useLab((s) => s.results.size);
  const tabled = Math.max(seeds, useShownPaper()?.tabled ?? 1);
  const start = (list: readonly Study[]) =>
    runAsked({
      tables: list.flatMap((each) => partsAtScale(each, scale).tables),
      figures: list.flatMap((each) => partsAtScale(each, scale).figures),
      seeds,
      reading,
    });
  return (
    <section className={styles.bar} aria-label={texts.device}>
      <SeedsBox label={texts.seeds} value={seeds} onChange={(count) => look({ seeds: count })} />
      <SelectField
        className={styles.scale}
        label={texts.scale}
        value={scale}
        options={SCALES.map((share) => [share, texts.scaleOf(share)])}
        onChange={(share) => look({ scale: share })}
      />
      {running ? (
        <RunProgress lab={papersLab} />
      ) : (
        <>
          <Button filled disabled={opening} why={whyNot.reading} onClick={() => start([study])}>
            {texts.run}
          </Button>
          <Button disabled={opening} why={whyNot.reading} onClick={() => start(studies)}>
            {texts.runAll}
          </Button>
        </>
      )}
      {known > 0 && <Button onClick={() => save(study, scale)}>{texts.save}</Button>}
      <RunFailures lab={papersLab} />
      <RunsKept lab={papersLab} />
      <OlderRuns lab={papersLab} find={({ scenario }) => findScenario(scenario)} />
      <p className="hint">
        {texts.commandLine}
        {commandsOf(study, { seeds, tabled, scale, reading }).map((line) => (
          <code key={line} className="block code ink">
            {line.split(/(?<= )/).map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a command keep their places
              <span key={at}>{word}</span>
            ))}
          </code>
        ))}
      </p>
    </section>
  );
}
