import { existsSync, readdirSync } from 'node:fs';

// What is sent, packed. A limit is a guard with a tenth of air: raise it when what is worth it needs more.

/** Scripts that come later: what they are, their names, and how many kB they may be. @type {readonly (readonly [string, readonly string[], number])[]} */
const LATE = [
  ['parts of the stage that its first picture shows', ['seen'], 133],
  ['parts of the stage that show nothing before a reader acts', ['unseen'], 44],
  ['what the stage shares with other pages', ['common'], 29],
  ['what the stage shares with home', ['shared'], 17],
  ['scenes other than the opening one', ['scenarios'], 21],
  ['reasons', ['replays'], 18],
  ['kernel', ['speed'], 18],
  ["papers' tables beside ours", ['papersPage', 'papers'], 24],
  [
    'sweeps and races, and what they share with papers',
    ['sweepPage', 'racePage', 'RunStatus', 'LabHead'],
    56,
  ],
  ['lesson desk', ['lessonPage'], 14],
  ['lessons', ['*.lesson'], 48],
  ['stories', ['storyPage', 'story', 'parts', '*.story'], 54],
  ['polls, guessing and being the sender', ['pollPage', 'guessPage', 'ByHand'], 21],
  ['lectures: plans, the screen for the room, notes', ['lecturePage', '*.lecture'], 18],
  ['network builder', ['Builder'], 23],
  ['language of rules', ['language'], 42],
  ['rule editor', ['RuleEditor'], 178],
  ['texts of built-in rules', ['Origin'], 17],
  ["answers, hints and teacher's notes of scenes", ['answers', 'hints', 'teacherNotes'], 16],
  [
    'files that are tried, and the checks of lessons',
    ['TryFile', 'Trying', 'check', 'judge', 'handOver', 'tryFile'],
    14,
  ],
  ['mechanisms that the opening scene does not need', ['mechanisms'], 104],
  ['pictures of scenes', ['drawn'], 10],
  ['cards of the parameters of things', ['SettingsForm', 'ThingCard', 'settings', 'labels'], 15],
  ['cards of mechanisms', ['ExplainedCard'], 9],
  ['files for other programs', ['exports', 'ExportFiles'], 9],
  ['pictures and lab report', ['Pictures', 'labReport'], 23],
  ['sheets for paper', ['sheetsPage'], 8],
  ['the run as sound', ['audio'], 3],
];

/** Scripts of the last build by their names; none before there is one. */
const FOLDER = 'dist/assets/late';
const built = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const gone = LATE.flatMap(([, scripts]) => scripts).filter((script) => {
  const named = new RegExp(`^${script.replace('.', '\\.').replace('*', '.+')}-[\\w-]{8}\\.js$`);
  return built.length > 0 && !built.some((file) => named.test(file));
});
if (gone.length > 0)
  throw new Error(`.size-limit.mjs names scripts that are not in ${FOLDER}: ${gone.join(', ')}`);

const late = (pattern) => `dist/assets/late/${pattern}.js`;
const limit = (kB) => ({ limit: `${kB} kB`, gzip: true });

export default [
  {
    name: 'home page before it moves: page and font',
    path: ['dist/index.html', 'dist/assets/inter-first-*.woff2'],
    ...limit(60),
  },
  {
    name: 'home page: its script and what it shares with the stage',
    path: ['dist/index.html', 'dist/assets/{home,both}-*.js'],
    ...limit(125),
  },
  { name: 'page', path: 'dist/assets/!(sim.*|home-*).js', ...limit(242) },
  { name: 'styles', path: 'dist/assets/{index,both}-*.css', ...limit(15) },
  { name: 'worker', path: 'dist/assets/sim.*.js', ...limit(130) },
  { name: 'scripts of the first load', path: 'dist/assets/!(home-*).js', ...limit(372) },
  {
    name: 'first load: page, scripts, styles and fonts',
    path: [
      'dist/index.html',
      'dist/assets/!(home-*).js',
      'dist/assets/{index,both}-*.css',
      'dist/assets/*-first-*.woff2',
    ],
    // 387 kB: scripts of the page 217 (70 of them React, 11 texts, 6 D3, 4 Valibot), of the worker 117, the page with home in it 18,
    // fonts 22, styles 13. What the first picture of the opening scene needs is nearly all of it; a tenth of air is above that.
    ...limit(430),
  },
  ...LATE.map(([name, scripts, kB]) => ({
    name,
    path: scripts.map((script) => late(`${script}-*`)),
    ...limit(kB),
  })),
  {
    name: 'other scripts that come later',
    path: late(`!(${LATE.flatMap(([, scripts]) => scripts.map((script) => `${script}-*`)).join('|')})`),
    ...limit(60),
  },
];
