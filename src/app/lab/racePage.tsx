import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findScenario, scenarioIds } from '../../scenarios/index.ts';
import { didYouMean } from '../../scenarios/nearest.ts';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { openChannel } from '../client/channel.ts';
import { openLink } from '../client/opening/open.ts';
import { startWorker } from '../client/startWorker.ts';
import { raceAddress } from '../link/raceLink.ts';
import { EMPTY_LINK } from '../link/state.ts';
import { keptRace } from '../race/keptRace.ts';
import { RaceContent } from '../race/RaceContent.tsx';
import { restoreRace } from '../race/race.ts';
import { SessionContext } from '../session/context.ts';
import { createSession } from '../session/session.ts';
import { startSession } from '../session/start.ts';
import { useMoment } from '../store/moment.ts';
import { labTexts as texts } from '../strings/pages/lab.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { LabPage } from './LabPage.tsx';
import styles from './lab.module.css';
import { SceneChoice } from './SceneChoice.tsx';

const USUAL_SCENE = 'symmetric-500';

/** Another scene is another page: a race that is under way belongs to this one. */
const openScene = (scene: string): void => location.assign(raceAddress.link({ scene }));

/** The race of the stage, of a scene that is loaded and not shown. */
function RacePage({ scene }: { readonly scene: string }) {
  const failure = useMoment((s) => s.failure);
  const isThere = useMoment((s) => s.loaded !== null && s.catalog?.whole === true);
  return (
    <LabPage shown="race" scene={scene} question={texts.raceTitle}>
      <div className={styles.race}>
        <SceneChoice className={styles.scene} label={texts.raceScene} value={scene} onChoice={openScene} />
        {failure !== null && (
          <p className="refusal" role="alert">
            {failure}
          </p>
        )}
        {isThere && <RaceContent />}
      </div>
    </LabPage>
  );
}

/** Instead of a race of a scene that is not there. */
function NoScene({ scene }: { readonly scene: string }) {
  return (
    <LabPage shown="race" question={texts.raceTitle}>
      <div className={styles.race}>
        <SceneChoice className={styles.scene} label={texts.raceScene} value={scene} onChoice={openScene} />
        <p className="refusal" role="alert">
          {texts.noScene(scene, didYouMean(scene, scenarioIds()))}
        </p>
      </div>
    </LabPage>
  );
}

const show = (root: HTMLElement, page: ReactNode): void =>
  createRoot(root).render(<StrictMode>{page}</StrictMode>);

/** Races instead of the stage. Resolves when the scene is there. */
export function mountRace(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.race);
  reportAddress(raceAddress.problems(location.search));
  const asked = raceAddress.read(location.search).scene;
  // The last race, where a run of it leads back to this page.
  const race = asked === '' ? keptRace() : null;
  const scene = asked || (race?.networks[0]?.scene ?? USUAL_SCENE);
  if (findScenario(scene) === null) {
    show(root, <NoScene scene={scene} />);
    return Promise.resolve();
  }
  const session = createSession({ channel: openChannel(startWorker), element: root });
  if (race !== null) restoreRace(session, race);
  show(
    root,
    <SessionContext value={session}>
      <RacePage scene={scene} />
    </SessionContext>,
  );
  return startSession(session, () => openLink(session, { ...EMPTY_LINK, scene, paused: true }));
}
