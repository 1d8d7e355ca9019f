/** Test files that take long, and folders of them: `npm run test:fast` goes without them, `npm test` runs them. */
export const SLOW_FILES = [
  'tests/properties/',
  'tests/scenarios/',
  'tests/studies/',
  'tests/architecture/',
  'tests/app/papers/links.test.ts',
  'tests/app/undo.test.ts',
  'tests/app/link/damage.test.ts',
  'tests/cli/bench.test.ts',
  'tests/cli/keptRuns.test.ts',
  'tests/cli/race.test.ts',
  'tests/cli/reproduce.test.ts',
  'tests/cli/sweep.test.ts',
  'tests/engine/abr/background.test.ts',
  'tests/engine/abr/markingOverR1.test.ts',
  'tests/engine/abr/measuredLoad.test.ts',
  'tests/engine/abr/negativeRules.test.ts',
  'tests/engine/abr/segmentsOverR1.test.ts',
  'tests/engine/abr/algorithms/everyAlgorithm.test.ts',
  'tests/engine/discard/everyPolicy.test.ts',
  'tests/engine/kernel/code.test.ts',
  'tests/engine/metrics/abrFigures.test.ts',
  'tests/engine/metrics/results.test.ts',
  'tests/engine/network/couplingEdits.test.ts',
  'tests/engine/network/everyFault.test.ts',
  'tests/engine/probe/classTraces.test.ts',
  'tests/engine/probe/followedFrames.test.ts',
  'tests/engine/probe/recorderMemory.test.ts',
  'tests/engine/tcp/ecn.test.ts',
  'tests/worker/branches.test.ts',
  'tests/worker/classes.test.ts',
  'tests/worker/edits.test.ts',
  'tests/worker/questions.test.ts',
  'tests/worker/rm.test.ts',
  'tests/worker/why.test.ts',
  'tests/worker/whyRates.test.ts',
  'tests/workshop/cluster.test.ts',
];

/**
 * `npm run test:long` goes through them: numbers about the scenes beyond what lessons and lectures claim themselves, and a kernel
 * that is compiled with a fault.
 */
export const LONG_FILES = ['tests/engine/kernel/caught.test.ts', 'tests/scenarios/lessonWindows.test.ts'];
