import type { LoadedReport } from '../../contract/index.ts';
import { fixed, shortNumber, whole } from '../format.ts';
import { choiceLabel, useChoiceLabels } from '../settings/labels.ts';
import { byHandTexts as texts } from '../strings/pages/byHand.ts';
import { type SeedDot, SeedDots } from '../widgets/seeds/SeedDots.tsx';
import { Table } from '../widgets/Table.tsx';
import { Failed } from '../widgets/words/causes.tsx';
import type { Got } from './outcome.ts';
import styles from './style.module.css';
import type { Baseline } from './useBaseline.ts';

/** Name of the source that the reader is compared with: `Reno`. */
export function useBaselineName({ scenario }: LoadedReport): string {
  useChoiceLabels();
  const { baseline, vc } = scenario.stage?.byHand ?? {};
  if (baseline === undefined) return '';
  if (!baseline.kind.endsWith('tcp'))
    return choiceLabel('vcs.1.source.kind', baseline.kind)?.value ?? baseline.kind;
  const own = scenario.vcs.find(({ id }) => id === vc)?.tcp?.congestionControl;
  const control = own ?? scenario.tcp?.congestionControl ?? 'reno';
  return choiceLabel('tcp.congestionControl', control)?.value ?? control;
}

/** The reader's result, compared with that of the baseline once it is there. */
export const conclusionOf = (own: Got, baseline: Baseline, name: string): string =>
  baseline !== null && 'got' in baseline ? texts.result(own, baseline.got, name) : texts.ownResult(own);

interface OthersProps {
  readonly own: Got;
  readonly baseline: Baseline;
  readonly name: string;
  /** Number of other senders, in words. */
  readonly others: string;
}

/** Results of the other senders, with the reader and with the baseline. */
export function Others({ own, baseline, name, others }: OthersProps) {
  if (baseline === null) return <p>{texts.waiting(name)}</p>;
  if ('cause' in baseline) return <Failed cause={baseline.cause} say={(why) => texts.failed(name, why)} />;
  const { got } = baseline;
  return <p>{texts.fairness(others, own.otherMbps, got.otherMbps, own.fairness, got.fairness)}</p>;
}

interface NumbersProps {
  readonly own: Got;
  readonly baseline: Got | null;
  readonly name: string;
  readonly others: string;
  readonly seed: number;
  /** Difference between reader and baseline, Mb/s, for each seed, this one first; empty until all are computed. */
  readonly bySeed: readonly SeedDot[];
}

/** Both results as a table, over the same window. */
export function Numbers({ own, baseline, name, others, seed, bySeed }: NumbersProps) {
  const { head } = texts;
  const rows: readonly (readonly [string, (got: Got) => string])[] = [
    [head.got, ({ mbps }) => fixed(mbps, 1)],
    [head.lost, ({ lost, sent }) => texts.lostOf(lost, sent)],
    [head.others(others), ({ otherMbps }) => fixed(otherMbps, 1)],
    [head.fairness, ({ fairness }) => fixed(fairness, 2)],
    [head.timeouts, ({ timeouts }) => whole(timeouts)],
  ];
  return (
    <Table
      className={styles.numbers}
      aria-label={texts.table}
      caption={
        <>
          {texts.window(shortNumber(own.window.fromS), shortNumber(own.window.toS), seed)}
          {bySeed.length > 0 && (
            <span className={styles.seeds}>
              <span>
                {texts.seeds(
                  bySeed.map((dot) => dot.seed),
                  bySeed.map(({ words }) => words),
                  name,
                )}
              </span>
              <SeedDots dots={bySeed} shown={seed} zero={name} />
            </span>
          )}
        </>
      }
      heads={[null, head.own, name]}
      rows={rows.map(([label, of]) => ({
        key: label,
        head: label,
        cells: [of(own), baseline === null ? '…' : of(baseline)],
      }))}
    />
  );
}
