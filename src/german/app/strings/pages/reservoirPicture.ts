import type { reservoirTexts as english } from '../../../../app/strings/pages/reservoirPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild eines Fensters über einer Rate; wird mit der Lektion geladen, die es hat. */
export const reservoirTexts = {
  label: 'Ein Fenster über einer Rate, und wo seine Zellen warten',
  window: 'Fenster von TCP',
  segments: (segments: string, cells: string): string =>
    `${segments} ${segments === '1' ? 'Segment' : 'Segmente'}: ${cells} Zellen`,
  acr: 'Erlaubte Rate ACR',
  rate: (rate: string, isShare: boolean): string => `${rate} Zellen/s${isShare ? ', der Anteil' : ''}`,
  places: 'Wo die Zellen des Fensters sind',
  sender: 'Im Sender',
  switch: 'Im Switch',
  wait: (cells: string): string => `${cells} Zellen warten`,
  way: 'Unterwegs, und zurück als Quittung',
  holds: (cells: string, most: string): string => `${cells} von den ${most} Zellen, die die Rate ausnutzen`,
  stops: (used: string): string =>
    `Das Fenster ist zu klein für den Weg: Der Sender hält an und wartet, genutzt wird ${used} der Rate.`,
  below: (cells: string): string =>
    `Das Fenster ist mehr, als der Weg fasst. Der Rest, ${cells} Zellen, wartet im Sender.`,
  above: (cells: string): string =>
    `ACR liegt über dem Anteil an der Leitung. Der Rest, ${cells} Zellen, wartet im Switch.`,
  block: (cells: string): string =>
    `Ein Block ist ein Segment von ${cells} Zellen. Schraffiert: Zeit ohne Zelle.`,
} satisfies Like<typeof english>;
