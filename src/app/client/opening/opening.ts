import {
  EventCode,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
} from '../../../contract/index.ts';
import { afterPaint, invalidateNow } from '../../clocks.ts';
import { latePartsArrived } from '../../late.ts';
import type { Session } from '../../session/session.ts';
import { setPhase } from '../../store/page.ts';
import { tracesOf } from '../../traces/index.ts';
import { seek } from '../requests.ts';

/** Seeks, and waits until the batch that ends there has been taken too; it may come before or after. Null: overtaken. */
export function seekAndWait(session: Session, time: Picoseconds): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let latest = Number.NaN;
    let sought: { readonly time: Picoseconds; readonly digest: string } | null = null;
    const check = () => {
      if (sought === null || latest !== sought.time) return;
      forget();
      resolve(sought.digest);
    };
    const forget = session.channel.onReport((report) => {
      if (report.type !== 'batch') return;
      latest = report.now;
      check();
    });
    seek(session, time).then(
      (answer) => {
        sought = answer;
        if (answer !== null) return check();
        forget();
        resolve(null);
      },
      (error) => {
        forget();
        reject(error);
      },
    );
  });
}

/** Rows that come late and have found their heights: from then on none of them moves another. */
async function rowsArrived(): Promise<void> {
  await latePartsArrived();
  // Boxes are measured behind the first paint, and drawn again. A hidden page paints nothing.
  for (let paint = 0; paint < 2 && !document.hidden; paint++) await new Promise<void>(afterPaint);
}

/** Moves the head to where the stage is shown from then on, unless another opening has begun; null: overtaken. */
export async function arrive(
  session: Session,
  time: Picoseconds,
  isLatest: () => boolean,
): Promise<string | null> {
  setPhase(session, 'arriving');
  try {
    return await seekAndWait(session, time);
  } finally {
    await rowsArrived();
    if (isLatest()) setPhase(session, 'ready');
    invalidateNow();
  }
}

/**
 * The n-th congestion epoch of the shown port, found by computing ahead in doubling steps;
 * null when the run has fewer.
 */
async function epochTime(session: Session, loaded: LoadedReport, epoch: number): Promise<Picoseconds | null> {
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  for (let until = PS_PER_SECOND; ; until *= 2) {
    const reach = Math.min(until, loaded.endPs);
    if ((await seekAndWait(session, reach)) === null) return null;
    const epochs = tracesOf(session).shown.eventsAt(EventCode.epoch, port);
    if (epochs.length >= epoch) return epochs.time.at(epoch - 1);
    if (reach === loaded.endPs) return null;
  }
}

/** Where the scene starts, and the event it starts before, when it names one. */
export async function findStart(
  session: Session,
  loaded: LoadedReport,
): Promise<{ start: Picoseconds; event: Picoseconds | null }> {
  const { startAt, startS } = loaded.scenario.stage ?? {};
  const event = startAt ? await epochTime(session, loaded, startAt.epoch) : null;
  if (startAt && event !== null) return { start: Math.max(0, event + startAt.offsetMs * PS_PER_MS), event };
  return { start: (startS ?? 0) * PS_PER_SECOND, event: null };
}
