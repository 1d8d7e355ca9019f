import type { MouseEvent } from 'react';
import { claimsSaidBy, type Study, studies, tallyOf } from '../../studies/index.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { showPaper, useAddress } from './address.ts';
import { useShownPaper } from './lab.ts';
import { writePaper } from './paperLink.ts';
import styles from './papers.module.css';
import type { AgreementHere } from './shown/agreementHere.ts';
import { recordedScores } from './shown/verdicts.ts';

/** `Cheon & Panwar` from a whole citation. */
export const authorsOf = ({ citation }: Study): string => citation.split(', "')[0] ?? citation;

const yearOf = ({ citation }: Study): string => /\d{4}$/.exec(citation)?.[0] ?? '';

const follow = (event: MouseEvent, paper: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  showPaper(paper);
};

interface EntryProps {
  readonly study: Study;
  readonly isShown: boolean;
  /** Agreement in the runs on this device. */
  readonly there: AgreementHere | null;
}

function Entry({ study, isShown, there }: EntryProps) {
  const address = useAddress();
  const scores = recordedScores(study.paper)?.scores ?? {};
  const tally = tallyOf(claimsSaidBy(study, 'paper'), (id) => scores[id]?.verdict);
  return (
    <li>
      <a
        className={styles.entry}
        href={writePaper({ ...address, paper: study.paper })}
        aria-current={isShown ? 'page' : undefined}
        onClick={(event) => follow(event, study.paper)}
      >
        <b>
          {authorsOf(study)}, {yearOf(study)}
        </b>
        <span>{texts.summary(tally, null)}</span>
        <span>{there === null ? texts.notOnDevice : texts.onDevice(there)}</span>
      </a>
    </li>
  );
}

/** The papers with their verdicts. */
export function PaperList({ shown }: { readonly shown: string }) {
  const agreements = useShownPaper()?.agreements;
  return (
    <nav aria-label={texts.papers}>
      <ul className="stack">
        {studies.map((study) => (
          <Entry
            key={study.paper}
            study={study}
            isShown={study.paper === shown}
            there={agreements?.get(study.paper) ?? null}
          />
        ))}
      </ul>
    </nav>
  );
}
