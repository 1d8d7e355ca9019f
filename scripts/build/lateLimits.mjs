// Limits of the scripts that come later: one for each name that the build gives them, kept in lateLimits.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @typedef {Readonly<Record<string, number>>} Limits kB by name */

/** Where a build puts them. */
export const FOLDER = 'dist/assets/late';
const KEPT = fileURLToPath(new URL('lateLimits.json', import.meta.url));
export const WRITE = 'npm run size:write';

/** What is small may grow to this, kB. */
const LEAST = 2;

/**
 * The name that has a limit: without the hash, and one for all files of a kind such as `half-link.lesson`.
 * @param {string} file
 */
export const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, '').replace(/^.+(?=\.)/, '*');

/** With a tenth of air, kB. @param {number} bytes packed */
export const limitOf = (bytes) => Math.max(LEAST, Math.ceil((bytes * 11) / 10_000));

/**
 * Files by their names, in the order of the names.
 * @param {readonly string[]} files
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export const named = (files) =>
  new Map(
    [...new Set(files.map(nameOf))]
      .sort()
      .map((name) => [name, files.filter((file) => nameOf(file) === name)]),
  );

/** Those of the last build; none before there is one. @returns {readonly string[]} */
export const builtFiles = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.js')) : [];

/** @returns {Limits} */
export const keptLimits = () => JSON.parse(readFileSync(KEPT, 'utf8'));

/**
 * Why the limits are not those of the build; empty when they are.
 * @param {Iterable<string>} built names
 * @param {Limits} limits
 */
export function complaints(built, limits) {
  const names = [...built];
  const fresh = names.filter((name) => limits[name] === undefined);
  const gone = Object.keys(limits).filter((name) => !names.includes(name));
  return [
    ...fresh.map((name) => `${FOLDER}/${name} has no limit`),
    ...gone.map((name) => `${name} has a limit and is no longer in ${FOLDER}`),
  ];
}

/**
 * Limits for what is built.
 * @param {ReadonlyMap<string, readonly string[]>} built
 * @param {(file: string) => number} bytesOf packed
 * @returns {Limits}
 */
export const limitsFor = (built, bytesOf) =>
  Object.fromEntries(
    [...built].map(([name, files]) => [name, limitOf(files.reduce((sum, file) => sum + bytesOf(file), 0))]),
  );

/** Packed as `size-limit` packs. @param {string} file */
const packed = (file) => gzipSync(readFileSync(`${FOLDER}/${file}`), { level: 9 }).length;

/** Keeps the limits of the last build. @returns {Limits} */
export function writeLimits() {
  const limits = limitsFor(named(builtFiles()), packed);
  writeFileSync(KEPT, `${JSON.stringify(limits, null, 2)}\n`);
  return limits;
}
