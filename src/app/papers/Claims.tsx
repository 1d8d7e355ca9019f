import { memo } from 'react';
import { claimsOf, claimsSaidBy, type Judgement, type Study, tallyOf } from '../../studies/index.ts';
import { detailText } from '../strings/pages/details.ts';
import { headText } from '../strings/pages/heads.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { Heads } from '../widgets/Table.tsx';
import styles from './papers.module.css';
import { recordedScores, type Verdict } from './shown/verdicts.ts';

const SIGNS = { holds: '✓', mean: '~', not: '✕' } as const;

interface ClaimsProps {
  readonly study: Study;
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/** Claims of the paper and our additions, a sentence each, with their verdicts. Only the paper's own are counted as its claims. */
export const Claims = memo(function Claims({ study, verdicts }: ClaimsProps) {
  const recorded = recordedScores(study.paper);
  const tally = (who: Judgement['saidBy']) =>
    tallyOf(claimsSaidBy(study, who), (id) => verdicts.get(id)?.score.verdict);
  return (
    <details className={styles.claims}>
      <summary className="fold">
        <b>{texts.claims}</b>{' '}
        {texts.summary(tally('paper'), claimsSaidBy(study, 'ours').length > 0 ? tally('ours') : null)}
      </summary>
      {recorded && <p className="hint">{texts.made(recorded.made)}</p>}
      <table aria-label={texts.claims}>
        <Heads names={[texts.claimHead, texts.sectionHead, texts.verdictHead]} />
        <tbody>
          {claimsOf(study).map(({ id, section, saidBy, statement }) => {
            const verdict = verdicts.get(id);
            const score = verdict?.score;
            return (
              <tr key={id} data-verdict={score?.verdict ?? 'none'} data-said-by={saidBy}>
                <td>{headText(statement)}</td>
                <td>{texts.saidBy[saidBy](section)}</td>
                <td>
                  {score === undefined ? (
                    texts.notRun
                  ) : (
                    <>
                      <b>
                        <span aria-hidden="true">{SIGNS[score.verdict]} </span>
                        {texts.score[score.verdict](score.good, score.seeds)}
                      </b>
                      <span className="block small muted">
                        {detailText(score.detail)}
                        {' · '}
                        {verdict?.isOwn ? texts.here : texts.there}
                      </span>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
});
