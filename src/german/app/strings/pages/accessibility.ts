import type { ProsePage } from '../../../../app/strings/pages/prose.ts';

/** Erklärung zur Barrierefreiheit: was gilt und wie es geprüft ist, und was fehlt. */
export const accessibilityPage: ProsePage = {
  intro:
    'Cellscope strebt WCAG 2.2, Stufe AA, an. Diese Seite sagt, was davon gilt, wie das geprüft wird und was fehlt. Es ist unsere eigene Einschätzung; eine Prüfung durch andere hat nicht stattgefunden.',
  sections: [
    {
      title: 'Was gilt',
      entries: [
        {
          name: 'Tastatur',
          text: 'Alles geht mit Tasten: abspielen, Schritte, ändern, zeichnen, vergleichen. Die Hilfe nennt die Tasten, und der Fokus ist immer zu sehen. Eine Taste aus einem Zeichen wirkt nur, wo kein Text getippt wird, und die Hilfe hat ein Kästchen, das solche Tasten abschaltet.',
        },
        {
          name: 'Screenreader',
          text: 'Bedienelemente haben Namen und Werte. Diagramme haben einen Satz und eine Tabelle ihrer Daten (T). Das Netz, ein bewegtes Bild, hat einen Satz. Ergebnisse und Fehler werden angesagt.',
        },
        {
          name: 'Farbe',
          text: 'Keine Bedeutung liegt in der Farbe allein: Linien haben Namen, Arten von Slots haben Muster, Markierungen haben Formen. Text hat in jedem Design, hell, dunkel, Projektor und dunkler Projektor, einen Kontrast von 4,5 zu 1 oder mehr.',
        },
        {
          name: 'Bewegung',
          text: 'Bei reduzierter Bewegung spielt nichts von selbst: Eine Szene öffnet angehalten beim selben Ereignis und geht Schritt für Schritt weiter. Nichts blinkt.',
        },
        {
          name: 'Ton',
          text: 'Die Warteschlange oder die Kurve des verfolgten VC ist zu hören: Ihre Höhe ist die Tonhöhe, ein Verlust ist ein Klick (Alt+A, oder unter Mehr). Der Ton ist aus, bis ihn jemand einschaltet, hat eine eigene Lautstärke und sagt nichts, was nicht auch in Worten dasteht.',
        },
        {
          name: 'Berührung und Größe',
          text: 'Ziele haben mindestens 24 Pixel, auf dem Telefon 44. Seiten passen in eine Breite von 320 Pixeln, ohne seitlich zu rollen; das entspricht auch einem Zoom von 400 %. Zu jedem Ziehen gibt es einen anderen Weg: ein Feld oder Pfeiltasten.',
        },
        {
          name: 'Zeit',
          text: 'Lektionen warten, bis man so weit ist. Ein Lauf lässt sich jederzeit anhalten, verlangsamen und zurückbewegen.',
        },
      ],
    },
    {
      title: 'Wie es geprüft wird',
      entries: [
        {
          name: 'Durch Programme',
          text: 'Bei jeder Änderung laufen das Prüfprogramm axe über Seiten und Ansichten in mehreren Designs und Größen, und Wege allein mit Tasten.',
        },
        {
          name: 'Durch Regeln',
          text: 'Tests lesen die Stylesheets auf Kontrast, auf zu kleine Ziele und auf Bewegung ohne Ausnahme. Sie simulieren drei andere Arten des Farbensehens an den Farben der ersten zehn VCs und finden Diagramme ohne Tabelle.',
        },
      ],
    },
    {
      title: 'Was fehlt',
      entries: [
        {
          name: 'Menschen',
          text: 'Noch hat keine Gruppe von Menschen, die Screenreader, Schalter oder Lupen benutzen, es erprobt.',
        },
        {
          name: 'Bewegte Bilder',
          text: 'Netz und Puffer ändern sich zu schnell zum Vorlesen. Ihr Inhalt ist im Satz, in den Tabellen und in den Schritten, aber nicht in seiner Bewegung.',
        },
        {
          name: 'Sprache',
          text: 'Die Seite gibt es auf Englisch und auf Deutsch. Das Glossar erklärt die Begriffe des Fachs, aber nicht alle Texte sind leicht zu lesen.',
        },
      ],
    },
    {
      title: 'Wenn etwas nicht geht',
      entries: [
        {
          name: 'Melden',
          text: 'Dort, woher Cellscope kam, ein Issue öffnen, mit dem Link des Laufs und dem Namen von Browser und Hilfsmittel. Eine Barriere gilt als Fehler.',
        },
      ],
    },
  ],
  links: [{ href: '?page=home', text: 'Start' }],
};
