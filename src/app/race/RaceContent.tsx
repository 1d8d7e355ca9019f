import {
  csvOf,
  MEASURES,
  type NetworkOutcome,
  outcomeOf,
  type RacePlan,
  sentenceOf,
  words,
} from '../../race/index.ts';
import { SweepLinks } from '../elementCard/sweep/SweepLinks.tsx';
import { sweepsOfPolicy } from '../elementCard/sweep/sweeps.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { say, usePage } from '../store/page.ts';
import { raceTexts } from '../strings/race.ts';
import { Button } from '../widgets/Button.tsx';
import { savedWords, saveFile } from '../widgets/saveFile.ts';
import { useRuns } from './choices.ts';
import { DotPlot } from './DotPlot.tsx';
import { RaceForm } from './RaceForm.tsx';
import { RaceNumbers } from './RaceNumbers.tsx';
import { RaceProgress } from './RaceProgress.tsx';
import { useRace } from './race.ts';
import styles from './style.module.css';

function Network({ plan, outcome }: { readonly plan: RacePlan; readonly outcome: NetworkOutcome }) {
  const network = useRace((s) => s.networks[outcome.network]);
  const find = useRuns(network, plan, outcome.network);
  return (
    <section className={styles.network} aria-label={plan.networks[outcome.network]}>
      <p className={styles.sentence}>{sentenceOf(plan, outcome)}</p>
      <div className={styles.plots}>
        {MEASURES.map((id) => (
          <DotPlot key={id} id={id} plan={plan} outcome={outcome} find={find} />
        ))}
      </div>
      <RaceNumbers plan={plan} outcome={outcome} find={find} />
    </section>
  );
}

function Results({ plan }: { readonly plan: RacePlan }) {
  const session = useSession();
  const runs = useRace((s) => s.runs);
  const outcome = outcomeOf(plan, runs);
  const save = () => {
    saveFile(raceTexts.file, 'text/csv', csvOf(plan, outcome));
    say(session, savedWords(raceTexts.file, raceTexts.saved));
  };
  return (
    <>
      <p className="hint">{raceTexts.key}</p>
      {outcome.map((entry) => (
        <Network key={entry.network} plan={plan} outcome={entry} />
      ))}
      <p className="hint">{words.method}</p>
      <Button onClick={save}>{raceTexts.save}</Button>
    </>
  );
}

/** From policies to the parameters of one: sweeps of the scene on the stage. */
function Sweeps() {
  const scene = usePage((s) => s.sceneId);
  const catalog = useMoment((s) => s.catalog);
  const shown = useMoment((s) => s.loaded?.port);
  const port = useMoment((s) => s.ports.find(({ id }) => id === shown));
  if (scene === null || catalog === null || port === undefined) return null;
  return <SweepLinks list={sweepsOfPolicy(scene, catalog, port)} />;
}

/** Choices, progress, and what came out so far. */
export function RaceContent() {
  const plan = useRace((s) => s.plan);
  const done = useRace((s) => s.done);
  return (
    <div className={styles.race}>
      <RaceForm />
      <Sweeps />
      {plan && <RaceProgress plan={plan} />}
      {plan && done > 0 && <Results plan={plan} />}
    </div>
  );
}
