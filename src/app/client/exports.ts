import type { ExportReport, ExportTask, RaceFailure } from '../../contract/index.ts';
import { faults } from '../strings/faults.ts';
import { crashOf } from './simulation.ts';
import { startWorker } from './startWorker.ts';
import { watchProgress } from './watchdog.ts';

export interface ExportListener {
  /** 0 to 1. */
  progress(share: number): void;
  done(file: Blob): void;
  failed(cause: RaceFailure): void;
}

/** Writes a run as a file on a worker of its own. Returns what cancels it. */
export function runExport(
  task: ExportTask,
  listener: ExportListener,
  start: () => Worker = startWorker,
): () => void {
  const worker = start();
  // The browser may keep these on the disk: a capture of a long run is larger than the memory of a tab.
  const parts: Blob[] = [];
  const end = (): void => {
    watch.end();
    worker.terminate();
  };
  const broken = (cause: RaceFailure): void => {
    end();
    listener.failed(cause);
  };
  const watch = watchProgress(() => broken(faults.noAnswer));
  worker.onmessage = ({ data }: MessageEvent<ExportReport>) => {
    watch.answered();
    if (data.type === 'export-progress') listener.progress(data.share);
    else if (data.type === 'export-part') parts.push(new Blob([data.bytes]));
    else if (data.type === 'export-done' || data.type === 'race-failed') {
      end();
      if (data.type === 'export-done') listener.done(new Blob(parts));
      else listener.failed(data.cause);
    }
  };
  worker.onerror = (event) => broken(crashOf(event));
  worker.postMessage(task);
  return end;
}
