import type { outcomeTexts as english } from '../../../../app/strings/panels/outcomes.ts';
import type { Like } from '../../../like.ts';

/** Wozu ein Netz nach dem Maß seiner Szene gekommen ist. Der Satz beginnt davor, das Verb steht an zweiter Stelle. */
export const outcomeTexts = {
  packets: (v: string) => `lieferte das Netz ${v} ${v === '1' ? 'Paket' : 'Pakete'}`,
  useful: (v: string) => `füllte das Netz ${v} der Leitung mit Paketen, die ankamen`,
  dead: (v: string) => `brauchte das Netz ${v} der Leitung für Zellen zerstörter Pakete`,
  lost: (v: string) => `verlor das Netz ${v} ${v === '1' ? 'Zelle' : 'Zellen'} an diesem Port`,
  timeouts: (v: string) => `hatte das Netz ${v} ${v === '1' ? 'Timeout' : 'Timeouts'}`,
  queueMean: (v: string) => `${v === '1' ? 'wartete im Mittel 1 Zelle' : `warteten im Mittel ${v} Zellen`}`,
  queueMax: (v: string) => `${v === '1' ? 'wartete höchstens 1 Zelle' : `warteten höchstens ${v} Zellen`}`,
  delay: (v: string) => `brauchte ein Paket im Mittel ${v}`,
  fairness: (v: string) => `wurde die Leitung mit einer Fairness von ${v} geteilt`,
  through: (v: string) => `${v === '1' ? 'kam 1 Sender' : `kamen ${v} Sender`} durch`,
  share: (v: string) => `bekam der VC mit dem kleinsten Anteil ${v} seines fairen Anteils`,
  deviation: (v: string) => `schwankten die erlaubten Raten um das ${v}-Fache ihres Mittels`,
  file: (v: string) => `war die langsamste Datei nach ${v} fertig`,
  classLoss: (v: string) => `verlor die höchste Klasse ${v} ihrer Zellen`,
} satisfies Like<typeof english>;
