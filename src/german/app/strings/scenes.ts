import type { sceneTexts as english } from '../../../app/strings/scenes.ts';
import type { Like } from '../../like.ts';

/** Die Galerie der Szenen. */
export const sceneTexts = {
  current: 'Jetzt zu sehen',
  start: 'Hier beginnen',
  find: 'Szene suchen',
  found: (scenes: number) => (scenes === 1 ? '1 Szene' : `${scenes} Szenen`),
  none: 'Keine Szene passt zu all dem.',
  clear: 'Alle Szenen zeigen',
  filters: { levels: 'Stufe', mechanisms: 'Thema', papers: 'Artikel' },
  mechanisms: {
    discard: 'Verwerfungsverfahren',
    tcp: 'TCP',
    buffer: 'Puffer',
    scheduling: 'Scheduler',
    abr: 'ABR',
    credit: 'Kredit',
  },
  papersPage: 'Die Tabellen der Artikel, hier gerechnet',
  sweepPage: 'Messreihen: Einstellungen über Bereiche',
  drop: 'Oder ein Szenario, einen gespeicherten Lauf oder eine Lektion (JSON) irgendwo auf die Seite ziehen.',
  didYouMean: 'Gemeint war vielleicht',
  or: 'oder',
} satisfies Like<typeof english>;
