import type * as english from '../../../../app/strings/panels/linkUse.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from './panelNames.ts';

/** Die Diagramme der Leitung und aller Fenster zusammen. */
export const linkUseTexts = {
  title: panelNames.linkUse.title,
  brief: 'Nutzung',
  each: (ms: string) => `Slots, je ${ms}\u00a0ms`,
  label: (port: string) => `Nutzung der Leitung ${port}, Anteile ihrer Zellslots`,
  idle: 'leer',
  isIdle: (share: string) => `${share} leer`,
  isUseful: (share: string) => `${share} nützlich`,
  lately: (ms: string) => `in den letzten ${ms}\u00a0ms`,
  parts: {
    useful: 'nützlich',
    dead: 'tot',
    duplicate: 'doppelt',
    rm: 'RM-Zellen',
    credit: 'Kreditzellen',
    idle: 'leer',
  },
  value: (shares: string, ms: string) => `${shares} in den letzten ${ms} ms`,
  spoken: (shares: string, lately: string) => `Seit 0 s ${shares}. Zuletzt ${lately}.`,
  columns: ['Ab, s', 'Nützlich, %', 'Tot, %', 'Doppelt, %', 'RM und Kredit, %', 'Leer, %'],
} satisfies Like<typeof english.linkUseTexts>;

export const allWindowsTexts = {
  title: panelNames.allWindows.title,
  unit: 'zusammen, KB',
  fills: 'volle Leitung',
  label: 'Alle Überlastfenster über die Leitung zusammen, Bytes',
  spoken: (vcs: number, now: string, fill: string) =>
    `Fenster von ${vcs} VCs zusammen: ${now} jetzt. ${fill} füllen die Leitung für einen Umlauf.`,
  columns: ['Zeit, s', 'Alle Fenster, Bytes'],
} satisfies Like<typeof english.allWindowsTexts>;
