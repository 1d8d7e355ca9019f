import { notation } from '../../../contract/index.ts';

/** Sheets for paper: handouts; loaded with their page. */
export const sheetTexts = {
  home: 'Cellscope',
  print: 'Print',
  handout: 'Handout',
  loading: 'Loading',
  picture: 'Network and plots of the run at this moment',
  questions: 'Questions',
  notes: 'Notes',
  earlier: 'Previous event',
  later: 'Next event',
  lines: 'Lines for each answer',
  withAnswers: 'With answers',
  openRun: 'Open this run:',
  stamp: (version: string, scene: string, seed: number, edits: number, at: string, digest: string) =>
    `Cellscope ${version}; scenario ${scene}; seed ${seed}; ${edits} ${edits === 1 ? 'change' : 'changes'}; up to ${at.replace('.', notation.decimal)} s; digest ${digest}`,
} as const;
