import type { measureNames as english } from '../../../../app/strings/measures/measureNames.ts';
import type { Like } from '../../../like.ts';

/** Zeilen der Auswertung; was sie bedeuten: measures.ts. */
export const measureNames = {
  throughput: 'Effektiver Durchsatz',
  jain: 'Fairness (Jain)',
  cellsLost: 'Verlorene Zellen',
  pushedOut: 'Verdrängt, an diesem Port',
  losses: 'Timeouts, Fast Retransmits',
  queue: 'Warteschlange, Mittel und p99',
  synchronization: 'Synchronisation',
  normalized: 'Normierter Goodput',
  fairness: 'Fairness (100 − Variation)',
  efficiency: 'Effizienz',
  packetsLost: 'Verlorene Pakete, an diesem Port',
  occupancy: 'Füllung, Mittel und Maximum',
  delay: 'Paketverzögerung, in dieser Warteschlange',
  beforeTimeout: 'Fenster vor einem Timeout',
  idle: 'Leitung leer',
} satisfies Like<typeof english>;
