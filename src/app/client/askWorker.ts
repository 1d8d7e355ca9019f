import type { SweepCheck, SweepChecked } from '../../contract/index.ts';
import { faults } from '../strings/faults.ts';
import { startWorker } from './startWorker.ts';
import { PATIENCE_S } from './watchdog.ts';

const messageOf = ({ message }: ErrorEvent): string => message;

/** Asks a worker of its own about a scenario and settings of it. Rejects where that does not start. */
export function askWorker(check: SweepCheck, crashOf = messageOf): Promise<SweepChecked> {
  const worker = startWorker();
  let silence: ReturnType<typeof setTimeout> | undefined;
  return new Promise<SweepChecked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SweepChecked>) => {
      if (data.type === 'checked') resolve(data);
    };
    worker.onerror = (event) => reject(new Error(crashOf(event)));
    worker.postMessage(check);
    silence = setTimeout(() => reject(new Error(faults.noAnswer)), PATIENCE_S * 1000);
  }).finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}
