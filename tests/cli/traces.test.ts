import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { simCommand } from '../../src/cli/sim/simCommand.ts';
import type { RunResults } from '../../src/contract/index.ts';
import { recorder } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'cellscope-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function sim(...argv: string[]) {
  const output = recorder();
  const code = await simCommand(['run', 'half-empty', ...argv], output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

describe('sim run --csv --traces', () => {
  it('writes traces on one time base, the same bytes again, and the digest of the run', async () => {
    const [one, two] = ['one', 'two'].map((name) => join(folder, `${name}.csv`)) as [string, string];
    const asked = ['--traces', 'queue/*,cwnd/1', '--every', '500us', '--until', '0.05', '--json'];
    const { text, errors } = await sim('--csv', one, ...asked);
    expect(errors).toEqual([]);
    await sim('--csv', two, ...asked);
    const lines = readFileSync(one, 'utf8').trimEnd().split('\n');
    expect(readFileSync(two, 'utf8').trimEnd().split('\n')).toEqual(lines);
    expect(lines[0]).toMatch(/^# Cellscope \d+\.\d+\.\d+; scenario half-empty; seed 1$/);
    expect(lines[1]).toBe('time [s],queue/S2>S3 [cells],queue/S1>S2 [cells],cwnd/1 [bytes]');
    expect(lines).toHaveLength(2 + 101 + 1);
    expect(lines.at(-1)).toBe(`# digest ${(JSON.parse(text) as RunResults).digest}`);
  });

  it.each([
    [['--traces', 'cwnd/1'], '--traces = cwnd/1: it needs --csv file'],
    [['--every', '1ms'], '--every = 1ms: it needs --traces'],
    [['--csv', 'x', '--traces', 'cwnd/1,nothing'], '--traces = nothing: unknown; known: queue/S2>S3, '],
    [
      ['--csv', 'x', '--traces', 'cwnd/1', '--every', '2'],
      '--every = 2: not a time such as 10ms, from 0.003 ms to 3000 ms',
    ],
    [['--csv', 'x', '--traces', 'cwnd/1', '--every', '0us'], '--every = 0us: not a time such as 10ms'],
    [['--csv', 'x', '--traces', 'cwnd/1', '--pcap', 'y'], '--traces = cwnd/1: not together with --pcap'],
    [['--csv', '/nowhere/x', '--traces', 'cwnd/1'], '--csv = /nowhere/x: cannot be written: '],
  ])('refuses %j with what is allowed', async (argv, message) => {
    const { code, errors } = await sim(...argv);
    expect(code).toBe(2);
    expect(errors.join('\n')).toContain(message);
  });
});
