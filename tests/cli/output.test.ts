import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleOutput } from '../../src/cli/output.ts';

describe('the progress of a command', () => {
  const { isTTY } = process.stderr;

  afterEach(() => {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  });

  function writtenOn(isTerminal: boolean): string {
    let text = '';
    process.stderr.isTTY = isTerminal;
    vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
      text += part;
      return true;
    });
    consoleOutput.progress?.('1 of 2 runs');
    consoleOutput.progress?.('2 of 2 runs');
    consoleOutput.progress?.('');
    return text;
  }

  it('is one line on a terminal, which the next one replaces and the end takes away', () => {
    expect(writtenOn(true)).toBe('\r1 of 2 runs\x1b[K\r2 of 2 runs\x1b[K\r\x1b[K');
  });

  it('is silent where nobody watches', () => {
    expect(writtenOn(false)).toBe('');
  });
});

describe('what a command prints', () => {
  it('may be read by nobody: the command ends in silence', () => {
    const command = `"${process.execPath}" --import tsx src/cli/sim.ts run half-empty --until 0.01 --json | true`;
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(stderr).toBe('');
  });
});
