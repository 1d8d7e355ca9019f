import type { helpTexts as english } from '../../../app/strings/help.ts';
import type { Like } from '../../like.ts';

/** Die Liste der Tasten. */
export const helpTexts = {
  keys: 'Tasten',
  note: 'Tasten mit Alt (auf dem Mac: Wahltaste) und ? wirken überall, nur nicht in Feldern für Text und in Listen, die anderen, solange eine Ansicht oder ein Regler den Fokus hat.',
  characters: 'Tasten aus einem Zeichen: ?, in Geschichten und Spielen 1 bis 9 und E, in Vorlesungen B',
  rows: [
    ['Alt+K', 'abspielen oder anhalten'],
    ['Alt+→', 'Schritt vor, in der Einheit auf der Schritt-Taste'],
    ['Alt+←', 'Schritt zurück'],
    ['Alt+Umschalt+→', 'nächster Verlust'],
    ['Alt+Umschalt+←', 'voriger Verlust'],
    [
      'Bild ab, Bild auf',
      'Schritt vor, Schritt zurück (Projektor; eine Fernbedienung für Vorträge sendet diese Tasten); in einer Vorlesung: nächstes Ereignis oder nächster Schritt',
    ],
    ['Alt+Z, Strg+Z', 'Änderung rückgängig machen'],
    ['Alt+Umschalt+Z', 'wiederholen'],
    ['Alt+F', 'hier abzweigen'],
    ['Alt+V', 'Zweige vergleichen: überlagert, nebeneinander, Warteschlangen, Fenster'],
    ['Alt+B', 'Lesezeichen hier setzen'],
    ['Alt+P', 'Projektor-Design an oder aus'],
    ['Alt+C', 'Kurve des Verfahrens, falls es eine hat'],
    ['Alt+A', 'Ton an oder aus: die Warteschlange als Ton, Verluste als Klicks'],
    ['Alt+S', 'teilen: Link, QR-Code, Datei'],
    [
      'Alt+L',
      'Puffer oder Spuren statt Drop-Liste und aller Fenster (Projektor: und Fenster); mit Ratenregelung: Sequenznummern; noch einmal: zurück',
    ],
    ['Tab', 'nächste Ansicht oder nächster Regler'],
    ['← →', 'in einem Diagramm: Cursor bewegen; an einem Regler: 5 % seines Bereichs'],
    ['Umschalt+← →', 'an einem Regler: 1 % seines Bereichs'],
    ['Bild auf, Bild ab', 'auf der Tempo-Skala: nächster Strich'],
    ['T', 'in einem Diagramm: seine Daten als Tabelle, und zurück'],
    ['+ −', 'in einem Diagramm: am Cursor zoomen'],
    [
      'Enter',
      'in einem Diagramm: das Ereignis erklären, das dem Cursor am nächsten ist; dann ← → für andere Ereignisse, Esc zum Schließen',
    ],
    ['Enter', 'auf dem Titel einer Ansicht: vergrößern, verschieben oder ausblenden'],
    ['?, Alt+?', 'diese Liste, und was gezeichnet ist'],
  ],
  lectures: 'Vorlesungen, fertig zum Halten',
  link: 'Die Adresse enthält alles, was eingestellt ist: Szenario, Seed, jede Änderung mit ihrer Zeit, die Abspielposition.',
} satisfies Like<typeof english>;
