// The arrows between the strata (src/README.md), as rules. `npm run layers` applies them to src/,
// tests/architecture/layers.test.ts plants violations and expects each to be named.

/** Folders whose files are alternatives behind one seam, and the files of a folder that may be shared. */
const STRATEGIES =
  'switch/discard|switch/schedulers|switch/allocation|abr/algorithms|tcp/congestion|traffic/kinds';
const SEAMS = '(policy|scheduler|allocation|algorithm|control|kind|index|all)\\.ts$';

/** Folders of the engine that a document may be judged by. */
const MECHANISMS = '(abr|atm|credit|explained|rules|switch|tcp|traffic)/';

/** Folders of the engine in the order of their arrows: each imports only those before it, and files of the engine itself. */
const ORDER = [
  'sim',
  'atm',
  'abr',
  'credit',
  'tcp',
  'traffic',
  'switch',
  'rules',
  'explained',
  'network',
  'metrics',
  'run',
  'kernel',
  'probe',
  'reference',
];

/** The lists of mechanisms bring those that are written as rules. */
const LISTS = '^src/engine/(switch/discard|abr/algorithms)/(index|all)\\.ts$';

/** @param {string} folder @param {number} place */
const inOrder = (folder, place) => ({
  name: 'engine-one-way',
  comment: `${ORDER.join(' <- ')}: the folders of the engine import in one direction.`,
  severity: 'error',
  from: { path: `^src/engine/${folder}/`, pathNot: LISTS },
  to: { path: `^src/engine/(${ORDER.slice(place + 1).join('|')})/` },
});

/** What a question needs, and no run: a script of its own. */
const LATE =
  '^src/(app/panels/policy/editor/|worker/(replays/|(race|exports|story)\\.ts$)|rules/(checks/(blocks|formulas|statements|sentences|plots)|check|grammar/(parser|reader)|module)\\.ts$|export/|engine/(probe/story/|(explain|plotting|stories|kernelLoader|language|mechanisms|node)\\.ts$|kernel/|network/build/build(Abr|Credit|Routers)\\.ts$|rules/(explain|plotted|interpret|formulas|path|trees|built/trees)\\.ts$|rules/rates/|(switch/(discard|schedulers)|abr/algorithms)/all\\.ts$))';

/** The part of the page that reads rules: it comes late, as the language does. */
const EDITOR = '^src/app/panels/policy/editor/';

const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

/**
 * A stratum may import itself and the strata named, nothing else under src/.
 * @param {string} from @param {string[]} to @param {string} comment
 */
const onlyTo = (from, to, comment) => ({
  name: `${from}-arrows`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: `^src/(${[from, ...to].join('|')})/` },
});

/** @param {string} from @param {string[]} except */
const noPackages = (from, except = []) => ({
  name: `${from}-packages`,
  comment: `${from} uses ${except.length ? `only ${except.join(', ')}` : 'no package'}.`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: {
    dependencyTypes: NPM,
    ...(except.length ? { pathNot: `(^|/)node_modules/(${except.join('|')})` } : {}),
  },
});

export default {
  forbidden: [
    onlyTo('contract', [], 'The vocabulary imports nothing.'),
    onlyTo(
      'rules',
      ['contract'],
      'The language of rules knows the vocabulary; who runs a rule is the engine’s affair.',
    ),
    onlyTo(
      'engine',
      ['contract', 'rules', 'scenario'],
      'The engine is pure: it knows the vocabulary and nobody who watches.',
    ),
    onlyTo(
      'scenario',
      ['contract', 'rules', 'engine'],
      'A document is judged by what mechanisms say of themselves.',
    ),
    onlyTo(
      'export',
      ['contract', 'scenario', 'engine'],
      'Files for other programs are made of what a run gives.',
    ),
    {
      name: 'mechanisms-below-scenario',
      comment: 'mechanisms <- scenario <- network, run, probe: a mechanism knows no document.',
      severity: 'error',
      from: { path: `^src/engine/(${MECHANISMS}|[^/]*(shapes|limits|text)\\.ts$)` },
      to: { path: '^src/scenario/' },
    },
    {
      name: 'scenario-below-network',
      comment: 'mechanisms <- scenario <- network, run, probe: a document knows no run.',
      severity: 'error',
      from: { path: '^src/scenario/' },
      to: { path: '^src/engine/', pathNot: `^src/engine/(${MECHANISMS}|[^/]*(shapes|limits|text)\\.ts$)` },
    },
    ...ORDER.slice(0, -1).map(inOrder),
    onlyTo('strings', ['contract'], 'The words of messages; whoever shows them picks a language.'),
    onlyTo('scenarios', ['contract'], 'Scenarios are data.'),
    onlyTo('studies', ['scenarios', 'contract'], 'Studies are data over scenarios.'),
    onlyTo('lessons', ['scenarios', 'contract'], 'Lessons are data over scenarios.'),
    onlyTo('stories', ['scenarios', 'contract'], 'Stories are data over scenarios.'),
    onlyTo('race', ['studies', 'scenarios', 'contract'], 'A race is numbers of runs, whoever ran them.'),
    onlyTo(
      'worker',
      ['engine', 'export', 'rules', 'contract', 'scenarios', 'studies', 'race'],
      'The worker paces the engine.',
    ),
    onlyTo(
      'cli',
      ['engine', 'export', 'rules', 'contract', 'strings', 'scenarios', 'lessons', 'studies', 'race'],
      'The command line runs the engine, and says as the checker of lessons does where a text breaks.',
    ),
    {
      ...onlyTo(
        'app',
        ['contract', 'strings', 'scenarios', 'studies', 'lessons', 'stories', 'race'],
        'The page never imports the engine; it starts the worker by URL. Only its rule editor reads rules.',
      ),
      from: { path: '^src/app/', pathNot: EDITOR },
    },
    {
      ...onlyTo(
        'app',
        ['contract', 'strings', 'scenarios', 'studies', 'race', 'rules'],
        'The rule editor reads rules.',
      ),
      name: 'editor-arrows',
      from: { path: EDITOR },
    },
    {
      name: 'editor-packages',
      comment: 'Only the rule editor, which comes late, uses CodeMirror.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: EDITOR },
      to: { dependencyTypes: NPM, path: '(^|/)node_modules/(@codemirror|@lezer)/' },
    },
    {
      name: 'd3-behind-plot',
      comment:
        'Scales, shapes and gestures of D3 are used through app/plot, its numbers through app/format.ts; a report draws without the page.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app/(plot/|format\\.ts$)|cli/reproduce/report/picture\\.ts$)' },
      to: { dependencyTypes: NPM, path: '(^|/)node_modules/(@types/)?d3-' },
    },
    noPackages('contract'),
    noPackages('strings'),
    noPackages('rules', ['@lezer/']),
    noPackages('engine', ['valibot/']),
    noPackages('scenario', ['valibot/']),
    noPackages('export'),
    noPackages('scenarios'),
    noPackages('studies'),
    noPackages('lessons'),
    noPackages('stories', ['valibot/']),
    noPackages('race'),
    noPackages('worker', ['valibot/']),
    noPackages('app/plot/paint', ['d3-', '@types/d3-']),
    {
      name: 'engine-door',
      comment: 'The engine is entered by its doors: what is there at first, and what comes late.',
      severity: 'error',
      from: { path: '^src/(worker|cli)/' },
      to: {
        path: '^src/(engine|export)/',
        pathNot:
          '^src/(export/index\\.ts$|engine/(index|node|explain|plotting|stories|kernelLoader|language|mechanisms)\\.ts$)',
      },
    },
    {
      name: 'late-part',
      comment: 'What comes late is imported by `import()`, or as types; the command line has time.',
      severity: 'error',
      from: { path: '^src/', pathNot: [LATE, '^src/cli/'] },
      to: { path: LATE, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'late-by-another-door',
      comment: 'What is behind the late door is not behind the first one.',
      severity: 'error',
      from: { path: '^src/engine/index\\.ts$' },
      to: {
        path: '^src/(export/|engine/(kernel/|probe/(why/|rm/(rateReasons|rmEnds)|followedFrames)))',
        reachable: true,
      },
    },
    {
      name: 'strategies-apart',
      comment: 'A strategy is one file; it knows its seam, never a sibling.',
      severity: 'error',
      from: { path: `^src/engine/(${STRATEGIES})/`, pathNot: SEAMS },
      to: { path: '^src/engine/$1/', pathNot: SEAMS.replace('|index|all', '') },
    },
    {
      name: 'paint-arrows',
      comment: 'Paint is numbers in, marks out: vocabulary, theme tokens and D3 maths.',
      severity: 'error',
      from: { path: '^src/app/plot/paint/' },
      to: {
        path: '^src/',
        pathNot: '^src/(contract/|app/plot/(paint/|scale\\.ts$)|app/format\\.ts$|app/theme/)',
      },
    },
    {
      name: 'panels-below-pages',
      comment: 'pages -> panels -> plot -> widgets, store, traces.',
      severity: 'error',
      from: { path: '^src/app/(panels|plot)/' },
      to: { path: '^src/app/pages/' },
    },
    {
      name: 'parts-below-panels',
      comment: 'pages -> panels -> plot -> widgets, store, traces.',
      severity: 'error',
      from: {
        path: '^src/app/(branches|classes|client|compare|headline|lanes|plot|race|rates|readings|rules|runBoth|settings|store|theme|thresholds|traces|why|widgets)/',
      },
      to: { path: '^src/app/(panels|pages)/' },
    },
    {
      name: 'no-node-outside-cli',
      comment: 'Only the command line runs on Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-stands-alone',
      comment: 'The product never imports its tests or its tooling (the command line may use scripts/).',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|e2e|scripts)/', pathNot: '^scripts/(browser|openBrowser)\\.mjs$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
