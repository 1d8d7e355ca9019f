import { endMark } from '../../widgets/words/endMark.ts';

/** The lesson page; loaded with it. */
export const lessonTexts = {
  home: 'Cellscope',
  lessons: 'Lessons',
  stage: 'the stage of the lesson',
  minutes: (minutes: number): string => `${minutes} min`,
  step: (step: number, of: number): string => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  end: 'This was the last step.',
  stillOpen: (steps: readonly number[]) =>
    steps.length === 1 ? `Step ${steps[0]} is still open.` : `Still open: steps ${steps.join(', ')}.`,
  again: 'From the beginning',
  hint: 'Hint',
  showMe: 'Do it for me',
  done: 'Done.',
  waiting: 'Waiting for you to do this on the stage.',
  lookAt: (names: readonly string[]): string =>
    `Marked on the stage: ${names.join(', ')}${endMark(names.at(-1))}`,
  transport: 'Play and step',
  right: 'Right.',
  notQuite: 'Not quite.',
  ownWords: 'In your own words',
  compare: 'Compare with ours',
  ours: 'Ours',
  nextLesson: (title: string): string => `Next lesson: ${title}`,
  openStage: 'Open in the stage',
  askClass: 'Ask a class',
  toPlot: 'Go to the plot',
  save: 'Save my words and drawings',
  device: 'Your drawings and words stay on this device.',
  source: (source: string): string => `Source: ${source}.`,
  drawHelp: {
    keys: 'Draw on the plot, or use the keys: left and right choose a point, up and down move it, with Shift by less.',
    touch: 'Draw on the plot with a finger, from left to right. A second stroke corrects the first.',
  },
  run: 'Run and compare',
  stageOpens: 'The stage is still opening.',
  drawMore: (needed: number, done: number): string =>
    `First draw at least ${needed} points of the curve: ${done} so far.`,
  drawAgain: 'Draw again',
  yours: 'your drawing',
  real: 'what happened',
  ahead: 'not run yet',
  points: (name: string): string => `Your drawing: ${name}`,
  point: (index: number, of: number, seconds: string, value: string, unit: string): string =>
    `Point ${index} of ${of}, ${seconds} seconds, ${value} ${unit}`,
  place: (index: number, of: number, name: string, value: string, unit: string): string =>
    `Point ${index} of ${of}, ${name}: ${value} ${unit}`,
  sameHigh: (name: string): string => `You were right about the highest: ${name}.`,
  otherHigh: (name: string, yours: string): string =>
    `The highest is ${name}; in your drawing it is ${yours}.`,
  sameLow: (name: string): string => `You were right about the lowest: ${name}.`,
  otherLow: (name: string, yours: string): string => `The lowest is ${name}; in your drawing it is ${yours}.`,
  widest: (name: string, real: string, yours: string, unit: string): string =>
    `The widest gap is at ${name}: it is ${real} ${unit}, you drew ${yours}.`,
  along: (name: string): string => `across: ${name}`,
  show: 'Show the results',
  unknown: (id: string, known: readonly string[]): string =>
    `There is no lesson “${id}”. There are: ${known.join(', ')}.`,
  loading: 'The lesson is loading.',
  missing: 'A part of the page could not be loaded. Load the page again.',
  average: (yours: string, real: string, unit: string): string =>
    `You expected ${yours} ${unit} on average. It was ${real}.`,
  bothZero: (yours: string, real: string): string =>
    `You were right that it falls to 0: at ${real} s, in your drawing at ${yours} s.`,
  onlyRealZero: (real: string): string => `It falls to 0 at ${real} s. Your drawing stays above.`,
  onlyYourZero: 'Your drawing falls to 0. The run stays above.',
  noZero: 'You were right that it does not fall to 0.',
  peak: (yours: string, real: string, unit: string): string =>
    `The highest value is ${real} ${unit}; you drew ${yours}.`,
  gap: (seconds: string, apart: string, unit: string): string =>
    `The widest gap is ${apart} ${unit}, at ${seconds} s.`,
};
