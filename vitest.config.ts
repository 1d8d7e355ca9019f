import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { madeRules } from './scripts/build/madeRules.mjs';
import { LONG_FILES, SLOW_FILES } from './scripts/testing/slowFiles.mjs';

madeRules();

/**
 * Mocks, timers and what the page has once: each file starts with modules and a process of its own, and brings the engine if it needs it.
 * Everywhere else files share them.
 */
const STATEFUL = [
  'tests/app/{clocks,exports,frameQuestions,frenchNumbers,fromStart,germanBreakpoints,germanNumbers,growing}.test.ts',
  'tests/app/{kept,moment,offline,pool,poolCard,reports,undo,watchdog}.test.ts',
  'tests/app/plot/movingPlots.test.ts',
  'tests/app/sliders.test.tsx',
  'tests/app/rules/{editor,keptRules,draft}.test.ts',
  'tests/app/link/notYet.test.ts',
  'tests/cli/keptRuns.test.ts',
  'tests/engine/kernel/caught.test.ts',
  'tests/stories/played.test.ts',
  'tests/worker/lateParts.test.ts',
];

const isHurried = process.env.CELLSCOPE_TIER === 'fast';
const isLong = process.env.CELLSCOPE_TIER === 'long';
const exclude = [
  ...configDefaults.exclude,
  ...(isLong ? [] : LONG_FILES),
  ...(isHurried ? SLOW_FILES : []).map((path) => (path.endsWith('/') ? `${path}**` : path)),
];

/** Runs leave much behind them at once: room for it costs less than clearing it up often. */
const ROOM = ['--max-semi-space-size=64'];

/** While files are watched Vite has to know all of them. */
const isWatching = !process.argv.includes('run');
/**
 * What needs nothing of Vite is loaded by Node: in what Vite loads, each use of an import is a call, and loops of the engine take
 * up to twice as long.
 */
const byNode = {
  execArgv: [...ROOM, '--import', 'tsx'],
  server: {
    deps: {
      external: [
        /\/src\/(cli|contract|engine|export|lessons|race|rules|scenario|scenarios|stories|studies|worker)\//,
      ],
    },
  },
};

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: availableParallelism(),
    globalSetup: 'tests/support/setup.ts',
    setupFiles: [
      'tests/support/seed.ts',
      'tests/support/timeLimit.ts',
      'tests/support/quickEqual.ts',
      'tests/support/lengthsEqual.ts',
    ],
    execArgv: ROOM,
    // A machine busy with other work is no failure; many seeds take their time.
    testTimeout: isLong ? 1_800_000 : 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...STATEFUL],
          setupFiles: ['tests/support/mechanisms.ts', 'tests/support/kernel.ts'],
          isolate: false,
          ...(isWatching ? {} : byNode),
        },
      },
      { extends: true, test: { name: 'stateful', include: STATEFUL, exclude, isolate: true } },
    ],
  },
});
