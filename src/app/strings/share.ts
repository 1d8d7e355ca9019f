/** Sharing: links, files, QR code, locked controls. */
export const shareTexts = {
  title: 'Share this run',
  note: 'The link holds the scenario, the seed, every change with its time, the play head and the view. It opens the same run anywhere.',
  open: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The browser does not allow copying. The link is in the address bar.',
  tooLong: (name: string) => `A link would be over 2,000 characters. Saved as ${name} instead.`,
  save: 'Save file',
  saved: (name: string) => `Saved as ${name}, paused at this moment.`,
  link: 'Link',
  /** Summary of a run with one branch. */
  changes: (edits: number) => (edits === 0 ? 'no changes' : edits === 1 ? '1 change' : `${edits} changes`),
  branches: (branches: number, edits: number) =>
    edits === 0
      ? `${branches} branches, no changes`
      : edits === 1
        ? `${branches} branches, 1 change`
        : `${branches} branches, ${edits} changes`,
  length: (counts: string, characters: string) => `This run: ${counts}. The link: ${characters} characters.`,
  needsFile: (counts: string) =>
    `This run (${counts}) does not fit into the 2,000 characters of a link. A file holds all of it.`,
  qr: 'QR code of the link',
  scan: 'Point a camera at it.',
  fine: (squares: number) => `${squares} squares a side, too fine for the back rows. Send the link instead.`,
  /** Below a QR code whose address phones cannot open. */
  reach: {
    device:
      'Other devices cannot open this address: it works on this device only. Start the page with npm start -- --host, or open the link from where it is served.',
    none: 'This page has no address in its frame. Instead of https://cellscope.invalid/ write the address where Cellscope is served.',
  },
  /** Notice after a press on a link to another page, if this page has no address. */
  noPages: 'This page has no address in its frame: its other pages open where Cellscope is served.',
  digest: 'digest',
  digestHint:
    'A checksum of every lost cell and every received frame up to the play head. Equal digests mean equal runs.',
  stamp: (name: string, scene: string, seed: number, edits: number, at: string, digest: string) =>
    `${name}; scenario ${scene}; seed ${seed}; ${edits} changes; up to ${at} s; digest ${digest}`,
  locked: 'locked by the link',
} as const;
