import type { ReactElement } from 'react';
import type { GroupResult } from '../../../contract/index.ts';
import { fixed, percent } from '../../format.ts';
import { useStage } from '../../store/stage.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Term } from '../../widgets/words/Term.tsx';
import styles from './style.module.css';

/** Routers merge sessions: by VC the index is another than by session. */
const SAME = 0.05;

/** `E2`, or where its sessions enter the network. */
function useGroupName({ group }: GroupResult): string {
  return useStage(({ loaded }) =>
    loaded?.scenario.nodes.some(({ id }) => id === group) ? words.from(group) : group,
  );
}

/** What a group got, and how evenly it shares that. */
export function GroupHead({ group }: { readonly group: GroupResult }): ReactElement {
  const name = useGroupName(group);
  const { vcs, goodputMbps, goodputShare, normalizedGoodput, fairness, vcFairness } = group;
  return (
    <span className={styles.group}>
      <b>{name}</b>
      <span>{words.count(vcs.length)}</span>
      <span>{words.share(fixed(goodputMbps, 2), percent(goodputShare))}</span>
      <span>
        <Term name={words.normalized}>
          <p>{words.normalizedHelp}</p>
        </Term>{' '}
        <b>{fixed(normalizedGoodput, 1)}</b> {words.ofIdeal}
      </span>
      <span>
        <Term name={words.fairness}>
          <p>{words.fairnessHelp}</p>
        </Term>{' '}
        <b>{fixed(fairness, 1)}</b> {Number.isFinite(fairness) && words.ofIdeal}
        {Math.abs(vcFairness - fairness) > SAME && `, ${words.vcFairness} ${fixed(vcFairness, 1)}`}
      </span>
    </span>
  );
}
