import { useEffect } from 'react';
import { findStudy, type Study, studies } from '../../studies/index.ts';
import type { Reading } from '../../studies/reading.ts';
import { readingsOf } from '../../studies/readings.ts';
import { atScale } from '../../studies/scale.ts';
import { LabHead } from '../lab/LabHead.tsx';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { look, useAddress } from './address.ts';
import { Claims } from './Claims.tsx';
import { Figures } from './figures/Figures.tsx';
import { useLab } from './lab.ts';
import { PaperList } from './PaperList.tsx';
import styles from './papers.module.css';
import { RunBar } from './RunBar.tsx';
import { Legend } from './tables/Legend.tsx';
import { TableView } from './tables/TableView.tsx';

/** Words between backticks are code. */
function Marked({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    i % 2 === 1 ? <code key={i}>{part}</code> : part,
  );
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Marked text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VaryProps {
  readonly study: Study;
  readonly reading: Reading | null;
}

/** One answer of the reading exchanged: its runs stand beside the others. */
function Vary({ study, reading }: VaryProps) {
  const choices = readingsOf(study.paper);
  return (
    <label className={styles.vary}>
      {texts.vary}
      <select value={reading?.id ?? ''} onChange={({ target }) => look({ reading: target.value })}>
        <option value="">{texts.asTaken}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The table or figure that the address names, once what is kept is on the page. */
function useArrival(): void {
  const isOpening = useLab((s) => s.status === 'opening');
  useEffect(() => {
    if (!isOpening) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isOpening]);
}

/** The papers' tables, figures and claims beside ours, and what runs them. */
export function Papers() {
  const { paper, seeds, scale, reading: id } = useAddress();
  const study = findStudy(paper) ?? studies[0];
  useArrival();
  if (study === undefined) return null;
  const reading = readingsOf(paper).find((one) => one.id === id) ?? null;
  return (
    <div className={styles.page}>
      <LabHead shown="papers" />
      <div className={styles.side}>
        <PaperList shown={paper} />
        <RunBar study={study} reading={reading} seeds={seeds} scale={scale} />
      </div>
      <main className={styles.main}>
        <h1>{texts.question}</h1>
        <p>{study.citation}</p>
        <Claims study={study} />
        <Vary study={study} reading={reading} />
        {reading && <p className="hint">{texts.varied(reading.name)}</p>}
        <Legend hasOther={reading !== null} />
        {study.tables.map((table) => (
          <TableView
            key={`${paper} ${table.table}`}
            study={study}
            table={atScale(table, scale)}
            reading={reading}
            wanted={seeds}
          />
        ))}
        <Figures study={study} reading={reading} seeds={seeds} scale={scale} />
      </main>
      <aside className={styles.notes}>
        <List title={texts.legend} lines={texts.legendLines} />
        <List title={texts.open} lines={study.open} />
        <List title={texts.reading} lines={study.reading} />
      </aside>
    </div>
  );
}
