import { describe, expect, it, vi } from 'vitest';
import { runExport } from '../../src/app/client/exports.ts';
import { LONG_PATIENCE_S } from '../../src/app/client/watchdog.ts';
import type { ExportReport, ExportTask } from '../../src/contract/index.ts';

const TASK = { type: 'export', seed: 1 } as unknown as ExportTask;

/** A worker that answers when it is told to. */
class Fake {
  task: ExportTask | null = null;
  isOver = false;
  onmessage: ((event: { data: ExportReport }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(task: ExportTask): void {
    this.task = task;
  }
  terminate(): void {
    this.isOver = true;
  }
}

function begun() {
  const worker = new Fake();
  const told: unknown[] = [];
  const cancel = runExport(
    TASK,
    {
      progress: (share) => void told.push(share),
      done: (file) => void told.push(file),
      failed: (cause) => void told.push(cause),
    },
    () => worker as unknown as Worker,
  );
  return { worker, told, cancel };
}

describe('a file of a run', () => {
  it('fails with a sentence where its worker spins', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    const { worker, told } = begun();
    vi.advanceTimersByTime((LONG_PATIENCE_S + 5) * 1000);
    expect([told, worker.isOver]).toEqual([['the simulation gives no answer'], true]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is written by a worker of its own, which ends with it', async () => {
    const { worker, told } = begun();
    expect(worker.task).toBe(TASK);
    worker.onmessage?.({ data: { type: 'export-progress', share: 0.5 } });
    expect(worker.isOver).toBe(false);
    for (const letter of 'abc')
      worker.onmessage?.({ data: { type: 'export-part', bytes: new TextEncoder().encode(letter) } });
    worker.onmessage?.({ data: { type: 'export-done' } });
    const [share, file] = told;
    expect(share).toBe(0.5);
    expect(await (file as Blob).text()).toBe('abc');
    expect(worker.isOver).toBe(true);
  });

  it('that cannot be written says why, also when the worker breaks', () => {
    const refused = begun();
    refused.worker.onmessage?.({ data: { type: 'race-failed', cause: 'no' } });
    const broken = begun();
    broken.worker.onerror?.({ message: 'out of memory' });
    expect([refused.told, broken.told]).toEqual([['no'], ['out of memory']]);
    expect([refused.worker.isOver, broken.worker.isOver]).toEqual([true, true]);
  });

  it('is given up when it is cancelled', () => {
    const { worker, cancel } = begun();
    cancel();
    expect(worker.isOver).toBe(true);
  });
});
