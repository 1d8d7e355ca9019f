import type { hints as english } from '../../../scenarios/teaching/hints.ts';
import type { Like } from '../../like.ts';

export const hints = {
  'half-empty': [
    'Die Bilanz hat vier Teile, die zusammen 100 % ergeben. Welcher ist der größte, und welcher ist kaum zu sehen?',
    'Die Sender zählen, die in einem Überlauf Zellen verlieren. Dann die Timeouts suchen, die darauf folgen.',
    'Die Leitung schweigt, solange alle Sender warten. Wie wahrscheinlich ist es, dass einer von vielen Sendern nicht getroffen wird? Einige hinzufügen und die Bilanz lesen.',
  ],
  'one-cell': [
    'Einige seiner Zellen sind schon im Puffer, andere kommen noch. Welche davon finden einen Platz?',
    'Woran erkennt das Ziel, wo ein Paket endet? Nur eine Zelle sagt es.',
    'Ein Paket überlebt, wenn alle seine 33 Zellen ankommen. Die Formel nimmt an, dass die Verluste gleichmäßig verteilt sind: Sind sie das?',
  ],
  'whole-frames': [
    'PPD beginnt mit der ersten Zelle, die verloren geht. Wo sind die Zellen dieses Pakets, die vor ihr kamen?',
    'Wenn die Warteschlange die Schwelle erreicht, sind manche Pakete erst halb zugelassen. Wohin mit ihren übrigen Zellen?',
    'Die Schwelle nach unten ziehen und zwei Kennzahlen lesen, die mittlere Warteschlange und den nützlichen Anteil. Welche bewegt sich zuerst?',
  ],
  overload: [
    'Die Bilanz der Leitung in der ersten Hälfte des Laufs und an seinem Ende lesen: Welcher Teil wächst, und ist etwas leer?',
    'Eine Zelle genügt. Wie viele Zellen eines Pakets müssen ankommen?',
    'Die verlorenen Pakete bei beiden zählen. Dann lesen, welchen Teil der Slots sie belegt haben.',
  ],
  'take-turns': [
    'Die Zahl der Timeouts steht in der Auswertung. Wann sie kommen, zeigen die Fenster: alle zugleich oder einer nach dem anderen?',
    'Über der ersten Schwelle sieht ESPD das nächste Paket an, das beginnt. Welcher Sender beginnt am häufigsten Pakete?',
    'Vergleichen, was jeder Sender in einer halben Sekunde abliefert und was im ganzen Lauf.',
  ],
  'loss-paradox': [
    'Die verlorenen Zellen durch die verlorenen Pakete teilen. Wie viele der 12 Zellen eines getroffenen Pakets gehen verloren?',
    'Zwei Kennzahlen unter ESPD und unter EPD lesen, die verlorenen Zellen und die leeren Slots. Eine steigt, eine fällt.',
    'Die vier Verfahren nach jeder der drei Zahlen ordnen. Welche Ordnung spürt, wer das Netz benutzt?',
  ],
  'other-tcp': [
    'Ein Fenster hat oft mehrere Verluste. Was tut Reno nach der ersten Reparatur, was tut NewReno?',
    'Einen Sender drücken: Die Karte aller Sender hat den Wachstumsteiler. RCD und EPD mit 0 und mit 8 laufen lassen. Wie bald kommt der nächste Überlauf?',
    'Den tiefsten Punkt eines Fensters nach einem Verlust suchen: die Hälfte oder ein Segment?',
  ],
  'be-the-sender': [
    'Den Schieber bis zum Ende auf der Linie des gleichen Anteils lassen. Das Ergebnis hat beide Läufe, mit demselben Seed.',
    'Den Schieber eine Sekunde lang nach oben ziehen. Wessen Zellen sind im Puffer, wenn er voll ist?',
    'Auf die Frage nach den Zellen anders antworten und noch einmal so schnell senden wie die Leitung. Ablesen, was verloren geht.',
  ],
  'buffer-dial': [
    'Zehn Fenster von 64 KB sind etwa 15.700 Zellen. Etwa 2.900 davon fasst ein leerer Umlauf von 8 ms.',
    'Ablesen, wie viele der zehn Sender ein Überlauf trifft, bei Platz für 100 Zellen und für 500.',
    'Die mittlere Warteschlange in Zeit umrechnen: Eine wartende Zelle sind 2,73 µs.',
  ],
  'waiting-line': [
    'Die mittlere Warteschlange für jede Zahl von Sendern lesen und in Zeit umrechnen: Eine Zelle braucht 2,73 µs.',
    'Einzelne Zellen ankommen sehen: Sind ihre Abstände gleich?',
    'In der Formel 0,99 für ρ einsetzen.',
  ],
  'many-senders': [
    'Ablesen, wie viele Sender ein Überlauf trifft, bei 10 Sendern und bei 200. Was tun die anderen währenddessen?',
    'Etwa 2.900 Zellen fasst ein leerer Umlauf von 8 ms, 2.000 der Puffer. Durch 12 Zellen teilen, dann durch 200 Sender.',
    'Ablesen, wohin die Slots gehen: an nichts oder an Zellen kaputter Pakete. Was davon kann ein Verwerfungsverfahren sparen?',
  ],
  'long-short': [
    'Ein Sender hat je Umlauf höchstens ein Fenster unterwegs. Hier sind das 64 KB in 100 ms.',
    'Ein Fenster wächst um einen Schritt je Umlauf. Wie viele Umläufe hat jeder Sender in einer Sekunde?',
    'ESPD wählen. Welche Gruppe erwischt es zuerst, und was macht die andere währenddessen?',
  ],
  'early-warning': [
    'Ein Burst füllt die Warteschlange und ist nach wenigen ms vorbei. Soll das als Überlast gelten?',
    'Die Münze wird für jede Zelle geworfen. Wie viele Würfe muss jedes der beiden Pakete überstehen?',
    'Durchsatz, Fairness und mittlere Warteschlange für jedes Verfahren ablesen. Gewinnt eines alle drei?',
  ],
  'front-drop': [
    'Die Auswertung zählt beides. Jedes Verfahren gleich lange laufen lassen, dann vergleichen.',
    'Ein Paket ist verloren, sobald eine seiner Zellen fehlt. Wie viele Pakete können zehn verlorene Zellen höchstens treffen, und wie viele mindestens?',
    'Was tut ein Sender während eines Timeouts, und wie lange dauert er bei Ticks von 500 ms? Und bei 100 ms?',
  ],
  'in-step': [
    'Die Schwelle liegt bei 900 Zellen, und je ein Paket von zehn Sendern hat 300. Wie lang ist die Warteschlange, wenn das nächste Paket beginnt?',
    'Ein Sender hält an, wenn sein Fenster verbraucht ist und keine Bestätigung kommt. Welches Paket durfte er als letztes senden?',
    'Für jeden Verlust müssen drei Duplikate zurückkommen, und beim ersten halbiert sich das Fenster. Was darf danach noch gesendet werden?',
  ],
  capture: [
    'Sein Fenster sind etwa 1.500 Zellen, der Puffer hat 1.000 Plätze. Wie schnell kommen seine Zellen an, und wie schnell werden Plätze frei?',
    'Was tut der Scheduler, wenn eine leere Warteschlange an der Reihe ist?',
    'Knapp sind hier die Plätze im Puffer, nicht die Reihen auf der Leitung. Welche Regeln entscheiden, wer einen Platz bekommt?',
  ],
  'far-near': [
    'Jeder Sender hat ein volles Fenster unterwegs. Wie oft in der Sekunde kann er eines senden?',
    'Die beiden Warteschlangen ansehen. Welche wächst nach der Änderung, und wie lange wartet dort eine Zelle?',
    'Wie viele Pakete von 9.140 Byte passen in 32 KB? Und wie viele davon bestätigt eine Quittung?',
  ],
  'unarmed-weights': [
    'Nicht den Scheduler ansehen, sondern den Puffer: Wessen Zellen sind darin?',
    'Jede Quelle bietet einer Leitung von 10.000 Zellen/s 5.000 an. Wie viel davon gehört zu einem Gewicht von 1 unter 10?',
    'Ein Anteil entscheidet sich dort, wo etwas knapp ist. Ist es die Reihe auf der Leitung oder der Platz im Puffer?',
  ],
  cheat: [
    'Die verlorenen Zellen jedes VC lesen. Weiß der Puffer, wessen Vertrag eine Zelle bricht?',
    'Zu einer abgewiesenen Zelle von VC 1 gehen und den Satz lesen: Zwei Zeiten werden verglichen.',
    'Den Goodput von VC 1 in beiden Fällen vergleichen, und die Verluste der anderen.',
  ],
  'five-classes': [
    'Was muss eine Zelle am Port finden, bevor der Scheduler sie wählen kann?',
    'Für jede Klasse vergleichen, wie schnell sie ankommt und wie schnell sie bedient wird. Wo kann das Erste eine Weile größer sein?',
    'Was braucht ein Versprechen ohne Verlust, wenn mehrere Zellen im selben Slot ankommen?',
  ],
  'max-min': [
    'Welche Leitung hat mehr VCs für ihre Rate? Dort anfangen, dann sehen, was von der anderen bleibt.',
    'Jede Rate durch die Rate einer Leitung teilen. Was fehlt zu einem Drittel?',
    'In der Tabelle der VCs die erlaubten Raten mit den fairen vergleichen. Wie viele Switches trifft jeder VC?',
  ],
  'beat-down': [
    'Mit der Chance beginnen, dass keiner der drei Switches die Zelle markiert.',
    'Welcher VC teilt die erste Leitung mit 2h1, und wie viel sendet er inzwischen?',
    'Für die erste Frage die Auslastung der Leitungen ablesen, für die zweite erlaubte Raten mit fairen Anteilen vergleichen.',
  ],
  'exact-rates': [
    'Der eine Switch führt ein laufendes Mittel, der andere eine Tabelle. Was steht in der Tabelle?',
    'ERAA hat auf seiner Karte einen Parameter λ: den Teil der Leitung, den es vergibt.',
    'Die höchsten Warteschlangen unter beiden vergleichen. Welcher Puffer wäre für eine davon zu klein?',
  ],
  'back-pressure': [
    'Die Ansicht Kredit zeigt die Plätze von 3h1 vor und hinter dem gezeigten Port. Die Ports nacheinander drücken.',
    'Die Raten von 3h1 und 1h0 vor 20 ms und nach 24 ms vergleichen.',
    'Die Zellen zählen, die bei voller Rate in einem Umlauf von 0,2 ms unterwegs sind.',
  ],
  'lost-news': [
    'Einer RM-Zelle auf dem Rückweg folgen. Was tut die Quelle, bis die nächste kommt?',
    'Die drei Raten und die Warteschlange lesen, wenn nichts verloren geht.',
    'Auf welche Rate fällt eine Quelle, die kaum eine RM-Zelle bekommt? Die Nutzung der Leitung lesen.',
  ],
  'not-free': [
    'Die Rate der ersten Quelle und die Anfangsrate der zweiten addieren, dann abziehen, was die Leitung trägt. Wie viele ms dauert das?',
    'Eine Warteschlange schrumpft, wenn weniger ankommt als abgeht. Wie viel weniger ist es mit λ = 1?',
    'Eine Zahl auf der Karte von ERAA ist von Hand eingetragen. Welche?',
  ],
  'idle-share': [
    'Die erlaubten Raten der beiden anderen VCs in dem Moment ansehen, in dem die erste Datei endet.',
    'ERAA hat einen Parameter für Stille. Was macht er mit dem Anteil eines VC, der nichts mehr zu senden hat?',
    'Ein VC verstummt. Was ändert sich auf der Leitung, und was in der Tabelle von ERAA?',
  ],
  coupled: [
    'Rate mal Umlauf ist eine Zahl von Zellen. Sie durch 193 teilen und abrunden, wie TCP es tut.',
    'Was wächst, wenn das Fenster größer ist, als der Weg fassen kann: die Rate oder der Umlauf?',
    'Die Warteschlangen der Switches vorher und nachher vergleichen. Zellen, die nicht an der Quelle sind, sind anderswo.',
  ],
} satisfies Like<typeof english>;
