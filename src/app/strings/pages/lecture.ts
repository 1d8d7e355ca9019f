import type { Stop } from '../../../lessons/lectures/lecture.ts';
import { grouped } from '../../../strings/en/numbers.ts';
import { endMark } from '../../widgets/words/endMark.ts';

/** Names of the settings that a lecture changes, as a lecturer would say them. */
const settingNames: Readonly<Record<string, string>> = {
  policy: 'Discard policy',
  'policy.threshold': 'Threshold',
  scheduler: 'Scheduler',
};
const VALUES: Readonly<Record<string, string>> = { rr: 'round robin' };
const shownValue = (value: string | number): string =>
  typeof value === 'number' ? grouped(value) : (VALUES[value] ?? value.toUpperCase());

/** Action of a press on Page Down, by the key of a stop. */
const PRESSES: Readonly<Record<string, (stop: Stop) => string>> = {
  step: (stop) => ('step' in stop ? STEPS[stop.step] : ''),
  play: () => 'Play',
  pause: () => 'Pause',
  to: (stop) => ('to' in stop ? `Go to ${grouped(stop.to)} s` : ''),
  set: (stop) => ('set' in stop ? `${settingNames[stop.set] ?? stop.set}: ${shownValue(stop.value)}` : ''),
  open: () => 'Change the scene',
};

const STEPS = {
  event: 'Next event',
  cell: 'Next cell',
  frame: 'Next frame',
  rtt: 'One round trip on',
  drop: 'Next drop',
  timeout: 'Next timeout',
  threshold: 'Next crossing of a threshold',
  rm: 'Next RM cell',
} as const;

const minutesAnd = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The plans of lectures, the window for the room and the notes; loaded with them. */
export const lectureTexts = {
  home: 'Cellscope',
  lectures: 'Lectures',
  intro:
    'Two class hours, ready to run. The room sees the simulation, you see your notes, and a presentation remote moves both.',
  use: (title: string): string => `Give this step: ${title}`,
  leftOut: 'left out',
  ownPlan: 'A plan of your own (.lecture.json): choose it, or drop it on this page or on the home page.',
  polls: 'Ask a class: questions whose answers come back from phones as codes, without a server.',
  labSheet: 'A lab sheet for two hours: is there a best threshold?',
  minutes: (minutes: number): string => `${minutes} min`,
  from: (from: number, to: number): string => `${from} to ${to} min`,
  source: (source: string): string => `Source: ${source}.`,
  plan: 'The plan',
  unknown: (id: string): string => `There is no lecture “${id}”.`,
  loading: 'The lecture is loading.',
  missing: 'A part of the page could not be loaded. Load the page again.',
  start: 'Start with notes',
  startAlone: 'Start without notes',
  startNote:
    'Put this window on the projector. The notes open in a window of their own, which follows this one. F11 fills the screen.',
  blocked: 'The browser blocked the window with the notes. This link opens them in a tab:',
  openNotes: 'Open the notes',
  print: 'Print the plan',
  left: (step: number, title: string): string => `You left at step ${step}: ${title}${endMark(title)}`,
  goOn: 'Continue there',
  keys: 'Keys of a presentation remote',
  keyRows: [
    ['Page Down', 'the next event of the step, then the next step'],
    ['Page Up', 'back'],
    ['B', 'black screen, and back'],
    ['?', 'what is drawn, explained at the plots'],
    ['Esc', 'closes an open card; twice with none open: leave the lecture'],
  ],
  characterKeys: 'B and ? are keys',
  ifProjectorFails: 'If the projector fails',
  columns: ['Minutes', 'Scene', 'Do and say', 'Question to the room'],
  board: 'The board',
  room: 'The lecture',
  stage: 'the stage of the lecture',
  place: (step: number, of: number): string => `${step} of ${of}`,
  stopPlace: (stop: number, of: number): string => `${stop}/${of}`,
  counter: (title: string): string => `${title}. Open the notes`,
  black: 'The screen is black. Press B again to show the lecture.',
  leave: 'Press Esc again to leave the lecture.',
  atEnd: 'This was the last step. Esc leaves the lecture.',
  questions: {
    shown: 'Not in the plan. The next press returns to the plan.',
    left: 'Back in the plan, at the moment where the question began.',
  },
  showQuestion: 'Show the question again',
  otherRooms: 'Another window shows this lecture. The notes lead the one that was moved last.',
  trouble: (message: string): string => `This press had no effect: ${message}`,
  notes: 'Notes',
  waiting: 'The window of the lecture is not open.',
  openRoom: 'Open it at this step',
  clock: 'Time since the start',
  notStarted: 'The clock starts with the first press, or when the run is played.',
  restart: 'Restart the clock',
  ahead: (seconds: number): string => `${minutesAnd(seconds)} ahead of the plan`,
  remaining: (seconds: number): string => `${minutesAnd(seconds)} left for this step`,
  over: (seconds: number): string => `${minutesAnd(seconds)} over the plan`,
  planned: (from: number, to: number): string => `Planned: minute ${from} to ${to}`,
  question: 'Question to the room',
  sayNow: 'Do and say',
  presses: 'Page Down in this step',
  done: 'done',
  press: (stop: Stop): string => PRESSES[Object.keys(stop).find((key) => key in PRESSES) ?? '']?.(stop) ?? '',
  nextStep: (title: string): string => `Then: ${title}`,
  last: 'Then: the end',
  back: 'Back',
  forward: 'Forward',
  blackScreen: 'Black screen',
  isBlack: 'The room sees a black screen.',
  jump: 'Go to a step',
};
