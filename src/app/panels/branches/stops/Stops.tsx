import { useEffect, useMemo, useRef, useState } from 'react';
import { elementAt, type Problem } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import { useMarks } from '../../../store/branches/marks.ts';
import { say } from '../../../store/page.ts';
import { hasWindows, isRated, ratedVcs, vcName } from '../../../store/rated.ts';
import { useStage } from '../../../store/stage.ts';
import { en } from '../../../strings/en.ts';
import { branchPanels } from '../../../strings/panels/branchPanels.ts';
import { Landmark } from '../../../widgets/Landmark.tsx';
import { useSaid } from '../../../widgets/words/reasons.ts';
import styles from '../style.module.css';
import { isEvent, type StopKind, stopKinds, stopOf } from './stopForm.ts';
import { stopWords } from './stopWords.ts';

function Refused({ problem: { path, value, reason } }: { readonly problem: Problem }) {
  const said = useSaid(reason);
  return (
    <p className="refusal" role="alert">
      {branchPanels.marks.refused(path, String(value), said)}
    </p>
  );
}

function Form() {
  const [wanted, setKind] = useState<StopKind>('loss');
  const [chosen, setVc] = useState('');
  const [limit, setLimit] = useState('');
  const loaded = useStage((s) => s.loaded);
  const rated = useStage(isRated);
  const windows = useStage(hasWindows);
  const kinds = useMemo(() => stopKinds(rated, windows), [rated, windows]);
  const { stops, stopAt } = useMarks();
  if (loaded === null) return null;
  // Another run may lack what was chosen.
  const kind = kinds.includes(wanted) ? wanted : elementAt(kinds, 0);
  const vcs = kind === 'rate' ? ratedVcs(loaded) : loaded.vcs;
  const known = vcs.some(({ id }) => String(id) === chosen);
  const vc = known ? chosen : kind === 'rate' ? String(elementAt(vcs, 0).id) : '';
  return (
    <form
      className={styles.stopForm}
      onSubmit={(event) => {
        event.preventDefault();
        stopAt([...stops, stopOf({ kind, vc, limit }, loaded)]);
      }}
    >
      <select
        aria-label={branchPanels.marks.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value as StopKind)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {en.marks.kinds[one]}
          </option>
        ))}
      </select>
      {(isEvent(kind) || kind === 'rate') && (
        <select aria-label={branchPanels.marks.vc} value={vc} onChange={({ target }) => setVc(target.value)}>
          {isEvent(kind) && <option value="">{branchPanels.marks.anyVc}</option>}
          {vcs.map(({ id }) => (
            <option key={id} value={id}>
              {vcName(loaded, id)}
            </option>
          ))}
        </select>
      )}
      {!isEvent(kind) && (
        <span>
          <input
            className="number-box"
            aria-label={branchPanels.marks.limit}
            inputMode={kind === 'rate' ? 'text' : 'decimal'}
            placeholder={kind === 'rate' ? branchPanels.marks.partOfPcr : ''}
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
          />{' '}
          {en.marks.units[kind]}
        </span>
      )}
      <button type="submit" className="button">
        {branchPanels.marks.add}
      </button>
    </form>
  );
}

/** Says which stop came and which one went, once the worker has judged the list. */
function useToldChanges(): void {
  const session = useSession();
  const stops = useMarks((s) => s.stops);
  const loaded = useStage((s) => s.loaded);
  const before = useRef({ stops, loaded });
  useEffect(() => {
    const known = before.current;
    before.current = { stops, loaded };
    if (known.loaded !== loaded) return;
    const [was, is] = [known.stops, stops].map((list) => list.map((stop) => stopWords(stop, loaded))) as [
      string[],
      string[],
    ];
    if (is.length > was.length) say(session, branchPanels.marks.added(is.slice(was.length).join(', ')));
    if (is.length < was.length)
      say(session, branchPanels.marks.removed(was.find((words, i) => words !== is[i]) ?? ''));
  }, [stops, loaded, session]);
}

/** Where the run stops by itself while it plays. */
export function Stops() {
  const { stops, problems, stopAt } = useMarks();
  const loaded = useStage((s) => s.loaded);
  useToldChanges();
  return (
    <Landmark className={styles.marks} label={branchPanels.marks.stops}>
      <h3>{branchPanels.marks.stops}</h3>
      <ul>
        {stops.map((stop, i) => {
          const words = stopWords(stop, loaded);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two stops may be the same.
            <li key={`${i} ${words}`}>
              <span>{words}</span>
              <button
                type="button"
                className="button-quiet"
                aria-label={branchPanels.marks.remove(words)}
                onClick={() => stopAt(stops.filter((_, k) => k !== i))}
              >
                {branchPanels.delete}
              </button>
            </li>
          );
        })}
      </ul>
      <Form />
      {problems.map((problem) => (
        <Refused key={problem.path} problem={problem} />
      ))}
    </Landmark>
  );
}
