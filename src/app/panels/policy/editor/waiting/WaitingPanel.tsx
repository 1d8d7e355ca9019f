import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { LoadedReport } from '../../../../../contract/index.ts';
import { checkPolicy } from '../../../../../rules/check.ts';
import { RuleProblem } from '../../../../../rules/problem.ts';
import type { CheckedRule } from '../../../../../rules/tree.ts';
import { cellsByVc } from '../../../../classes/classes.ts';
import { whole } from '../../../../format.ts';
import { Marker } from '../../../../lanes/Marker.tsx';
import { Row } from '../../../../plot/row/Row.tsx';
import { steadyTop } from '../../../../plot/scale.ts';
import { shownPort } from '../../../../plot/shown.ts';
import { useLiveText } from '../../../../plot/useLiveText.ts';
import { useSession } from '../../../../session/context.ts';
import { useMoment } from '../../../../store/moment.ts';
import { useEditing } from '../../../../store/rules/editing.ts';
import { waitingTexts as words } from '../../../../strings/panels/waiting.ts';
import { vcColor } from '../../../../theme/tokens/tokens.ts';
import { tracesOf } from '../../../../traces/index.ts';
import { setText } from '../../../../widgets/words/setText.ts';
import { type ComparedCells, comparisonAt, holdsFor, turningPoint } from './comparison.ts';
import { knownNow } from './known.ts';
import styles from './style.module.css';

/** With more VCs than this there is no room for numbers and names. */
const MANY = 20;

/** The edited text as a rule; while it is invalid, the last valid one. */
function useRule(): CheckedRule | null {
  const text = useEditing(({ draft }) => draft?.text ?? '');
  const last = useRef<CheckedRule | null>(null);
  return useMemo(() => {
    try {
      last.current = checkPolicy(text);
    } catch (error) {
      if (!(error instanceof RuleProblem)) throw error;
    }
    return last.current;
  }, [text]);
}

/** Asks for predicted drops in each batch while the panel is shown. */
function useForesight(loaded: LoadedReport | null): void {
  const { channel } = useSession();
  useEffect(() => {
    if (loaded === null) return;
    channel.send({ type: 'predictDrops', on: true });
    return () => channel.send({ type: 'predictDrops', on: false });
  }, [channel, loaded]);
}

/** VCs that cross a port, in either direction. */
const crossing = ({ vcs, port }: LoadedReport): LoadedReport['vcs'] =>
  vcs.filter(({ path }) =>
    [path, path.toReversed()].some((way) => way.some((node, i) => `${node}>${way[i + 1]}` === port)),
  );

/** Updates the heights, numbers and the line as the run goes on. */
function usePicture(compared: ComparedCells | null) {
  const section = useRef<HTMLDivElement>(null);
  const top = useRef<number | null>(null);
  useLiveText([compared], ({ session, state }) => {
    const buffer = tracesOf(session).shown.view()?.buffer;
    const port = shownPort(state);
    if (!section.current || !buffer || port === null) return;
    const counts = cellsByVc(buffer);
    const known = compared && knownNow(compared.rule, port, state, counts);
    const level = compared && known && turningPoint(compared, known);
    top.current = steadyTop(top.current, Math.max(1, ...counts.values(), level ?? 0));
    const holds = (cells: number) => compared && known && holdsFor(compared, known, cells);
    const refused = new Set(state.live?.port === port.id ? state.live.wouldDropNext : []);
    const yes = paintColumns(section.current, { counts, top: top.current, holds, refused });
    paintLine(section.current, level === null ? null : level / top.current);
    const row = section.current.closest('.panel-row');
    setText(row?.querySelector('[data-now]'), words.now(whole(buffer.length)));
    if (compared === null) return;
    const { line } = compared;
    const [says, what] =
      level === null
        ? [words.says(line), words.vcs(yes)]
        : [words.turns(line), words.cells(whole(Math.round(level)))];
    setText(row?.querySelector('[data-says]'), says);
    setText(row?.querySelector(`.${styles.level}`), what);
  });
  return section;
}

interface Columns {
  readonly counts: ReadonlyMap<number, number>;
  readonly top: number;
  readonly holds: (cells: number) => boolean | null;
  /** VCs whose packet is being refused, or whose next packet would be. */
  readonly refused: ReadonlySet<number>;
}

/** Draws the columns; returns for how many VCs the comparison holds. */
function paintColumns(section: HTMLElement, { counts, top, holds, refused }: Columns): number {
  let yes = 0;
  for (const column of section.querySelectorAll<HTMLElement>('[data-vc]')) {
    const vc = Number(column.dataset.vc);
    const cells = counts.get(vc) ?? 0;
    const held = holds(cells);
    if (held) yes++;
    column.style.setProperty('--part', (cells / top).toFixed(4));
    column.dataset.holds = String(held);
    column.dataset.refused = String(refused.has(vc));
    setText(column.querySelector(`.${styles.cells}`), whole(cells));
  }
  return yes;
}

/** @param part height as a share of the scale; null hides the line */
function paintLine(section: HTMLElement, part: number | null): void {
  const line = section.querySelector<HTMLElement>(`.${styles.line}`);
  if (line === null) return;
  line.hidden = part === null;
  line.style.setProperty('--part', (part ?? 0).toFixed(4));
}

/** Waiting cells of each VC, next to the value that the line under the cursor compares them with. */
export function WaitingPanel(): ReactElement | null {
  const loaded = useMoment((s) => s.loaded);
  const theme = useMoment((s) => s.theme);
  const rule = useRule();
  const cursor = useEditing(({ line }) => line);
  const compared = useMemo(() => rule && comparisonAt(rule, cursor), [rule, cursor]);
  const section = usePicture(compared);
  useForesight(loaded);
  if (loaded === null) return null;
  const vcs = crossing(loaded);
  return (
    <Row
      name="waiting"
      title={words.title}
      notes={[words.unit, <span key="now" data-now="" />]}
      left={
        <>
          {compared && <p>{words.key}</p>}
          <p>
            <i className={styles.mark} aria-hidden="true" /> {words.next}
          </p>
        </>
      }
      right={
        compared && (
          <p className={styles.side}>
            <span data-says="" /> <b className={styles.level} />
          </p>
        )
      }
    >
      <div className="cover" ref={section}>
        <ul className={styles.bars} data-many={vcs.length > MANY}>
          {vcs.map(({ id, name }) => (
            <li key={id} data-vc={id}>
              <span className={styles.bar}>
                <i style={{ background: vcColor(theme, id) }} />
                <i className={styles.mark} aria-hidden="true" />
                <b className={styles.cells}>0</b>
                <span className="unseen">
                  {' '}
                  <span className={styles.accepted}>{words.of(name ?? `VC ${id}`)}</span>
                  <span className={styles.refused}>{words.ofRefused(name ?? `VC ${id}`)}</span>
                </span>
              </span>
              {compared && (
                <span className="unseen">
                  <span className={styles.yes}>{words.yes(compared.line)}</span>
                  <span className={styles.no}>{words.no(compared.line)}</span>
                </span>
              )}
              <span className={styles.vc} aria-hidden="true">
                <Marker vc={id} /> {name ?? id}
              </span>
            </li>
          ))}
        </ul>
        <i className={styles.line} hidden />
      </div>
    </Row>
  );
}
