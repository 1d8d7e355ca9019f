import { useSession } from '../../session/context.ts';
import { ratedVcs, vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Badge } from '../branches/Badge.tsx';
import { takeFocusOnce } from '../runBoth/focus.ts';
import { figuresOf } from './figures.ts';
import { headline } from './headline.ts';
import { type Mechanism, mechanism } from './mechanism.ts';
import { namesOf } from './names.ts';
import styles from './style.module.css';
import { type TwoRuns, useTwoRuns } from './useTwoRuns.ts';

/** Why, in one sentence, with the two numbers that show it. */
function Why({ why, runs }: { readonly why: Mechanism; readonly runs: TwoRuns }) {
  return (
    <div className={styles.why}>
      <p>{why.sentence}</p>
      <dl>
        {why.behind.map(({ key, a, b }) => (
          <div key={key}>
            <dt>{texts.figures[key]}</dt>
            <dd>
              <Badge id={runs.a.branch.id} /> <b>{a}</b> <Badge id={runs.b.branch.id} /> <b>{b}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What two branches differ in, in one sentence across the page, and why. */
export function ResultHead() {
  const session = useSession();
  const runs = useTwoRuns();
  const loaded = useStage((s) => s.loaded);
  const followed = useStage((s) => s.followedVc) ?? ratedVcs(loaded)[0]?.id ?? null;
  if (runs === null) return null;
  const [a, b] = [runs.a, runs.b].map(({ results }) => figuresOf(results, runs.port));
  if (a === undefined || b === undefined) return null;
  const { subject } = namesOf(session, runs.a.branch, runs.b.branch);
  const why = mechanism(a, b);
  return (
    <Landmark className={styles.head} data-panel="result" label={texts.label}>
      <h2 tabIndex={-1} ref={(sentence) => takeFocusOnce(session, sentence)}>
        {headline(subject, a, b, { nameOf: (vc) => vcName(loaded, vc), followed })}
      </h2>
      {why && <Why why={why} runs={runs} />}
    </Landmark>
  );
}
