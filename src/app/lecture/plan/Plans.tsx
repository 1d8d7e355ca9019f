import type { ReactNode } from 'react';
import { lectures } from '../../../lessons/lectures/index.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { TryFile } from '../../trying/TryFile.tsx';
import { planAddress } from '../address.ts';
import styles from './lecture.module.css';
import { TitledPage } from './TitledPage.tsx';

interface PlansProps {
  /** What to say before the list. */
  readonly children?: ReactNode;
}

/** Every lecture with its minutes and what it shows. */
export function Plans({ children }: PlansProps) {
  return (
    <TitledPage title={texts.lectures}>
      <p>{texts.intro}</p>
      {children}
      <div className={styles.notice}>
        <TryFile />
        <p>{texts.ownPlan}</p>
      </div>
      <ul className={styles.plans}>
        {Object.entries(lectures).map(([id, { title, minutes, about }]) => (
          <li key={id}>
            <h2>
              <a href={planAddress(id, location.search)}>{title}</a>
            </h2>
            <p>
              {texts.minutes(minutes)} · {about}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href="?page=poll">{texts.polls}</a>
      </p>
      <p>
        <a href="?page=lab-sheet">{texts.labSheet}</a>
      </p>
    </TitledPage>
  );
}
