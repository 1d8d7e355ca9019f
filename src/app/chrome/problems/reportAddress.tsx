import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, useStore } from 'zustand';
import { MOST_SHOWN, type Problem } from '../../../contract/index.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import styles from './style.module.css';

/** Problems of the page's address; null until the first one, when the strip is mounted. */
const reported = createStore<{ readonly problems: readonly Problem[] | null }>()(() => ({ problems: null }));

function Strip() {
  const problems = useStore(reported, (s) => s.problems) ?? [];
  if (problems.length === 0) return null;
  return (
    <div className={styles.problem} role="alert">
      <p>
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <Fragment key={`${problem.path} ${problem.reason.key}`}>
            <ProblemLine problem={problem} />{' '}
          </Fragment>
        ))}
        {problems.length > MOST_SHOWN && `${en.problems.more(problems.length - MOST_SHOWN)} `}
        {en.problems.rest}
      </p>
      <Button quiet onClick={() => reported.setState({ problems: [] })}>
        {en.problems.dismiss}
      </Button>
    </div>
  );
}

/** Reports above a page without a stage which values of its address are invalid; the page uses defaults instead. */
export function reportAddress(problems: readonly Problem[]): void {
  const { problems: known } = reported.getState();
  const paths = new Set(problems.map(({ path }) => path));
  if (paths.size === 0) return;
  reported.setState({ problems: [...(known ?? []).filter(({ path }) => !paths.has(path)), ...problems] });
  if (known !== null) return;
  const strip = document.createElement('div');
  strip.className = styles.strip ?? '';
  document.body.prepend(strip);
  createRoot(strip).render(
    <StrictMode>
      <Strip />
    </StrictMode>,
  );
}
