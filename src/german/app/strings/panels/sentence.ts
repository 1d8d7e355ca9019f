import type { sentenceTexts as english } from '../../../../app/strings/panels/sentence.ts';
import type { Like } from '../../../like.ts';

/** Der Satz über das letzte Ereignis und seinen Preis. */
export const sentenceTexts = {
  live: {
    label: 'Jetzt',
    starting: 'Das Netz wird aufgebaut.',
    startingBody: 'Der Lauf wird bis zum ersten Moment dieser Szene gerechnet.',
    refused: (vcs: string, many: boolean) => `${vcs} ${many ? 'werden' : 'wird'} abgewiesen.`,
    listed: (vcs: string, many: boolean) => `${vcs} ${many ? 'sind' : 'ist'} auf der Drop-Liste.`,
    dropping: (sessions: number, all: number) =>
      sessions === all && all > 1
        ? `Alle ${all} Sender verlieren Zellen.`
        : `Zellen von ${sessions} von ${all} ${all === 1 ? 'Sender' : 'Sendern'} werden abgewiesen.`,
    idle: (lost: string, wait: string) => `Die Leitung ist leer. ${lost}${wait}.`,
    lost: (hit: string, all: boolean, ms: string) =>
      `${all ? `Alle ${hit}` : hit} Sender haben binnen ${ms} ms eine Zelle verloren, und `,
    wait: (count: string, one: boolean) =>
      one ? `${count} wartet auf seinen Timer` : `${count} warten auf ihre Timer`,
    allWait: 'alle warten auf ihre Timer',
    someWait: (count: string, all: string, one: boolean) =>
      one
        ? `${count} von ${all} Sendern wartet auf seinen Timer`
        : `${count} von ${all} Sendern warten auf ihre Timer`,
    emptySlots: (share: string) => `**${share}** aller Zellslots waren bisher leer.`,
    nextTimer: (vc: string, ms: string) => `Nächster Timer: **${vc}, in ${ms} ms**.`,
    repaired: (vc: string) => `${vc} hat seinen Verlust behoben und sendet allein.`,
    alone: (vc: string) => `${vc} sendet allein.`,
    counts: ['kein', 'einer', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    empty: 'Die Warteschlange ist leer.',
    filling: 'Die Warteschlange wächst.',
    draining: 'Die Warteschlange schrumpft.',
    sparse: 'Die Warteschlange ist fast leer.',
    full: 'Der Puffer bleibt voll.',
    steady: 'Die Warteschlange hält ihre Länge.',
    changing: 'Der Zustand ändert sich schnell.',
    holds: (queue: string, buffer: string) =>
      `In der Warteschlange: **${queue}** von **${buffer}** ${buffer === '1' ? 'Zelle' : 'Zellen'}.`,
    emptyFor: (ms: string, orMore: boolean, timeouts: string) =>
      `Leer seit **${ms} ms**${orMore ? ' oder länger' : ''}${timeouts}.`,
    timeouts: (count: number, text: string) =>
      `, **${text}** ${count === 1 ? 'Timeout' : 'Timeouts'} in den letzten 200 ms`,
    refusedCells: (count: number, text: string, ms: string) =>
      `Der Port hat in den letzten **${ms} ms** **${text}** ${count === 1 ? 'Zelle' : 'Zellen'} abgewiesen.`,
    change: (cells: string, ms: string) => `**${cells}** in den letzten **${ms} ms**.`,
    atMost: (cells: string, ms: string) =>
      `Höchstens **${cells}** ${cells === '1' ? 'Zelle hat' : 'Zellen haben'} in den letzten **${ms} ms** gewartet.`,
    pushedOut: (count: number, text: string) =>
      `**${text}** wartende ${count === 1 ? 'Zelle wurde' : 'Zellen wurden'} für andere verdrängt.`,
    windows: (size: string) => `Alle Fenster zusammen: **${size}**.`,
    all: 'Diesen Verlust erklären',
    notYet: 'Der Port hat noch nichts entschieden.',
    notYetBody:
      'Auf Abspielen drücken, oder zu einer Zelle gehen: Sie zeigt ihre Entscheidung mit allen Zahlen.',
  },
  cost: {
    label: (vc: string) => `Was es ${vc} gekostet hat`,
    one: 'abgewiesen',
    cells: (n: number, count: string) => (n === 1 ? '1 Zelle' : `${count} Zellen`),
    refused: ' abgewiesen',
    stayed: (span: string) => `${span} lang`,
    staying: (span: string) => `${span} bisher`,
    after: (span: string) => `+${span}`,
    halved: (before: string, after: string) => `, ${before} \u2192 ${after}`,
    left: (after: string) => `, ${after}`,
    fast: 'Fast ',
    retransmit: 'Retransmit',
    timeout: 'Timeout',
    none: (vc: string, span: string) => `${vc} hat in den ${span}, die gerechnet sind, nicht reagiert.`,
    notYet: 'Die Folgen sind noch nicht gerechnet.',
    seek: (what: string) => `${what}: dorthin gehen`,
  },
} satisfies Like<typeof english>;
