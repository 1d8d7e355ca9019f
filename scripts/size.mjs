// `npm run size:write`: writes the limits of the scripts that come later, and prints those that are other than before.
import { builtFiles, FOLDER, keptLimits, writeLimits } from './build/lateLimits.mjs';

if (builtFiles().length === 0) {
  console.error(`There is nothing in ${FOLDER}. Run \`npm run build\` first.`);
  process.exit(1);
}
const before = keptLimits();
const after = writeLimits();
const words = (/** @type {number | undefined} */ kB) => (kB === undefined ? 'none' : `${kB} kB`);
for (const name of Object.keys({ ...before, ...after }))
  if (before[name] !== after[name]) console.log(`${name}: ${words(before[name])} -> ${words(after[name])}`);
