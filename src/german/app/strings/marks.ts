import type { markTexts as english } from '../../../app/strings/marks.ts';
import type { Like } from '../../like.ts';

/** Haltepunkte als Sätze. */
export const markTexts = {
  subjects: {
    any: 'ein VC',
    burst: 'ein Burst',
    time: 'die Zeit',
    queue: (port: string) => `die Warteschlange von ${port}`,
    link: (port: string) => `die Leitung ${port}`,
  },
  verbs: {
    loss: 'verliert eine Zelle',
    timeout: 'hat einen Timeout',
    halving: 'verkleinert sein Fenster',
    mark: 'bekommt eine EFCI-Markierung',
    floor: 'fällt auf MCR',
    credit: 'verbraucht seinen Kredit',
    burst: 'beginnt',
    above: 'steigt über',
    below: 'fällt unter',
    refill: 'füllt sich wieder',
    windowAbove: 'Fenster steigt über',
    windowBelow: 'Fenster fällt unter',
    rateAbove: 'Rate steigt über',
    rateBelow: 'Rate fällt unter',
    idle: 'ist leer seit',
    time: 'ist',
  },
  events: {
    drop: 'verliert eine Zelle',
    fastRetransmit: 'macht ein Fast Retransmit',
    capture: 'kommt auf eine Drop-Liste',
    release: 'verlässt eine Drop-Liste',
    pushOut: 'gibt einen Platz ab',
  } as Readonly<Record<string, string>>,
  units: { cells: 'Zellen', segments: 'Segmente', rate: 'Zellen/s', ms: 'ms', s: 's' },
  of: (name: string, what: string) => `${name}: ${what}`,
  at: (port: string) => ` an ${port}`,
  quantities: { queue: 'Warteschlange', acr: 'ACR' } as Readonly<Record<string, string>>,
  level: (quantity: string, of: string, side: string, limit: string) =>
    `${quantity} von ${of} ${side} ${limit}`,
} satisfies Like<typeof english>;
