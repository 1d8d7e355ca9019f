import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Results of runs, kept in files that all test files, worker processes and later test runs share. The folder's name is a
 * hash of the sources that a run depends on, a file's name one of the run itself. A run that two processes want at the same
 * time is made twice, and the same bytes are written twice: each file is written aside and renamed.
 */
export class RunCache {
  readonly #folder: string;

  constructor(root: string, sources: string) {
    this.#folder = join(root, sources);
  }

  /** The value kept under this key, or the one that `compute` gives, which is then kept. */
  get<T>(key: unknown, compute: () => T): T {
    const file = join(this.#folder, hash(canonical(key)));
    const kept = readKept(file);
    if (kept !== null) return kept.value as T;
    const value = compute();
    const aside = `${file}.${randomUUID()}`;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(aside, serialize({ value }));
    renameSync(aside, file);
    return value;
  }
}

/** A file that is missing or damaged keeps nothing. */
function readKept(file: string): { readonly value: unknown } | null {
  try {
    return deserialize(readFileSync(file)) as { readonly value: unknown };
  } catch {
    return null;
  }
}

/** A text that differs for any two keys, whatever numbers they hold. */
const canonical = (key: unknown): string =>
  JSON.stringify(key, (_name, value) => {
    if (value === undefined) return { undefined: true };
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return { number: Object.is(value, -0) ? '-0' : String(value) };
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlain(value))
      throw new TypeError(`A run is kept by plain data only, not by ${value.constructor?.name}`);
    return value;
  });

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** A hash of the names and contents of all files below these folders, and of this Node. */
export function sourcesHash(root: string, folders: readonly string[]): string {
  const digest = createHash('sha256').update(`${process.version} ${process.arch}`);
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) digest.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 32);
}

/** Removes what nobody has used for so many days. */
export function sweep(root: string, days: number, now = Date.now()): void {
  for (const name of readdirOrNone(root)) {
    const folder = join(root, name);
    if (now - statSync(folder).mtimeMs > days * 86_400_000) rmSync(folder, { recursive: true, force: true });
  }
}

function readdirOrNone(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
