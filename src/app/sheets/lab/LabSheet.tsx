import { useState } from 'react';
import { QrCode } from '../../chrome/share/QrCode.tsx';
import { fixed, whole } from '../../format.ts';
import { hrefOf } from '../../link/place.ts';
import { labSheetTexts as texts } from '../../strings/sharing/labSheet.ts';
import { Lines, Paper } from '../Paper.tsx';
import styles from './lab.module.css';
import { RunTable } from './RunTable.tsx';
import { CELL_US, FACTORS, momentOf, NETWORKS, thresholdSweep } from './runs.ts';
import { Sketch } from './Sketch.tsx';

/** Two that differ in what is to be seen: senders lose together, or a few at a time. */
const MOMENTS = [500, 1960] as const;

function Guess() {
  return (
    <section>
      <h2>{texts.question}</h2>
      <p>{texts.questionText}</p>
      <Sketch />
      <p>{texts.why}</p>
      <Lines count={3} />
    </section>
  );
}

function Runs({ isTeacher }: { readonly isTeacher: boolean }) {
  return (
    <section>
      <h2>{texts.runs}</h2>
      <p>{texts.runsText}</p>
      <ul className={styles.ways}>
        {NETWORKS.map((network) => (
          <li key={network.bytes}>
            <a href={thresholdSweep(network)}>{texts.sweep(whole(network.bytes))}</a>
          </li>
        ))}
      </ul>
      <RunTable isFilled={isTeacher} />
      <p>{texts.delayNote(fixed(CELL_US, 3))}</p>
    </section>
  );
}

function Findings() {
  return (
    <>
      <section>
        <h2>{texts.analysis}</h2>
        <p>{texts.analysisText}</p>
        <ol className={styles.asked}>
          {texts.analysisAsk.map((asked) => (
            <li key={asked}>
              {asked}
              <Lines count={3} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{texts.mechanism}</h2>
        <p>{texts.mechanismText}</p>
        <ul className={styles.ways}>
          {MOMENTS.map((threshold) => (
            <li key={threshold}>
              <a href={momentOf(threshold)}>{texts.moment(whole(threshold))}</a>
            </li>
          ))}
        </ul>
        <Lines count={4} />
      </section>
      <section>
        <h2>{texts.factor}</h2>
        <p>{texts.factorText}</p>
        <ul className={styles.ways}>
          {FACTORS.map(([factor, href]) => (
            <li key={factor}>
              <a href={href}>{texts.factors[factor]}</a>
            </li>
          ))}
        </ul>
        <Lines count={4} />
      </section>
      <section>
        <h2>{texts.report}</h2>
        <ul>
          {texts.reportItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{texts.extension}</p>
      </section>
    </>
  );
}

function ForTeacher() {
  return (
    <section className={styles.teacher}>
      <h2>{texts.expected}</h2>
      <p>{texts.expectedText}</p>
      <ul>
        {texts.expectedItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{texts.marks}</h2>
      <p>{texts.marksText}</p>
    </section>
  );
}

/** "Is there a best threshold?": a lab of two hours, with what comes out in the teacher's version only. */
export function LabSheet() {
  const [isTeacher, setTeacher] = useState(false);
  const tools = (
    <label>
      <input type="checkbox" checked={isTeacher} onChange={({ target }) => setTeacher(target.checked)} />
      {texts.teacher}
    </label>
  );
  return (
    <Paper tools={tools}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h1>{texts.title}</h1>
            <p>{texts.about}</p>
            <p>{texts.onScreen}</p>
          </div>
          <QrCode link={hrefOf('?page=lab-sheet')} />
        </div>
        <p className={styles.names}>
          <span>{texts.names}</span>
          <span>{texts.date}</span>
        </p>
        <Guess />
        <Runs isTeacher={isTeacher} />
        <Findings />
        {isTeacher && <ForTeacher />}
      </div>
    </Paper>
  );
}
