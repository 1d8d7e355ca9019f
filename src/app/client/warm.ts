import { savesData } from '../economy.ts';
import type { Session } from '../session/session.ts';
import { onVisibility } from '../session/visibility.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';

/** How long nothing has to move before the page is at rest, ms. */
const REST_MS = 600;
/** Below this charge a battery is left alone. */
const LOW = 0.2;

interface Economy {
  readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
}

/** Whether work that nobody may need is welcome. An automated browser waits for nobody. */
async function isWelcome(): Promise<boolean> {
  const { getBattery } = navigator as Economy;
  if (document.hidden || navigator.webdriver || savesData()) return false;
  const battery = await getBattery?.call(navigator).catch(() => null);
  return !battery || battery.charging || battery.level > LOW;
}

/**
 * Has the worker warm up before the first Play of each run that is opened paused: once, when the page has been at rest.
 * The worker stops by itself as soon as anything is to move.
 */
export function keepWarm(session: Session): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warmed: unknown = null;
  const warm = async (): Promise<void> => {
    const { loaded, run } = stageOf(session).getState();
    if (loaded === null || run !== 'paused' || warmed === loaded.scenario || !(await isWelcome())) return;
    if (stageOf(session).getState().run !== 'paused') return;
    warmed = loaded.scenario;
    session.channel.send({ type: 'warm', on: true });
  };
  const wait = (): void => {
    clearTimeout(timer);
    const { loaded, run } = stageOf(session).getState();
    if (run !== 'paused') warmed = loaded?.scenario ?? null;
    if (loaded === null || warmed === loaded.scenario || pageOf(session).getState().phase !== 'ready') return;
    timer = setTimeout(() => void warm(), REST_MS);
  };
  stageOf(session).subscribe(wait);
  pageOf(session).subscribe(wait);
  onVisibility(session, () => {
    if (document.hidden) session.channel.send({ type: 'warm', on: false });
  });
  wait();
}
