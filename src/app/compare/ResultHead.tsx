import { paperLink } from '../papers/linkOf.ts';
import { takeFocusOnce } from '../runBoth/focus.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { resultTexts as texts } from '../strings/panels/result.ts';
import { Landmark } from '../widgets/Landmark.tsx';
import { SeedDots } from '../widgets/seeds/SeedDots.tsx';
import type { Mechanism } from './mechanism.ts';
import { OfBranch } from './OfBranch.tsx';
import styles from './result.module.css';
import { resultOf } from './result.ts';
import { type TwoRuns, useTwoRuns } from './useTwoRuns.ts';

/** The reason in one sentence, with the two numbers that show it. */
function Why({ why, runs }: { readonly why: Mechanism; readonly runs: TwoRuns }) {
  return (
    <div className={styles.why}>
      <p>{why.sentence}</p>
      <dl>
        {why.behind.map(({ key, a, b }) => (
          <div key={key}>
            <dt>{texts.figures[key]}</dt>
            <dd>
              <OfBranch id={runs.a.id}>
                <b>{a}</b>
              </OfBranch>{' '}
              <OfBranch id={runs.b.id}>
                <b>{b}</b>
              </OfBranch>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Difference of two branches in the measure of the scene as a headline, with the results of other seeds, and the reason. */
export function ResultHead() {
  const session = useSession();
  const runs = useTwoRuns();
  const scene = useMoment((s) => s.loaded?.scenario.id ?? '');
  if (runs === null) return null;
  const { headline, seeds, dots, why } = resultOf(runs.compared);
  const papers = paperLink(scene);
  return (
    <Landmark className={styles.head} data-panel="result" label={texts.label}>
      <h2 tabIndex={-1} ref={(sentence) => takeFocusOnce(session, sentence)}>
        {headline}
      </h2>
      {(seeds !== '' || papers !== null) && (
        <div className={styles.seeds}>
          {seeds !== '' && (
            <p role="status">
              {seeds}
              <SeedDots
                dots={dots}
                shown={runs.compared.own?.seed ?? Number.NaN}
                zero={runs.compared.badges[0]}
              />
            </p>
          )}
          {papers !== null && <a href={papers}>{texts.papers}</a>}
        </div>
      )}
      {why && <Why why={why} runs={runs} />}
    </Landmark>
  );
}
