/** Rules that the reader has written; loaded after the first paint. */
export const ruleTexts = {
  list: 'Rename, save, delete …',
  new: 'New rule …',
  title: 'Your rules',
  note: 'These rules are kept in this browser. A link carries the rule that runs; a file carries any of them.',
  none: 'No rules yet. Write one, or open a file that ends in .rule.',
  name: (name: string) => `Name of ${name}`,
  kept: (date: string, lines: number) => `${date}, ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  nameless: 'nameless',
  runs: 'runs now',
  draft: 'draft, has not run',
  run: 'Run',
  edit: 'Edit',
  save: 'Save file',
  remove: 'Delete',
  of: (what: string, name: string) => `${what}: ${name}`,
  removed: (name: string) => `${name} is deleted.`,
  undo: 'Undo',
  from: 'New rule from',
  threeLines: 'three lines',
  firstTitle: 'accepts while there is room',
  firstName: 'my rule',
  create: 'Write it',
  keep: 'Keep it',
  notKept: (name: string) => `${name} runs and is not kept in this browser.`,
  saved: (file: string) => `Saved as ${file}.`,
  opened: (name: string) => `${name} is kept and runs from here on.`,
  onlyKept: (name: string) => `${name} is kept. The link locks the policy.`,
  unsaved: 'This browser does not store anything for the page. Save your rules as files.',
  damaged: (count: number) =>
    count === 1
      ? 'One entry could not be read. It is kept aside.'
      : `${count} entries could not be read. They are kept aside.`,
  saveDamaged: 'Save as a file',
  damagedFile: 'damaged-rules.json',
  clearDamaged: 'Delete for good',
  /** `mine at S2>S3, line 8: 0 / 0.` */
  failed: (rule: string, port: string, line: number, words: string) =>
    `${rule} at ${port}, line ${line}: ${words}.`,
  failedAlso: (sentence: string, ports: number) =>
    ports === 1
      ? `${sentence} It also failed at one more port.`
      : `${sentence} It also failed at ${ports} more ports.`,
  showCell: 'Show that cell',
  byTailDrop:
    'From here on, cells for which that happens are treated as by tail drop, until you change the rule.',
  fault: (line: number, column: number, reason: string) =>
    `line ${line}, column ${column}: ${reason.replace(/[.]$/, '')}. It is kept under Your rules`,
} as const;
