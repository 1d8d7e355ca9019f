/** Sheets for paper: links for a class; loaded with their page. */
export const sheetTexts = {
  home: 'Cellscope',
  print: 'Print',
  classTitle: 'Links for a class',
  classEmpty: 'There are no links on this device yet. Share, on the stage, adds them.',
} as const;
