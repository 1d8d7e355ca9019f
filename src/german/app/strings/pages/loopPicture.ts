import type { loopTexts as english } from '../../../../app/strings/pages/loopPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild einer RM-Zelle auf ihrem Weg; wird mit der Lektion geladen, die es hat. */
export const loopTexts = {
  label: (vc: string): string => `Eine RM-Zelle von ${vc} auf ihrem Weg`,
  stations: 'Stationen der RM-Zelle',
  destination: 'Ziel',
  share: (node: string): string => `Anteil an ${node}`,
  rate: (rate: string): string => `${rate} Zellen/s`,
  leaves: (vc: string, rate: string): string =>
    `Eine RM-Zelle verlässt ${vc}. Ihre explizite Rate (ER) ist ${rate} Zellen/s, so schnell könnte ${vc} senden.`,
  lowers: (node: string, before: string, after: string): string =>
    `${node} hat weniger zu geben als ${before}: Es schreibt seinen Anteil hinein, ${after} Zellen/s.`,
  leavesIt: (node: string, share: string, rate: string): string =>
    `${node} hat ${share} zu geben, das ist nicht weniger: ER bleibt ${rate} Zellen/s.`,
  turns: (rate: string): string => `Das Ziel schickt die RM-Zelle mit ${rate} Zellen/s zurück.`,
  home: (vc: string, rate: string, least: readonly string[]): string =>
    least.length > 0
      ? `${vc} darf ${rate} Zellen/s senden: den kleinsten Anteil von allen, den von ${least.join(' und ')}.`
      : `${vc} darf ${rate} Zellen/s senden, seine eigene Grenze: Jeder Switch hat mehr zu geben.`,
  back: (rate: string): string => `← ER ${rate} Zellen/s`,
  hop: 'Nächste Station',
  around: 'Ganzer Weg',
  again: 'Nächste RM-Zelle',
  drag: 'Die Öffnung eines Switches ziehen ändert seinen Anteil. Welcher Switch muss mehr geben, damit die Quelle mehr senden darf?',
} satisfies Like<typeof english>;
