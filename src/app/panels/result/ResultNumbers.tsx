import { useState } from 'react';
import { fixed, seconds } from '../../format.ts';
import { isHidden } from '../../link/controls.ts';
import { useSession } from '../../session/context.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { branchPoint } from '../../store/branches/branchPoints.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { hasWindows, isCredited, isRated } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Badge } from '../branches/Badge.tsx';
import { Differences } from '../branches/compare/Differences.tsx';
import { badgeOf } from '../branches/words.ts';
import { keepShown, watchBegin } from '../runBoth/actions.ts';
import { measured } from '../score/measured.ts';
import { namesOf } from './names.ts';
import { type LargeKey, measuresOf, type NumberRow, numberRows, type SmallKey } from './numbers.ts';
import styles from './style.module.css';
import { type TwoRuns, useTwoRuns } from './useTwoRuns.ts';

function Large({ row, runs }: { readonly row: NumberRow<LargeKey>; readonly runs: TwoRuns }) {
  return (
    <div className={styles.number}>
      <dt>{texts.large[row.key]}</dt>
      <dd className={styles.verdict}>{row.verdict}</dd>
      <dd className={styles.a}>
        <Badge id={runs.a.branch.id} /> {row.a}
      </dd>
      <dd className={styles.b}>
        <Badge id={runs.b.branch.id} /> <b>{row.b}</b>
      </dd>
    </div>
  );
}

/** Fairness and timeouts, and over which part of the run all of it was measured. */
function Costs({ rows, runs }: { readonly rows: readonly NumberRow<SmallKey>[]; readonly runs: TwoRuns }) {
  const session = useSession();
  const { a, b } = namesOf(session, runs.a.branch, runs.b.branch);
  const { fromS, toS } = runs.b.results.window;
  const costs = rows.map((row) => texts.cost(texts.small[row.key], row.a, row.b)).join(', ');
  const who = texts.who(
    badgeOf(runs.a.branch.id),
    a,
    badgeOf(runs.b.branch.id),
    b,
    fixed(fromS, 1),
    fixed(toS, 1),
  );
  return (
    <p className={styles.costs}>
      {texts.costs(costs)}
      <br />
      {who}
    </p>
  );
}

/** What to do next: look at where they part, keep one, or hand both on. */
function Next({ runs }: { readonly runs: TwoRuns }) {
  const session = useSession();
  const list = useBranches((s) => s.list);
  const current = useBranches((s) => s.current);
  const sharing = usePage((page) => !isHidden(page, 'share'));
  const [a, b] = [runs.a.branch.id, runs.b.branch.id];
  const [kept, closed] = current === b ? [b, a] : [a, b];
  const from = branchPoint(list, a, b);
  return (
    <div className={styles.next}>
      <Button filled onClick={() => void watchBegin(session).catch(() => {})}>
        {texts.watch}
      </Button>
      <Button onClick={() => keepShown(session)}>{texts.keep(badgeOf(kept))}</Button>
      {sharing && (
        <Button onClick={() => pageOf(session).setState({ dialog: 'share' })}>{texts.share}</Button>
      )}
      <p className="hint">{texts.after(seconds(from, 3), badgeOf(kept), badgeOf(closed))}</p>
    </div>
  );
}

/** Three numbers of two branches, what they cost, and what to do next. */
export function ResultNumbers() {
  const [open, setOpen] = useState(false);
  const runs = useTwoRuns();
  const loaded = useStage((s) => s.loaded);
  const unfinished = useStage((s) => measured(s).soFar !== '' || measured(s).warning !== '');
  if (runs === null) return null;
  const nature = {
    rated: isRated({ loaded }),
    windows: hasWindows({ loaded }),
    credited: isCredited({ loaded }),
  };
  const { large, costs } = measuresOf(nature);
  const both = [runs.a.results, runs.b.results] as const;
  return (
    <Landmark className={styles.numbers} label={texts.numbers}>
      <dl>
        {numberRows(large, nature, both, runs.port).map((row) => (
          <Large key={row.key} row={row} runs={runs} />
        ))}
      </dl>
      <Costs rows={numberRows(costs, nature, both, runs.port)} runs={runs} />
      {unfinished && <p className="hint">{texts.soFar}</p>}
      <Next runs={runs} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.all}</summary>
        {open && <Differences few={false} />}
      </details>
    </Landmark>
  );
}
