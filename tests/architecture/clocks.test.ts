import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/app/';
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(FOLDER + file, 'utf8') }));

/** Behind all others. */
const PLANTED = 'zoo/Planted.tsx';

/** Files in which a text stands, the clocks among them and one that is planted, in alphabetical order. */
const allWith = (what: RegExp, planted = ''): string[] =>
  [...sources, { file: PLANTED, text: planted }]
    .filter(({ text }) => what.test(text))
    .map(({ file }) => file)
    .toSorted();

/** The same without the clocks. */
const filesWith = (what: RegExp, planted = ''): string[] =>
  allWith(what, planted).filter((file) => file !== 'clocks.ts');

/** What is called by the clocks themselves; a component follows the run by `useMoment`, and has its canvas painted by `usePaint`. */
const ON_THE_CLOCKS: Readonly<Record<string, string>> = {
  'chrome/sound/sound.ts': 'what is heard',
  'chrome/timeline/Bracket.tsx': 'an element that is moved',
  'chrome/timeline/Timeline.tsx': 'an element that is moved',
  'headline/useHeadline.ts': 'the one sentence of a session, which stays long enough to be read',
  'panels/network/refused/Refused.tsx': 'a cell that falls, by an animation',
  'panels/queue/DropMarkAnimation.tsx': 'a mark that lands, by an animation',
  'plot/TimePlot.tsx': 'an element that is moved',
  'plot/useLiveText.ts': 'words that are written into elements',
  'plot/useSurface.ts': 'canvases of the stage',
  'store/stage.ts': 'the moment',
  'story/Drawn.tsx': 'canvases of a story',
};

/** Components that write into their elements by hand. The list becomes shorter only: what can be selected of the moment is. */
const WRITTEN_BY_HAND = [
  'panels/buffer/BufferPanel.tsx',
  'panels/network/rings/timerRings.ts',
  'panels/policy/editor/waiting/WaitingPanel.tsx',
  'panels/queue/QueuePanel.tsx',
  'panels/routes/RoutesPanel.tsx',
  'panels/sequence/SequenceValues.tsx',
  'panels/spacetime/Diagram.tsx',
  'plot/Empty.tsx',
  'plot/TimePlot.tsx',
];

it.each([
  ['is called by the clocks', /\bonPaint\(/, Object.keys(ON_THE_CLOCKS), ["onPaint('fast', () => draw());"]],
  [
    'writes into elements by hand',
    /\buseLiveText\(\s*\[/,
    WRITTEN_BY_HAND,
    ['const box = useLiveText([now], () => text);', 'useLiveText(\n    [\n      now,'],
  ],
  [
    'follows the run in a way that there was',
    /\b(useStage|usePainted|useThrottled|useRareWords|useSteady|requestTurn)\b/,
    [],
    ['const now = useStage((s) => s.now);', 'useThrottled(read, 200)', 'requestTurn(take);'],
  ],
  [
    'subscribes to the run as it is',
    /hookOf\((stageOf|momentOf)\)|useStore\((stageOf|momentOf)/,
    [],
    ['const useRun = hookOf(stageOf);', 'const { now } = useStore(momentOf(session));'],
  ],
  [
    'waits for a frame with what is edited',
    /pendingOf\([^)]*\)\.flush|onPaint\([^)]*flush/,
    [],
    ['nextFrame(pendingOf(session).flush);', "onPaint('fast', flush);"],
  ],
] as const)('a file %s only where that is known', (_what, pattern, known, planted) => {
  expect(filesWith(pattern), 'use useMoment or usePaint').toEqual(known);
  for (const text of planted) expect(filesWith(pattern, text), text).toEqual([...known, PLANTED]);
});

/** What happens once in the next frame is `nextFrame`; what moves is on the clocks. */
const ASKS_FOR_FRAMES = {
  'clocks.ts': 'the two clocks',
  'rest.ts': 'whether frames pass in which nothing changes',
};

/** Clocks that show no run. */
const TICKS = {
  'client/watchdog.ts': 'whether the worker still answers',
  'lab/RunStatus.tsx': 'the time that runs will still take',
  'lab/lab.ts': 'runs that have ended, a few at a time',
  'lecture/notes/NotesWindow.tsx': 'the time of day',
};

/** What is rendered for something else than the run. */
const RENDERED_BY_OTHERS = {
  'rules/late.ts': 'rules that the reader keeps, which come later',
  'store/moment.ts': 'the moment itself',
  'widgets/late.tsx': 'scripts that come later',
  'widgets/words/Terms.tsx': 'the list of terms, which comes later',
};

/** Who is called at each change of the run, and shows none of it. */
const CALLED_AT_EACH_CHANGE = {
  'byHand/useDriving.ts': 'sends what the reader drives, in time',
  'chrome/sound/sound.ts': 'silence while nothing plays',
  'client/opening/address.ts': 'links that wait for a change on its way',
  'client/scripting/embed.ts': 'the page around it',
  'client/scripting/script.ts': 'scripts that wait for a moment',
  'client/stepper.ts': 'the next step, without motion',
  'client/warm.ts': 'whether the worker has nothing to do',
  'headline/useHeadline.ts': 'fetches the words of the next sentence',
  'lecture/room/onPlan.ts': 'whether the lecturer has left the plan',
  'lesson/steps/useDone.ts': 'whether the reader has done a step, on another stage',
  'speed/startPaceSync.ts': 'the pace of the worker',
  'store/questions/inspection.ts': 'questions about the cell that is picked',
  'store/stage.ts': 'asks the clocks',
};

it.each([
  [
    'asks for frames of the display',
    /\brequestAnimationFrame\(/,
    ASKS_FOR_FRAMES,
    'use nextFrame of app/clocks',
    'const id = requestAnimationFrame(draw);',
  ],
  ['ticks', /\bsetInterval\(/, TICKS, 'use a clock of app/clocks', 'setInterval(read, 200);'],
  [
    'renders at changes of a store by hand',
    /\buseSyncExternalStore\(/,
    RENDERED_BY_OTHERS,
    'use useMoment',
    'const now = useSyncExternalStore(stage.subscribe, read);',
  ],
  [
    'is called at each change of the run',
    /\b((stageOf|storeOf)\([\w.]+\)|stage)\.subscribe\(/,
    CALLED_AT_EACH_CHANGE,
    'use useMoment',
    'stageOf(session).subscribe(({ now }) => show(now));',
  ],
] as const)(
  'only what is known %s',
  (_what, pattern, known: Readonly<Record<string, string>>, instead, planted) => {
    expect(allWith(pattern), instead).toEqual(Object.keys(known));
    expect(allWith(pattern, planted), planted).toEqual([...Object.keys(known), PLANTED]);
  },
);
