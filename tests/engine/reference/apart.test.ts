import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/engine/reference';

/** Paths in the first column of the table of what it shares, from the engine on: a folder has a slash at its end. */
const SHARED = [
  .../## What it shares\n[\s\S]*?\n\n(\|[\s\S]*?)\n\n/
    .exec(readFileSync(join(FOLDER, 'README.md'), 'utf8'))![1]!
    .matchAll(/^\|([^|]*)\|/gm),
].flatMap(([, cell]) =>
  [...cell!.matchAll(/`([^`]+)`/g)].map(([, path]) => `src/engine/${path!.replace(/^engine\//, '')}`),
);

/** What moves cells in the engine. */
const MOVES_CELLS =
  /^src\/engine\/(?:run|kernel|network\/nodes)\/|\/switch\/(?:port|portTimersAndDepartures|portProbe|explainPort|admission|buffers?|segment|switch|segmentingSwitch|rmCells|transmit\/(?!acceptThreshold)\w+|state\/(?:cellQueues|dropLog|queueStatistics|epochs))\.ts$|\/atm\/(?:link|rmReturns|batchReassembler)\.ts$|\/abr\/(?:rateControl|rmTable|ends\/(?:rateSource|abrSource|sendLoop|destination|virtual\w+))\.ts$|\/credit\/(?:creditSource|creditDestination|portCredits)\.ts$/;

interface Import {
  readonly to: string;
  /** It leaves no code. */
  readonly isType: boolean;
}

const isType = (clause: string): boolean =>
  /^type\s/.test(clause) || (clause.startsWith('{') && !/[{,]\s*(?!type\s)\w/.test(clause));

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(/^(?:import|export)\s([^;'"]*?)\s?from '(\.[^']+)'/gm)].map(([, clause, to]) => ({
    to: join(dirname(file), to!),
    isType: isType(clause!),
  }));

const isShared = (file: string): boolean =>
  SHARED.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

/** What a file of the reference imports of the engine without being allowed to. */
const strangersIn = (file: string, text: string): string[] =>
  importsOf(file, text)
    .map(({ to }) => to)
    .filter((to) => to.startsWith('src/engine/') && !to.startsWith(`${FOLDER}/`) && !isShared(to));

/** Each file whose code runs with the reference, and the one that brings it. */
function broughtBy(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const found = new Map(files.map((file) => [file, file]));
  for (const file of found.keys()) {
    if (!file.endsWith('.ts')) continue;
    for (const { to, isType } of importsOf(file, read(file)))
      if (!isType && !found.has(to)) found.set(to, file);
  }
  return found;
}

/** What moves cells among them. */
const moversIn = (found: ReadonlyMap<string, string>): string[] =>
  [...found].filter(([file]) => MOVES_CELLS.test(file)).map(([file, by]) => `${by} brings ${file}`);

const read = (file: string): string => readFileSync(file, 'utf8');
const own = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(FOLDER, name));

describe('the reference shares nothing of how cells move', () => {
  it.each(own)('%s imports what the README says', (file) => {
    expect(strangersIn(file, read(file))).toEqual([]);
  });

  it('and nothing of that moves cells, or brings what does', () => {
    const found = broughtBy(own, read);
    expect(found.size).toBeGreaterThan(100);
    expect(moversIn(found)).toEqual([]);
  });

  it('and the README names nothing else', () => {
    const imported = own.flatMap((file) => importsOf(file, read(file)).map(({ to }) => to));
    expect(SHARED.length).toBeGreaterThan(10);
    expect(SHARED.filter((path) => !imported.some((to) => to.startsWith(path)))).toEqual([]);
  });

  const PLANTED = [
    '../abr/ends/abrSource.ts',
    '../abr/ends/sendLoop.ts',
    '../abr/rateControl.ts',
    '../atm/link.ts',
    '../credit/creditSource.ts',
    '../kernel/kernel.ts',
    '../network/nodes/network.ts',
    '../run/lookaheadLoop.ts',
    '../switch/admission.ts',
    '../switch/buffers.ts',
    '../switch/port.ts',
    '../switch/portTimersAndDepartures.ts',
    '../switch/state/dropLog.ts',
    '../switch/switch.ts',
    '../switch/transmit/vcQueues.ts',
  ];
  it.each(PLANTED)('%s would be found out, here and in a file that it shares', (path) => {
    const line = `import { Planted } from '${path}';`;
    expect(strangersIn(join(FOLDER, 'port.ts'), line)).toEqual([join(FOLDER, path)]);
    const inside = line.replace("'../", "'../../");
    const found = broughtBy(own, (file) =>
      file === 'src/engine/network/build/starts.ts' ? inside : read(file),
    );
    expect(moversIn(found)).toContain(`src/engine/network/build/starts.ts brings ${join(FOLDER, path)}`);
  });

  it('each of which is there', () => {
    for (const path of PLANTED) expect(read(join(FOLDER, path))).not.toBe('');
  });
});
