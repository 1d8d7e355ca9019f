import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { findStudy, studies } from '../../studies/index.ts';
import { readingsOf } from '../../studies/readings.ts';
import { LabPage } from '../lab/LabPage.tsx';
import { withUnits } from '../lesson/units.ts';
import { later } from '../rest.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { SelectField } from '../widgets/Select.tsx';
import { look, useAddress } from './address.ts';
import { Claims } from './Claims.tsx';
import { Figures } from './figures/Figures.tsx';
import { useShownPaper } from './lab.ts';
import { PaperList } from './PaperList.tsx';
import styles from './papers.module.css';
import { RunBar } from './RunBar.tsx';
import type { ShownFigure, ShownPaper } from './shown/compute.ts';
import { TableLegend } from './tables/TableLegend.tsx';
import { TableView } from './tables/TableView.tsx';

/**
 * Parts of a page as they become what they are to be: one more is mounted or changed after each paint, so that the page answers.
 * @param wanted may grow, and never has fewer parts than before
 */
function usePartByPart<Part>(wanted: readonly Part[]): readonly Part[] {
  const [parts, setParts] = useState(wanted.slice(0, 1));
  const next = wanted.findIndex((part, nth) => part !== parts[nth]);
  useEffect(() => {
    const part = wanted[next];
    if (part === undefined) return undefined;
    const change = (): void => setParts([...parts.slice(0, next), part, ...parts.slice(next + 1)]);
    return later(() => startTransition(change), 0);
  }, [wanted, parts, next]);
  return parts;
}

/** Words between backticks are code. */
function Marked({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <code key={i} className="code">
        {part}
      </code>
    ) : (
      withUnits(part)
    ),
  );
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="stack gap-8">
        {lines.map((line) => (
          <li key={line}>
            <Marked text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One answer of the reading exchanged: its runs are next to the others. */
function Vary({ paper }: { readonly paper: string }) {
  const { reading } = useAddress();
  const choices = readingsOf(paper);
  const chosen = choices.find(({ id }) => id === reading);
  return (
    <SelectField
      className={styles.vary}
      label={texts.vary}
      value={chosen?.id ?? ''}
      options={[['', texts.asTaken], ...choices.map(({ id, name }) => [id, name] as const)]}
      onChange={(id) => look({ reading: id })}
    />
  );
}

/** The table or figure that the address names, once all is on the page. */
function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
}

const NO_FIGURES: readonly ShownFigure[] = [];

/** A paper with its runs. It is rendered when there is time, part after part. */
const Paper = memo(function Paper({ shown }: { readonly shown: ShownPaper }) {
  const { study, reading, verdicts, address } = shown;
  const { seeds, scale } = address;
  const tables = usePartByPart(shown.tables);
  const figures = usePartByPart(tables.length < shown.tables.length ? NO_FIGURES : shown.figures);
  useArrival(shown.isOpened && tables.length + figures.length === shown.tables.length + shown.figures.length);
  return (
    <>
      <div className={styles.content}>
        <Claims study={study} verdicts={verdicts} />
        <Vary paper={study.paper} />
        {reading && <p className="hint">{texts.varied(reading.name)}</p>}
        <TableLegend hasOther={reading !== null} />
        {tables.map((table) => (
          <TableView key={table.table.table} study={study} shown={table} reading={reading} wanted={seeds} />
        ))}
        {figures.length > 0 && (
          <Figures study={study} reading={reading} seeds={seeds} scale={scale} figures={figures} />
        )}
      </div>
      <aside className={styles.notes}>
        <List title={texts.legend} lines={texts.legendLines} />
        <List title={texts.open} lines={study.open} />
        <List title={texts.reading} lines={study.reading} />
      </aside>
    </>
  );
});

/** The papers' tables, figures and claims next to ours, and what runs them. */
export function Papers() {
  const { paper, seeds, scale, reading: id } = useAddress();
  const shown = useDeferredValue(useShownPaper());
  const study = findStudy(paper) ?? studies[0];
  if (study === undefined) return null;
  const reading = readingsOf(paper).find((candidate) => candidate.id === id) ?? null;
  return (
    <LabPage shown="papers" question={texts.question} about={study.citation}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <PaperList shown={paper} />
          <RunBar study={study} reading={reading} seeds={seeds} scale={scale} />
        </div>
        {shown !== null && <Paper key={shown.study.paper} shown={shown} />}
      </div>
    </LabPage>
  );
}
