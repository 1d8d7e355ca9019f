import { type Command, PING, type Report, SILENT_COMMANDS, type WireReport } from '../../contract/index.ts';
import { busy } from '../rest.ts';
import { faults } from '../strings/faults.ts';
import { Unpacker } from './parcels.ts';
import { LONG_PATIENCE_S, PATIENCE_S, type Watch, watchOver, watchProgress } from './watchdog.ts';

type Listener = (report: Report) => void;

/** The way to the simulation in its worker and back. */
export interface WorkerChannel {
  /** @param given buffers that go with it and are no longer here */
  send(command: Command, given?: ArrayBuffer[]): void;
  /** Returns what ends it. */
  onReport(listen: Listener): () => void;
  /** An id for a question, or a token for a value. */
  nextId(): number;
  /** Replaces the worker by a new one and waits until that takes messages. */
  restart(): Promise<void>;
  /** Ends the worker; nothing is sent or reported any more. */
  close(): void;
}

export function openChannel(createWorker: () => Worker): WorkerChannel {
  const listeners = new Set<Listener>();
  let worker: Worker | null = null;
  let unpacker: Unpacker | null = null;
  let lastId = 0;
  /** Commands that the worker has been sent, and what reports that it has carried them out. */
  let sent = 0;
  let carriedOut: (() => void) | null = null;
  let isClosed = false;
  let watch: Watch | null = null;

  const finish = () => {
    carriedOut?.();
    carriedOut = null;
  };

  /** A crash arrives as a `failed` report. */
  const start = (): void => {
    watch?.end();
    worker?.terminate();
    sent = 0;
    carriedOut ??= busy();
    const started = createWorker();
    const publish = (report: Report) => {
      if (started !== worker) return;
      if (report.type === 'idle') {
        // More has been sent since: it is not idle.
        if (report.commands !== sent) return;
        finish();
      }
      for (const listen of [...listeners]) listen(report);
    };
    const silent = (silentS: number) =>
      publish({ type: 'failed', time: Number.NaN, message: faults.noAnswer, silentS });
    const crash = (message: string) => publish({ type: 'failed', time: Number.NaN, message });
    const own = new Unpacker(() => started.postMessage({ type: 'resyncEdits' } satisfies Command));
    unpacker = own;
    // Its script may take its time to come; from its first word on it answers.
    watch = watchProgress(() => silent(LONG_PATIENCE_S));
    let hasAnswered = false;
    started.onmessage = ({ data }: MessageEvent<WireReport | typeof PING>) => {
      if (started === worker && !hasAnswered) {
        watch?.end();
        watch = watchOver(
          () => started.postMessage(PING),
          () => silent(PATIENCE_S),
        );
        hasAnswered = true;
      }
      watch?.answered();
      if (data !== PING) publish(own.reportOf(data));
    };
    started.onerror = (event) => crash(event.message || faults.noWorker);
    started.onmessageerror = () => crash(faults.noReport);
    worker = started;
  };

  const onReport = (listen: Listener): (() => void) => {
    if (!isClosed) listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  };

  return {
    send: (command, given = []) => {
      if (worker !== null && !SILENT_COMMANDS.includes(command.type)) {
        sent++;
        carriedOut ??= busy();
      }
      worker?.postMessage(unpacker?.commandOf(command) ?? command, given);
    },
    onReport,
    nextId: () => ++lastId,
    restart: () =>
      new Promise((resolve, reject) => {
        if (isClosed) return;
        const forget = onReport((report) => {
          if (report.type !== 'ready' && report.type !== 'failed') return;
          forget();
          if (report.type === 'ready') resolve();
          else reject(new Error(report.message));
        });
        start();
      }),
    close: () => {
      isClosed = true;
      watch?.end();
      worker?.terminate();
      worker = null;
      unpacker = null;
      listeners.clear();
      finish();
    },
  };
}
