import { type ExportedFile, type ExportTask, PS_PER_MS } from '../../../contract/index.ts';
import { runExport } from '../../client/exports.ts';
import { busy } from '../../rest.ts';
import type { Session } from '../../session/session.ts';
import { editsUntil } from '../../store/branches/branches.ts';
import { stageOf } from '../../store/stage.ts';
import { saveFile } from '../../widgets/saveFile.ts';

declare const __RELEASE__: string;

/** Times between two lines of a table, and how many lines there can be. */
export const INTERVALS: readonly number[] = [0.01, 0.1, 1, 10, 100].map((ms) => ms * PS_PER_MS);
export const USUAL_INTERVAL = PS_PER_MS;
export const MOST_LINES = 1_000_000;

const TYPES = {
  packets: { ending: 'pcapng', type: 'application/x-pcapng' },
  traces: { ending: 'csv', type: 'text/csv' },
} as const;

export interface ExportEnd {
  progress(share: number): void;
  saved(name: string): void;
  failed: Parameters<typeof runExport>[1]['failed'];
}

/** The shown branch up to the play head, to be written as a file; null without a run. */
export function exportTask(session: Session, file: ExportedFile): ExportTask | null {
  const { loaded, now } = stageOf(session).getState();
  if (loaded === null) return null;
  const { base, seed } = loaded;
  const edits = editsUntil(session, now);
  return { type: 'export', scenario: base, seed, edits, until: now, version: __RELEASE__, file };
}

/** Writes the shown branch up to the play head as a file and saves it. Returns what cancels it. */
export function exportRun(session: Session, file: ExportedFile, end: ExportEnd): () => void {
  const task = exportTask(session, file);
  if (task === null) return () => undefined;
  const atRest = busy();
  const stop = runExport(task, {
    progress: end.progress,
    done: (written) => {
      atRest();
      const { ending, type } = TYPES[file.kind];
      const name = `cellscope-${task.scenario.id}-seed${task.seed}.${ending}`;
      saveFile(name, type, written);
      end.saved(name);
    },
    failed: (cause) => {
      atRest();
      end.failed(cause);
    },
  });
  return () => {
    atRest();
    stop();
  };
}
