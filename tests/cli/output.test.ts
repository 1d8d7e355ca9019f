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
