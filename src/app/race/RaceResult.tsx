import { type MeasureId, outcomeOf, type RacePlan, sentenceOf } from '../../race/index.ts';
import { useSession } from '../session/context.ts';
import { showDialog } from '../store/page.ts';
import { raceTexts } from '../strings/race.ts';
import { Button } from '../widgets/Button.tsx';
import { useRuns } from './choices.ts';
import { DotPlot } from './DotPlot.tsx';
import { RaceProgress } from './RaceProgress.tsx';
import { useRace } from './race.ts';
import styles from './style.module.css';

/** Measures of the summary: users' throughput and its fairness. */
const SHORT: readonly MeasureId[] = ['useful', 'jain'];

/** Summary of the last race, in its first network. @param text the rule in the editor */
export function RaceResult({ text }: { readonly text: string }) {
  const plan = useRace((s) => s.plan);
  return plan && <Short plan={plan} text={text} />;
}

function Short({ plan, text }: { readonly plan: RacePlan; readonly text: string }) {
  const session = useSession();
  const { runs, done, networks } = useRace();
  const [network] = networks;
  const [outcome] = outcomeOf(plan, runs);
  const find = useRuns(network, plan, 0);
  return (
    <section className={`${styles.race} ${styles.result}`} aria-label={raceTexts.result}>
      <RaceProgress plan={plan} />
      {done > 0 && outcome && (
        <>
          <p>
            {sentenceOf(plan, outcome)}
            {plan.candidates[0]?.policy !== text && ` ${raceTexts.older}`}
          </p>
          <div className={styles.plots}>
            {SHORT.map((id) => (
              <DotPlot key={id} id={id} plan={plan} outcome={outcome} find={find} />
            ))}
          </div>
        </>
      )}
      <Button onClick={() => showDialog(session, 'race')}>{raceTexts.whole}</Button>
    </section>
  );
}
