import type { panelNames as english } from '../../../../app/strings/panels/panelNames.ts';
import type { Like } from '../../../like.ts';

/** Namen der Ansichten: als Titel im Menü und im Satz. */
export const panelNames = {
  waiting: { title: 'Wartende Zellen', called: 'die wartenden Zellen jedes VC' },
  network: { title: 'Netz', called: 'das Netz' },
  senders: { title: 'Sender', called: 'die Reihe der Sender' },
  routes: { title: 'Routen', called: 'die Routen' },
  acr: { title: 'Erlaubte Rate', called: 'das Diagramm der erlaubten Raten' },
  segments: { title: 'Geteilter Regelkreis', called: 'das Diagramm des geteilten Regelkreises' },
  buffer: { title: 'Puffer', called: 'der Puffer' },
  credit: { title: 'Kredit', called: 'die Ansicht des Kredits' },
  queue: { title: 'Warteschlange', called: 'das Diagramm der Warteschlange' },
  queues: { title: 'Warteschlange', called: 'das Diagramm der Warteschlangen' },
  sequence: { title: 'Sequenznummern', called: 'das Diagramm der Sequenznummern' },
  linkUse: { title: 'Nutzung der Leitung', called: 'das Diagramm der Nutzung der Leitung' },
  bandwidth: { title: 'Bandbreite je Klasse', called: 'das Diagramm der Bandbreite je Klasse' },
  creditLeft: { title: 'Restkredit', called: 'das Diagramm des Restkredits' },
  classBuffers: { title: 'Puffer je Klasse', called: 'die Puffer der Klassen' },
  dropList: { title: 'Drop-Liste', called: 'die Drop-Liste' },
  hits: { title: 'Getroffene Sender', called: 'das Diagramm der getroffenen Sender' },
  allWindows: { title: 'Alle Fenster', called: 'das Diagramm aller Fenster zusammen' },
  windows: { title: 'Fenster', called: 'das Diagramm der Fenster' },
  frames: { title: 'Frames', called: 'das Diagramm der Frames' },
  sessions: { title: 'Sender', called: 'die Tabelle der Sender' },
  sentence: { title: 'Satz', called: 'der Satz' },
  inspector: { title: 'Eine RM-Zelle auf ihrem Regelkreis', called: 'die RM-Zelle auf ihrem Regelkreis' },
  knob: { title: 'Regler', called: 'die Frage zur Einstellung' },
  mechanisms: { title: 'Verfahren', called: 'die Karte des Verfahrens' },
  explained: { title: 'Mechanismen', called: 'die Karte der Mechanismen' },
  score: { title: 'Auswertung', called: 'die Auswertung' },
  questions: { title: 'Fragen', called: 'die Fragen' },
} satisfies Like<typeof english>;
