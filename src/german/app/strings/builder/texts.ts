import type { builderTexts as english } from '../../../../app/strings/builder/texts.ts';
import type { Like } from '../../../like.ts';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const switches = (number: number): string => count(number, 'Switch', 'Switches');
const links = (number: number): string => count(number, 'Leitung', 'Leitungen');
const senders = (number: number): string => count(number, 'Sender', 'Sender');

const link = (a: string, b: string) => `${a}\u2013${b}`;

/** Ein Netz auf der Seite bauen. */
export const builderTexts = {
  title: 'Ein Netz bauen',
  note: 'Mit dem Zeiger zeichnen oder die Listen benutzen: Sie tun dasselbe. Auf der Bühne ändert sich nichts, bis das Netz läuft.',
  changed: (title: string) => `${title}, geändert`,
  link,
  vcs: (numbers: string) => (/^\d+$/.test(numbers) ? `VC ${numbers}` : `VCs ${numbers}`),
  own: 'Mein Netz',
  start: 'Beginnen mit',
  here: 'Das Netz auf der Seite',
  scene: 'Ein Netz aus einem Artikel oder einer Szene',
  templates: {
    empty: 'Leeres Netz',
    dumbbell: 'Hantel',
    parkingLot: 'Parking Lot',
    chain: 'Kette mit Querverkehr',
    star: 'Stern',
  },
  tools: 'Werkzeuge',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  layout: 'Anordnen',
  run: 'Ausführen',
  share: 'Link kopieren',
  save: 'Datei sichern',
  back: (title: string) => `Zurück zum vorigen Lauf: ${title}`,
  spread: 'Auseinanderziehen',
  saveHint: 'Eine Datei für npm run sim -- run, oder um sie auf diese Seite zu ziehen',
  dragging: 'Ziehen',
  modes: { move: 'Verschiebt', link: 'Verbindet', senders: 'Sendet', route: 'Routet' },
  hints: {
    move: 'Einen Switch ziehen, um ihn zu verschieben. Auf einen Teil drücken, um seine Werte zu sehen.',
    link: 'Von einem Switch zum anderen ziehen, um sie zu verbinden.',
    senders: 'Vom Switch, an dem Sender ins Netz kommen, zu dem ziehen, an dem sie es verlassen.',
    route: 'Die Switches der Route entlang ziehen, vom Eintritt zum Austritt.',
  },
  paper: 'Papier',
  drawing: (all: number, between: number, sending: number) =>
    `Zeichnung: ${switches(all)}, ${links(between)}, ${senders(sending)}`,
  parts: 'Teile des Netzes',
  whole: 'Ganzes Netz',
  switches: 'Switches',
  links: 'Leitungen',
  senders: 'Sender',
  none: 'Noch keine.',
  ofSwitch: (between: number, enter: number, leave: number) =>
    [links(between), enter > 0 ? `${enter} hinein` : '', leave > 0 ? `${leave} hinaus` : '']
      .filter(Boolean)
      .join(', '),
  ofLink: (rate: string, delay: string) => `${rate} Mb/s, ${delay} ms`,
  ofGroup: (sending: number, from: string, to: string) =>
    `${sending} ${from === to ? `durch ${from}` : `von ${from} nach ${to}`}`,
  addSwitch: 'Switch hinzufügen',
  noPair: 'Es sind keine zwei Switches mehr da, die eine Leitung verbinden könnte.',
  noSwitch: 'Zuerst einen Switch hinzufügen.',
  noRoom: (room: number): string => `Platz ist noch für ${room} Sender.`,
  addLink: 'Leitung hinzufügen',
  addSenders: 'Sender hinzufügen',
  linkFrom: 'Leitung von',
  linkTo: 'Leitung nach',
  sendFrom: 'Sender treten ein bei',
  sendTo: 'Sender treten aus bei',
  howMany: 'Wie viele Sender',
  remove: 'Löschen',
  copy: 'Kopieren',
  of: (what: string, part: string) => `${what}: ${part}`,
  name: 'Name',
  badName: (name: string) =>
    `${name} kann nicht sein Name sein: 1 bis 24 Buchstaben, Ziffern, Binde- oder Unterstriche, die kein anderer Knoten hat.`,
  move: 'In der Zeichnung verschieben',
  directions: { left: 'Links', right: 'Rechts', up: 'Oben', down: 'Unten' },
  portOf: (from: string, to: string) => `Port ${from} \u2192 ${to}`,
  everyPort: 'Alle Ports',
  policy: 'Verwerfungsverfahren',
  scheduler: 'Scheduler',
  allocation: 'Pufferaufteilung',
  algorithm: 'Ratenalgorithmus',
  parametersOf: (mechanism: string) => `Parameter von ${mechanism}`,
  buffer: 'Puffer',
  asOthers: (value: string) => `wie alle Ports (${value})`,
  asAll: 'wie alle Ports',
  asPort: (value: string) => `wie der Port (${value})`,
  buffers: 'Puffer je Klasse',
  byClasses: 'je einer, wo Klassen sich unterscheiden',
  bufferModes: { shared: 'einer für alle', perClass: 'einer für jede Klasse' },
  ofClass: (what: string, name: string) => `${what}, ${name}`,
  unlimited: 'unbegrenzt',
  control: 'Flusskontrolle',
  controls: { none: 'keine', abr: 'ABR: Raten', credit: 'Kredite' },
  kind: 'Art',
  kinds: { switch: 'Switch', router: 'Router: ganze Frames' },
  ownBuffer: 'Eigener Puffer',
  count: 'Sender',
  enter: 'Eintritt bei',
  leave: 'Austritt bei',
  route: 'Route',
  drawRoute: 'Route zeichnen',
  accessRate: 'Rate ihrer Leitungen',
  accessDelay: 'Verzögerung vor dem Eintritt',
  exitDelay: 'Verzögerung nach dem Austritt',
  networkName: 'Name des Netzes',
  help: {
    count: 'Sender dieser Gruppe: der letzte wird kopiert, oder die letzten gehen.',
    howMany: 'Sender, die zusammen hinzukommen, alle gleich und auf einer Route.',
    accessRate: 'Rate der Leitung zwischen jedem Sender und dem Switch, an dem er eintritt.',
    accessDelay:
      'Verzögerung der Leitung zwischen jedem Sender und dem Switch, an dem er eintritt, in einer Richtung.',
    exitDelay:
      'Verzögerung der Leitung zwischen dem Switch, an dem sie austreten, und jedem Ziel, in einer Richtung.',
    buffer: 'Plätze für wartende Zellen. Die Zelle auf der Leitung braucht keinen.',
  },
  problems: 'Noch zu tun, bevor es läuft',
  checking: 'Wird geprüft.',
  ready: (all: number, between: number, sending: number) =>
    `Bereit: ${switches(all)}, ${links(between)}, ${senders(sending)}.`,
  toDo: (faults: number) => `${count(faults, 'Problem', 'Probleme')}, bevor es läuft.`,
  faults: {
    noSwitch: 'Das Netz hat keinen Switch: einen hinzufügen.',
    noSenders: 'Nichts sendet: Sender hinzufügen.',
    noWay: (at: string, to: string, vcs: string, number: number) =>
      `${at} hat keinen Weg nach ${to}, wo ${vcs} das Netz ${number === 1 ? 'verlässt' : 'verlassen'}: eine Leitung hinzufügen.`,
    noHop: (from: string, to: string, vcs: string) =>
      `${from} und ${to} haben keine Leitung, und die Route von ${vcs} braucht eine: sie hinzufügen oder eine andere Route wählen.`,
    onePlace: (id: string, on: string) =>
      `${id} liegt auf dem Platz von ${on}: die Bühne ordnet dann alle Switches selbst an.`,
  },
  done: {
    kept: 'Das Netz ist, wie es vor dem Neuladen der Seite war.',
    added: (part: string) => `${part} hinzugefügt.`,
    joined: (a: string, b: string) => `${a} und ${b} haben schon eine Leitung.`,
    senders: (number: number, from: string, to: string) =>
      `${senders(number)} von ${from} nach ${to} hinzugefügt.`,
    removed: (part: string) => `${part} gelöscht.`,
    copied: (part: string) => `${part} kopiert.`,
    spread: 'Jeder Switch hat einen eigenen Platz.',
    saved: (file: string) => `Gesichert als ${file}.`,
    linkCopied: 'Link kopiert.',
    notCopied:
      'Der Browser erlaubt kein Kopieren. Das Netz ausführen: Sein Link steht dann in der Adresszeile.',
    tooLong: 'Ein Link hätte mehr als 2.000 Zeichen.',
  },
} satisfies Like<typeof english>;
