import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import { claimsOf, type Study, studies } from '../../studies/index.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { goTo, useAddress } from './address.ts';
import { useKnown } from './lab.ts';
import { writePaper } from './paperLink.ts';
import styles from './papers.module.css';
import { standingOf } from './standing.ts';
import { recordedScores } from './verdicts.ts';

/** `Cheon & Panwar` of a whole citation. */
export const authorsOf = ({ citation }: Study): string => citation.split(', "')[0] ?? citation;

const follow = (event: MouseEvent, paper: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  goTo(paper);
};

function Entry({ study, isShown }: { readonly study: Study; readonly isShown: boolean }) {
  const known = useDeferredValue(useKnown());
  const address = useAddress();
  const there = useMemo(() => standingOf(study, address.scale, known), [study, address.scale, known]);
  const scores = Object.values(recordedScores(study.paper)?.scores ?? {});
  const count = (verdict: string): number => scores.filter((one) => one.verdict === verdict).length;
  const claims = claimsOf(study).length;
  return (
    <li>
      <a
        className={styles.entry}
        href={writePaper({ ...address, paper: study.paper })}
        aria-current={isShown ? 'page' : undefined}
        onClick={(event) => follow(event, study.paper)}
      >
        <b>{authorsOf(study)}</b>
        <span>{texts.summary(count('holds'), count('mean'), count('not'), claims - scores.length)}</span>
        <span>{there === null ? texts.notOnDevice : texts.onDevice(there)}</span>
      </a>
    </li>
  );
}

/** The five papers with how they stand. */
export function PaperList({ shown }: { readonly shown: string }) {
  return (
    <nav aria-label={texts.papers}>
      <ul className={styles.papers}>
        {studies.map((study) => (
          <Entry key={study.paper} study={study} isShown={study.paper === shown} />
        ))}
      </ul>
    </nav>
  );
}
