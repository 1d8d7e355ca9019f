import type { Report } from '../../contract/index.ts';
import { pictureMoved } from '../client/opening/firstPicture.ts';
import { restore } from '../client/opening/replay.ts';
import { fetchScenarios } from '../client/opening/scenarios.ts';
import { take } from '../client/reports.ts';
import { keepStepping } from '../client/stepper.ts';
import { seconds } from '../format.ts';
import { fetchPacking } from '../link/packed/packing.ts';
import { keepPace } from '../speed/keepPace.ts';
import { failureTold } from '../store/faults.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { said } from '../widgets/words/reasons.ts';
import type { Session } from './session.ts';
import { join } from './sessions.ts';
import { onVisibility } from './visibility.ts';

type Failure = Extract<Report, { readonly type: 'failed' }>;

/** The run is as its link says again. One that did what no network can do would do it once more: it stands still. */
async function afterFailure(session: Session, { message, time, reason }: Failure): Promise<void> {
  const stage = stageOf(session);
  if (reason !== undefined) {
    stage.setState({ run: 'paused' });
    stage.setState({ failure: en.problems.breach(await said(reason)) });
    return;
  }
  const at = Number.isFinite(time) ? time : stage.getState().now;
  const failure = en.problems.failure(seconds(at, 3), message);
  failureTold(failure);
  stage.setState({ failure, run: 'paused' });
  restore(session).catch(() => {});
}

/** A page that nobody sees plays nothing. */
function pauseWhileHidden(session: Session): void {
  onVisibility(session, () => {
    const { run, stepping, pause } = stageOf(session).getState();
    if (!document.hidden || (run !== 'playing' && !stepping)) return;
    pause();
    pageOf(session).setState({ pausedByHiding: true });
  });
}

/** Keeps the stores of a session in step with its worker from now on, and opens a run in it. */
export async function startSession(session: Session, open: () => Promise<void>): Promise<void> {
  join(session);
  session.channel.onReport((report) => take(session, report));
  keepStepping(session);
  keepPace(session);
  // Beside the worker, for what the address names.
  if (session.isMain && /[?&]scene=/.test(location.search)) fetchScenarios().catch(() => null);
  pauseWhileHidden(session);
  await session.channel.restart();
  session.channel.onReport((report) => {
    if (report.type === 'failed') void afterFailure(session, report);
  });
  await open();
  await pictureMoved(session);
  session.channel.send({ type: 'fetch' });
  // A script that asks for a scene before it has come waits for it.
  await Promise.all([fetchPacking(), fetchScenarios().catch(() => null)]);
}
