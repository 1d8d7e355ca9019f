import type { sentenceTexts as english } from '../../../../app/strings/panels/sentence.ts';
import type { Like } from '../../../like.ts';

/** Ein Sender verliert, mehrere verlieren. */
const verb = (who: string): string => (who.startsWith('einer von') ? 'verlor' : 'verloren');

/** Der Satz über das letzte Ereignis und seinen Preis. */
export const sentenceTexts = {
  live: {
    label: 'Jetzt',
    starting: 'Das Netz wird aufgebaut.',
    startingBody: 'Der Lauf wird bis zum ersten Moment dieser Szene gerechnet.',
    vcs: (first: string, last: string) => `VCs ${first} und ${last}`,
    senders: (some: string, all: string, one: boolean) =>
      some === all && !one ? `alle ${all} Sender` : `${some} von ${all} ${one ? 'Sender' : 'Sendern'}`,
    listed: (vcs: string, many: boolean, at: string | null) =>
      at === null
        ? `${vcs} ${many ? 'sind' : 'ist'} auf der Drop-Liste.`
        : `Bei ${at} s ${many ? 'waren' : 'war'} ${vcs} auf der Drop-Liste.`,
    losing: (who: string, first: string) =>
      `In diesem Burst ${verb(who)} bisher ${who} Zellen, die erste bei ${first} s.`,
    lossesBegan: (first: string) => `Bei ${first} s begannen Verluste.`,
    lostWithin: (who: string, cells: number, span: string | null, first: string) =>
      span === null
        ? `Bei ${first} s ${verb(who)} ${who} ${cells === 1 ? 'eine Zelle' : 'Zellen'}.`
        : `Ab ${first} s ${verb(who)} ${who} Zellen, binnen ${span}.`,
    lostLong: (who: string, from: string, to: string) =>
      `Von ${from} bis ${to} s ${verb(who)} ${who} Zellen.`,
    timersRan: (vc: string | null, count: string, span: string | null, first: string) => {
      if (vc !== null) return `Der Timer von ${vc} lief bei ${first} s ab.`;
      return span === null
        ? `Bei ${first} s liefen ${count} Timer ab.`
        : `Ab ${first} s liefen ${count} Timer ab, binnen ${span}.`;
    },
    timersRunning: (count: string, first: string, at: string | null) =>
      at === null
        ? `Bisher liefen ${count} Timer ab, der erste bei ${first} s.`
        : `Bis ${at} s waren ${count} Timer abgelaufen, der erste bei ${first} s.`,
    idle: (at: string | null, lost: string, wait: string) =>
      at === null
        ? `Die Leitung ist leer. ${lost}${wait}.`
        : `Bei ${at} s war die Leitung leer: ${lost}${wait}.`,
    lost: (hit: string, all: boolean, span: string, then: boolean) =>
      `${all ? `${then ? 'alle' : 'Alle'} ${hit}` : hit} Sender ${then ? 'hatten' : 'haben'} binnen ${span} Zellen verloren, und `,
    wait: (count: string, one: boolean, then: boolean) => {
      if (one) return `${count} ${then ? 'wartete' : 'wartet'} auf seinen Timer`;
      return `${count} ${then ? 'warteten' : 'warten'} auf ihre Timer`;
    },
    allWait: (then: boolean) => (then ? 'alle warteten auf ihre Timer' : 'alle warten auf ihre Timer'),
    someWait: (count: string, all: string, one: boolean, then: boolean) =>
      one
        ? `${count} von ${all} Sendern ${then ? 'wartete' : 'wartet'} auf seinen Timer`
        : `${count} von ${all} Sendern ${then ? 'warteten' : 'warten'} auf ihre Timer`,
    lostFrom: (first: string) => `Die Verluste begannen bei **${first} s**.`,
    emptySlots: (share: string) => `**${share}** aller Zellslots waren bisher leer.`,
    nextTimer: (vc: string, ms: string) => `Von den Wartenden als Nächster: **${vc}, in ${ms} ms**.`,
    repaired: (vc: string) => `${vc} hat seinen Verlust behoben und sendet allein.`,
    alone: (vc: string) => `${vc} sendet allein.`,
    counts: ['kein', 'einer', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    empty: (ms: string, orMore: boolean, at: string | null) => {
      const long = `${ms} ms${orMore ? ' oder länger' : ''}`;
      return at === null
        ? `Die Warteschlange ist seit ${long} leer.`
        : `Bei ${at} s war die Warteschlange seit ${long} leer.`;
    },
    filling: (queue: string, buffer: string, at: string | null) =>
      at === null
        ? 'Die Warteschlange wächst.'
        : `Bei ${at} s wuchs die Warteschlange: ${queue} von ${buffer} Zellen.`,
    draining: (queue: string, buffer: string, at: string | null) =>
      at === null
        ? 'Die Warteschlange schrumpft.'
        : `Bei ${at} s schrumpfte die Warteschlange: ${queue} von ${buffer} Zellen.`,
    range: (from: string, to: string, least: string | null, most: string, buffer: string) =>
      `Von ${from} bis ${to} s in der Warteschlange: ${least === null ? '' : `${least} bis `}${most} von ${buffer} ${buffer === '1' ? 'Zelle' : 'Zellen'}.`,
    begun: 'Der Lauf hat gerade begonnen.',
    holds: (queue: string, buffer: string) =>
      `In der Warteschlange: **${queue}** von **${buffer}** ${buffer === '1' ? 'Zelle' : 'Zellen'}.`,
    emptyFor: (ms: string, orMore: boolean, timeouts: string) =>
      `Leer seit **${ms} ms**${orMore ? ' oder länger' : ''}${timeouts}.`,
    timeouts: (count: number, text: string) =>
      `, **${text}** ${count === 1 ? 'Timeout' : 'Timeouts'} in den letzten 200 ms`,
    lostCells: (count: number, text: string, ms: string) =>
      `**${text}** ${count === 1 ? 'Zelle ging' : 'Zellen gingen'} in den letzten **${ms} ms** verloren.`,
    change: (cells: string, ms: string) => `**${cells}** oder mehr in den letzten **${ms} ms**.`,
    pushedOut: (count: number, text: string) =>
      `**${text}** davon ${count === 1 ? 'wurde' : 'wurden'} für andere verdrängt.`,
    windows: (size: string) => `Alle Fenster zusammen: **${size}**.`,
    end: {
      outcome: (from: string, to: string, did: string) => `Von ${from} bis ${to} s ${did}.`,
      packets: (from: string, to: string, did: string, idle: string) =>
        `Von ${from} bis ${to} s ${did}, und ${idle} der Zellslots blieben leer.`,
      missing: {
        file: (from: string, to: string) =>
          `Von ${from} bis ${to} s hat nicht jeder Sender eine Datei fertig bekommen.`,
        other: (from: string, to: string) =>
          `Von ${from} bis ${to} s wurde nichts von dem gezählt, wonach diese Szene fragt.`,
      },
      link: (useful: string, idle: string | null) =>
        `**${useful}** der Zellslots trugen nützliche Zellen${idle === null ? '' : `, **${idle}** blieben leer`}.`,
      carried: (share: string) => `**${share}** der Zellslots trugen Zellen.`,
      rate: (name: string, part: string) =>
        `${name} durfte im Mittel **${part}** seines fairen Anteils senden.`,
      classes: (name: string, share: string, none: string) =>
        `${name} verlor **${share}** der Zellen${none}.`,
      classNone: (names: string) => `, ${names} keine`,
      lost: (share: string) => `**${share}** aller Zellen gingen verloren.`,
      jain: (value: string) => `Jains Fairness-Index war **${value}**.`,
      rates: (value: string) => `Jains Index der Raten, gemessen an ihren fairen Anteilen, war **${value}**.`,
      recovery: (timeouts: number, text: string, fast: string) =>
        `**${text}** ${timeouts === 1 ? 'Timeout' : 'Timeouts'}, **${fast}** ${fast === '1' ? 'Fast Retransmit' : 'Fast Retransmits'}.`,
      queue: (mean: string) =>
        `Die Warteschlange hielt im Mittel **${mean}** ${mean === '1' ? 'Zelle' : 'Zellen'}.`,
    },
    all: 'Diesen Verlust erklären',
    notYet: 'Der Port hat noch nichts entschieden.',
    notYetBody:
      'Auf Abspielen drücken, oder zu einer Zelle gehen: Sie zeigt ihre Entscheidung mit allen Zahlen.',
  },
  cost: {
    label: (vc: string) => `Was es ${vc} gekostet hat`,
    one: 'verloren',
    cells: (n: number, count: string) => (n === 1 ? '1 Zelle' : `${count} Zellen`),
    lost: ' verloren',
    stayed: (span: string) => `${span} lang`,
    staying: (span: string) => `${span} bisher`,
    after: (span: string) => `+${span}`,
    halved: (before: string, after: string) => `, ${before} \u2192 ${after}`,
    left: (after: string) => `, ${after}`,
    fast: 'Fast ',
    retransmit: 'Retransmit',
    timeout: 'Timeout',
    none: (vc: string, span: string) =>
      `${vc} hat auf diesen Verlust in den ${span}, die gerechnet sind, nicht reagiert.`,
    notYet: 'Die Folgen sind noch nicht gerechnet.',
    seek: (what: string) => `${what}: dorthin gehen`,
  },
} satisfies Like<typeof english>;
