import type { Report } from '../../contract/index.ts';
import { pictureMoved } from '../client/opening/firstPicture.ts';
import { openLink } from '../client/opening/open.ts';
import { restorationSettled } from '../client/opening/openingOrder.ts';
import { restore, revive } from '../client/opening/replay.ts';
import { fetchScenarios } from '../client/opening/scenarios.ts';
import { take } from '../client/reports.ts';
import { startStepping } from '../client/stepper.ts';
import { seconds } from '../format.ts';
import { fetchPacking } from '../link/packed/packing.ts';
import { parseLink } from '../link/query.ts';
import { saidIn } from '../link/said.ts';
import { EMPTY_LINK } from '../link/state.ts';
import { startPaceSync } from '../speed/startPaceSync.ts';
import { markReported } from '../store/faults.ts';
import { setPausedByHiding } from '../store/page.ts';
import { fail, setPaused, stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { said } from '../widgets/words/reasons.ts';
import type { Session } from './session.ts';
import { join } from './sessions.ts';
import { onVisibility } from './visibility.ts';

type Failure = Extract<Report, { readonly type: 'failed' }>;

/** The run is as its link says again. One that did what no network can do would do it once more: it is paused. */
async function afterFailure(session: Session, { message, time, reason, silentS }: Failure): Promise<void> {
  const stage = stageOf(session);
  if (silentS !== undefined) {
    const at = seconds(stage.getState().now, 3);
    const { isAgain } = revive(session);
    const failure = isAgain ? en.problems.silentAgain(silentS) : en.problems.silent(at, silentS);
    markReported(message);
    setPaused(session);
    fail(session, failure);
    return;
  }
  if (reason !== undefined) {
    setPaused(session);
    fail(session, en.problems.breach(await said(reason)));
    return;
  }
  const at = Number.isFinite(time) ? time : stage.getState().now;
  const failure = en.problems.failure(seconds(at, 3), message);
  markReported(failure);
  setPaused(session);
  fail(session, failure);
  restore(session).catch(() => {});
}

/** A hidden page plays nothing. */
function pauseWhileHidden(session: Session): void {
  onVisibility(session, () => {
    const { run, stepping, pause } = stageOf(session).getState();
    if (!document.hidden || (run !== 'playing' && !stepping)) return;
    pause();
    setPausedByHiding(session, true);
  });
}

/** A link whose run gives no answer: it goes on where that could be restored; else its scene is opened as it is. */
async function openWithout(session: Session, silentS: number): Promise<void> {
  const link = session.isMain ? parseLink(location.search).link : EMPTY_LINK;
  try {
    await restorationSettled(session);
    if (stageOf(session).getState().loaded !== null) return;
  } catch {
    // It gave none again.
  }
  await openLink(session, { ...EMPTY_LINK, scene: link.scene, embed: link.embed });
  fail(session, en.problems.silentLink(silentS));
}

/** Keeps the stores of a session in step with its worker from now on, and opens a run in it. */
export async function startSession(session: Session, open: () => Promise<void>): Promise<void> {
  join(session);
  session.channel.onReport((report) => take(session, report));
  startStepping(session);
  startPaceSync(session);
  // In addition to the worker, for what the address names.
  if (session.isMain && saidIn(location.search, 'scene') !== null) fetchScenarios().catch(() => null);
  pauseWhileHidden(session);
  await session.channel.restart();
  let silentS: number | undefined;
  session.channel.onReport((report) => {
    if (report.type !== 'failed') return;
    silentS = report.silentS;
    void afterFailure(session, report);
  });
  await open().catch((error: unknown) => {
    if (silentS === undefined) throw error;
    return openWithout(session, silentS);
  });
  await pictureMoved(session);
  session.channel.send({ type: 'loadLateParts' });
  // A script that asks for a scene before it has come waits for it.
  await Promise.all([fetchPacking(), fetchScenarios().catch(() => null)]);
}
