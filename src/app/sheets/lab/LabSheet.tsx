import { useState } from 'react';
import { QrCode } from '../../chrome/share/QrCode.tsx';
import { fixed, whole } from '../../format.ts';
import { pageLink } from '../../link/pageLink.ts';
import { hrefOf } from '../../link/place.ts';
import { labSheetTexts as texts } from '../../strings/sharing/labSheet.ts';
import { PrintPage, WritingLines } from '../PrintPage.tsx';
import styles from './lab.module.css';
import {
  CELL_US,
  EXPECTED,
  type Expected,
  FACTORS,
  NETWORKS,
  stageRun,
  THRESHOLDS,
  thresholdMomentLink,
  thresholdSweep,
} from './runs.ts';

/** Two that differ in what is to be seen: senders lose together, or a few at a time. */
const MOMENTS = [500, 1960] as const;

function Guess() {
  return (
    <section>
      <h2>{texts.question}</h2>
      <p>{texts.questionText}</p>
      <Sketch />
      <p>{texts.why}</p>
      <WritingLines count={3} />
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
              <WritingLines count={3} />
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
              <a href={thresholdMomentLink(threshold)}>{texts.moment(whole(threshold))}</a>
            </li>
          ))}
        </ul>
        <WritingLines count={4} />
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
        <WritingLines count={4} />
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
    <PrintPage tools={tools}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h1>{texts.title}</h1>
            <p>{texts.about}</p>
            <p>{texts.onScreen}</p>
          </div>
          <QrCode link={hrefOf(pageLink('lab-sheet'))} />
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
    </PrintPage>
  );
}

const HEADS = [texts.useful, texts.half, texts.queue, texts.delay] as const;

const written = ({ useful, half, queue }: Expected): readonly string[] => [
  fixed(100 * useful, 0),
  fixed(100 * half, 1),
  whole(queue),
  fixed((queue * CELL_US) / 1000, 2),
];

/** A row for each threshold: empty for students, filled in for their teacher. */
function RunTable({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <table className={styles.runs}>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {texts.threshold}
          </th>
          {NETWORKS.map(({ bytes }) => (
            <th key={bytes} colSpan={HEADS.length} scope="colgroup">
              {texts.bytes(whole(bytes))}
            </th>
          ))}
        </tr>
        <tr>
          {NETWORKS.flatMap(({ bytes }) =>
            HEADS.map((head) => (
              <th key={`${bytes} ${head}`} scope="col">
                {head}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {THRESHOLDS.map((threshold, row) => (
          <tr key={threshold}>
            <th scope="row">
              <a href={stageRun(NETWORKS[0], threshold)} aria-label={texts.openRun(whole(threshold))}>
                {whole(threshold)}
              </a>
            </th>
            {NETWORKS.flatMap(({ bytes }) => {
              const known = EXPECTED[bytes][row];
              return HEADS.map((head, column) => (
                <td key={`${bytes} ${head}`}>{isFilled && known ? written(known)[column] : ''}</td>
              ));
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 46;
/** Half of the last number. */
const RIGHT = 20;
const BOTTOM = 36;
const MOST_CELLS = 2000;

const x = (cells: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * cells) / MOST_CELLS;
const y = (share: number): number => 8 + (HEIGHT - BOTTOM - 8) * (1 - share);

/** Empty axes for a curve that is drawn by hand. */
function Sketch() {
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.sketch}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${y(share)}H${x(MOST_CELLS)}`} />
          <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {100 * share}
          </text>
        </g>
      ))}
      {[0, 500, 1000, 1500, 2000].map((cells) => (
        <g key={cells}>
          <path d={`M${x(cells)} ${y(0)}V${y(1)}`} />
          <text x={x(cells)} y={y(0) + 15} textAnchor="middle">
            {whole(cells)}
          </text>
        </g>
      ))}
      <text x={x(MOST_CELLS)} y={HEIGHT - 4} textAnchor="end">
        {texts.sketchX}
      </text>
      <text transform={`translate(11 ${y(0)}) rotate(-90)`}>{texts.sketchY}</text>
    </svg>
  );
}
