import type { senderRatesTexts as english } from '../../../../app/strings/panels/senderRates.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from './panelNames.ts';

export const senderRatesTexts = {
  title: panelNames.senderRates.title,
  brief: 'Raten',
  unit: (ms) => `Goodput, Mb/s, je ${ms}\u00a0ms`,
  follow: 'ein Druck verfolgt einen',
  share: 'Punkte: ein gleicher Anteil',
  fills: 'füllen die Leitung',
  label: 'Was die Anwendung jedes Ziels erhält, ein Sender auf dem anderen, Megabit pro Sekunde',
  value: (each, sum) => `${each}, zusammen ${sum} Mb/s`,
  spoken: (now, most) => `Goodput jedes Senders: ${now}. ${most} Mb/s füllen die Leitung.`,
  time: 'Ab, s',
  column: (vc) => `${vc}, Mb/s`,
} satisfies Like<typeof english>;
