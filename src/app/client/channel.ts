import { type Command, type Parcel, type Report, UNCOUNTED } from '../../contract/index.ts';
import { busy } from '../rest.ts';
import { Unpacker } from './parcels.ts';

type Listener = (report: Report) => void;

const listeners = new Set<Listener>();
let worker: Worker | null = null;
let unpacker: Unpacker | null = null;
/** Commands that the worker has been sent, and what tells that it has carried them out. */
let sent = 0;
let carriedOut: (() => void) | null = null;

/** Starts the simulation's worker, in place of the one before it; a crash arrives as a `failed` report. */
function startWorker(): void {
  worker?.terminate();
  sent = 0;
  carriedOut ??= busy();
  const started = new Worker(new URL('../../worker/sim.worker.ts', import.meta.url), { type: 'module' });
  const publish = (report: Report) => {
    if (started !== worker) return;
    if (report.type === 'idle' && report.commands === sent) {
      carriedOut?.();
      carriedOut = null;
    }
    for (const listen of [...listeners]) listen(report);
  };
  const crash = (message: string) => publish({ type: 'failed', time: Number.NaN, message });
  const own = new Unpacker(() => started.postMessage({ type: 'resync' } satisfies Command));
  unpacker = own;
  started.onmessage = (event: MessageEvent<Parcel>) => publish(own.reportOf(event.data));
  started.onerror = (event) => crash(event.message || 'the worker could not start');
  started.onmessageerror = () => crash('a report could not be read');
  worker = started;
}

export function send(command: Command, given: ArrayBuffer[] = []): void {
  if (worker !== null && !UNCOUNTED.includes(command.type)) {
    sent++;
    carriedOut ??= busy();
  }
  worker?.postMessage(unpacker?.commandOf(command) ?? command, given);
}

export function onReport(listen: Listener): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}

/** Starts the worker anew and waits until it can be spoken to. */
export function freshWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = onReport((report) => {
      if (report.type !== 'ready' && report.type !== 'failed') return;
      forget();
      if (report.type === 'ready') resolve();
      else reject(new Error(report.message));
    });
    startWorker();
  });
}
