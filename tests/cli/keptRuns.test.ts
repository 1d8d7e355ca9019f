import '../support/kernel.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markdownOf } from '../../src/cli/reproduce/report/markdown.ts';
import { reproduceCommand } from '../../src/cli/reproduce/reproduceCommand.ts';
import { studyTable } from '../../src/cli/reproduce/studyTables.ts';
import type { Outcome, StudyCell, StudyTable } from '../../src/studies/index.ts';
import { withoutProcesses, withProcesses } from '../support/processes.ts';
import { recorder } from './support.ts';

const { forked, disk } = vi.hoisted(() => ({ forked: [] as ChildProcess[], disk: { isFull: false } }));

vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const fork = (...of: Parameters<typeof real.fork>): ChildProcess => {
    const child = real.fork(...of);
    forked.push(child);
    return child;
  };
  return { ...real, fork };
});

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const writeFileSync = (...of: Parameters<typeof real.writeFileSync>): void => {
    if (disk.isFull && String(of[0]).endsWith('.part'))
      throw new Error('ENOSPC: no space left on device, write');
    real.writeFileSync(...of);
  };
  return { ...real, writeFileSync };
});

withoutProcesses();

const SHORT = ['000/5', '--seeds', '2', '--scale', '0.04', '--csv'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => {
  disk.isFull = false;
  rmSync(folder, { recursive: true });
});

/** Table 5 in the folder; `then` happens when the first of its runs is kept. */
async function reproduce(then: () => void = () => {}) {
  const output = recorder();
  const progress = (text: string): void => void (/ 1 of \d runs/.test(text) && then());
  const code = await reproduceCommand([...SHORT, '--jobs', '1', '--keep', folder], { ...output, progress });
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

const goesOn = (): string =>
  `finished runs are kept in ${folder}: the same command with --keep ${folder} goes on`;

describe('finished runs', () => {
  it('outlive a process that dies: its run is named, and the same command goes on', async () => {
    const ended = await withProcesses(() => reproduce(() => void forked.at(-1)?.kill('SIGKILL')));
    expect(ended.code).toBe(1);
    expect(ended.errors).toEqual([
      expect.stringMatching(
        /^\S+ with policy=\w+.*, seed \d: its process was ended by SIGKILL \(is memory short\?\)$/,
      ),
      goesOn(),
    ]);
    expect(readdirSync(folder)).toHaveLength(1);
    const again = await reproduce();
    expect([again.code, again.errors]).toEqual([0, []]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it('outlive a disk that is full: the file is named, and no half of one is left', async () => {
    const ended = await reproduce(() => {
      disk.isFull = true;
    });
    expect(ended.code).toBe(1);
    expect(ended.errors).toEqual([
      expect.stringMatching(/\.run: cannot be kept: ENOSPC: no space left on device, write$/),
      goesOn(),
    ]);
    expect(ended.errors[0]).toContain(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    disk.isFull = false;
    expect((await reproduce()).code).toBe(0);
  });

  it.skipIf(process.platform === 'win32')(
    'outlive Ctrl-C in a terminal, and --resume goes on with them',
    async () => {
      const whole = (await reproduce()).text;
      const kept = join(folder, '.cache/reproduce');
      const isKept = (): boolean =>
        existsSync(kept) && readdirSync(kept).some((file) => file.endsWith('.run'));
      const ended = await inTerminal([], isKept);
      expect(ended.code).toBe(130);
      expect(ended.errors).toBe(
        'stopped; finished runs are kept in .cache/reproduce: the same command with --resume goes on\n',
      );
      const before = readdirSync(kept);
      expect(before.length).toBeLessThan(4);
      expect(before.every((file) => file.endsWith('.run'))).toBe(true);
      const again = await inTerminal(['--resume']);
      expect([again.code, again.errors, again.text.trimEnd()]).toEqual([0, '', whole]);
      expect(readdirSync(kept)).toEqual(expect.arrayContaining(before));
      expect(readdirSync(kept)).toHaveLength(4);
    },
  );
});

/** The command as a program in the folder; Ctrl-C reaches it and its processes as soon as `stopsWhen`. */
async function inTerminal(more: readonly string[], stopsWhen: () => boolean = () => false) {
  const program = fileURLToPath(new URL('../../src/cli/reproduce.ts', import.meta.url));
  const argv = ['--import', import.meta.resolve('tsx'), program, ...SHORT, '--jobs', '1', ...more];
  const child = spawn(process.execPath, argv, { cwd: folder, detached: true });
  const told = { text: '', errors: '' };
  child.stdout.on('data', (data) => {
    told.text += data;
  });
  child.stderr.on('data', (data) => {
    told.errors += data;
  });
  const ctrlC = setInterval(() => {
    if (child.pid === undefined || !stopsWhen()) return;
    clearInterval(ctrlC);
    process.kill(-child.pid, 'SIGINT');
  }, 5);
  const code = await new Promise((ended) => child.on('close', ended));
  clearInterval(ctrlC);
  return { code, ...told };
}

describe('a table of which not every run is kept', () => {
  const table: StudyTable = {
    table: 1,
    caption: 'a few runs',
    seeds: 3,
    columns: [{ column: 'EPD' }],
    rows: ['first', 'second'].map((row) => ({ row, printed: [null], measure: () => null })),
  };
  const place = { paper: '999', table: 1, column: 'EPD', printed: null };
  const cell = (row: string, seeds: number): StudyCell => ({
    ...place,
    row,
    mean: 5,
    sd: 1,
    seeds,
    scale: 1,
  });
  const report = (...cells: StudyCell[]): string =>
    markdownOf({ study: { paper: '999' }, tables: [table], cells } as unknown as Outcome);

  it('says of how many seeds its numbers are', () => {
    expect(report(cell('first', 3), cell('second', 2))).toContain('means over 2 to 3 seeds.');
    expect(report(cell('first', 3), cell('second', 3))).toContain('means over 3 seeds.');
    expect(report(cell('first', 1))).toContain('from one seed.');
    expect(studyTable(table, [])).toContain('a few runs (0 seeds)');
  });
});
