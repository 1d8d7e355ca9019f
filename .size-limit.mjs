import { builtFiles, complaints, FOLDER, keptLimits, named, WRITE } from './scripts/build/lateLimits.mjs';

// What is sent, packed. A limit is a guard with a tenth of air: raise it when what is worth it needs more. Limits of what everyone
// waits for are here; those of scripts that come later are written by a command (scripts/build/lateLimits.mjs).

const late = named(builtFiles());
const limits = keptLimits();
const wrong = late.size > 0 ? complaints(late.keys(), limits) : [];
if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nRun \`${WRITE}\` after \`npm run build\`.`);

const limit = (kB) => ({ limit: `${kB} kB`, gzip: true });

export default [
  {
    name: 'home page before it moves: page and font',
    path: ['dist/index.html', 'dist/assets/inter-first-*.woff2'],
    ...limit(38),
  },
  {
    name: 'home page: its script and what it shares with the stage',
    path: ['dist/index.html', 'dist/assets/{home,both}-*.js'],
    ...limit(126),
  },
  { name: 'page', path: 'dist/assets/!(sim.*|home-*).js', ...limit(246) },
  { name: 'styles', path: 'dist/assets/{index,both}-*.css', ...limit(15) },
  { name: 'worker', path: 'dist/assets/sim.*.js', ...limit(132) },
  { name: 'scripts of the first load', path: 'dist/assets/!(home-*).js', ...limit(378) },
  {
    name: 'first load: page, scripts, styles and fonts',
    path: [
      'dist/index.html',
      'dist/assets/!(home-*).js',
      'dist/assets/{index,both}-*.css',
      'dist/assets/*-first-*.woff2',
    ],
    // 396 kB: scripts of the page 223 (70 of them React, 11 texts, 6 D3, 4 Valibot), of the worker 120, the page with home in it 18,
    // fonts 22, styles 13. What the first picture of the opening scene needs is nearly all of it; a tenth of air is above that.
    ...limit(436),
  },
  ...[...late].map(([name, files]) => ({
    name: `late: ${name}`,
    path: files.map((file) => `${FOLDER}/${file}`),
    ...limit(limits[name]),
  })),
];
