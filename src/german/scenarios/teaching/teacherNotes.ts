import type { TeacherNote } from '../../../scenarios/teaching/teacherNotes.ts';

export type { TeacherNote };

export const teacherNotes: Readonly<Record<string, TeacherNote>> = {
  'half-empty': {
    show: 'Zuerst wetten lassen: Ist die fehlende Hälfte verlorene Zellen, doppelt gesendete Pakete oder Stille? Dann die Bilanz aufklappen, zu einem Timeout gehen und einem Sender hindurch folgen.',
    belief:
      'Verlorene Zellen füllen die Leitung mit Abfall. Das tun sie nicht: Zellen zerstörter Pakete belegen etwa 1 % der Slots, Stille etwa 53 %.',
    next: 'Wie viele Sender braucht es, bis die Leitung kaum noch schweigt? Schätzungen sammeln, dann Sender hinzufügen: 15, 40.',
    avoid:
      '„Zerstörte Pakete kosten die halbe Leitung.“ Verlorene Zellen lösen die Stille aus, und die Stille kostet. Die Zahl braucht auch dieses TCP: Ohne seinen Wachstumsterm seg/8 ist die Leitung zu 87 % genutzt.',
  },
  'one-cell': {
    show: 'An der ersten abgewiesenen Zelle anhalten und Zelle für Zelle weitergehen. Zählen lassen, wie viele Zellen dieses Pakets noch einen Platz finden.',
    belief:
      'Gehen 0,8 % der Zellen verloren, sterben 23 % der Pakete. Das gilt, wenn die Verluste gleichmäßig verteilt sind. Sie kommen in Bursts, und es sterben etwa 3 %.',
    next: 'Was ändert sich bei einem Paket von 192 Zellen? Und wenn die verlorene Zelle die letzte ihres Pakets ist?',
    avoid: '„Tote Zellen machen die Leitung langsam.“ Hier belegen sie 1 oder 2 % davon.',
  },
  'whole-frames': {
    show: 'RCD, PPD und EPD nacheinander zeigen und den nützlichen Anteil notieren: etwa 61, 68 und 90 %. Dann die mittlere Warteschlange für eine Schwelle von 100 Zellen vorhersagen lassen.',
    belief:
      'PPD beseitigt die toten Zellen. Es beseitigt nur den Rest der Pakete, etwa 1,3 % der Slots sind tot statt 1,5 %. EPD beseitigt fast alle.',
    next: 'Wie viel Platz über der Schwelle genügt? Entscheidet die Länge eines Pakets oder die Zahl der Sender?',
    avoid:
      '„PPD ist immer besser als RCD.“ Im Mittel ist es besser; im Netz mit fernen Sendern ist es in der Hälfte der Läufe umgekehrt. Und niedrige Schwellen sind nur für Pakete von 500 Byte billig.',
  },
  overload: {
    show: 'Die Klasse den Durchsatz über der Last zeichnen lassen, bevor etwas läuft, bis zum Doppelten dessen, was die Leitung trägt. Dann bis zum Ende abspielen und die Zeichnungen neben die Nutzung der Leitung legen.',
    belief:
      'Eine Leitung, der zu viel angeboten wird, trägt, was sie kann. Sie trägt Zellen mit voller Rate und kaum ein Paket: Zellen kaputter Pakete nehmen deren Platz.',
    next: 'Welche Paketgröße würde weniger getroffen? Und was täten Sender, die jedes verlorene Paket wiederholen?',
    avoid:
      '„Überlast allein führt zum Zusammenbruch.“ Es braucht Pakete aus vielen Zellen, die sich mischen, und einen Switch, der Zellen verwirft. Mit EPD ist die Leitung bei derselben Überlast voll ganzer Pakete.',
  },
  'take-turns': {
    show: 'Fragen, welches Verfahren mehr Timeouts hat, bevor die Zahlen zu sehen sind. Dann EPD und ESPD beide bis zum Ende laufen lassen.',
    belief:
      'Weniger Timeouts bedeuten mehr Goodput. ESPD hat mehr davon, etwa 76 gegen 54 ab 0,5 s. Sie fallen nicht zusammen, darum bleibt die Leitung belegt.',
    next: 'Die zweite Schwelle auf 1.900 Zellen heben. Warum geht der größte Teil des Gewinns verloren?',
    avoid:
      '„ESPD ist fair“ und „ESPD ist das beste Verfahren“. Über eine halbe Sekunde ist es unfair, über 20 s fast gerecht, und in einem seltenen Lauf sperrt es Sender aus. Mit NewReno ist der Gewinn weg, und mit 100 Plätzen trägt es weniger als EPD.',
  },
  'be-the-sender': {
    show: 'Jemand fährt, und der Kurs urteilt. Erster Lauf: so viel wie möglich. Zweiter Lauf: so viel wie möglich, ohne den neun etwas zu nehmen.',
    belief:
      'Wer schneller sendet, verliert mehr und bekommt deshalb weniger. Wird irgendeine Zelle abgewiesen, verliert der stetige Sender einen kleineren Teil seiner Pakete als TCP und bekommt, was er sendet.',
    next: 'Was geschähe, wenn alle zehn das täten? Welche Regel des Switch wäre dann zu wünschen?',
    avoid:
      '„TCP ist zu langsam.“ Hier, mit diesem Puffer, dieser Umlaufzeit und diesem RTO, lässt es die halbe Leitung leer. Mit NewReno oder ESPD nicht.',
  },
  'buffer-dial': {
    show: 'Vorhersagen für 100, 500, 2.000 und 16.000 Zellen an der Tafel sammeln. Die Läufe ergeben etwa 57, 41, 46 und 100 %.',
    belief:
      'Ein größerer Puffer ist immer besser. Platz für 500 Zellen trägt weniger als Platz für 100. Platz für 16.000 verliert nichts, und jedes Paket wartet 34,5 ms.',
    next: 'Welcher dieser Puffer passt zu einem Telefongespräch, welcher zu einer Datensicherung in der Nacht?',
    avoid:
      '„Größere Puffer liefern weniger.“ Die Delle gehört zu diesem TCP: Mit NewReno ist sie klein, ohne den Wachstumsterm seg/8 gibt es sie nicht. Immer gilt nur: Ein größerer Puffer kann mehr Verzögerung bedeuten.',
  },
  'loss-paradox': {
    show: 'Nur den Zellverlust zeigen und über den besten Switch abstimmen lassen. Dann den nützlichen Anteil zeigen: etwa 46, 57, 73 und 98 % für RCD, PPD, EPD und ESPD.',
    belief:
      'Weniger verlorene Zellen bedeuten mehr Goodput. ESPD verliert etwa siebenmal so viele Zellen wie RCD und liefert doppelt so viele Pakete.',
    next: 'Die Kette gemeinsam aufbauen: Welche Pakete treffen die verlorenen Zellen, welche Sender, und wann?',
    avoid:
      '„Verlust ist gut.“ Sind Verluste gleich konzentriert, ist mehr Verlust mehr Verlust. RCD, PPD und EPD verlieren etwa gleich viele Zellen: danach nicht ordnen.',
  },
  'other-tcp': {
    show: 'Den Switch in Ruhe lassen und eine Zeile von TCP nach der anderen ändern: NewReno, dann kein Wachstumsterm, dann ein kürzester Timeout von 1 s. Jedes Mal den nützlichen Anteil von RCD und EPD notieren.',
    belief:
      'Das beste Verwerfungsverfahren ist eine Eigenschaft des Switches. Mit NewReno ist der Gewinn von ESPD weg. Ohne den Wachstumsterm trägt schon RCD 87 %.',
    next: 'Ein Artikel berichtet, dass ein Verfahren 30 % gewinnt. Was muss er über sein TCP sagen, damit sich das wiederholen lässt?',
    avoid:
      '„NewReno kehrt EPD und ESPD um.“ In 100 Seeds liegt EPD 65-mal vorn, bei Paketen von 1.500 Byte ist es umgekehrt. Der Gewinn ist weg, mehr nicht.',
  },
  'waiting-line': {
    show: 'Nach der Wartezeit bei halber Last fragen, dann die Klasse die bei neun Zehnteln raten lassen. Die Schätzungen vor der Formel notieren.',
    belief: 'Fast die doppelte Last macht fast die doppelte Wartezeit. Sie macht die neunfache.',
    next: 'Wie lang wäre die Wartezeit, wenn Zellen in Bursts kämen, wie bei Paketen? Quellen mit packetBytes zeigen es.',
    avoid:
      '„Die Formel gibt die Verzögerung eines Netzes.“ Sie braucht Ankünfte, die voneinander unabhängig sind; Zellen hinter einer anderen Warteschlange oder von TCP sind es nicht.',
  },
  'many-senders': {
    show: 'Vorhersagen des nützlichen Anteils für 10, 50 und 200 Sender sammeln. Die Läufe ergeben etwa 47, 78 und 87 %. Dann fragen, wo die anderen 13 % sind.',
    belief:
      'Zwanzigmal so viele Sender bedeuten mehr Überlast, also kommt weniger an. Es kommt fast doppelt so viel an: Ein Überlauf hält nicht mehr alle zugleich an.',
    next: '400 Sender einstellen. Jetzt passt von jedem ein Paket ins Netz. Was tun Fenster und Timer?',
    avoid:
      '„Bei vielen Sendern ist das Verfahren egal.“ Die Leitung ist mit jedem Verfahren beschäftigt, aber ohne eines, das in Paketen denkt, tragen 9 % ihrer Slots Zellen kaputter Pakete.',
  },
  'long-short': {
    show: 'Nach der besten Rate eines fernen Senders allein fragen, bevor ein Anteil zu sehen ist. Dann die beiden Gruppen unter EPD und ESPD vergleichen.',
    belief:
      'Gleiche Fenster und gleiche Regeln geben gleiche Anteile. Aber ein Fenster wird einmal je Umlauf gesendet, und es wächst einmal je Umlauf.',
    next: 'Die lange Leitung auf 1 ms kürzen. Was bleibt vom Unterschied?',
    avoid:
      '„ESPD macht es fair.“ Es hebt einen fernen Sender von etwa 0,8 auf 2,6 Mb/s, noch weit unter einem gleichen Anteil. RCD und PPD lassen sich hier nicht ordnen: Einzelne Läufe unterscheiden sich zu sehr.',
  },
  'far-near': {
    show: 'Die Anteile in einer Warteschlange notieren, 36 und 64 %. Round Robin wählen, warten, bis beide bei 50 % sind, und ansehen, wo der nahe Sender jetzt wartet.',
    belief:
      'Unfaire Anteile kommen von Verlusten. Hier geht keine Zelle verloren: Beide senden ein Fenster je Umlauf, und die Umläufe sind verschieden.',
    next: 'Was ändert ein Fenster von 48 KB für Pakete von 9.140 Byte? Und eine Quittung für jedes Paket?',
    avoid:
      '„Round Robin verkürzt die Verzögerung“ und „Round Robin macht TCP fair“. Es verlängert die Verzögerung des nahen Senders, und Pakete von 9.140 Byte bleiben unfair.',
  },
  capture: {
    show: 'Zuerst die Anzeigen: die Leitung voll, kaum ein Verlust, die Verzögerung stetig. Das Netz gesund nennen lassen. Dann zeigen, was jeder Sender abliefert.',
    belief:
      'Eine volle Leitung mit kaum einem Verlust ist ein gesundes Netz. Hier hat einer von zehn Sendern alles, und Jains Index ist 0,10.',
    next: 'Vor einer Obergrenze Round Robin wählen. Warum hilft ein vollkommener Scheduler nicht?',
    avoid:
      '„Tail Drop sperrt Sender aus.“ Dazu braucht es ein Fenster größer als der Puffer, eine Zugangsleitung so schnell wie der Port und kurze Entfernungen. Mit einem größeren Puffer ist es vorbei.',
  },
  'unarmed-weights': {
    show: 'Fragen, was Gewichte von 1 : 2 : 3 : 4 ergeben sollten. Vier gleiche Verluste von 50 % zeigen, dann den Puffer, der voll von einer Farbe ist. Dann 5 % für jede Quelle freihalten.',
    belief:
      'Ein größeres Gewicht bedeutet einen größeren Anteil, und gleicher Verlust ist fair. Der Scheduler wählt nur unter Zellen, die einen Platz gefunden haben.',
    next: 'Fünf Quellen bieten 1.000 bis 8.000 Zellen/s an. Ist gleicher Verlust fair oder gleiche Bedienung? Zwei Gruppen streiten lassen.',
    avoid:
      '„WFQ funktioniert nicht.“ Es hält sein Versprechen gegenüber den Zellen, die warten. Die andere Hälfte davon muss der Puffer halten.',
  },
  cheat: {
    show: 'Die Klasse sagen lassen, wer Zellen verlieren sollte, bevor etwas läuft. Dann die Verluste aller vier bei Tail Drop zeigen und auf UPC wechseln.',
    belief:
      'Ein Switch, der auf dem Papier nicht überlastet ist, verliert nichts. Die Verträge passen auf die Leitung, und ein Sender, der seinen bricht, lässt alle anderen zahlen.',
    next: 'Ein verspäteter Sender schickt seine Zellen dicht hintereinander. Wie groß muss τ sein, damit ein ehrlicher nichts verliert?',
    avoid:
      '„UPC macht ein Netz fair.“ Es hält jeden VC an das, was er verlangt hat. Wer wie viel verlangen darf, wird vorher bei der Zulassung entschieden, die hier nicht simuliert wird.',
  },
  'five-classes': {
    show: 'Einen gemeinsamen Puffer wählen und CBR Zellen verlieren sehen, dann jeder Klasse wieder ihren eigenen geben. Was entscheidet über den Verlust: die Reihe oder der Platz?',
    belief: 'Vorrang schützt vor Verlust. Er schützt vor dem Warten: Eine Zelle ohne Platz wird nie bedient.',
    next: 'Welche Klasse braucht die meisten Plätze? Alle fünf ordnen lassen, bevor nachgesehen wird.',
    avoid:
      '„Ein leerer Puffer ist verschwendet.“ Freie Plätze sind der Preis für keinen Verlust. Die Quellen dieser Szene sind unsere: ihre Zahlen nicht als Ergebnisse von Zhu oder Ülkü anführen.',
  },
  'max-min': {
    show: 'Die Klasse beide Leitungen von Hand aufteilen lassen. Viele geben S3 und S4 je die Hälfte; fragen, wer nutzt, was S3 nicht kann.',
    belief:
      'Fair heißt gleich viel für alle auf einer Leitung. Max-Min-fair heißt, dass kein VC mehr bekommen kann, ohne einem mit weniger etwas zu nehmen.',
    next: 'Was geschieht mit den vier Anteilen, wenn S2 aufhört? Es ändern und sehen, wie lange jeder Algorithmus braucht.',
    avoid:
      '„Max-Min ist die faire Aufteilung.“ Es ist eine: Ein Netz könnte zusammen auch mehr tragen, wenn S3 nichts bekäme.',
  },
  'beat-down': {
    show: 'Die letzten beiden Leitungen sind voll, also sieht nichts falsch aus. Den langsamen VC finden lassen, dann seine erlaubte Rate neben seinem fairen Anteil zeigen.',
    belief:
      'Ein Bit behandelt alle VCs gleich. Eine RM-Zelle über drei Switches wird fast dreimal so oft markiert, und ihr VC darf von 0,15 bis 0,3 s im Mittel von zehn Seeds etwa ein Viertel seines Anteils senden.',
    next: 'Die Verzögerung zwischen den Switches auf 0,5 ms heben. Die Ordnung ändert sich: Welche Erklärung übersteht das?',
    avoid:
      '„Beat-down trifft den langen Weg.“ In einem LAN mit diesen Parametern stimmt es. Ab etwa 0,5 ms je Leitung ist es umgekehrt.',
  },
  'exact-rates': {
    show: 'Kurz vor 60 ms beginnen, wenn drei VCs starten. Vergleichen, wie jeder Algorithmus die neuen Raten findet: EPRCA schwingt um sie, ERAA hat sie nach wenigen ms.',
    belief:
      'Im Mittel richtig ist richtig. Die mittleren Raten von EPRCA stimmen, die eines Moments nicht, und ein Puffer spürt den Moment.',
    next: 'Was muss sich ein Switch für jeden VC merken? Und wenn er 10.000 davon hat?',
    avoid:
      '„EPRCA ist max-min-fair.“ Das stimmt im Mittel und im LAN; auf Leitungen von 1 ms kann einem VC ein Fünftel seines Anteils fehlen. „ERAA braucht keinen Puffer.“ Es braucht wenig, sobald seine Raten eingeschwungen sind.',
  },
  'back-pressure': {
    show: 'Fragen, wo die Warteschlange sein wird, wenn vier VCs auf die letzte Leitung kommen. Dann die Ports vom letzten zum ersten durchgehen.',
    belief:
      'Eine volle Leitung am Ende muss Zellen verlieren oder der Quelle eine Rate melden. Sie tut beides nicht: Plätze, die nicht zurückgegeben werden, halten den Switch davor an, und zuletzt die Quelle.',
    next: 'Die Verzögerung aller Leitungen verdoppeln. Wie viele Plätze braucht es dann, und wer bezahlt sie in einem Netz mit Tausenden von VCs?',
    avoid:
      '„Bei Kredit hält die Warteschlange eines VC die anderen auf.“ Das ist bei gemeinsamen Plätzen so. Hier hat jeder VC eigene.',
  },
  'lost-news': {
    show: 'Fragen, was man am Steuer tun soll, wenn der Verkehrsfunk schweigt. Dann EFCI mit verlorenen RM-Zellen laufen lassen, und PRCA mit denselben Verlusten.',
    belief:
      'Verlorene RM-Zellen machen die Regelung langsamer. Bei negativer Polarität schalten sie sie ab, wenn sie am nötigsten ist.',
    next: 'Auf welchen Leitungen treffen RM-Zellen selbst auf Überlast? Und wenn sie zuerst bedient werden?',
    avoid:
      '„PRCA ist besser.“ Es scheitert zur sicheren Seite: Das Netz ist ruhig und fast leer. TM 4.0 ist ein Kompromiss aus beiden.',
  },
  'not-free': {
    show: 'Zuerst die Spitze rechnen lassen: 52.364 Zellen/s zu viel, bis die erste Quelle gebremst wird. Dann ab 20 ms abspielen und vergleichen.',
    belief:
      'Explizite Raten brauchen keine Puffer. Solange die Nachricht unterwegs ist, wird mit den alten Raten gesendet: Etwa 890 Zellen warten an sw0 und 1.571 an sw1.',
    next: 'Eine Quelle ohne Ratenregelung nimmt 100.000 Zellen/s der letzten Leitung. Wie steil wächst die Warteschlange unter ERAA?',
    avoid:
      '„ERAA ist falsch.“ Es ist genau in dem, was es weiß, und die Rate der Leitung ist eingetragen. „Explizite Raten versagen auf langen Leitungen.“ Die Warteschlange hat eine Grenze, und mit λ unter 1 leert sie sich.',
  },
  'idle-share': {
    show: 'Fragen, welcher Algorithmus sich zuerst einigt und welche Datei zuletzt endet. Ab 0,13 s abspielen und die erlaubten Raten ansehen, wenn die erste Datei endet.',
    belief:
      'Wer sich früher einigt, ist früher fertig. ERAA einigt sich in 2 ms, und seine letzte Datei endet bei 0,224 s statt bei 0,189 s.',
    next: 'ERAA einen VC nach 1 ms Stille vergessen lassen. Was kann schiefgehen, wo Dateien Pausen machen?',
    avoid:
      '„Relative Marking ist schneller.“ Wie schnell, hängt von der Phase ab, in der die Quellen beginnen, und seine Zeile des Artikels ist hier nicht reproduziert.',
  },
  'early-warning': {
    show: 'Die Warteschlange unter EPD und unter ATM-RED ansehen, bevor eine Zahl zu sehen ist. Dann die Chance der Münze erhöhen und fragen, was das kostet.',
    belief:
      'RED ist immer besser. In diesem Netz trägt es am meisten, im Mesh ist es nur Dritter. Überall hat es die kürzeste Warteschlange.',
    next: 'Welches Verfahren will, wer ein Mesh betreibt, und welches, wer an seinem Rand sitzt?',
    avoid:
      '„Die Mittelung macht RED aus.“ Gewichte von 0,0001 bis 1 verschieben die Auslastung der Leitung um 2 Punkte. Die erste ssthresh von TCP verschiebt sie mehr als jedes Verfahren.',
  },
  'front-drop': {
    show: 'Der Nachricht von einem Verlust folgen: Wie lange braucht sie bis zum Sender, wenn die neueste Zelle geht, und wenn die älteste geht? Dann Timeouts zählen.',
    belief:
      'Weniger verlorene Zellen bedeuten weniger verlorene Pakete. CCD verliert ein Zehntel der Zellen von EPD und doppelt so viele Pakete: eine Zelle aus jedem von zehn.',
    next: 'tcp.slowTickMs=100 setzen. Was ist ein ersparter Timeout jetzt wert?',
    avoid:
      '„CCD schlägt EPD.“ Es hat etwa halb so viele Timeouts. Das lohnt, wo Timeouts teuer sind: 96 gegen 90 % bei Ticks von 500 ms, gleich bei 100 ms. Nichts bei leichter Überlast anführen: Dort hängt die Ordnung vom Timer ab.',
  },
  'in-step': {
    show: 'Die Warteschlange unter EPD bis zur Schwelle steigen lassen und die abgewiesenen Pakete eines Senders zählen. Dann dasselbe mit CCD: eine Zelle, und die Warteschlange steigt weiter.',
    belief:
      'Das Verfahren, das Pakete kennt, muss für TCP besser sein. Es erspart der Leitung nutzlose Zellen und nimmt so viele Pakete eines Fensters, dass kein Sender sie reparieren kann.',
    next: 'Jedem Sender eine eigene Verzögerung geben. Was wird aus den zehn Paketen, und was aus der einen Zelle?',
    avoid:
      '„Eine verlorene Zelle genügt.“ Das gilt, solange vorn die Zellen aller Sender einander abwechseln: Ein Sender, dessen Zelle verschont bleibt, sendet weiter.',
  },
  coupled: {
    show: 'Zuerst an der Tafel rechnen: Rate mal Umlauf in Segmenten, abgerundet. Dann vergleichen, wann die Dateien enden, gekoppelt und mit TCP allein.',
    belief:
      'Ein TCP, das seine genaue Rate kennt, muss besser sein. Wie vorgeschlagen braucht es hier etwa 40 % länger: Ein Fenster von einem Segment hält an und wartet.',
    next: 'k = 2, den kürzesten Umlauf und mindestens 3 Segmente nehmen. Wo ist die Warteschlange jetzt?',
    avoid:
      '„Der Vorschlag war falsch.“ In der Arbeit wurde er nie gerechnet, und auf Leitungen von 20 ms brauchen die Dateien ein Drittel weniger Zeit. Die Bedingung zum Ergebnis nennen.',
  },
};
