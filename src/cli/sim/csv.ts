import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { csvText, pathOf, type RunResults } from '../../contract/index.ts';
import { attempt } from '../output.ts';

type Row = Readonly<Record<string, string | number>>;

/** The tables of a run by file name; columns are the keys of `--json` (docs/reference/cli.md). */
export function csvFiles(results: RunResults): Readonly<Record<string, string>> {
  const { scenario, seed, digest, hops, window, whole } = results;
  const links = results.links.map(({ ledger, lossesByVc, ...link }) => ({
    ...link,
    useful: ledger?.useful ?? '',
    dead: ledger?.dead ?? '',
    duplicate: ledger?.duplicate ?? '',
    rm: ledger?.rm ?? '',
    credit: ledger?.credit ?? '',
    idle: ledger?.idle ?? '',
  }));
  const sessions = results.sessions.map(({ delay, waits: _waits, files, abr, ...session }) => {
    const { histogram: _histogram, packets: _packets, ...figures } = delay;
    const named = Object.entries(figures).map(([key, value]) => [`delay.${key}`, value] as const);
    const transfers = { 'files.count': files?.count ?? '', 'files.meanS': files?.meanS ?? '' };
    const rates = Object.entries(abr ?? {}).map(([key, value]) => [pathOf('abr', key), value] as const);
    return { ...session, ...transfers, ...Object.fromEntries([...named, ...rates]) };
  });
  const groups = results.groups.map(({ vcs, ...group }) => ({ ...group, vcs: vcs.join(' ') }));
  const ports = results.ports.map(({ occupancyHistogram, classes: _classes, ...port }) => ({
    ...port,
    ...Object.fromEntries(occupancyHistogram.map((share, i) => [`occupancyHistogram.${i}`, share])),
  }));
  const classes = results.ports.flatMap(({ port, classes: parts }) =>
    parts.map(({ bufferCells, ...rest }) => ({ port, bufferCells: bufferCells ?? 'shared', ...rest })),
  );
  return {
    'whole.csv': csv([{ scenario, seed, digest, hops, ...window, ...whole }]),
    // Not every session has rate control.
    'sessions.csv': csv(sessions, [...new Set(sessions.flatMap((session) => Object.keys(session)))]),
    'groups.csv': csv(groups),
    'delays.csv': csv(
      results.sessions.flatMap(({ vc, delay }) => delay.histogram.map((bin) => ({ vc, ...bin }))),
      ['vc', 'fromMs', 'toMs', 'packets'],
    ),
    'waits.csv': csv(results.sessions.flatMap(({ vc, waits }) => waits.map((wait) => ({ vc, ...wait })))),
    'ports.csv': csv(ports),
    'links.csv': csv(links),
    ...(classes.length === 0 ? {} : { 'classes.csv': csv(classes) }),
  };
}

function csv(rows: readonly Row[], keys = Object.keys(rows[0] ?? {})): string {
  return `${csvText([keys, ...rows.map((row) => keys.map((key) => row[key]))])}\n`;
}

/** Writes them into a folder, which is made when it is not there. @throws UsageError */
export function writeCsv(folder: string, results: RunResults): void {
  attempt(`--csv = ${folder}`, 'cannot be written', () => {
    makeFolder(resolve(folder));
    for (const [name, text] of Object.entries(csvFiles(results))) writeFileSync(join(folder, name), text);
  });
}

/** Step by step: `recursive` of Node never returns where a file system makes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
