import type { ChannelInfo } from '../../../../contract/index.ts';
import { runExport } from '../../../client/exports.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { saidCause } from '../../../widgets/words/causes.tsx';
import { exportTask, INTERVALS, USUAL_INTERVAL } from '../exporting.ts';

/** A file while it is written: what cancels it, and who wants to know how much of it is done. */
export interface Writing {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  progress(share: number): void;
}

const QUANTITIES: readonly ChannelInfo['quantity'][] = [
  'queue',
  'cwnd',
  'ssthresh',
  'acr',
  'arrived',
  'delivered',
];
/** Lines that a student looks through. */
const MOST_LINES = 20_000;

/** The usual distance of two lines, or a longer one for a long run. */
export const intervalFor = (until: number): number =>
  INTERVALS.find((every) => every >= USUAL_INTERVAL && until / every < MOST_LINES) ??
  INTERVALS.at(-1) ??
  USUAL_INTERVAL;

/**
 * Traces of the run on one time base, as CSV; empty before it has begun. Rejects with what the run says, and with the
 * reason of the signal once that is given. @param progress receives 0 to 1
 */
export function traceTable(
  session: Session,
  { signal, progress }: Writing,
  start = runExport,
): Promise<string> {
  const { loaded, now } = stageOf(session).getState();
  const traces = (loaded?.channels ?? [])
    .filter(({ quantity }) => QUANTITIES.includes(quantity))
    .map(({ id }) => id);
  const task = exportTask(session, { kind: 'traces', traces, every: intervalFor(now) });
  if (task === null || now === 0 || traces.length === 0) return Promise.resolve('');
  return new Promise((resolve, reject) => {
    const stop = start(task, {
      progress,
      done: (file) => void file.text().then(resolve, reject),
      failed: (cause) =>
        void saidCause(cause, (path, _, why) => `${path}: ${why}`).then(
          (words) => reject(new Error(words)),
          reject,
        ),
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
