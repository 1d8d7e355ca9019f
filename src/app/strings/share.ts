/** Words of what is handed on, and of what a link leaves out or locks. */
export const shareTexts = {
  title: 'Share this run',
  note: 'Scenario, seed, every change with its time, play head and view: whoever opens it gets the same run.',
  open: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The link is in the address bar; copying was not allowed.',
  tooLong: 'Link copied without your changes: they need more than 2,000 characters. Save a file under Share.',
  save: 'Save file',
  saved: (name: string) => `Saved as ${name}, paused at this moment.`,
  link: 'Link',
  /** `2 branches, 3 changes`; one branch is no news. */
  counts: (branches: number, edits: number) =>
    `${branches > 1 ? `${branches} branches, ` : ''}${edits === 0 ? 'no changes' : edits === 1 ? '1 change' : `${edits} changes`}`,
  length: (counts: string, characters: string) =>
    `${counts.charAt(0).toUpperCase()}${counts.slice(1)}, ${characters} characters.`,
  needsFile: (counts: string) =>
    `This run (${counts}) does not fit into the 2,000 characters of a link. A file holds all of it.`,
  qr: 'QR code of the link',
  scan: 'Point a camera at it.',
  fine: (squares: number) => `${squares} squares a side: from the back rows the link is easier to send.`,
  digest: 'digest',
  digestHint:
    'Of every cell lost and every frame received up to the play head. Equal digests mean equal runs.',
  stamp: (name: string, scene: string, seed: number, edits: number, at: string, digest: string) =>
    `${name}; scenario ${scene}; seed ${seed}; ${edits} changes; up to ${at} s; digest ${digest}`,
  locked: 'locked by the link',
} as const;
