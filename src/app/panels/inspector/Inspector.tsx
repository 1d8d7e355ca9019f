import type { ReactElement } from 'react';
import { type RmStory, type RmVisit, shownRmNumber } from '../../../contract/index.ts';
import { sayRemark } from '../../../strings/en/remarks/index.ts';
import { clock, whole } from '../../format.ts';
import tables from '../../rates/tables.module.css';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { inspectionOf, inspectorOf, useInspection } from '../../store/questions/inspection.ts';
import { useWhy } from '../../store/questions/why.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { rmSpoken, rmTexts as words } from '../../strings/rates.ts';
import { askVisit } from '../../why/pick.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Rich } from '../../widgets/words/Rich.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import { isCut, isMarked, RmCellPath } from './RmCellPath.tsx';
import styles from './style.module.css';

/** The visit the story is about: the one a step came to, else the one that did most to the cell. */
export function mainVisit({ visits }: RmStory, stepped: RmVisit | null): RmVisit | null {
  const own = visits.find(
    ({ time, node, station }) =>
      time === stepped?.time && node === stepped.node && station === stepped.station,
  );
  if (own !== undefined) return own;
  const lowest = visits.filter(isCut).sort((a, b) => a.after.er - b.after.er)[0];
  return lowest ?? visits.find(isMarked) ?? visits.findLast(({ station }) => station === 'switch') ?? null;
}

/** Columns of the table of fields: source, destination, the main switch, home; in the order of time. */
function columnsOf({ visits }: RmStory, main: RmVisit | null): readonly RmVisit[] {
  return visits.filter((visit) => visit.station !== 'switch' || visit === main);
}

const titleOf = ({ station, node }: RmVisit): string =>
  station === 'switch' ? words.after2(node) : words.stations[station];

/** Whether a station has changed a field of the cell. */
const isChanged = (field: string, visit: RmVisit): boolean =>
  (field === 'er' && isCut(visit)) || (field === 'bits' && isMarked(visit));

function Fields({ story, main }: { story: RmStory; main: RmVisit | null }): ReactElement {
  const columns = columnsOf(story, main);
  const value = {
    dir: (visit: RmVisit) =>
      (visit.station === 'switch' ? words.ways[visit.forward ? 1 : 0] : words.way[visit.station]) ?? '',
    ccr: ({ after }: RmVisit) => whole(after.ccr),
    er: ({ after }: RmVisit) => whole(after.er),
    bits: ({ after }: RmVisit) => `${after.ci ? 1 : 0}, ${after.ni ? 1 : 0}`,
  };
  return (
    <table className={tables.numbers} data-rm-fields="">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {columns.map((visit) => (
            <th key={`${visit.time} ${visit.station}`} scope="col" data-station={visit.station}>
              {titleOf(visit)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['dir', 'ccr', 'er', 'bits'] as const).map((field) => (
          <tr key={field} data-told={field === 'er' || columns.some((visit) => isChanged(field, visit))}>
            <th scope="row">
              <Terms text={words.fields[field]} />
            </th>
            {columns.map((visit) => (
              <td key={`${visit.time} ${visit.station}`} data-station={visit.station}>
                {isChanged(field, visit) ? <mark>{value[field](visit)}</mark> : value[field](visit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every station in words, those still ahead of the head marked so. */
function Stations({ story, vc }: { story: RmStory; vc: number }): ReactElement {
  const session = useSession();
  const now = useMoment((s) => s.now);
  return (
    <details className={`${styles.stations} ${tables.words}`}>
      <summary className="pressable">{words.every(story.visits.length)}</summary>
      <ol>
        {story.visits.map((visit) => (
          <li key={`${visit.time} ${visit.station}`}>
            <b>{sayRemark(visit.headline)}</b> <Rich text={sayRemark(visit.sentence)} />{' '}
            <small>
              {clock(visit.time)} s{visit.time >= now ? `, ${words.ahead}` : ''}
            </small>{' '}
            <Button
              quiet
              aria-label={en.why.whyOf(sayRemark(visit.headline), clock(visit.time))}
              onClick={() => askVisit(session, vc, visit)}
            >
              {en.why.why}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The picture in words: what the cell asked for, and what it came home with. */
function loopWords({ visits }: RmStory, name: string, number: number): string {
  const [asked, got] = [visits[0], visits.at(-1)].map((visit) => whole(visit?.after.er ?? 0));
  return rmSpoken.loop(name, whole(shownRmNumber(number)), asked ?? '', got ?? '');
}

/** Back to where the cell was chosen; what a press left without focus goes back to the cells of the routes. */
function close(session: Session): void {
  const { opener } = inspectionOf(session).getState();
  inspectorOf(session).close();
  const back = opener?.isConnected ? opener : session.element?.querySelector<HTMLElement>('[data-rm-cells]');
  back?.focus();
}

/** One RM cell around its loop: picture, fields, and what every switch did and why. */
export function Inspector(): ReactElement {
  const session = useSession();
  const { cell, story, message } = useInspection();
  const loaded = useMoment((s) => s.loaded);
  const rm = useMoment((s) => s.rm);
  const asked = useWhy((s) => s.answer);
  if (cell === null) return <p className={`hint ${styles.hint}`}>{words.hint}</p>;
  const name = vcName(loaded, cell.vc);
  const stepped = rm?.number === cell.number && rm.vc === cell.vc ? rm.visit : null;
  const main = story && mainVisit(story, asked?.why?.rm === cell.number ? asked.why.visit : stepped);
  const explained = asked === null ? stepped : (asked.why?.visit ?? null);
  const other = (by: number) =>
    inspectorOf(session).open(
      { vc: cell.vc, number: Math.max(0, cell.number + by) },
      story?.visits[0]?.time ?? stageOf(session).getState().now,
    );
  return (
    <Landmark translate="no" data-panel="inspector" label={words.title}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        <Button quiet aria-label={words.before} onClick={() => other(-1)}>
          ‹
        </Button>
        <span className="nowrap">{words.cell(name, whole(shownRmNumber(cell.number)))}</span>
        <Button quiet aria-label={words.after} onClick={() => other(1)}>
          ›
        </Button>
        <Button quiet aria-label={words.close} onClick={() => close(session)}>
          ×
        </Button>
      </div>
      {story === null ? (
        <p className="hint">{message === null ? words.waiting : sayRemark(message)}</p>
      ) : (
        <>
          <RmCellPath label={loopWords(story, name, cell.number)} story={story} vc={cell.vc} chosen={main} />
          <Fields story={story} main={main} />
          {main !== null && (main.time !== explained?.time || main.node !== explained.node) && (
            <p className={`${styles.main} ${tables.words}`}>
              <b>{sayRemark(main.headline)}</b> <Rich text={sayRemark(main.sentence)} />{' '}
              <Button quiet onClick={() => askVisit(session, cell.vc, main)}>
                {en.why.more}
              </Button>
            </p>
          )}
          {!story.complete && <p className="hint">{words.open}</p>}
          <Stations story={story} vc={cell.vc} />
        </>
      )}
    </Landmark>
  );
}
