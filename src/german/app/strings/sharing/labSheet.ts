import type { labSheetTexts as english } from '../../../../app/strings/sharing/labSheet.ts';
import type { Like } from '../../../like.ts';

/** Das Laborblatt über die Schwelle von EPD. */
export const labSheetTexts = {
  title: 'Gibt es eine beste Schwelle?',
  about: 'Ein Versuch für zwei Personen und zwei Stunden.',
  onScreen: 'Am Bildschirm hat diese Seite die Links, die jeden Lauf öffnen.',
  teacher: 'Fassung für Lehrende',
  names: 'Namen',
  date: 'Datum',
  question: '1. Die Frage und die eigene Vermutung',
  questionText:
    'EPD weist ganze Pakete ab, sobald die Warteschlange eine Schwelle erreicht hat. Zehn TCP-Sender teilen sich eine Leitung von 155,52 Mb/s; der Puffer fasst 2.000 Zellen. Welche Schwelle ergibt den größten nützlichen Anteil der Leitung, mit Paketen von 500 und von 1.500 Byte? Was kostet das an Verzögerung? Vor dem ersten Lauf die Vermutung skizzieren: eine Kurve je Paketgröße.',
  sketch: 'Achsen für die Skizze: nützlicher Anteil über der Schwelle',
  sketchX: 'Schwelle, Zellen',
  sketchY: 'nützlicher Anteil, %',
  why: 'Warum diese Form?',
  runs: '2. Die Läufe',
  runsText:
    'Jeder Link öffnet eine Messreihe: elf Schwellen mit je zehn Seeds. Starten, dann die Tabelle ausfüllen. Die Zahlen als CSV sichern. Eine Schwelle der Tabelle öffnet einen ihrer Läufe, mit Paketen von 500 Byte, auf der Bühne.',
  sweep: (bytes: string) => `Messreihe mit Paketen von ${bytes} Byte`,
  bytes: (bytes: string) => `Pakete von ${bytes} Byte`,
  threshold: 'Schwelle, Zellen',
  openRun: (threshold: string) => `${threshold}: einen Lauf auf der Bühne öffnen`,
  useful: 'Nützlich, %',
  half: '±',
  queue: 'Schlange, Zellen',
  delay: 'Verzög., ms',
  delayNote: (us: string) =>
    `Mittlere Verzögerung in der Warteschlange = mittlere Warteschlange × ${us} µs, die Zeit einer Zelle auf der Leitung.`,
  analysis: '3. Was lässt sich unterscheiden?',
  analysisText:
    'Das ± ist die Hälfte eines Intervalls von 95 %. Die Paare benachbarter Schwellen durchgehen: Wo sich die beiden Intervalle überlappen, lässt sich nicht sagen, welche besser ist.',
  analysisAsk: [
    'Welche Paare lassen sich mit 500 Byte unterscheiden? Welche mit 1.500?',
    'Wo ist der nützliche Anteil am größten, und wie breit ist der Bereich, der ebenso gut ist?',
    'Nützlichen Anteil und Verzögerung in ein Bild zeichnen. Welche Schwelle ist zu wählen, und für wen?',
  ],
  mechanism: '4. Hineinsehen',
  mechanismText:
    'Die beiden Momente öffnen. In Ereignissen durch je einen Überlauf gehen. Wie viele Sender verlieren ein Paket, und wie lange ist die Leitung danach leer?',
  moment: (threshold: string) => `Ein Verlust mit der Schwelle ${threshold}`,
  factor: '5. Noch ein Faktor',
  factorText:
    'Einen Faktor wählen und eine Messreihe machen. Bleibt die beste Schwelle die beste? Immer nur eines ändern.',
  factors: {
    buffer: 'Der Platz über der Schwelle von 1.960: ein Puffer von 1.970 bis 4.000 Zellen',
    rto: 'Der kleinste Timeout: 10 ms bis 1 s',
    tcp: 'TCP: Tahoe, Reno, NewReno, SACK',
    senders: 'Die Sender am zweiten Switch: 2 bis 20',
  },
  report: '6. Der Bericht, zwei Seiten',
  reportItems: [
    'Die Vermutung mit ihrer Skizze, und was überrascht hat.',
    'Ein Bild: nützlicher Anteil und Verzögerung über der Schwelle, mit Intervallen.',
    'Ein Absatz über den Mechanismus, mit einem Link zu dem Moment, der ihn zeigt.',
    'Ein Absatz darüber, was das Modell weglässt.',
    'Der Link eines Laufs mit seiner Prüfsumme. Link und Prüfsumme müssen zusammenpassen.',
  ],
  extension:
    'Für Schnelle: eine Regel schreiben, die EPD mit einem Zehntel seiner Warteschlange schlägt, und einen Wettlauf machen.',
  expected: 'Was herauskommt',
  expectedText:
    'Mittel über die Seeds 1 bis 10 dieser Version, in der Tabelle oben. Das sollten alle Gruppen finden:',
  expectedItems: [
    'Mit 500 Byte ist eine Schwelle von 100 Zellen gut (71 %), 500 schlechter (63 %), 1.960 am besten (73 %), und 1.999 fällt auf 59 %.',
    'Mit 1.500 Byte wächst der nützliche Anteil bis etwa 1.900 Zellen (90 %) und fällt von 1.960 auf 1.990 um 13 Punkte: Für begonnene Pakete ist kein Platz mehr.',
    'Die beste Schwelle lässt im Mittel 458 Zellen warten, 1,2 ms. Eine Schwelle von 100 Zellen gibt mit 500 Byte 1 bis 2 Punkte ab, und die Zellen warten 0,04 ms.',
    'Der Artikel nennt 52.956 Pakete für EPD (Tabelle 1); unser Mittel liegt etwa 5 % höher.',
    'Mit NewReno statt Reno ist der nützliche Anteil bei 1.960 Zellen etwa 95 %: Wie sich die Sender erholen, wiegt mehr als die Schwelle.',
  ],
  marks: 'Punkte',
  marksText:
    'Skizze erhalten und besprochen 2, Aufbau 2, Statistik 3, Mechanismus im Lauf gesehen 2, Grenzen 1. Zwei der Links öffnen: Die Prüfsummen müssen die des Berichts sein.',
} satisfies Like<typeof english>;
