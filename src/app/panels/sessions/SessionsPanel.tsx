import { type ReactElement, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { badgeOf } from '../../compare/names.ts';
import { fixed } from '../../format.ts';
import { PanelTitle, useIsLarge } from '../../panel/arrange/PanelTitle.tsx';
import { useProfile } from '../../plot/profile.ts';
import { copyCsv } from '../../plot/table/csv.ts';
import { measured } from '../../readings/measured.ts';
import { csvRows, sessionSubjects } from '../../readings/sessions.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { say } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { BY_VC, pressed } from './order.ts';
import { SessionCards } from './SessionCards.tsx';
import { SessionTable } from './SessionTable.tsx';
import styles from './style.module.css';
import { type SessionRows, useHold, useSessionRows } from './useSessionRows.ts';

/** Which part of the run the numbers are of, and whether they say much yet. */
function Span(): ReactElement | null {
  const { warning, soFar } = useMoment(useShallow(measured));
  const window = useMoment((s) => s.results?.window);
  if (window === undefined) return <p className="hint">{warning}</p>;
  const span = soFar || words.span(fixed(window.fromS, 3), fixed(window.toS, 3));
  return <p className="hint">{[warning, span].filter(Boolean).join(' ')}</p>;
}

async function copy(session: Session, { results, subjects, columns, others }: SessionRows): Promise<void> {
  const { loaded, vcStates } = stageOf(session).getState();
  const name = others.length > 0 ? badgeOf(branchesOf(session).getState().current) : '';
  const own = { name, results, subjects };
  const along = others.flatMap(({ id, results: theirs }) =>
    theirs === null
      ? []
      : [
          {
            name: badgeOf(id),
            results: theirs,
            subjects: sessionSubjects(theirs, vcStates, null),
          },
        ],
  );
  const done = await copyCsv(session, words.table, csvRows([own, ...along], columns, loaded));
  say(session, done ? words.copied : en.panels.plot.copyFailed);
}

/** One row for each session, of whatever source; on a phone one card. */
export function SessionsPanel(): ReactElement {
  const session = useSession();
  const profile = useProfile();
  const isLarge = useIsLarge();
  const [order, setOrder] = useState(BY_VC);
  const [isGrouped, setGrouped] = useState(true);
  const { isHeld, hold } = useHold();
  const shown = useSessionRows({ order, isGrouped, isHeld, few: profile === 'projector' });
  const Rows = profile === 'phone' ? SessionCards : SessionTable;
  return (
    <Landmark
      className={styles.sessions}
      data-panel="sessions"
      data-large={isLarge || undefined}
      label={words.title}
    >
      <div className={styles.bar}>
        <h2>
          <PanelTitle title={words.title} />
        </h2>
        <Span />
        {shown !== null && shown.results.groups.length > 1 && (
          <label className={styles.choice}>
            <input type="checkbox" checked={isGrouped} onChange={() => setGrouped(!isGrouped)} />{' '}
            {words.grouped}
          </label>
        )}
        {shown !== null && profile !== 'projector' && (
          <Button quiet onClick={() => void copy(session, shown)}>
            {words.copy}
          </Button>
        )}
      </div>
      {shown !== null && (
        <Rows shown={shown} order={order} onPress={(by) => setOrder(pressed(order, by))} hold={hold} />
      )}
    </Landmark>
  );
}
