import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jobNetwork } from '../../src/app/papers/jobs.ts';
import { reproduceCommand } from '../../src/cli/reproduce/reproduceCommand.ts';
import { completeScenario } from '../../src/cli/sim/scenarioSource.ts';
import { createSimulation } from '../../src/engine/node.ts';
import { allJobs, findStudy, keyOf, outcomeOf, type StudyCell } from '../../src/studies/index.ts';
import { withReadings } from '../../src/studies/reading.ts';
import { readings } from '../../src/studies/readings.ts';
import { atScale } from '../../src/studies/scale.ts';
import { withoutProcesses, withProcesses } from '../support/processes.ts';
import { tier } from '../support/tier.ts';
import { recorder } from './support.ts';

withoutProcesses();

/** As with one process, where nothing else is asked. */
async function reproduce(...argv: string[]) {
  const output = recorder();
  const isSaid = argv.includes('--jobs') || argv[0] === 'merge';
  const code = await reproduceCommand(isSaid ? argv : [...argv, '--jobs', '1'], output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

const SHORT = ['--scale', '0.1'];
/** Table 5, two seeds, whole: for those who read what it says. */
const TABLE_5 = ['000/5', '--keep', mkdtempSync(join(tmpdir(), 'table-5-')), '--resume'];
afterAll(() => rmSync(TABLE_5[2] ?? '', { recursive: true }));

describe('reproduce', () => {
  it('gives one object per table cell', async () => {
    const { code, text } = await reproduce(...TABLE_5, '--seeds', '2', '--json');
    expect(code).toBe(0);
    const cells = JSON.parse(text) as StudyCell[];
    expect(cells).toHaveLength(18);
    for (const cell of cells) {
      expect(Object.keys(cell)).toEqual([
        'paper',
        'table',
        'row',
        'column',
        'printed',
        'mean',
        'sd',
        // A standard deviation has a standard error of its own.
        ...(cell.row === 'standard deviation' ? ['error'] : []),
        'seeds',
        'scale',
      ]);
      expect(cell).toMatchObject({ paper: '000', table: 5, seeds: 2 });
    }
    expect(cells.find(({ row, column }) => row === 'maximum' && column === 'EPD')).toMatchObject({
      printed: 76_415,
      mean: 76_415,
      sd: 0,
    });
  }, 120_000);

  it('gives the same with one after the other and with two processes', async () => {
    const argv = ['000/5', '--seeds', '2', '--scale', '0.03', '--json'];
    const { text } = await withProcesses(() => reproduce(...argv, '--jobs', '2'));
    expect(text).toBe((await reproduce(...argv)).text);
  }, 120_000);

  it('prints paper beside ours, the reading, and what held', async () => {
    const { code, text } = await reproduce(...TABLE_5, '--seeds', '1');
    expect(code).toBe(0);
    expect(text).toMatch(/Where the paper is silent:/);
    expect(text).toMatch(/Table 5: .* \(1 seed\)/);
    expect(text).toMatch(/held +table 5: maximum equal to the printed one: 76415/);
    expect(text).toMatch(/table 5: EPD < ESPD in every seed: 1 of 1 seeds/);
    expect(text).toMatch(/open: ESPD/);
  }, 120_000);

  it.runIf(tier === 'long')(
    'says of every paper of the fast part how busy its processes were',
    async () => {
      const { code, text } = await reproduce('fast', '--scale', '0.01');
      expect(code).toBe(0);
      const busy = [...text.matchAll(/^\d+ runs of .*, [\d.]+ s on 1 process, busy (\d+) %$/gm)].map(
        ([, share]) => Number(share),
      );
      expect(busy).toHaveLength(5);
      for (const share of busy) expect(share).toBeGreaterThan(50);
    },
    120_000,
  );

  it('draws a figure over time as numbers, and as a line for each step', async () => {
    const { code, text } = await reproduce('000/figure-5');
    expect(code).toBe(0);
    expect(text).toMatch(/^Figure 5: the first congestion of Figure 4, magnified$/m);
    expect(text).toMatch(/^queue +[\d,]+ +[\d,]+ +1,9\d\d$/m);
    expect(text).toMatch(/^ {2}lose cells: 1 \(\d+ times/m);
    expect(text).toMatch(/^ {2}paper: threshold 1,960$/m);
    const csv = (await reproduce('000/figure-5', '--seeds', '2', '--resume', '--csv')).text.split('\n');
    expect(csv[0]).toBe('paper,figure,panel,unit,curve,x,low,high,seed,scale');
    const queue = csv.filter((line) => line.startsWith('000,5,queue of the most congested port'));
    const [one, two] = ['1', '2'].map((seed) => queue.filter((line) => line.endsWith(`,${seed},1`)));
    expect([one, two].map((lines) => lines?.length)).toEqual([240, 240]);
    expect(two?.map((line) => line.slice(0, -4))).not.toEqual(one?.map((line) => line.slice(0, -4)));
  }, 120_000);

  it('gives a figure over time as Markdown and as JSON, on a shorter scale too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'figure-'));
    const argv = ['000/figure-5', '--scale', '0.9', '--keep', folder];
    const markdown = (await reproduce(...argv, '--markdown')).text;
    expect(markdown).toMatch(/^### 000, Figure 5: .*, time scale 0.9$/m);
    expect(markdown).toMatch(
      /^\| panel \| curve \| lowest \| mean \| highest \| highest at \| first \| last \| stated \|$/m,
    );
    expect(markdown).toMatch(
      /^\| queue of the most congested port \(cells\) \| queue \|.*\| buffer 2,000, threshold 1,960 \|$/m,
    );
    const { cells, figures } = JSON.parse((await reproduce(...argv, '--json')).text);
    expect(cells).toEqual([]);
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ paper: '000', figure: '5', scale: 0.9 });
    const [{ curve, x, low, high, highest, highestAt }] = figures[0].panels[0].curves;
    expect([curve, x.length, low.length, high.length]).toEqual(['queue', 240, 240, 240]);
    expect(highest).toBe(Math.max(...high));
    expect(high[x.indexOf(highestAt)]).toBe(highest);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('takes another reading, with the numbers that the page has for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reading-'));
    const argv = ['002/1', '--seeds', '1', '--scale', '0.02', '--reading', 'eq9=min', '--keep', folder];
    const { text } = await reproduce(...argv, '--json');
    const cells = JSON.parse(text) as StudyCell[];
    const study = findStudy('002') ?? expect.unreachable();
    const [table] = study.tables.filter(({ table }) => table === 1);
    const reading = readings.find(({ id }) => id === 'eq9=min') ?? expect.unreachable();
    const tables = withReadings([atScale(table ?? expect.unreachable(), 0.02)], [reading]);
    const results = new Map(
      allJobs(tables, 1).map((job) => {
        const run = createSimulation(completeScenario(jobNetwork(job), job.settings), { seed: job.seed });
        run.runUntil(run.end);
        return [keyOf(job), run.results()] as const;
      }),
    );
    expect(cells).toEqual(JSON.parse(JSON.stringify(outcomeOf(study, tables, 1, results).cells)));
    const of = (column: string) => cells.filter((cell) => cell.column === column).map(({ mean }) => mean);
    expect(of('CCD max')).toEqual(of('CCD min'));
    const said = (await reproduce(...argv, '--kept')).text;
    expect(said).toMatch(/^Read otherwise here:\n- eq9=min: CCD pauses for the smaller bound/m);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('writes a report with tables, pictures of figures, and what the paper states', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    const page = join(folder, 'page.md');
    const { code } = await reproduce('001', '--report', page, '--keep', join(folder, 'runs'), '--kept');
    expect(code).toBe(0);
    const text = readFileSync(page, 'utf8');
    expect(text).toMatch(/^Not run for this page: 1, 2, 3, 4, 5, direct, /m);
    expect(text).toMatch(/^### 001, Figure 4: .*\n\n!\[Figure 4\]\(pictures\/reproduction\/001\/4.svg\)$/m);
    expect(text).toMatch(/^The paper states: max_c 0.00055.$/m);
    const picture = readFileSync(join(folder, 'pictures/reproduction/001/4.svg'), 'utf8');
    expect(picture).toMatch(/^<svg [\s\S]*<path d="M[\s\S]*<\/svg>\n$/);
    expect(picture.length).toBeLessThan(20_000);
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('shortens runs on a time scale, says so, and mixes them with no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scale-'));
    const short = await reproduce(
      '000/table-5',
      '--seeds',
      '1',
      '--scale',
      '0.2',
      '--keep',
      folder,
      '--json',
    );
    const total = (text: string, column: string) =>
      (JSON.parse(text) as StudyCell[]).find(
        (cell) => cell.row === 'effective throughput' && cell.column === column,
      ) ?? expect.unreachable();
    expect(total(short.text, 'EPD')).toMatchObject({ scale: 0.2, printed: 59_054 });
    // A fifth of the packets, times five.
    expect(total(short.text, 'EPD').mean).toBeGreaterThan(20_000);
    const whole = await reproduce('000/5', '--seeds', '1', '--keep', folder, '--kept');
    expect(whole.text).toMatch(/^0 runs of 1 table/m);
    const again = await reproduce('000/5', '--seeds', '1', '--scale', '0.2', '--keep', folder, '--kept');
    expect(again.text).toMatch(/^Table 5: .*, time scale 0.2 \(1 seed\)/m);
    expect(again.text).toMatch(/^2 runs of 1 table/m);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('takes kept runs from their folder, and none of another engine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'));
    const empty = await reproduce('000/5', '--seeds', '1', '--keep', folder, '--kept');
    expect(empty.text).toMatch(/^0 runs of 1 table/m);
    const first = await reproduce('000/5', '--seeds', '1', ...SHORT, '--keep', folder, '--json');
    expect(readdirSync(folder)).toHaveLength(2);
    const again = await reproduce('000/5', '--seeds', '1', ...SHORT, '--keep', folder, '--kept', '--json');
    expect(again.text).toBe(first.text);
    for (const file of readdirSync(folder)) renameSync(join(folder, file), join(folder, `other-${file}`));
    const none = await reproduce('000/5', '--seeds', '1', ...SHORT, '--keep', folder, '--kept');
    expect(none.text).toMatch(/^0 runs/m);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('shards that were merged equal one run; what is missing or of another version is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shards-'));
    const [a, b] = [join(folder, 'a'), join(folder, 'b')];
    const whole = await reproduce('000/5', '--seeds', '2', ...SHORT, '--csv');
    expect(whole.text.split('\n')[0]).toBe('paper,table,row,column,printed,mean,sd,seeds,scale');
    const first = await reproduce('000/5', '--seeds', '2', ...SHORT, '--shard', '1/2', '--keep', a);
    const [, busy] =
      /^shard 1\/2: 2 runs, .*, [\d.]+ s on 1 process, busy (\d+) %, kept in /.exec(first.text) ?? [];
    expect(Number(busy)).toBeGreaterThan(50);
    expect((await reproduce('merge', a)).errors).toEqual(['shard 2/2: missing']);
    await reproduce('000/5', '--seeds', '2', ...SHORT, '--shard', '2/2', '--keep', b);
    expect((await reproduce('merge', a, b, '--csv')).text).toBe(whole.text);
    expect((await reproduce('merge', b, a, '--markdown')).text).toMatch(/\| EPD \| ESPD \|/);
    const manifest = join(b, 'shard-2-of-2.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"engine": "\w{8}/, '"engine": "00000000'));
    expect((await reproduce('merge', a, b)).errors[0]).toMatch(/made by another version \(00000000, not /);
    writeFileSync(manifest, text);
    rmSync(join(b, readdirSync(b).find((name) => name.endsWith('.run')) ?? ''));
    expect((await reproduce('merge', a, b)).errors[0]).toMatch(/this run is in none of/);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('figures over time are divided and merged as tables are, on their scale and reading', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shards-'));
    const [a, b] = [join(folder, 'a'), join(folder, 'b')];
    const argv = ['000/figure-5', '--seeds', '2', '--scale', '0.5', '--reading', 'starts=100ms'];
    const whole = await reproduce(...argv, '--csv');
    expect(whole.text.split('\n').length).toBeGreaterThan(480);
    await reproduce(...argv, '--shard', '1/2', '--keep', a);
    expect((await reproduce('merge', a)).errors).toEqual(['shard 2/2: missing']);
    await reproduce(...argv, '--shard', '2/2', '--keep', b);
    expect((await reproduce('merge', b, a, '--csv')).text).toBe(whole.text);
    const manifest = join(b, 'shard-2-of-2.json');
    const text = readFileSync(manifest, 'utf8');
    const merge = async (from: RegExp, to: string) => {
      writeFileSync(manifest, text.replace(from, to));
      return (await reproduce('merge', a, b)).errors[0];
    };
    expect(await merge(/"engine": "\w{8}/, '"engine": "00000000')).toMatch(/made by another version/);
    expect(await merge(/"scale": 0.5/, '"scale": 0.4')).toMatch(
      /: time scale 0.4, others are time scale 0.5$/,
    );
    expect(await merge(/starts=100ms/, 'tcp=newreno')).toMatch(
      /: readings tcp=newreno, others are readings /,
    );
    expect(await merge(/(\\"losses.*": ")\w{8}/, '$100000000')).toMatch(
      /shard-2-of-2.json: changed since it was written$/,
    );
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('that Ctrl-C has stopped keeps its runs, and goes on to the result of one that was not stopped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stopped-'));
    const argv = ['000/5', '--seeds', '2', ...SHORT, '--scale', '0.1', '--jobs', '1', '--csv'];
    const output = {
      ...recorder(),
      progress: (text: string) => void (text.includes(' 2 of 4 runs') && process.emit('SIGINT')),
    };
    expect(await reproduceCommand([...argv, '--keep', folder], output)).toBe(130);
    expect(output.errors).toEqual([
      `stopped; finished runs are kept in ${folder}: the same command with --keep ${folder} goes on`,
    ]);
    expect(output.lines).toEqual([]);
    const kept = readdirSync(folder);
    expect(kept).toHaveLength(2);
    const resumed = recorder();
    const left: string[] = [];
    const progress = (text: string) => void left.push(text);
    expect(await reproduceCommand([...argv, '--keep', folder], { ...resumed, progress })).toBe(0);
    expect(left[0]).toMatch(/^paper 000 {2}\[={12} {12}\] 1 of 2 runs, \d+ s left$/);
    expect(left.at(-1)).toBe('');
    expect(resumed.lines.join('\n')).toBe((await reproduce(...argv)).text);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it.each([
    ['a scale of none', ['--scale', '0'], /--scale = 0: not a number from 0.01 to 1/],
    [
      'verdicts on short runs',
      ['--scale', '0.5', '--verdicts'],
      /--verdicts: of runs as the studies state them, not of --scale 0.5/,
    ],
    [
      'an unknown figure',
      ['004/figure-4.17'],
      /table = figure-4.17: unknown; known: .*; figures, figure-1.1, figure-2.1,/,
    ],
    [
      'an unknown reading',
      ['000', '--reading', 'rto=2'],
      /--reading = rto=2: unknown; known for 000: rto=jacobson, /,
    ],
    [
      'a reading of another paper',
      ['001/1', '--reading', 'eq9=min'],
      /--reading = eq9=min: makes no difference to 001; known for 001: rto=rfc793, /,
    ],
    [
      'two answers to one question',
      ['003/4.2', '--reading', 'starts=together', '--reading', 'starts=10ms'],
      /--reading = starts=10ms: starts is already starts=together/,
    ],
    [
      'verdicts on another reading',
      ['002', '--verdicts', '--reading', 'eq9=min'],
      /--verdicts: of runs as the studies state them, not of --reading eq9=min/,
    ],
    ['a report that is no page', ['--report', 'x.txt'], /--report = x.txt: a file.md/],
    ['an unknown paper', ['123'], /paper = 123: unknown; known: 000/],
    ['an unknown table', ['000/6'], /table = 6: unknown; known: 1, 2, 3, 4, 5/],
    ['no seeds', ['--seeds', '0'], /--seeds = 0: not a whole number from 1/],
    ['an unknown option', ['--fast'], /Unknown option '--fast'/],
    ['only kept runs of nowhere', ['--kept'], /--kept: needs --keep folder/],
    ['a shard beyond the last', ['--shard', '5/4', '--keep', 'x'], /--shard = 5\/4: not i\/n with n from 1/],
    ['a shard without a folder', ['--shard', '1/4'], /--shard = 1\/4: needs --keep folder/],
    ['two formats', ['--json', '--csv'], /--json, --csv: one of them/],
    ['nothing to merge', ['merge'], /no folder given/],
    ['a folder without shards', ['merge', 'docs'], /folder = docs: no shard in it/],
    [
      'verdicts on a figure alone',
      ['000/figure-5', '--verdicts'],
      /--verdicts: of whole papers or tables, not of 000\/figure-5/,
    ],
    ['a folder that is a file', ['--keep', 'package.json'], /--keep = package.json: cannot be made/],
  ])('%s: one line, exit code 2', async (_what, argv, message) => {
    const { code, errors } = await reproduce(...argv);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});
