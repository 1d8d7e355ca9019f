import { fixed, whole } from '../../../../app/format.ts';
import type { byHandTexts as english } from '../../../../app/strings/pages/byHand.ts';
import type { Like } from '../../../like.ts';

const mbps = (bits: number): string => fixed(bits / 1e6, 1);

export const byHandTexts = {
  start: 'Los',
  goOn: 'Weiter',
  pause: 'Anhalten',
  again: 'Noch einmal',
  another: 'Anderer Seed',
  everything: 'Alles zeigen',
  picture: 'Die gezeichnete Rate und was davon ankommt',
  rate: ['Deine Rate', 'Mb/s'] as readonly string[],
  link: ['Wer auf der', 'Leitung ist'] as readonly string[],
  slider: 'Deine Rate, Megabit je Sekunde',
  locked: 'Der Link hält die Rate fest',
  over: 'Der Lauf ist vorbei',
  rateSpoken: (bits: number, share: number): string =>
    `${mbps(bits)} Megabit je Sekunde; ein gleicher Anteil ist ${mbps(share)}`,
  drag: { keys: 'ziehen oder ↑↓', touch: 'ziehen' },
  ofLink: (bits: number): string => `die Leitung trägt ${mbps(bits)} Mb/s`,
  share: (bits: number): readonly [string, string] => ['gleicher Teil', mbps(bits)],
  you: 'du',
  others: (count: string): string => `die anderen ${count}`,
  nothing: 'nichts geliefert',
  lost: 'Zellen verloren',
  soFar: (own: number, lost: number, sent: number, others: number): string =>
    `Bisher: Du bekommst ${fixed(own, 1)} Mb/s und hast ${whole(lost)} von ${whole(sent)} Paketen verloren; die anderen bekommen je ${fixed(others, 1)}.`,
  hint: 'Deine Pakete werden nicht noch einmal gesendet, und kein Verlust lässt dich warten. Die Rate bestimmst nur du.',
  stands: (seconds: string): string => `Die Zeit steht bei ${seconds} s`,
  linkSpoken: (own: number, others: number): string =>
    `Du bekommst ${fixed(own, 1)} Mb/s, die anderen je ${fixed(others, 1)}`,
  result: (
    own: { readonly mbps: number; readonly lost: number; readonly sent: number },
    baseline: { readonly mbps: number; readonly lost: number; readonly sent: number },
    name: string,
  ): string =>
    `Du hast ${fixed(own.mbps, 1)} Mb/s bekommen und ${whole(own.lost)} von ${whole(own.sent)} Paketen verloren; ${name} an deiner Stelle bekam ${fixed(baseline.mbps, 1)} und verlor ${whole(baseline.lost)} von ${whole(baseline.sent)}.`,
  fairness: (count: string, own: number, baseline: number, fair: number, fairBaseline: number): string =>
    `Die anderen ${count} bekamen je ${fixed(own, 1)} Mb/s statt ${fixed(baseline, 1)}: Fairness ${fixed(fair, 2)} statt ${fixed(fairBaseline, 2)}.`,
  ownResult: (own: { readonly mbps: number; readonly lost: number; readonly sent: number }): string =>
    `Du hast ${fixed(own.mbps, 1)} Mb/s bekommen und ${whole(own.lost)} von ${whole(own.sent)} Paketen verloren.`,
  waiting: (name: string): string => `${name} läuft an deiner Stelle, mit demselben Seed.`,
  failed: (name: string, why: string): string => `${name} konnte an deiner Stelle nicht laufen: ${why}`,
  seeds: (seeds: readonly number[], by: readonly string[], name: string): string =>
    `Du gegen ${name} mit den Seeds ${seeds.join(', ')}: ${by.join('; ')} Mb/s.`,
  table: 'Du und der andere an deiner Stelle',
  head: {
    own: 'du',
    got: 'Mb/s bekommen',
    lost: 'Pakete verloren',
    others: (count: string): string => `Mb/s für jeden der anderen ${count}`,
    fairness: 'Fairness, 1: alle gleich',
    timeouts: 'abgelaufene Timer',
  },
  lostOf: (lost: number, sent: number): string => `${whole(lost)} von ${whole(sent)}`,
  window: (from: string, to: string, seed: number): string => `gezählt von ${from} bis ${to} s, Seed ${seed}`,
} satisfies Like<typeof english>;
