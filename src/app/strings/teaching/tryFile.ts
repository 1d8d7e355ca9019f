import { type Reason, valueIs } from '../../../contract/index.ts';

/** Files that are dropped on a page or chosen: scenarios, runs, lessons, rules; loaded with the first of them. */
export const tryTexts = {
  button: 'Try a file',
  about:
    'A scenario, a saved run, a lesson, a lecture or a rule: drop it anywhere on this page, or choose it.',
  place: (line: number, column: number): string => `line ${line}, column ${column}`,
  notJson: (place: string, what: string): Reason => valueIs(`not JSON at ${place}: ${what}`),
  notObject: valueIs('not a scenario document'),
  tooLarge: valueIs('larger than 2 MB'),
  noWorker: (message: string): string => `could not be checked: ${message}`,
  faults: (file: string, count: number): string => `${file} has ${count} faults.`,
  more: (count: number): string => `And ${count} more.`,
  stays: 'The page stays as it is.',
  draftNote: (file: string): string => `Draft from ${file}: not counted among the lessons that are done.`,
  noDraft: 'This draft is no longer here. Choose its file again, or drop it on this page.',
};
