import { panelNames } from './panelNames.ts';

/** Cells per VC while a rule is written; loaded with them. */
export const waitingTexts = {
  title: panelNames.waiting.title,
  unit: 'cells per VC',
  now: (cells: string) => `${cells} now`,
  key: 'bold: true',
  next: 'refused next',
  turns: (line: number) => `line ${line} changes at`,
  says: (line: number) => `line ${line} is true for`,
  cells: (cells: string) => `${cells} cells`,
  vcs: (vcs: number) => (vcs === 0 ? 'no VC' : vcs === 1 ? '1 VC' : `${vcs} VCs`),
  of: (vc: string) => `cells of ${vc}`,
  ofRefused: (vc: string) => `cells of ${vc}, its packet is being refused, or the next one would be`,
  yes: (line: number) => `line ${line} is true`,
  no: (line: number) => `line ${line} is false`,
} as const;
