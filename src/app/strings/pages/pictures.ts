/** Pictures of the stage, and the lab report; loaded with the dialog. */
export const pictureTexts = {
  title: 'Pictures and lab report',
  note: 'Saving pauses the run. Every file names scenario, seed, changes, version and digest.',
  picture: 'Picture',
  of: 'Picture of',
  whole: 'Whole stage',
  format: 'Format',
  svg: 'SVG, for editors of drawings',
  png: (scale: number, size: string) => `PNG, ${scale}x ${size}`,
  sizes: ['(small)', '(screen)', '(print)'],
  theme: 'Colours',
  themes: { seen: 'As on the page', light: 'Light, for paper', dark: 'Dark' },
  save: 'Save picture',
  saving: 'The picture is being written.',
  saved: (name: string) => `Saved as ${name}.`,
  failed: (cause: string) => `No file was written: ${cause}`,
  stamp: (version: string, scenario: string, seed: number, seconds: string, digest: string) =>
    `Cellscope ${version} · scenario ${scenario} · seed ${seed} · up to ${seconds} s · digest ${digest}`,
  edits: (list: string) => `Changes: ${list}`,
} as const;
