import type { LoadedReport, RaceFailure } from '../../contract/index.ts';
import { fixed, shortNumber, whole } from '../format.ts';
import { choiceLabel, useChoiceLabels } from '../settings/labels.ts';
import { byHandTexts as texts } from '../strings/pages/byHand.ts';
import { useCause } from '../widgets/words/causes.ts';
import type { Got } from './outcome.ts';
import styles from './style.module.css';
import type { Instead } from './useInstead.ts';

/** What would send in the place of the reader: `Reno`. */
export function useInsteadName({ scenario }: LoadedReport): string {
  useChoiceLabels();
  const { instead, vc } = scenario.stage?.byHand ?? {};
  if (instead === undefined) return '';
  if (!instead.kind.endsWith('tcp'))
    return choiceLabel('vcs.1.source.kind', instead.kind)?.value ?? instead.kind;
  const own = scenario.vcs.find(({ id }) => id === vc)?.tcp?.congestionControl;
  const control = own ?? scenario.tcp?.congestionControl ?? 'reno';
  return choiceLabel('tcp.congestionControl', control)?.value ?? control;
}

/** What the reader got, beside what the other source gets in the same place. */
export const conclusionOf = (own: Got, instead: Instead, name: string): string =>
  instead !== null && 'got' in instead ? texts.result(own, instead.got, name) : texts.ownResult(own);

interface BesideProps {
  readonly own: Got;
  readonly instead: Instead;
  readonly name: string;
  /** How many others, in words. */
  readonly others: string;
}

/** What was left for the others. */
export function Beside({ own, instead, name, others }: BesideProps) {
  if (instead === null) return <p>{texts.waiting(name)}</p>;
  if ('cause' in instead) return <Failed name={name} cause={instead.cause} />;
  const { got } = instead;
  return <p>{texts.fairness(others, own.otherMbps, got.otherMbps, own.fairness, got.fairness)}</p>;
}

function Failed({ name, cause }: { readonly name: string; readonly cause: RaceFailure }) {
  const why = useCause(cause, (path, value, reason) => `${path} = ${String(value)}: ${reason}`);
  return <p role="alert">{texts.failed(name, why)}</p>;
}

interface NumbersProps {
  readonly own: Got;
  readonly instead: Got | null;
  readonly name: string;
  readonly others: string;
  readonly seed: number;
}

/** The same as a table, over one window. */
export function Numbers({ own, instead, name, others, seed }: NumbersProps) {
  const { head } = texts;
  const rows: readonly (readonly [string, (got: Got) => string])[] = [
    [head.got, ({ mbps }) => fixed(mbps, 1)],
    [head.lost, ({ lost, sent }) => texts.lostOf(lost, sent)],
    [head.others(others), ({ otherMbps }) => fixed(otherMbps, 1)],
    [head.fairness, ({ fairness }) => fixed(fairness, 2)],
    [head.timeouts, ({ timeouts }) => whole(timeouts)],
  ];
  return (
    <table className={styles.numbers} aria-label={texts.table}>
      <caption>{texts.window(shortNumber(own.window.fromS), shortNumber(own.window.toS), seed)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{head.own}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(own)}</td>
            <td>{instead === null ? '…' : of(instead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
