import type { Sentences } from './pairs.ts';

/** The scenes of rates, what their knobs and those of others ask, and the names of the groups of scenes. */
export const rateScenes: Sentences = {
  'No news: good or bad?': 'Wenn Nachrichten fehlen',
  'ABR · three VCs over one 155 Mb/s link of 0.1 ms, RM cells lost on the way back':
    'ABR · drei VCs über eine Leitung von 155 Mb/s und 0,1 ms, RM-Zellen gehen auf dem Rückweg verloren',
  'Nine of ten RM cells are lost on their way back. Sources that slow down only on an RM cell (EFCI, negative polarity) climb to the full rate: congestion collapse. Sources that speed up only on an RM cell (PRCA) fall silent instead.':
    'Neun von zehn RM-Zellen gehen auf dem Rückweg verloren. Quellen, die nur auf eine RM-Zelle hin langsamer werden (EFCI, negative Polarität), steigen auf die volle Rate: Zusammenbruch. Quellen, die nur auf eine RM-Zelle hin schneller werden (PRCA), verstummen stattdessen.',
  'Ülkü 1997, section 2.1.2; the network is R2 with short links':
    'Ülkü 1997, Abschnitt 2.1.2; das Netz ist R2 mit kurzen Leitungen',
  'The switch says slow down, and hardly any word arrives. What does a source do without news?':
    'Der Switch sagt „langsamer“, und kaum ein Wort kommt an. Was tut eine Quelle ohne Nachricht?',
  'How many RM cells are lost on the way back?': 'Wie viele RM-Zellen gehen auf dem Rückweg verloren?',
  'name: None': 'Keine',
  'name: 9 of 10': '9 von 10',
  'every word of the switch arrives': 'jedes Wort des Switches kommt an',
  'hardly any word arrives': 'kaum ein Wort kommt an',
  'Under EFCI the queue is full and all three send at the full rate. Why does none of them slow down?':
    'Mit EFCI ist die Warteschlange voll, und alle drei senden mit voller Rate. Warum wird keine langsamer?',
  'Choose none, to the end. What do the same sources do when every RM cell arrives?':
    '„Keine“ wählen, bis zum Ende. Was tun dieselben Quellen, wenn jede RM-Zelle ankommt?',
  'Put abr.rule=prca into the address: those sources speed up on good news only. What is the price?':
    'abr.rule=prca in die Adresse setzen: Diese Quellen werden nur auf gute Nachricht hin schneller. Was ist der Preis?',
  'RM cells are lost, and sources that wait for bad news speed up.':
    'RM-Zellen gehen verloren, und die Quellen werden schneller.',
  'A third each, and two thirds': 'Je ein Drittel, und zwei Drittel',
  'ABR · four VCs over two 155 Mb/s links of 10 µs':
    'ABR · vier VCs über zwei Leitungen von 155 Mb/s und 10 µs',
  'Three sources share the first link, and one of them shares the second link with a fourth. S3 cannot use more than a third of either link, so max-min fairness gives S4 what S3 leaves: two thirds, not a half.':
    'Drei Quellen teilen sich die erste Leitung, und eine davon teilt die zweite mit einer vierten. S3 kann von keiner Leitung mehr als ein Drittel nutzen, darum gibt Max-Min-Fairness S4, was S3 übrig lässt: zwei Drittel, nicht die Hälfte.',
  'Ülkü 1997, section 1.3.2 and Figure 1.1': 'Ülkü 1997, Abschnitt 1.3.2 und Abbildung 1.1',
  'S3 and S4 share a link. Fair is not half and half. Why?':
    'S3 und S4 teilen sich eine Leitung. Fair ist nicht halb und halb. Warum?',
  'What are the max-min fair shares of the four, and in which order are they found?':
    'Was sind die Max-Min-fairen Anteile der vier, und in welcher Reihenfolge findet man sie?',
  'Under ERAA read the four rates after 30 ms. How are they related to the 365,566 cells/s of a link?':
    'Mit ERAA die vier Raten nach 30 ms lesen. Wie hängen sie mit den 365.566 Zellen/s einer Leitung zusammen?',
  'Choose relative marking. Which of the four gets less than its share?':
    'Relative Markierung wählen. Welche der vier bekommt weniger als ihren Anteil?',
  'Four sources on two links: what is a fair share?':
    'Vier Quellen auf zwei Leitungen: Was ist ein fairer Anteil?',
  'Full places, link by link backwards': 'Volle Plätze, rückwärts Leitung für Leitung',
  'credit-based · six VCs over three 155 Mb/s links of 0.1 ms':
    'mit Kredit · sechs VCs über drei Leitungen von 155 Mb/s und 0,1 ms',
  'Each switch lets a cell come only where it has a place for it. At 20 ms four VCs join the last link, and the places of 3h1 fill one switch after the other, backwards, until its source waits. Nothing is lost, and nobody is told a rate.':
    'Jeder Switch lässt eine Zelle nur kommen, wenn er einen Platz für sie hat. Bei 20 ms kommen vier VCs auf die letzte Leitung, und die Plätze von 3h1 füllen sich Switch für Switch rückwärts, bis seine Quelle wartet. Nichts geht verloren, und keine Quelle bekommt eine Rate.',
  'Ülkü 1997, section 2.1.1; the network is ours': 'Ülkü 1997, Abschnitt 2.1.1; das Netz ist von uns',
  'The last link is full, and 2 ms later the source stops. Who stopped it?':
    'Die letzte Leitung ist voll, und 2 ms später hält die Quelle an. Wer hat sie angehalten?',
  'How many places has a VC at a switch?': 'Wie viele Plätze hat ein VC an einem Switch?',
  'name: Round trip': 'Umlauf',
  'as many as a round trip of the link holds': 'so viele, wie ein Umlauf der Leitung fasst',
  'ten for a batch of credits, and ten more': 'zehn für eine Ladung Kredite, und zehn mehr',
  'Step to sw2>sw3, sw1>sw2 and sw0>sw1 after 20 ms. In which order do the places of 3h1 fill?':
    'Nach 20 ms sw2>sw3, sw1>sw2 und sw0>sw1 ansehen. In welcher Reihenfolge füllen sich die Plätze von 3h1?',
  'What happens to 1h0, which never sees the last link?':
    'Was geschieht mit 1h0, der die letzte Leitung nie sieht?',
  'Choose 20 places. Which share of the link does a VC get, and why does a longer link need more?':
    '20 Plätze wählen. Welchen Anteil der Leitung bekommt ein VC, und warum braucht eine längere Leitung mehr?',
  'A full link stops a source three switches away, place by place.':
    'Eine volle Leitung hält eine Quelle drei Switches davor an.',
  'One bit, three switches': 'Ein Bit, drei Switches',
  'Seven VCs over three links, and switches that say no more than slow down or not. The VC that crosses all three links is told to slow down three times as often as the others. From 0.15 to 0.3 s it is allowed about a quarter of its fair share, on the mean of ten seeds.':
    'Sieben VCs über drei Leitungen und Switches, die nur „langsamer“ oder „nicht langsamer“ sagen. Der VC, der alle drei Leitungen überquert, hört dreimal so oft „langsamer“ wie die anderen. Von 0,15 bis 0,3 s darf er im Mittel von zehn Seeds etwa ein Viertel seines Anteils senden.',
  'Ülkü 1997, section 4.1, Table 4.1, Figures 4.1 and 4.2':
    'Ülkü 1997, Abschnitt 4.1, Tabelle 4.1, Abbildungen 4.1 und 4.2',
  'The last two links are full, and the VC that crosses all three gets about a quarter of its share.':
    'Die letzten beiden Leitungen sind voll, und der VC, der alle drei überquert, bekommt etwa ein Viertel seines Anteils.',
  'On a path of three switches each marks with probability p. How often is an RM cell marked?':
    'Auf einem Weg mit drei Switches markiert jeder mit der Wahrscheinlichkeit p. Wie oft wird eine RM-Zelle markiert?',
  '2h1 meets two switches: why does it win?': '2h1 trifft auf zwei Switches: Warum gewinnt es?',
  'The last two links are full. Is this efficient? Is it fair?':
    'Die letzten beiden Leitungen sind voll. Ist das effizient? Ist es fair?',
  'A VC over three switches gets about a quarter of its fair share.':
    'Ein VC über drei Switches bekommt etwa ein Viertel seines Anteils.',
  'Tell TCP the rate': 'TCP die Rate sagen',
  'Every TCP takes the rate that the network allows it times its measured round trip as its window. The queues at the sources are gone, and every file takes longer.':
    'Jedes TCP nimmt die Rate, die das Netz ihm erlaubt, mal seine gemessene Umlaufzeit als Fenster. Die Warteschlangen in den Quellen sind weg, und jede Datei dauert länger.',
  'Ülkü 1997, section 5.3: proposed there, the runs are ours':
    'Ülkü 1997, Abschnitt 5.3: dort vorgeschlagen, die Läufe sind unsere',
  'A thesis proposed it in 1997 and never ran it. You run it.':
    'Eine Abschlussarbeit schlug es 1997 vor und ließ es nie laufen. Hier läuft es.',
  'What sets the window of a TCP sender?': 'Was bestimmt das Fenster eines TCP-Senders?',
  Coupled: 'Gekoppelt',
  'the allowed rate times its round trip': 'die erlaubte Rate mal seine Umlaufzeit',
  'TCP alone': 'TCP allein',
  'its own rules: losses and timers': 'seine eigenen Regeln: Verluste und Timer',
  'A sixth of the link, a round trip of 2 ms for 1h1 and 6 ms for 3h1: how many segments of 193 cells is that?':
    'Ein Sechstel der Leitung, eine Umlaufzeit von 2 ms für 1h1 und 6 ms für 3h1: Wie viele Segmente von 193 Zellen sind das?',
  'Why is the measured round trip a bad factor for a window?':
    'Warum ist die gemessene Umlaufzeit ein schlechter Faktor für ein Fenster?',
  'The queue at the source is gone. Where did it go with k = 2, the shortest round trip and 3 segments at least?':
    'Die Warteschlange in der Quelle ist weg. Wohin ging sie mit k = 2, der kürzesten Umlaufzeit und mindestens 3 Segmenten?',
  'TCP windows that follow the ABR rate, as proposed in 1997.':
    'TCP-Fenster, die der ABR-Rate folgen, wie 1997 vorgeschlagen.',
  'From groping to arithmetic': 'Vom Tasten zum Rechnen',
  'The same seven VCs under EPRCA, whose switches hand out parts of a running mean. Swap it for intelligent marking, which gropes for tens of milliseconds, and for ERAA, which counts VCs and hands out the exact share.':
    'Dieselben sieben VCs mit EPRCA, dessen Switches Teile eines gleitenden Mittels verteilen. Gegen intelligentes Markieren tauschen, das sich Dutzende Millisekunden lang vorantastet, und gegen ERAA, das VCs zählt und den genauen Anteil verteilt.',
  'Ülkü 1997, sections 4.2 and 4.3': 'Ülkü 1997, Abschnitte 4.2 und 4.3',
  'Three switches that answer differently to one question: how fast may I send?':
    'Drei Switches, die eine Frage verschieden beantworten: Wie schnell darf ich senden?',
  'What does ERAA know that EPRCA does not?': 'Was weiß ERAA, was EPRCA nicht weiß?',
  'Under ERAA every VC stays at 95 % of its fair share. Where did the rest go?':
    'Bei ERAA bleibt jeder VC bei 95 % seines fairen Anteils. Wo ist der Rest geblieben?',
  'EPRCA is right in the mean and wrong at every moment. When does that matter?':
    'EPRCA hat im Mittel recht und in jedem Augenblick unrecht. Wann kommt es darauf an?',
  'Switches answer one question: how fast may this source send?':
    'Switches beantworten eine Frage: Wie schnell darf die Quelle senden?',
  'Fastest to agree, last to finish': 'Zuerst einig, zuletzt fertig',
  "Three files over one link, and a switch that divides it by the VCs that are open. When the first file is done its third of the link is nobody's: the allowed rates of the others do not move.":
    'Drei Dateien über eine Leitung und ein Switch, der sie durch die offenen VCs teilt. Ist die erste Datei fertig, gehört ihr Drittel der Leitung niemandem: Die erlaubten Raten der anderen bewegen sich nicht.',
  'Ülkü 1997, section 5.2 and Table 5.3': 'Ülkü 1997, Abschnitt 5.2 und Tabelle 5.3',
  'The algorithm that agrees within two milliseconds loses the race.':
    'Der Algorithmus, der sich innerhalb von zwei Millisekunden einigt, verliert das Rennen.',
  'Which VCs does ERAA count: those that are open, or those that send?':
    'Welche VCs zählt ERAA: die offenen oder die, die senden?',
  'Let it forget VCs that are silent for 1 ms. When does the last file finish now?':
    'VCs vergessen lassen, die 1 ms lang schweigen. Wann ist die letzte Datei jetzt fertig?',
  'Swap to EPRCA or relative marking: what does a switch see that measures instead of counting?':
    'Gegen EPRCA oder relative Markierung tauschen: Was sieht ein Switch, der misst statt zu zählen?',
  'The algorithm that agrees first finishes its files last.':
    'Der Algorithmus, der sich zuerst einigt, ist zuletzt fertig.',
  'What exact rates do not know': 'Was genaue Raten nicht wissen',
  'The exact algorithm again, with a millisecond between switches. Until the first source hears of the second, more comes than goes: the queues grow along a straight line, and drain at five per cent of the link.':
    'Noch einmal der genaue Algorithmus, mit einer Millisekunde zwischen den Switches. Bis die erste Quelle von der zweiten erfährt, kommt mehr, als geht: Die Warteschlangen wachsen entlang einer Geraden und leeren sich mit fünf Prozent der Leitung.',
  'Ülkü 1997, section 4.3 and chapter 6': 'Ülkü 1997, Abschnitt 4.3 und Kapitel 6',
  'The perfect algorithm, one millisecond away.': 'Der perfekte Algorithmus, eine Millisekunde entfernt.',
  'Predict the highest queue of sw0 from the excess rate and the time until the source hears.':
    'Die höchste Warteschlange von sw0 vorhersagen, aus der überschüssigen Rate und der Zeit, bis die Quelle davon erfährt.',
  'With λ = 1 the queue never drains. Why?': 'Mit λ = 1 leert sich die Warteschlange nie. Warum?',
  'Swap to ERICA+: what does it measure that ERAA counts on knowing?':
    'Gegen ERICA+ tauschen: Was misst es, was ERAA als bekannt voraussetzt?',
  'The exact algorithm on links of 1 ms: why does a queue build up?':
    'Der genaue Algorithmus auf Leitungen von 1 ms: Warum wird es voll?',
  'any cell, once the buffer is full': 'irgendeine Zelle, sobald der Puffer voll ist',
  'also the rest of that packet': 'auch den Rest dieses Pakets',
  'whole packets, a little earlier': 'ganze Pakete, etwas früher',
  'packets of two senders at a time': 'Pakete von zwei Sendern zugleich',
  'the oldest cell, once the buffer is full': 'die älteste Zelle, sobald der Puffer voll ist',
  'an old cell of each sender, then none for a while': 'eine alte Zelle je Sender, dann eine Weile keine',
  'whole packets of senders above their share': 'ganze Pakete von Sendern über ihrem Anteil',
  'whole packets by a coin, on average queue': 'ganze Pakete per Münze, nach mittlerer Warteschlange',
  'slower, faster or stay: one bit': 'langsamer, schneller oder bleiben: ein Bit',
  'a rate found step by step': 'eine Rate, Schritt für Schritt gefunden',
  'a part of a running mean': 'einen Teil eines gleitenden Mittels',
  'the exact share, by counting VCs': 'den genauen Anteil, durch Zählen der VCs',
  'the share of the measured load': 'den Anteil an der gemessenen Last',
  'senders grow by seg²/cwnd alone': 'Sender wachsen allein um seg²/cwnd',
  'senders repair all losses of a window': 'Sender beheben alle Verluste eines Fensters',
  'No seg/8': 'Ohne seg/8',
  NewReno: 'NewReno',
  'What is mended, the switch or TCP?': 'Was wird ausgebessert, Switch oder TCP?',
  'Which cells does the port refuse?': 'Welche Zellen weist der Port ab?',
  'What does a switch tell a source?': 'Was sagt ein Switch einer Quelle?',
  'First steps': 'Erste Schritte',
  'Each scene opens at the moment it is about.': 'Jede Szene öffnet sich in dem Augenblick, um den es geht.',
  'Going on': 'Weiter',
  'Fairness, buffers, schedulers, and rates instead of losses.':
    'Fairness, Puffer, Scheduler und Raten statt Verluste.',
  Research: 'Forschung',
  'Open questions of the papers, with their own mechanisms.':
    'Offene Fragen der Artikel, mit ihren eigenen Mechanismen.',
  'Other networks': 'Andere Netze',
};
