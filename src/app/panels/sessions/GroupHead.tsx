import type { ReactElement } from 'react';
import type { GroupResult } from '../../../contract/index.ts';
import { OfBranch } from '../../compare/OfBranch.tsx';
import type { ComparedColumn } from '../../compare/useCompared.ts';
import { fixed, percent } from '../../format.ts';
import { sameGroup } from '../../readings/sessions.ts';
import { useMoment } from '../../store/moment.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Term } from '../../widgets/words/Term.tsx';
import styles from './style.module.css';

/** Difference from which the fairness by VC is shown next to that by session: with merging routers they differ. */
const SAME = 0.05;

/** Example: `E2`, or the node where the group's sessions enter the network. */
function useGroupName({ group }: GroupResult): string {
  return useMoment(({ loaded }) =>
    loaded?.scenario.nodes.some(({ id }) => id === group) ? words.from(group) : group,
  );
}

interface GroupHeadProps {
  readonly group: GroupResult;
  /** Compared branches. */
  readonly others: readonly ComparedColumn[];
}

/** Throughput and fairness of a group; next to each figure those of other branches. */
export function GroupHead({ group, others }: GroupHeadProps): ReactElement {
  const name = useGroupName(group);
  const along = sameGroup(group, others);
  const and = (text: (result: GroupResult) => string) =>
    along.map(({ id, group: theirs }) => (
      <small key={id}>
        {' '}
        <OfBranch id={id}>{theirs === null ? words.none : text(theirs)}</OfBranch>
      </small>
    ));
  const { vcs, goodputMbps, goodputShare, normalizedGoodput, fairness, vcFairness } = group;
  return (
    <span className={styles.group}>
      <b>{name}</b>
      <span>{words.count(vcs.length)}</span>
      <span>
        {words.share(fixed(goodputMbps, 2), percent(goodputShare))}
        {and((result) => words.share(fixed(result.goodputMbps, 2), percent(result.goodputShare)))}
      </span>
      <span>
        <Term name={words.normalized}>
          <p>{words.normalizedHelp}</p>
        </Term>{' '}
        <b>{fixed(normalizedGoodput, 1)}</b> {words.ofIdeal}
        {and((result) => fixed(result.normalizedGoodput, 1))}
      </span>
      <span>
        <Term name={words.fairness}>
          <p>{words.fairnessHelp}</p>
        </Term>{' '}
        <b>{fixed(fairness, 1)}</b>{' '}
        {Math.abs(vcFairness - fairness) > SAME
          ? words.ofMostByVc(fixed(vcFairness, 1))
          : Number.isFinite(fairness) && words.ofMost}
        {and((result) => fixed(result.fairness, 1))}
      </span>
    </span>
  );
}
