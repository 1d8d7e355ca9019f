import type { widgetTexts as english } from '../../../../app/strings/pages/widgets.ts';
import type { Like } from '../../../like.ts';

/** Die Seite aller Bedienteile. */
export const widgetTexts = {
  home: 'Cellscope',
  title: 'Alle Bedienteile',
  about: 'jedes in jeder Darstellung, wie auf einem Bildschirm, an der Wand und auf einem Telefon.',
  cell: (theme: string, width: string): string => `${theme}, ${width}`,
  samples: {
    text: 'Schrift',
    button: 'Knöpfe',
    plain: 'Einfach',
    filled: 'Am wahrscheinlichsten',
    quiet: 'In einem Text',
    off: 'Aus',
    why: 'Noch gibt es dafür nichts zu tun.',
    waits: 'Wartet',
    missing: 'Zuerst eine Szene wählen.',
    choice: 'Eines von wenigen',
    select: 'Eines von vielen',
    policies: [
      ['rcd', 'Tail drop'],
      ['ppd', 'PPD'],
      ['epd', 'EPD'],
    ],
    boxes: 'Beliebige einer Liste',
    number: 'Eine Zahl',
    invalid: 'Eine Zahl außerhalb ihres Bereichs',
    seeds: 'Seeds',
    slider: 'Eine Zahl auf einer Skala',
    locked: 'Vom Link gesperrt',
    card: 'Was eine Karte öffnet',
    term: 'Zelle',
    meaning: 'Eine Einheit von 53 Bytes, davon 48 Nutzdaten.',
    table: 'Eine Tabelle',
    fold: 'Was eingestellt ist',
    heads: ['Einstellung', 'Wert', 'Einheit', 'Lauf'],
    rows: [
      ['Schwelle', '1.800', 'Zellen'],
      ['Puffer', '2.000', 'Zellen'],
    ],
    run: 'öffnen',
  },
} satisfies Like<typeof english>;
