import type { whyTexts as english } from '../../../app/strings/why.ts';
import type { Like } from '../../like.ts';

/** Was Erklärungen von Ereignissen umgibt; ihre Sätze stehen in strings/en. */
export const whyTexts = {
  label: 'Warum',
  why: 'Warum?',
  whyOf: (name: string, at: string) => `Warum: ${name} bei ${at} Sekunden`,
  asking: (at: string) => `Der Lauf wird bis ${at} s noch einmal gerechnet.`,
  at: (time: string) => `${time} s`,
  goThere: 'Dorthin gehen',
  returnTo: (time: string) => `zurück zu ${time} s`,
  returnHint: 'Erklärung schließen und zu diesem Moment zurückkehren',
  back: 'Schließen',
  backHint: 'Erklärung schließen (Escape)',
  earlier: 'Voriges Ereignis (Pfeil links)',
  later: 'Nächstes Ereignis (Pfeil rechts)',
  place: (place: string, all: string, where: string) => `Ereignis ${place} von ${all} ${where}`,
  rateOf: (name: string) => `erlaubte Rate von ${name}`,
  rmOf: (name: string, port: string | null) =>
    port === null ? `RM-Zelle von ${name} an einem Ende` : `RM-Zelle von ${name} an ${port}`,
  losses: (port: string) => `an ${port}`,
  ofVc: (vc: string) => `von ${vc}`,
  line: (short: string, line: number) => `${short}, Zeile ${line}`,
  causes: 'Ursachen',
  followed: 'Was folgte',
  ahead: 'Ein Teil davon ist noch nicht gerechnet. Ohne Änderung wird er eintreten.',
  seek: (name: string, at: string) => `${name} bei ${at} Sekunden: dorthin gehen`,
  all: 'Dies erklären',
  more: 'Was folgte?',
  before: (span: string) => `\u2212${span}`,
  after: (span: string) => `+${span}`,
} satisfies Like<typeof english>;
