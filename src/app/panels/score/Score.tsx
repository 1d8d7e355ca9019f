import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { type Ledger as LedgerShares, outcomeOf } from '../../../contract/index.ts';
import { Differences } from '../../compare/late.ts';
import { percent, portName } from '../../format.ts';
import { useIsInspected } from '../../panel/layoutContext.ts';
import { useProfile } from '../../plot/profile.ts';
import { shownPort } from '../../plot/shown.ts';
import { ledgerAt } from '../../readings/linkUse.ts';
import { measured } from '../../readings/measured.ts';
import { useSession } from '../../session/context.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { hasRateControl } from '../../store/runKind.ts';
import { en } from '../../strings/en.ts';
import { measureNames } from '../../strings/measures/measureNames.ts';
import { tracesOf } from '../../traces/index.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { late } from '../../widgets/late.tsx';
import { Term } from '../../widgets/words/Term.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import { MeasureWindow } from './MeasureWindow.tsx';
import { furtherMeasures, type Measure, measures, projectorMeasures } from './measures.ts';
import { ScoreNotes } from './ScoreNotes.tsx';
import { StepNote } from './StepNote.tsx';
import styles from './style.module.css';

const ClassScore = late(async () => (await import('./ClassScore.tsx')).ClassScore);
const RateScore = late(async () => (await import('./RateScore.tsx')).RateScore);
const Definition = late(async () => (await import('./Definition.tsx')).Definition);

function Row({ measure }: { readonly measure: Measure }) {
  return (
    <tr>
      <th scope="row">
        <Term name={measureNames[measure.key]}>
          <Definition of={measure.key} />
        </Term>
      </th>
      <td className={styles.value}>{measure.value}</td>
      <td className={styles.aside}>{measure.aside}</td>
    </tr>
  );
}

const Rows = ({ rows }: { readonly rows: readonly Measure[] }) => (
  <table>
    <tbody>
      {rows.map((measure) => (
        <Row key={measure.key} measure={measure} />
      ))}
    </tbody>
  </table>
);

export function Score() {
  const session = useSession();
  const profile = useProfile();
  const isInspected = useIsInspected();
  const few = profile === 'projector' || (profile === 'laptop' && isInspected);
  const results = useMoment((s) => s.results);
  const { warning, soFar } = useMoment(useShallow(measured));
  const port = useMoment((s) => s.loaded?.port) ?? '';
  const rated = useMoment(hasRateControl);
  const byClass = useMoment((s) => shownPort(s)?.classes !== undefined);
  // Uses the same record as the link plot and the sentence, so that they agree at every moment.
  const resultsAt = useMoment((s) => s.resultsAt);
  const loaded = useMoment((s) => s.loaded);
  const shares = useMemo(
    () => (loaded && results ? ledgerAt(tracesOf(session).shown, loaded, resultsAt) : null),
    [loaded, results, resultsAt, session],
  );
  const { yardstick = 'weighted' } = loaded === null ? {} : outcomeOf(loaded.base);
  const rows = results
    ? few
      ? projectorMeasures(results, port, yardstick, shares?.idle ?? Number.NaN)
      : measures(results, port, yardstick)
    : [];
  const compared = useBranches((s) => s.compared.length > 0);
  // With two runs, the differences come first: a low page cuts the rest off.
  const first = compared && !few;
  const further = results && !few && !compared ? furtherMeasures(results, port) : [];
  const ledger = shares && <Ledger shares={shares} link={port} />;
  // Most scenes ask about the use of the link, so the ledger leads: a low page ends below it.
  const leads = !few && !compared && !rated && !byClass;
  return (
    <Landmark
      translate="no"
      className={`${styles.score} ${warning ? styles.unsettled : ''}`}
      data-leaves="score"
      label={en.score.label}
    >
      {leads && ledger}
      {!few && <MeasureWindow notes={[warning, soFar]} />}
      {rated && !compared && <RateScore few={few} />}
      {byClass && !compared && <ClassScore few={few} />}
      {few && warning && (
        <p className="hint" data-leaves="note">
          {warning}
        </p>
      )}
      {first && <Differences few={few} valueClass={styles.value} />}
      {!few && <StepNote brief={false} />}
      {!leads && ledger}
      {compared
        ? !first && <Differences few={few} valueClass={styles.value} />
        : !rated && rows.length > 0 && <Rows rows={rows} />}
      {few && <StepNote brief />}
      {!few && !rated && <ScoreNotes notes={results?.notes} />}
      {further.length > 0 && (
        <details className={styles.further}>
          <summary>{en.score.further}</summary>
          <Rows rows={further} />
        </details>
      )}
    </Landmark>
  );
}

const PARTS = ['useful', 'dead', 'duplicate', 'rm', 'credit', 'idle'] as const;
/** Parts that are left out where there are none. */
const CONTROL: readonly string[] = ['rm', 'credit'];

/** Least value that does not read 0.0 %. */
const LEAST_SHOWN = 0.0005;

/** Bar with the use of all cell slots of the shown link: always 100 % in sum. */
function Ledger({ shares, link }: { readonly shares: LedgerShares; readonly link: string }) {
  const shown = PARTS.filter((part) => shares[part] > 0 || !CONTROL.includes(part));
  const parts = shown.map((part) => `${en.score[part]} ${percent(shares[part])}`).join(', ');
  const label = `${en.score.ledger(portName(link))}: ${parts}`;
  return (
    <figure className={styles.ledger} data-leaves="ledger">
      <div className={styles.bar} role="img" aria-label={label}>
        {shown.map((part) => (
          <span
            key={part}
            className={`${styles.slots} ${styles.part}`}
            data-part={part}
            style={{ flexGrow: shares[part] }}
          />
        ))}
      </div>
      <div className={styles.labels}>
        {shown.map((part) => (
          <span key={part} data-none={shares[part] < LEAST_SHOWN}>
            <i className={`${styles.swatch} ${styles.part}`} data-part={part} />
            <Terms text={en.score[part]} /> <b className="ink">{percent(shares[part])}</b>
          </span>
        ))}
      </div>
    </figure>
  );
}
