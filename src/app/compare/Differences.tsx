import { elementAt, outcomeOf } from '../../contract/index.ts';
import { Badge } from '../branches/Badge.tsx';
import { type Cell, copyCsv } from '../plot/table/csv.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { say } from '../store/page.ts';
import { abrVcs, hasRateControl, hasWindows, isCreditBased } from '../store/runKind.ts';
import { vcName } from '../store/vcNames.ts';
import { en } from '../strings/en.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { Button } from '../widgets/Button.tsx';
import styles from './differences.module.css';
import {
  comparisonsOf,
  directionOf,
  ROW_OF,
  type RowKey,
  rowInUnit,
  sayDifference,
  valueWords,
} from './measures.ts';
import { badgeOf, distinctBranchNames } from './names.ts';
import { useCompared } from './useCompared.ts';

/** Rows that remain on a projector. */
const FEW: readonly RowKey[] = ['throughput', 'jain', 'idle'];
const FEW_OF_RATES: readonly RowKey[] = ['shares', 'settling', 'overshoot'];

/** Copies the table with values as displayed, with the unit in the name of the row. */
async function copy(session: Session, rows: readonly (readonly Cell[])[]): Promise<void> {
  say(
    session,
    (await copyCsv(session, branchPanels.compare, rows)) ? branchPanels.copied : en.panels.plot.copyFailed,
  );
}

/** Branches that run together, measure by measure over the window of the score; the oldest is the reference. */
export function Differences({ few, valueClass }: { readonly few: boolean; readonly valueClass?: string }) {
  const session = useSession();
  // Renders again when a branch is renamed.
  const { current } = useBranches();
  const { columns, port } = useCompared();
  const ids = columns.map(({ id }) => id);
  const loaded = useMoment((s) => s.loaded);
  const followedVc = useMoment((s) => s.followedVc);
  const outcome = loaded && outcomeOf(loaded.base);
  if (outcome === null) return null;
  const followed = followedVc ?? abrVcs(loaded)[0]?.id ?? 0;
  const rated = hasRateControl({ loaded });
  const credited = isCreditBased({ loaded });
  const { measure, yardstick = 'weighted' } = outcome;
  const most = comparisonsOf({ rated, windows: hasWindows({ loaded }), credited }, outcome);
  // With credit flow control no cell is ever dropped.
  const kept: readonly RowKey[] = [
    ROW_OF[measure],
    ...(rated ? FEW_OF_RATES : [...FEW, credited ? ('queueMean' as const) : ('lost' as const)]),
  ];
  const shown = few ? most.filter(({ key }) => kept.includes(key)) : most;
  const nameOf = (key: RowKey): string =>
    key === 'acr' ? branchPanels.meanOf(vcName(loaded, followed)) : branchPanels.rows[key];
  const rows = shown.map((row) => ({
    ...row,
    values: columns.map((column) =>
      column.results ? row.value(column.results, { port, vc: followed, yardstick }) : Number.NaN,
    ),
  }));
  const [first, second, ...others] = ids;
  const pair =
    first === undefined || second === undefined || others.length > 0 ? null : ([first, second] as const);
  const heads = distinctBranchNames(
    session,
    columns.flatMap(({ branch }) => branch ?? []),
  );
  const table = [
    [branchPanels.measure, ...ids.map((id, i) => `${badgeOf(id)} ${heads[i]}`)],
    ...rows.map(({ key, kind, values }) => rowInUnit(nameOf(key), values, kind)),
    [en.share.digest, ...columns.map(({ results }) => results?.digest ?? '')],
  ];
  return (
    <div data-panel="differences">
      {!few && (
        <p className="hint">
          <Button quiet onClick={() => void copy(session, table)}>
            {branchPanels.copy}
          </Button>
        </p>
      )}
      <table>
        <caption className="unseen">{branchPanels.compare}</caption>
        <thead>
          <tr>
            <td />
            {ids.map((id, i) => (
              <th key={id} scope="col" title={heads[i]}>
                <Badge id={id} />
              </th>
            ))}
            {pair && (
              <th scope="col" colSpan={2}>
                {branchPanels.difference(badgeOf(pair[0]), badgeOf(pair[1]))}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, kind, values }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              {values.map((value, i) => (
                <td key={ids[i]} className={ids[i] === current ? valueClass : styles.other}>
                  {valueWords(value, kind)}
                </td>
              ))}
              {pair && (
                <td className={styles.other}>
                  {sayDifference(elementAt(values, 0), elementAt(values, 1), kind) || '–'}
                </td>
              )}
              {pair && (
                <td className={styles.verdict}>
                  {directionOf(elementAt(values, 0), elementAt(values, 1), kind) === 'same' &&
                    branchPanels.equal}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
