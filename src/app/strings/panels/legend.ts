/** Appearance of a sign in a legend, drawn by `app/chrome/help/LegendSign.tsx`. */
export type LegendSignId =
  | 'bar'
  | 'disc'
  | 'ring'
  | 'cells'
  | 'box'
  | 'line'
  | 'dashed'
  | 'end-cell'
  | 'hatched'
  | 'area'
  | 'top-line'
  | 'triangle'
  | 'marked'
  | 'ringed'
  | 'cross'
  | 'thin'
  | 'solid'
  | 'dense'
  | 'dots'
  | 'wide'
  | 'red-square'
  | 'listed'
  | 'diamond'
  | 'square'
  | 'capital'
  | 'yellow-line'
  | 'badge-a'
  | 'badge-b'
  | 'yellow-bar'
  | 'edited';

type Rows = readonly (readonly [sign: LegendSignId, means: string])[];
/** Meaning of each sign of a panel; the panel declares which signs it draws, and their order. */
type Meanings = Readonly<Partial<Record<LegendSignId, string>>>;

/** Signs of the panels, by panel id, and those common to all; loaded with the help. */
export const legendTexts = {
  title: 'What is drawn',
  atTitles: 'The title of a panel opens its own part of this list.',
  everywhere: 'In all plots',
  all: [
    ['yellow-bar', 'the moment shown: left of it is the past'],
    ['thin', 'computed, not played yet'],
    ['edited', 'a value was changed here'],
  ] as Rows,
  /** For a projector: a word or two for each sign of a panel shown there. */
  wall: {
    waiting: { bar: 'waiting cells' },
    network: { disc: 'sender', ring: 'waits for its timer', cells: 'cells', box: 'switch' },
    routes: { line: 'route', disc: 'sender, destination' },
    acr: { line: 'allowed rate', area: 'what arrives', dashed: 'fair share', thin: 'what RM cells say' },
    segments: { line: 'allowed rate', dashed: 'fair share', area: 'waiting cells' },
    buffer: { cells: 'waiting cells', 'end-cell': 'last cell of a packet', hatched: 'dead cell' },
    credit: { solid: 'waiting cells', hatched: 'under way', box: 'credit left' },
    'queue-length': {
      area: 'queue',
      'top-line': 'buffer is full',
      dashed: 'threshold',
      triangle: 'cells lost',
      cross: 'pushed out',
      marked: 'marked',
      thin: 'not played yet',
    },
    queues: { area: 'queue', dashed: 'threshold' },
    'link-use': { solid: 'useful', dense: 'dead', dots: 'duplicate', wide: 'idle' },
    sequence: { line: 'sequence number', diamond: 'duplicate ACKs', square: 'timeout' },
    bandwidth: { solid: 'share of a class', dashed: 'all of the link' },
    'credit-left': { area: 'credit left', dashed: 'its places' },
    'class-buffers': { bar: 'cells of a class' },
    droplist: { 'red-square': 'cell lost', listed: 'on the drop list' },
    hits: { 'red-square': 'sender hit' },
    'all-windows': { area: 'all windows', dashed: 'fills the link' },
    cwnd: { area: 'window', diamond: 'duplicate ACKs', square: 'timeout', capital: 'echoed mark' },
    frames: {
      line: 'packet under way',
      ringed: 'sent again',
      dashed: 'ACK',
      triangle: 'packet lost',
      diamond: 'duplicate ACKs',
      square: 'timeout',
    },
    'sender-rates': { area: 'what a sender gets', dashed: 'all of the link', dots: 'equal share' },
    sentence: { 'yellow-line': 'what the port does' },
    inspector: { line: 'RM cell' },
    knob: { 'badge-a': 'without the change', 'badge-b': 'with it' },
    mechanisms: { 'yellow-line': 'line that decided' },
    explained: { 'yellow-line': 'line that acted' },
    score: { solid: 'useful', dense: 'dead', dots: 'duplicate', wide: 'idle' },
  } as Readonly<Record<string, Meanings>>,
  panels: {
    waiting: {
      bar: 'cells that wait of each VC; the rule you write is about these',
    },
    network: {
      disc: 'a sender (filled) and its destination (hollow), in the shape and colour of its VC',
      ring: 'it waits for its timer: the ring is the time left',
      cells: 'cells on a link and in the buffer',
      box: 'a switch; press it, a port, a link or a sender for its parameters',
    },
    senders: {
      disc: 'a sender in the colour and shape of its VC',
      ring: 'it waits for its timer; what is left of the ring is the time left',
    },
    routes: {
      line: 'a route of a VC through the switches; the followed one is thick',
      disc: 'where a VC begins and ends',
    },
    acr: {
      line: 'the rate that a source is allowed, by time',
      area: 'goodput: what arrives of it',
      dashed: 'the rate that would be its fair share; dotted: what the shown port would give out',
      thin: 'the rate that its RM cells name, where that is another',
    },
    segments: {
      line: 'the allowed rate on each part of a loop that is cut',
      dashed: 'its fair share there',
      area: 'cells that wait between two parts',
    },
    buffer: {
      cells: 'waiting cells, in the colour of their VC, from the tail to the next one out',
      'end-cell': 'the last cell of a frame',
      hatched: 'a dead cell: its frame has already lost cells',
    },
    credit: {
      solid: 'places of a VC with waiting cells, before the shown port and behind it',
      hatched: 'places whose cells are under way, or whose credit is on its way back',
      box: 'credit left: so many more cells may come',
    },
    'queue-length': {
      area: 'cells that wait in the buffer of the shown port',
      'top-line': 'the end of the buffer: a cell that finds it full is lost',
      dashed: 'a threshold of the policy; drag the handle at its right end',
      triangle: 'cells are lost here',
      cross: 'cells are pushed out of the buffer',
      marked: 'frames are marked (EFCI)',
      thin: 'computed, not played yet',
    },
    queues: {
      area: 'cells that wait, for each port',
      dashed: 'a threshold of the algorithm',
    },
    'link-use': {
      solid: 'slots that carried useful cells',
      dense: 'slots with dead cells: their packet is already lost',
      dots: 'slots with cells that arrive a second time',
      wide: 'empty slots',
    },
    sequence: {
      line: 'sequence numbers sent and acknowledged: steep is fast, level is no progress',
      diamond: 'a third duplicate ACK',
      square: 'a timeout',
    },
    bandwidth: {
      solid:
        'what each class carries, one on top of the other, each with its pattern; the followed VC in its colour',
      dashed: 'what the link can carry: below it is empty',
    },
    'credit-left': {
      area: 'credit that a VC has left',
      dashed: 'the places that its cells may take',
    },
    'class-buffers': {
      bar: 'cells of each class in its own buffer',
    },
    droplist: {
      'red-square': 'a VC loses a cell; one row for each VC',
      listed: 'the VC is on the drop list: the rest of its frame is refused',
    },
    hits: {
      'red-square': 'a sender that lost cells in this overflow',
    },
    'all-windows': {
      area: 'all windows together',
      dashed: 'what fills the link for a round trip',
    },
    cwnd: {
      area: 'the window of a VC: how much it may have under way',
      diamond: 'a third duplicate ACK: it halves the window',
      square: 'a timeout: it starts again with one segment',
      capital: 'an echoed mark (ECN): the window shrinks',
    },
    frames: {
      line: 'a frame on its way from the sender (top) to the destination',
      ringed: 'a frame that is sent again',
      dashed: 'an ACK on its way back; dotted: a duplicate',
      triangle: 'a frame is lost',
      diamond: 'a third duplicate ACK: its sender halves the window',
      square: 'a timeout',
    },
    'sender-rates': {
      area: 'what the application at the destination of a sender gets; the followed sender is at the bottom',
      dashed: 'what the link can carry',
      dots: 'an equal share of it',
    },
    sessions: {},
    sentence: {
      'yellow-line': 'what the port does at the moment shown, in one sentence',
    },
    inspector: {
      line: 'one RM cell around its loop: what it says at each station',
    },
    knob: {
      'badge-a': 'A: the run without the change, dashed',
      'badge-b': 'B: the run with it',
    },
    mechanisms: {
      'yellow-line': 'the line of the rule that decided last',
    },
    explained: {
      'yellow-line': 'the line that acted last',
    },
    score: {
      solid: 'useful',
      dense: 'dead',
      dots: 'duplicate',
      wide: 'idle',
    },
    questions: {},
  } as Readonly<Record<string, Meanings>>,
};
