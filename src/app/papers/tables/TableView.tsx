import { memo, useMemo } from 'react';
import type { Study } from '../../../studies/index.ts';
import type { Reading } from '../../../studies/reading.ts';
import { fixed, signed } from '../../format.ts';
import { paperPlace, tableId } from '../../lab/places.ts';
import { headText } from '../../strings/pages/heads.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { Heads } from '../../widgets/Table.tsx';
import { jobLink } from '../jobs.ts';
import { runAsked } from '../lab.ts';
import styles from '../papers.module.css';
import { StartButton } from '../StartButton.tsx';
import type { ShownTable } from '../shown/compute.ts';
import colors from './agreement.module.css';
import { type Line, nearestDot, type Quantity } from './agreement.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { chartsOfTable } from './charts.ts';
import { NumberLine, StripAxis, stripScale } from './NumberLine.tsx';

const spread = ({ mean, sd }: Line, digits: number): string => {
  if (!Number.isFinite(mean)) return '';
  return Number.isFinite(sd) && sd > 0
    ? `${fixed(mean, digits)} ± ${fixed(sd, digits)}`
    : fixed(mean, digits);
};

const difference = ({ off }: Line): string => {
  if (off === null || !Number.isFinite(off)) return '';
  return `${signed(fixed(Math.abs(100 * off), 1), off)} %`;
};

interface OursProps {
  readonly line: Line;
  readonly row: string;
  readonly digits: number;
  /** Where the link returns to. */
  readonly place: string;
}

/** The number leads to the run that is nearest to it. For pointers: keys reach all runs on the strip. */
function Ours({ line, row, digits, place }: OursProps) {
  const nearest = nearestDot(line);
  const text = spread(line, digits);
  if (nearest === undefined) return text;
  const { job, moment, value } = nearest;
  return (
    <a
      className={styles.number}
      tabIndex={-1}
      href={jobLink(job, moment, place)}
      title={texts.openRun(row, line.column, job.seed, Number.isFinite(value) ? fixed(value, digits) : text)}
    >
      {text}
    </a>
  );
}

interface QuantityProps {
  readonly quantity: Quantity;
  readonly other: Quantity | undefined;
  readonly place: string;
}

const isShown = ({ lines }: Quantity): boolean =>
  lines.some(({ printed, mean }) => printed !== null || Number.isFinite(mean));

/** One quantity of a table: a line for each column of the paper. */
const QuantityRows = memo(function QuantityRows({ quantity, other, place }: QuantityProps) {
  const { row, digits, lines } = quantity;
  if (!isShown(quantity)) return null;
  const scale = stripScale(quantity, other);
  return (
    <tbody>
      <tr className={styles.quantity}>
        <th scope="rowgroup" colSpan={other === undefined ? 4 : 5}>
          {headText(row)}
        </th>
        <td>
          <StripAxis scale={scale} />
        </td>
        <td />
      </tr>
      {lines.map((line, nth) => {
        const otherLine = other?.lines[nth];
        const common = { row, digits, place };
        return line.printed === null && line.agreement === 'missing' ? null : (
          <tr key={line.column} className={colors.agreement} data-agreement={line.agreement}>
            <th scope="row">{headText(line.column)}</th>
            <td>{line.printed === null ? '' : fixed(line.printed, digits)}</td>
            <td className={colors.colored}>
              <Ours line={line} {...common} />
            </td>
            {other !== undefined && <td>{otherLine && <Ours line={otherLine} {...common} />}</td>}
            <td className={colors.colored}>{difference(line)}</td>
            <td className={styles.track}>
              <NumberLine line={line} other={otherLine} scale={scale} {...common} />
            </td>
            <td className={`${styles.verdict} ${colors.colored}`}>
              <span aria-hidden="true">{texts.sign[line.agreement]} </span>
              {texts.agreement[line.agreement]}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
});

interface TableProps {
  readonly study: Study;
  readonly shown: ShownTable;
  readonly reading: Reading | null;
  readonly wanted: number;
}

/** A table of a paper, printed next to ours, and what it shows over a number. */
export const TableView = memo(function TableView({ study, shown, reading, wanted }: TableProps) {
  const { table, quantities, others, seeds: count } = shown;
  const charts = useMemo(() => chartsOfTable(study, table, quantities), [study, table, quantities]);
  const isEmpty = ![...quantities, ...(others ?? [])].some(isShown);
  const name = texts.tableName(table.table);
  const id = tableId(table.table);
  const place = paperPlace(study.paper, id);
  const start = () => runAsked({ tables: [table], seeds: wanted, reading });
  return (
    <section
      className={styles.table}
      aria-label={name}
      id={id}
      data-others={others === null ? undefined : true}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className="scroll-across" tabIndex={0} aria-label={texts.numbersOf(name)}>
        <table>
          <caption>
            <b>{name}</b> {headText(table.caption)}{' '}
            {!isEmpty && <span className="hint">{texts.seedsOf(count)}</span>}
          </caption>
          <Heads
            hidden={isEmpty}
            names={[
              null,
              texts.printed,
              texts.ours,
              ...(others === null ? [] : [texts.other]),
              texts.differs,
              texts.runsHead,
              texts.verdict,
            ]}
          />
          {quantities.map((quantity, nth) => (
            <QuantityRows key={quantity.row} quantity={quantity} other={others?.[nth]} place={place} />
          ))}
        </table>
        {isEmpty && <p className="hint">{texts.nothingYet(name)}</p>}
      </section>
      <StartButton onStart={start}>{texts.runTable(name)}</StartButton>
      {charts.length > 0 && (
        <div className={styles.figures}>
          {charts.map((chart) => (
            <ChartPlot key={`${chart.title} ${chart.over}`} chart={chart} place={place} />
          ))}
        </div>
      )}
    </section>
  );
});
