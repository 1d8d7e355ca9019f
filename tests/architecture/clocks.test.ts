import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/app/';
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(FOLDER + file, 'utf8') }));

/** Files in which a text stands, in alphabetical order. */
const filesWith = (what: RegExp): string[] =>
  sources
    .filter(({ file, text }) => file !== 'clocks.ts' && what.test(text))
    .map(({ file }) => file)
    .toSorted();

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

it('has one way in which a component follows the run', () => {
  expect(filesWith(/\bonPaint\(/)).toEqual(Object.keys(ON_THE_CLOCKS));
  expect(filesWith(/\buseLiveText\(\s*\[/)).toEqual(WRITTEN_BY_HAND);
  expect(filesWith(/\b(useStage|usePainted|useThrottled|useRareWords|useSteady|requestTurn)\b/)).toEqual([]);
});

it('subscribes to the run as it is only where something else than the page follows it', () => {
  expect(filesWith(/hookOf\((stageOf|momentOf)\)|useStore\((stageOf|momentOf)/)).toEqual([]);
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

/** Files in which a text stands, the clocks among them. */
const allWith = (what: RegExp): string[] =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ file }) => file)
    .toSorted();

it.each([
  [
    'asks for frames of the display',
    /\brequestAnimationFrame\(/,
    ASKS_FOR_FRAMES,
    'use nextFrame of app/clocks',
  ],
  ['ticks', /\bsetInterval\(/, TICKS, 'use a clock of app/clocks'],
  ['renders at changes of a store by hand', /\buseSyncExternalStore\(/, RENDERED_BY_OTHERS, 'use useMoment'],
  [
    'is called at each change of the run',
    /\b((stageOf|storeOf)\([\w.]+\)|stage)\.subscribe\(/,
    CALLED_AT_EACH_CHANGE,
    'use useMoment',
  ],
] as const)('only what is known %s', (_what, pattern, known: Readonly<Record<string, string>>, instead) => {
  expect(allWith(pattern), instead).toEqual(Object.keys(known));
});

it('sends what is edited without waiting for a frame', () => {
  expect(filesWith(/pendingOf\([^)]*\)\.flush|onPaint\([^)]*flush/)).toEqual([]);
});
