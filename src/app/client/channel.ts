import type { Command, Report } from '../../contract/index.ts';

type Listener = (report: Report) => void;

const listeners = new Set<Listener>();
let worker: Worker | null = null;

/** Starts the simulation's worker, in place of the one before it; a crash arrives as a `failed` report. */
export function startWorker(): void {
  worker?.terminate();
  const started = new Worker(new URL('../../worker/sim.worker.ts', import.meta.url), { type: 'module' });
  const publish = (report: Report) => {
    if (started !== worker) return;
    for (const listen of [...listeners]) listen(report);
  };
  const crash = (message: string) => publish({ type: 'failed', time: Number.NaN, message });
  started.onmessage = (event: MessageEvent<Report>) => publish(event.data);
  started.onerror = (event) => crash(event.message || 'the worker could not start');
  started.onmessageerror = () => crash('a report could not be read');
  worker = started;
}

export function send(command: Command): void {
  worker?.postMessage(command);
}

export function onReport(listen: Listener): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
