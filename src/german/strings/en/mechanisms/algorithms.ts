import type { MechanismHelp } from '../../../../strings/en/mechanisms/help.ts';

/** Was mehrere haben. */
const lt = 'Ab dieser Warteschlange ist der Port leicht überlastet.';
const ht = 'Ab dieser Warteschlange ist er stark überlastet.';
const averageWeight =
  'Gewicht der neuesten Rate im Mittel. Groß: schnell und unruhig; 1: die Rate der letzten RM-Zelle.';
const utilisation = 'Anteil der Leitung, den der Port füllen will; was übrig bleibt, leert Warteschlangen.';
const intervalMs =
  'Länge eines Messintervalls. 1 ms passt zu einem LAN, 5 ms zu einem WAN: Kürzer als der Umlauf heißt antworten, bevor die letzte Antwort zu sehen ist; mit wenigen Zellen je VC werden langsame Quellen übersehen.';
const fairness =
  'Was geteilt wird: die ganze Bandbreite, egal was zugesagt ist; oder was die Mindestraten (MCR) davon übrig lassen, und darauf bekommt jeder VC seinen Anteil (TM 4.0, Anhang I.3). Bei ungleichen MCR ergeben gleiche Anteile mehr als die Leitung.';
const lambda =
  'Lastfaktor: der Teil der Bandbreite, der ausgeteilt wird. Was zurückbleibt, leert die Warteschlangen des Anfangs; mit 1 bleiben sie für immer.';
const bandwidth =
  'Bandbreite aller ABR-VCs zusammen; 0: was höhere Klassen im letzten Intervall von der Leitung übrig ließen.';

export const algorithmHelp: MechanismHelp = {
  none: {
    help: 'RM-Zellen gehen unberührt durch, also steigt jede ABR-Quelle auf ihre Spitzenrate, und die Warteschlange nimmt den Rest.',
    parameters: {},
  },
  backward: {
    help: 'Ein Port mit langer Warteschlange schreibt selbst RM-Zellen (BN, CI) und sendet sie geradewegs zu den Quellen der Zellen zurück, die auf die Warteschlange treffen: der kürzeste Weg, den eine Nachricht nehmen kann. RM-Zellen der Quellen gehen unberührt durch. Quellen nach TM 4.0 laufen Meldungen davon, die seltener kommen als ihre eigenen RM-Zellen. Newmans Quelle (`abr.rule: becn`) halbiert bei jeder und verdoppelt nach `recoveryMs` ohne eine: Sie hält die Warteschlangen bei dem Abstand, den TM 4.0 erlaubt, solange die Erholung nicht kürzer ist als der Abstand.',
    parameters: {
      qt: 'Solange mehr Zellen als diese warten, sendet der Switch der Quelle jeder ankommenden Datenzelle eine Backward-RM-Zelle.',
      gapMs:
        'Kleinste Zeit zwischen zwei Meldungen an einen VC. TM 4.0 erlaubt zehn Zellen je Sekunde; Newmans eigener Filter lässt eine durch etwa in der Zeit, die die Nachricht zur Quelle und ihre Wirkung zurück braucht, 1 ms oder weniger in einem LAN.',
    },
  },
  dmrca: {
    help: 'Folgt der größten Rate statt dem Mittel: Anderswo begrenzte VCs ziehen sie nicht herunter. Je länger die Warteschlange, desto kleiner der Teil davon, den ein VC behalten darf; ab HT gilt das für jeden VC, sonst stiegen in einem WAN die darunter ungehört weiter. Stufen, Alter und Faktor sind aus zweiter Hand rekonstruiert.',
    parameters: {
      lt,
      ht,
      alpha: averageWeight,
      steps: 'Fn fällt in so vielen gleichen Stufen von 1 bei LT auf den kleinsten Wert bei HT.',
      least: 'Fn ab HT.',
      rf: 'Teil von AMAX × Fn, der ausgeteilt wird.',
      ageMs:
        'Nach so langer Stille des VC von MAX tritt die nächste RM-Zelle irgendeines VC an seine Stelle.',
      feedback: 'Was ein zu schneller VC bekommt: eine Rate oder das Bit.',
    },
  },
  ferm: {
    help: 'Fuzzy-Regeln statt einer Formel: Die Warteschlange und ihre Änderung wählen Regeln aus einer Tabelle, und die zutreffenden werden zu einer Rate für alle gemittelt. Es zählt keine VCs, also wächst die stehende Warteschlange mit ihrer Zahl.',
    parameters: {
      utilisation,
      full: 'Eine mittlere Warteschlange ab hier ist voll; ein Viertel davon ist niedrig, die Hälfte mittel. Längere Intervalle oder Leitungen brauchen mehr, sonst schwingen die Raten: 4.000 in einem WAN mit Intervallen von 5 ms.',
      swing:
        'Eine mittlere Warteschlange, die von einem Intervall zum nächsten um so viel wächst, steigt schnell; bei der Hälfte steigt sie.',
      intervalMs,
    },
  },
  cceri: {
    help: 'Merkt sich die Rate jedes VC. Wer an oder unter der angebotenen Rate liegt, ist anderswo begrenzt; was diese übrig lassen, wird gleich geteilt. Exakt wie ERAA, aber es geht für jede RM-Zelle die ganze Tabelle durch.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
    },
  },
  eraa: {
    help: 'Berechnet die fairen Max-Min-Raten exakt, in konstanter Zeit je RM-Zelle: VCs, die andere Leitungen unter dem gleichen Anteil halten, sind zufrieden, und was sie übrig lassen, geht zu gleichen Teilen an die anderen. Zählt die offenen VCs, auch stille.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
      marking:
        'Raten werden von Forward-RM-Zellen vereinbart. Auch die rücklaufenden zu senken, bringt über lange Leitungen frischere Nachrichten (Ülkü, Abschnitt 4.3).',
      forgetMs:
        'Ein VC, der länger als diese Zeit, mindestens 0,1 ms, keine Zelle sendet, wird gestrichen, und sein Anteil geht an die anderen. 0 = nie: ERAA zählt offene VCs, nicht sendende. Nicht im Artikel.',
    },
  },
  fmmra: {
    help: 'Schaut auf ER der RM-Zellen in beiden Richtungen statt auf das, was Quellen zu senden angeben: Ein VC, dessen ER unter der angebotenen Rate kommt, ist anderswo begrenzt. Solange die Leitung nicht ausgelastet ist, gibt ERmax den anderen mehr; so gehen Anteile stiller VCs nicht verloren.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
      alpha:
        'Gewicht einer Backward-RM-Zelle in ERmax, der Rate, die wächst, solange die Leitung nicht ausgelastet ist; mit 0 wird nichts doppelt ausgeteilt.',
      intervalMs,
      band: 'Eine Last so wenig unter 1 gilt als 1, damit die Raten nicht mit dem Zählen einzelner Zellen schwanken.',
      dqt: 'Warten mehr ABR-Zellen, beginnt ERmax neu, und kein VC bekommt mehr als die angebotene Rate.',
    },
  },
};
