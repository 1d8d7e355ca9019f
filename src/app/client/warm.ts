import { savesData } from '../economy.ts';
import type { Session } from '../session/session.ts';
import { onVisibility } from '../session/visibility.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';

/** How long nothing has to move before the page is at rest, ms. */
const REST_MS = 600;

/** Whether work that may not be needed is welcome. An automated browser does not wait. */
const isWelcome = (): boolean => !(document.hidden || navigator.webdriver || savesData());

/**
 * Has the worker warm up before the first Play of each run that is opened paused: once, when the page has been at rest.
 * The worker stops on its own as soon as anything is to move.
 */
export function startWarmUp(session: Session): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warmed: unknown = null;
  const warm = (): void => {
    const { loaded, run } = stageOf(session).getState();
    if (loaded === null || run !== 'paused' || warmed === loaded.scenario || !isWelcome()) return;
    warmed = loaded.scenario;
    session.channel.send({ type: 'warmUp', on: true });
  };
  const wait = (): void => {
    clearTimeout(timer);
    const { loaded, run } = stageOf(session).getState();
    if (run !== 'paused') warmed = loaded?.scenario ?? null;
    if (loaded === null || warmed === loaded.scenario || pageOf(session).getState().phase !== 'ready') return;
    timer = setTimeout(warm, REST_MS);
  };
  stageOf(session).subscribe(wait);
  pageOf(session).subscribe(wait);
  onVisibility(session, () => {
    if (document.hidden) session.channel.send({ type: 'warmUp', on: false });
  });
  wait();
}
