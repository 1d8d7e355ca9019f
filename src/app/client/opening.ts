import {
  EventCode,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
} from '../../contract/index.ts';
import { useStage } from '../store/stage.ts';
import { traceStore } from '../traces/index.ts';
import { seek } from './requests.ts';

/** Resolves when the batch that reaches `time` has been taken. */
function recordedUpTo(time: Picoseconds): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (useStage.getState().recorded < time) return false;
      resolve();
      return true;
    };
    if (check()) return;
    const forget = useStage.subscribe(() => {
      if (check()) forget();
    });
  });
}

/** Seeks and waits until the traces are here too. */
export async function goTo(time: Picoseconds): Promise<string> {
  const { time: reached, digest } = await seek(time);
  await recordedUpTo(reached);
  return digest;
}

/**
 * The n-th congestion epoch of the shown port, found by computing ahead in doubling steps;
 * null when the run has fewer.
 */
async function epochTime(loaded: LoadedReport, epoch: number): Promise<Picoseconds | null> {
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  for (let until = PS_PER_SECOND; ; until *= 2) {
    const reach = Math.min(until, loaded.endPs);
    await goTo(reach);
    const epochs = traceStore.eventsAt(EventCode.epoch, port);
    if (epochs.length >= epoch) return epochs.time[epoch - 1];
    if (reach === loaded.endPs) return null;
  }
}

/** Where the scene starts, and the event it starts before, when it names one. */
export async function findStart(
  loaded: LoadedReport,
): Promise<{ start: Picoseconds; event: Picoseconds | null }> {
  const { startAt, startS } = loaded.scenario.stage ?? {};
  const event = startAt ? await epochTime(loaded, startAt.epoch) : null;
  if (startAt && event !== null) return { start: Math.max(0, event + startAt.offsetMs * PS_PER_MS), event };
  return { start: (startS ?? 0) * PS_PER_SECOND, event: null };
}
