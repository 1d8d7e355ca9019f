const count = (number: number, one: string, many = `${one}s`): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const link = (a: string, b: string) => `${a}\u2013${b}`;

/** Building a network on the page; loaded with its dialog. */
export const builderTexts = {
  title: 'Build a network',
  note: 'Draw with the pointer, or use the lists: they do the same. Nothing changes on the stage until you run the network.',
  changed: (title: string) => `${title}, changed`,
  link,
  vcs: (numbers: string) => (/^\d+$/.test(numbers) ? `VC ${numbers}` : `VCs ${numbers}`),
  own: 'My network',
  start: 'Start from',
  here: 'The network on the page',
  scene: 'A network of a paper or a scene',
  templates: {
    empty: 'Empty network',
    dumbbell: 'Dumbbell',
    parkingLot: 'Parking lot',
    chain: 'Chain with cross traffic',
    star: 'Star',
  },
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  layout: 'Arrange',
  run: 'Run',
  share: 'Copy link',
  save: 'Save file',
  saveHint: 'A file for npm run sim -- run, or to drop on this page',
  dragging: 'Dragging',
  modes: { move: 'Moves', link: 'Links', senders: 'Sends', route: 'Routes' },
  hints: {
    move: 'Drag a switch to move it. Press a part to see its values.',
    link: 'Drag from one switch to another to join them.',
    senders: 'Drag from the switch where senders enter to the switch where they leave.',
    route: 'Drag along the switches of the route, from entry to exit.',
  },
  paper: 'Paper',
  drawing: (switches: number, links: number, senders: number) =>
    `Drawing: ${count(switches, 'switch', 'switches')}, ${count(links, 'link')}, ${count(senders, 'sender')}`,
  parts: 'Parts of the network',
  whole: 'Whole network',
  switches: 'Switches',
  links: 'Links',
  senders: 'Senders',
  none: 'None yet.',
  ofSwitch: (links: number, enter: number, leave: number) =>
    [count(links, 'link'), enter > 0 ? `${enter} enter` : '', leave > 0 ? `${leave} leave` : '']
      .filter(Boolean)
      .join(', '),
  ofLink: (rate: string, delay: string) => `${rate} Mb/s, ${delay} ms`,
  ofGroup: (senders: number, from: string, to: string) =>
    `${senders} ${from === to ? `through ${from}` : `from ${from} to ${to}`}`,
  addSwitch: 'Add switch',
  addLink: 'Add link',
  addSenders: 'Add senders',
  linkFrom: 'Link from',
  linkTo: 'Link to',
  sendFrom: 'Senders enter at',
  sendTo: 'Senders leave at',
  howMany: 'How many senders',
  remove: 'Delete',
  copy: 'Copy',
  of: (what: string, part: string) => `${what} ${part}`,
  name: 'Name',
  badName: (name: string) =>
    `${name} cannot be its name: 1 to 24 letters, digits, dashes or underscores that no other node has.`,
  move: 'Move on the drawing',
  directions: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  portOf: (from: string, to: string) => `Port ${from} \u2192 ${to}`,
  everyPort: 'All ports',
  policy: 'Discard policy',
  algorithm: 'Rate algorithm',
  buffer: 'Buffer',
  asOthers: (value: string) => `as all ports (${value})`,
  ownBuffer: 'Own buffer',
  count: 'Senders',
  enter: 'Enter at',
  leave: 'Leave at',
  route: 'Route',
  drawRoute: 'Draw the route',
  accessRate: 'Rate of their links',
  accessDelay: 'Delay before the entry',
  exitDelay: 'Delay after the exit',
  networkName: 'Name of the network',
  range: (label: string, value: string, min: string, max: string, unit: string) =>
    `${label} = ${value} is outside ${min} to ${max} ${unit}`.trim().concat('.'),
  problems: 'To do before it can run',
  checking: 'Checking.',
  ready: (switches: number, links: number, senders: number) =>
    `Ready to run: ${count(switches, 'switch', 'switches')}, ${count(links, 'link')}, ${count(senders, 'sender')}.`,
  toDo: (faults: number) => `${count(faults, 'problem')} before it can run.`,
  faults: {
    noSwitch: 'The network has no switch. Add one.',
    noSenders: 'Nothing sends. Add senders.',
    noWay: (at: string, to: string, vcs: string) =>
      `${at} has no way to ${to}, where ${vcs} leave. Add a link.`,
    wrong: (key: string, value: string, reason: string) =>
      `${value === '' ? key : `${key} = ${value}`}: ${reason}.`,
  },
  done: {
    added: (part: string) => `${part} added.`,
    joined: (a: string, b: string) => `${a} and ${b} have a link already.`,
    senders: (number: number, from: string, to: string) =>
      `${count(number, 'sender')} from ${from} to ${to} added.`,
    removed: (part: string) => `${part} deleted.`,
    copied: (part: string) => `${part} copied.`,
    saved: (file: string) => `Saved as ${file}.`,
    linkCopied: 'Link copied.',
    notCopied: 'The browser does not allow copying. Run the network: its link is in the address bar.',
    tooLong: 'A link would be over 2,000 characters.',
  },
} as const;
