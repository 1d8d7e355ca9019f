import { type ReactNode, useState } from 'react';
import { type Problem, PS_PER_SECOND } from '../../../contract/index.ts';
import { reseed } from '../../client/opening/open.ts';
import { subtitleNow } from '../../compare/names.ts';
import { readSeed } from '../../link/fields.ts';
import { pageLink } from '../../link/pageLink.ts';
import { useSession } from '../../session/context.ts';
import { shownEdits, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { useLocked, useShown } from '../../store/page.ts';
import { showProblems, stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import { Nav } from './Nav.tsx';
import styles from './style.module.css';

/** Three cells and a refused one. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 25 10" aria-hidden="true">
    <path d="M0 0h5v10H0zM6.5 0h5v10h-5zM13 0h5v10h-5z" />
    <path className={styles.refused} d="M20 1l4 8M24 1l-4 8" />
  </svg>
);

/** Another seed runs the same scene, with the same changes, again from its opening. */
function Seed() {
  const session = useSession();
  const seed = useMoment((s) => s.loaded?.seed);
  const shown = useShown('seed');
  const locked = useLocked('seed');
  const [wrong, setWrong] = useState(false);
  /** A refused seed is reported under the header, like one of a link, and the seed in force is kept. */
  const choose = (text: string) => {
    const refused: Problem[] = [];
    const next = readSeed(text, (path, value, reason) => refused.push({ path, value, reason, kept: seed }));
    setWrong(refused.length > 0);
    const { problems } = stageOf(session).getState();
    showProblems(session, [...problems.filter(({ path }) => path !== 'seed'), ...refused]);
    if (next !== undefined && next !== seed) void reseed(session, next);
  };
  if (!shown || seed === undefined) return null;
  if (locked) {
    return (
      <span className={styles.seed}>
        <Locked label={en.nav.seed} value={String(seed)} short />
      </span>
    );
  }
  return (
    <span className={styles.seed}>
      <span aria-hidden="true">{en.nav.seed}</span>
      <NumberBox
        label={en.nav.seed}
        value={seed}
        shown={String(seed)}
        invalid={wrong}
        onCommit={(next) => choose(String(next))}
        onUnreadable={choose}
      />
    </span>
  );
}

/** Keeps a separating dot at the end of a line: no line begins with one. */
const dotsEndLines = (text: string): string => text.replaceAll(' · ', '\u00a0· ');

interface HeaderProps {
  readonly folded: boolean;
  /** The questions of the scene are here: next to the stage there is no room. */
  readonly questions: boolean;
  /** The way back to where the run was opened, where there is one; in a row of its own if the line of the title is too short. */
  readonly children?: ReactNode;
}

/** Leads home; the name of a stage inside another page leads nowhere. */
function Brand() {
  const { isMain } = useSession();
  const parts = (
    <>
      <Mark />
      <span className={styles.name}>{en.name}</span>
    </>
  );
  return isMain ? (
    <a className={styles.brand} href={pageLink('home')} aria-label={en.name}>
      {parts}
    </a>
  ) : (
    <span className={styles.brand}>{parts}</span>
  );
}

export function Header({ folded, questions, children }: HeaderProps) {
  const title = useMoment((s) => s.loaded?.scenario.title ?? en.name);
  const session = useSession();
  // A page has one main heading; other stages are parts of another page's text.
  const Title = session.isMain ? 'h1' : 'h2';
  const subtitle = useMoment((s) => s.loaded?.scenario.subtitle) ?? '';
  const edits = useBranches(shownEdits);
  const length = useMoment((s) => (s.loaded?.endPs ?? 0) / PS_PER_SECOND);
  return (
    <header className={styles.header}>
      <div className={styles.lead}>
        <div className={styles.line}>
          <Brand />
          <Title className={styles.title}>{title}</Title>
          <p className={styles.subtitle} title={en.nav.runLength(length)}>
            {dotsEndLines(subtitleNow(session, subtitle, edits))}
          </p>
          <Seed />
        </div>
        {children}
      </div>
      <Nav folded={folded} questions={questions} />
    </header>
  );
}
