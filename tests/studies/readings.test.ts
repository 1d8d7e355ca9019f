import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allJobs, findStudy, jobsOf, keyOf, studies } from '../../src/studies/index.ts';
import { type Reading, readSo, withReadings } from '../../src/studies/reading.ts';
import { readings, readingsOf } from '../../src/studies/readings.ts';

const called = (id: string): Reading => readings.find((one) => one.id === id) ?? expect.unreachable();

describe('other readings of the papers', () => {
  it('are called by a question and an answer, each once', () => {
    for (const { id } of readings) expect(id).toMatch(/^[a-z0-9]+=[a-z0-9]+$/);
    expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
  });

  it.each(studies.map(({ paper }) => paper))('%s: each one changes a run of the paper', (paper) => {
    const { tables = [] } = findStudy(paper) ?? {};
    const runs = allJobs(tables, 1);
    for (const reading of readingsOf(paper))
      expect(
        runs.some(({ settings }) => readSo(settings, [reading]) !== settings),
        reading.id,
      ).toBe(true);
  });

  it('go behind what a study says, so that they win', () => {
    const settings = [['tcp.rtoBackoff', 'false']] as const;
    expect(readSo(settings, [called('backoff=on')]).at(-1)).toEqual(['tcp.rtoBackoff', 'true']);
    expect(readSo(settings)).toBe(settings);
  });

  it('of one policy leave runs of the others alone', () => {
    const epd = [['policy', 'epd']] as const;
    expect(readSo(epd, [called('eq9=min')])).toBe(epd);
  });

  it('eq. 9 as printed makes CCD max the very runs of CCD min, and the other way round', () => {
    const [load] = findStudy('002')?.tables ?? [];
    if (load === undefined) expect.unreachable();
    const keysOf = (column: string, read: readonly Reading[]) => {
      const [table = load] = withReadings([load], read);
      const own = table.columns.find((one) => one.column === column) ?? expect.unreachable();
      return table.rows.flatMap((row) => jobsOf(table, row, own, 1).map(keyOf));
    };
    expect(keysOf('CCD max', [called('eq9=min')])).toEqual(keysOf('CCD min', []));
    expect(keysOf('CCD min', [called('eq9=max')])).toEqual(keysOf('CCD max', []));
    expect(keysOf('EPD', [called('eq9=min')])).toEqual(keysOf('EPD', []));
  });
});

it('the page of the command line lists every other reading with its papers', () => {
  const lines = readFileSync('docs/reference/cli.md', 'utf8').split('\n');
  for (const { id, papers } of readings)
    expect(
      lines.some((line) => line.includes(`\`${id}\``) && line.endsWith(`| ${papers.join(', ')} |`)),
      id,
    ).toBe(true);
});

it('each question that can be answered otherwise has its reason on the page of the command line', () => {
  const page = readFileSync('docs/reference/cli.md', 'utf8');
  for (const question of new Set(readings.map(({ id }) => id.split('=', 1)[0] ?? ''))) {
    const [, reason = ''] = new RegExp(`^\\| \`${question}\` \\| (.*) \\|$`, 'm').exec(page) ?? [];
    expect(reason.split(' ').length, question).toBeGreaterThan(8);
  }
});
