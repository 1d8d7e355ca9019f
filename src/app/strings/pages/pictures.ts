import { notation } from '../../../contract/index.ts';

/** Pictures of the stage, and the lab report; loaded with the dialog. */
export const pictureTexts = {
  title: 'Pictures and lab report',
  note: 'Saving pauses the run. Every file names scenario, seed, changes, version and digest.',
  picture: 'Picture',
  of: 'Picture of',
  whole: 'Whole stage',
  format: 'Format',
  svg: 'SVG, for a drawing program',
  png: (scale: number, size: string) => `PNG, ${scale}x ${size}`,
  sizes: ['(small)', '(screen)', '(print)'],
  theme: 'Colours',
  themes: { seen: 'As on the page', light: 'Light, for paper', dark: 'Dark' },
  save: 'Save picture',
  report: 'Lab report',
  reportNote:
    'One zip: every panel as SVG and PNG, tables, the run, and what was drawn and written in lessons on this device. Colours as above.',
  saveReport: 'Save lab report',
  saving: 'The file is being written.',
  saved: (name: string) => `Saved as ${name}.`,
  failed: (cause: string) => `No file was written: ${cause}`,
  noRoom: 'the picture is too large for this browser',
  stamp: (version: string, scenario: string, seed: number, seconds: string, digest: string) =>
    `Cellscope ${version} · scenario ${scenario} · seed ${seed} · up to ${seconds.replace('.', notation.decimal)} s · digest ${digest}`,
  edits: (list: string) => `Changes: ${list}`,
} as const;

/** Contents of a lab report; loaded when it is written. */
export const reportTexts = {
  noRun: 'there is no run yet',
  contents: {
    'pictures/': 'The stage and its panels, as SVG and PNG.',
    'tables/': 'Score, senders and traces, for a spreadsheet.',
    'lessons/': 'Words, answers and drawings of lessons on this device.',
    'run.json': 'The run: open it in Cellscope, or drop it on the page.',
    'scenario.json': 'The network alone.',
    'results.json': 'Every figure of the run.',
    'link.txt': 'The run as a link.',
  },
  again:
    'The same run has the same digest. In a window of the same size it gives the same report, byte for byte.',
} as const;
