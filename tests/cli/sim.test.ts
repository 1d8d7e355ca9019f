import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { simCommand } from '../../src/cli/sim/simCommand.ts';
import { because, type RunResults } from '../../src/contract/index.ts';
import { PhysicsBreach, PhysicsJudge } from '../../src/engine/metrics/physics.ts';
import { scenarioIds } from '../../src/scenarios/index.ts';
import { environments } from '../../src/scenarios/papers/rosolen.ts';
import { damaged, small } from '../engine/network/catalog.ts';
import { recorder } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'cellscope-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

async function sim(...argv: string[]) {
  const output = recorder();
  const code = await simCommand(argv, output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

const SHORT = ['--set', 'run.durationS=0.2', '--set', 'measure.fromS=0.05'];

describe('sim list', () => {
  it('names everything that can be run by name, the twelve environments of Rosolen et al. among it', async () => {
    const { code, text } = await sim('list');
    expect(code).toBe(0);
    expect(environments).toHaveLength(12);
    expect([...text.matchAll(/^ {2}(\S+) /gm)].map(([, id]) => id).sort()).toEqual([...scenarioIds()].sort());
  });
});

describe('sim run', () => {
  it('reports for people: the whole, the ledger, every session, busy ports, hops, digest', async () => {
    const { code, text, errors } = await sim('run', 'half-empty', ...SHORT);
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    expect(text).toMatch(/half-empty, seed 1, statistics from 0.05 to 0.2 s/);
    expect(text).toMatch(
      /cell slots of S2>S3: useful [\d.]+ %, dead [\d.]+ %, duplicate [\d.]+ %, idle [\d.]+ %/,
    );
    expect(text).toMatch(/^10 +\d/m);
    expect(text).toMatch(/^S2>S3 +rcd +2,000/m);
    expect(text).toMatch(/cell hops in [\d.]+ s, digest [0-9a-f]{16}/);
  });

  it('says in a sentence what no network can do, prints no figures, and exits with an error', async () => {
    const judge = vi.spyOn(PhysicsJudge.prototype, 'judge').mockImplementation((now) => {
      const numbers = { port: 'S2>S3', waiting: -1, timeS: now / 1e12 };
      if (now > 0.01e12) throw new PhysicsBreach(because('queueBelowZero', numbers));
    });
    const { code, text, errors } = await sim('run', 'half-empty', ...SHORT);
    judge.mockRestore();
    expect(code).toBe(1);
    expect(text).toBe('');
    expect(errors).toEqual([
      expect.stringMatching(
        /^port S2>S3 at 0\.01\d* s: -1 cells wait\. No network can do that: this is a fault of Cellscope, and no figure of this run is right\.$/,
      ),
    ]);
  });

  it('says where exact clocks decide who loses, and how to end that', async () => {
    const short = ['--until', '0.01', '--set', 'policy=rcd'];
    const exact = ['--set', 'links.S1>S2.cdvUs=0', ...short];
    const note = /S2>S3: clocks are exact, cells of S1>S2 arrive in phase.*--set links.S1>S2.cdvUs=2.726/s;
    expect((await sim('run', 'symmetric-500', ...exact)).text).toMatch(note);
    expect((await sim('run', 'symmetric-500', ...short)).text).not.toContain('in step');
    expect((await sim('run', 'symmetric-500', ...exact, '--set', 'policy=epd')).text).not.toContain(
      'in step',
    );
    const { text } = await sim('run', 'symmetric-500', ...exact, '--json');
    expect(JSON.parse(text)).toMatchObject({ inStep: [{ port: 'S2>S3' }] });
  });

  it('names the lines of a rule that met a division by 0', async () => {
    const failing = file('failing.rule', 'rule mine: my rule\n\naccept if 5 / (queue - 30) > 9\naccept\n');
    const { code, text } = await sim('run', 'half-empty', '--rule', failing, ...SHORT);
    expect(code).toBe(0);
    expect(text).toMatch(/^mine at S2>S3, line 3: 5 \/ 0, first at 0\.\d{6} s\. .* as by tail drop\.$/m);
    const json = (await sim('run', 'half-empty', '--rule', failing, ...SHORT, '--json')).text;
    const { failures } = JSON.parse(json);
    expect(failures).toContainEqual(
      expect.objectContaining({ port: 'S2>S3', rule: 'mine', line: 3, words: '5 / 0' }),
    );
  });

  it('has sentences in its JSON: about settings that do nothing, and about a number that is none', async () => {
    const rule = file('none.rule', 'rule mine: my rule\n\na = sqrt(0 - 1)\naccept if a > 0\naccept\n');
    const weight = ['--set', 'vcs.3.weight=4'];
    const { text } = await sim('run', 'half-empty', '--rule', rule, ...weight, ...SHORT, '--json');
    const { notes, failures } = JSON.parse(text);
    expect(notes).toEqual([expect.stringMatching(/^The weight of VC 3 does nothing: FIFO serves no VC/)]);
    expect(failures[0]).toMatchObject({ line: 3, words: 'the result is not a number' });
  });

  it('gives the same run again for the same seed, and another for another', async () => {
    const digest = async (...argv: string[]) => {
      const { text } = await sim('run', 'half-empty', ...SHORT, '--json', ...argv);
      return (JSON.parse(text) as RunResults).digest;
    };
    const first = await digest('--seed', '3');
    expect(await digest('--seed', '3')).toBe(first);
    expect(await digest('--seed', '4')).not.toBe(first);
  });

  it('stops at --until', async () => {
    const { text } = await sim(
      'run',
      'half-empty',
      '--until',
      '0.1',
      '--set',
      'measure.fromS=0.05',
      '--json',
    );
    expect((JSON.parse(text) as RunResults).window).toEqual({ fromS: 0.05, toS: 0.1 });
  });

  it('runs a document of your own', async () => {
    const { code, text } = await sim('run', file('mine.json', small), '--json');
    expect(code).toBe(0);
    const results = JSON.parse(text) as RunResults;
    expect(results).toMatchObject({ scenario: 'small', ports: { length: 4 }, sessions: { length: 1 } });
    expect(results.whole.packets).toBeGreaterThan(1_000);
  });

  it.each(['/proc/x', join(folder, 'a-file', 'deep')])(
    'says that --csv %s cannot be written',
    async (out) => {
      file('a-file', 'not a folder');
      const { code, text, errors } = await sim('run', 'half-empty', ...SHORT, '--csv', out);
      expect({ code, text }).toEqual({ code: 2, text: '' });
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatch(`--csv = ${out}: cannot be written: `);
    },
  );

  it('writes CSV tables whose columns are the keys of --json', async () => {
    const out = join(folder, 'csv', 'deep');
    const { code, text } = await sim('run', 'half-empty', ...SHORT, '--json', '--csv', out);
    expect(code).toBe(0);
    expect(readdirSync(out).sort()).toEqual([
      'delays.csv',
      'groups.csv',
      'links.csv',
      'ports.csv',
      'sessions.csv',
      'waits.csv',
      'whole.csv',
    ]);
    const results = JSON.parse(text) as RunResults;
    const [head, first, ...rest] = readFileSync(join(out, 'sessions.csv'), 'utf8').trim().split('\n');
    const [session] = results.sessions;
    const { delay, waits: _lists, files: _files, abr: _abr, ...figures } = session!;
    const { packets: _packets, histogram, ...delays } = delay;
    const delayKeys = Object.keys(delays).map((key) => `delay.${key}`);
    expect(head).toBe([...Object.keys(figures), 'files.count', 'files.meanS', ...delayKeys].join(','));
    const bins = readFileSync(join(out, 'delays.csv'), 'utf8').trim().split('\n');
    expect(bins[0]).toBe('vc,fromMs,toMs,packets');
    expect(bins.filter((row) => row.startsWith('1,'))).toHaveLength(histogram.length);
    expect(first?.split(',').slice(0, 3)).toEqual([
      '1',
      'greedy-tcp',
      String(results.sessions[0]?.cellsSent),
    ]);
    expect(rest).toHaveLength(9);
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown option', ['run', 'half-empty', '--sed', '3'], /Unknown option '--sed'/],
    ['an unknown verb', ['walk'], /usage: sim list/],
    ['no scenario', ['run'], /usage: sim list/],
    [
      'an unknown scenario',
      ['run', 'half-full'],
      /scenario = half-full: no such id.*did you mean half-empty\? sim list has all/,
    ],
    ['a missing file', ['run', 'no/such.json'], /scenario = no\/such.json: cannot be read: ENOENT/],
    ['a seed that is none', ['run', 'half-empty', '--seed', 'x'], /--seed = x: not a whole number from 0/],
    ['a time after the end', ['run', 'half-empty', '--until', '4'], /--until = 4: not a number from 0 to 3/],
    ['a negative time', ['run', 'half-empty', '--until', '-1'], /--until = -1: not a number from 0 to 3/],
    [
      'a large seed',
      ['run', 'half-empty', '--seed', '5e9'],
      /--seed = 5e9: not a whole number from 0 to 4,294,967,295/,
    ],
    [
      'a setting without value',
      ['run', 'half-empty', '--set', 'policy'],
      /--set policy: not of the form path=value/,
    ],
    [
      'an unknown path',
      ['run', 'half-empty', '--set', 'polcy=epd'],
      /polcy = epd: unknown path; known: seed/,
    ],
    [
      'an unknown policy',
      ['run', 'half-empty', '--set', 'policy=blue'],
      /policy = blue: not one of: rcd, ppd/,
    ],
    [
      'a value out of range',
      ['run', 'half-empty', '--set', 'policy=epd', '--set', 'policy.threshold=3000'],
      /policy.threshold = 3000: outside 0 to 2,000 cells/,
    ],
  ])('%s: one line, exit code 2', async (_what, argv, message) => {
    const { code, text, errors } = await sim(...argv);
    expect(code).toBe(2);
    expect(text).toBe('');
    expect(errors.join('\n')).toMatch(message);
  });

  it('reads a file that begins with a byte order mark', async () => {
    const { code, errors } = await sim(
      'run',
      file('marked.json', `\uFEFF${JSON.stringify(small)}`),
      '--until',
      '0.01',
    );
    expect(errors).toEqual([]);
    expect(code).toBe(0);
  });

  it('a file with several mistakes: one line for each, nothing run', async () => {
    const broken = {
      ...damaged(['run', 'durationS'], '3'),
      colour: 'red',
      links: [{ a: 'src', b: 'S1', rateMbps: 0, delayMs: -1 }],
    };
    const { code, errors } = await sim('run', file('broken.json', broken));
    expect(code).toBe(2);
    expect(errors).toEqual([
      expect.stringMatching(/^links.src>S1.rateMbps = 0: outside 0.01 to 10,000 Mb\/s$/),
      expect.stringMatching(/^links.src>S1.delayMs = -1: outside 0 to 10,000 ms$/),
      'run.durationS = "3": not a number; range 0.000001 to 3,600 s',
      expect.stringMatching(/^colour = red: unknown key; known: \$schema, version, id/),
      expect.stringMatching(/^vcs.1.path = S1>S2: not connected/),
      expect.stringMatching(/^vcs.1.path = S2>dst: not connected/),
    ]);
  });

  it.each([
    ['is cut off', '{ "version": 1,', 'line 1, column 16'],
    ['has a comma too many', '{\n  "version": 1,\n  "nodes": [{ "id": "a", }]\n}\n', 'line 3, column 26'],
    ['lacks a comma', '{\r\n  "version": 1\r\n  "nodes": []\r\n}', 'line 3, column 3'],
    ['is another text', 'rule x', 'line 1, column 1'],
    ['is empty', '', 'line 1, column 1'],
  ])('a file that %s is no JSON: one line, with the place', async (_what, text, place) => {
    const path = file('text.json', text);
    const { code, errors } = await sim('run', path);
    expect(code).toBe(2);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/: (Unexpected|Expected) [^\n]+$/);
    expect(errors[0]).not.toMatch(/position|JSON at .* JSON/);
    expect(errors[0]?.startsWith(`scenario = ${path}: not JSON at ${place}: `), errors[0]).toBe(true);
  });
});
