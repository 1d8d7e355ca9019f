import type { MechanismHelp } from '../../../../strings/en/mechanisms/help.ts';

/** Was mehrere haben. */
const lt = 'Ab dieser Warteschlange ist der Port leicht überlastet.';
const ht = 'Ab dieser Warteschlange ist er stark überlastet.';
const averageWeight =
  'Gewicht der neuesten Rate im Mittel. Groß: schnell und unruhig; 1: die Rate der letzten RM-Zelle.';
const utilisation = 'Anteil der Leitung, den der Port füllen will; was übrig bleibt, leert Warteschlangen.';
const intervalMs =
  'Länge eines Messintervalls. 1 ms passt zu einem LAN, 5 ms zu einem WAN: Kürzer als der Umlauf heißt antworten, bevor die letzte Antwort zu sehen ist; mit wenigen Zellen je VC werden langsame Quellen übersehen.';
const intervalCells =
  'Ein Intervall endet auch mit seiner n-ten ABR-Zelle, damit ein schneller Port früher antwortet; 0: nur nach Zeit.';
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
  intelligent: {
    help: 'Relative Markierung je VC: Zwischen LT und HT bremst der Switch nur VCs, deren Rate über einer Schätzung des fairen Anteils liegt. Die Schätzung ist MACR, ein gleitendes Mittel der Raten in Forward-RM-Zellen; es beginnt mit der ersten.',
    parameters: {
      lt,
      ht,
      alpha: averageWeight,
      dpf: 'Down Pressure: VCs über diesem Teil von MACR gelten als über ihrem fairen Anteil; unter 1, damit Raten bei MACR nicht hin und her kippen.',
      memory:
        'Ob ein Port, der stark überlastet war, es bleibt, bis seine Warteschlange unter LT gefallen ist.',
    },
  },
  mmrca: {
    help: 'EPRCA mit einer anderen Schätzung des fairen Anteils: der Mitte zwischen der größten und der kleinsten Rate der VCs. Schwellen, Zeitfenster und Faktor sind aus zweiter Hand rekonstruiert. LT und HT heißen dort QT und DQT.',
    parameters: {
      lt,
      ht,
      rf: 'Teil des Mittels von MAX und MIN, der bei Überlast ausgeteilt wird.',
      windowMs:
        'MAX steigt und MIN fällt mit jeder RM-Zelle; näher kommen sie sich nur am Ende eines solchen Zeitfensters. Lang: Der Port erfährt spät, dass der schnellste VC gebremst hat; kurz: Er übersieht langsame VCs, die von einer RM-Zelle zur nächsten 32 Zellen senden.',
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
  osu: {
    help: 'Der erste Switch, der seine Last misst: Jede Quelle teilt ihre Rate durch den Lastfaktor. Nahe der angestrebten Last werden VCs über dem fairen Anteil etwas gebremst und die anderen beschleunigt; so werden die Anteile dort gleich, und nur dort.',
    parameters: {
      utilisation,
      band: 'Halbe Breite des Bands von Lastfaktoren um 1, in dem die Anteile gleich gemacht werden.',
      intervalMs,
    },
  },
  'erica-basic': {
    help: 'Ein VC darf seinen fairen Anteil haben, oder seine eigene Rate, auf die angestrebte Last gebracht. Kann ein VC seinen Anteil nicht nutzen, behalten die mehr, die schon mehr haben: nicht Max-Min hinter einem früheren Engpass.',
    parameters: {
      utilisation,
      intervalMs,
      intervalCells,
    },
  },
  'erica-plus': {
    help: 'ERICA, das die ganze Leitung füllt und stattdessen die Warteschlange steuert: Unter der Verzögerung T0 teilt es etwas mehr aus, als die Leitung übrig hat, darüber weniger.',
    parameters: {
      t0Ms: 'Wartezeit, die der Port hält: 0,1 ms in einem LAN, 0,5 ms in einem WAN, damit immer eine Zelle zu senden ist.',
      a: 'Wie schnell das Ziel fällt, wenn die Verzögerung über T0 ist; 1: gar nicht.',
      b: 'Was bei leerer Warteschlange ausgeteilt wird, als Vielfaches dessen, was die Leitung übrig hat.',
      qdlf: 'Queue drain limit factor: Darunter fällt f nie, wie lang die Warteschlange auch ist.',
      intervalMs,
      intervalCells,
      delta:
        'Solange der Lastfaktor höchstens 1 + δ ist, darf jeder VC so viel haben wie der am besten bediente im Intervall davor.',
      fairness,
    },
  },
  capc: {
    help: 'Eine Rate für alle, ERS: Sie wächst, solange die Last des Ports unter dem Ziel ist, und schrumpft darüber, im Verhältnis zum Abstand. Es zählt keine VCs; eine lange Warteschlange bremst zusätzlich (CI).',
    parameters: {
      utilisation,
      rup: 'Steigung der Erhöhung: 0,025 bis 0,1. Klein in einem WAN, wo die Antwort spät zu sehen ist.',
      rdn: 'Steigung der Senkung: 0,2 bis 0,8. Klein in einem WAN, wo die Antwort spät zu sehen ist.',
      eru: 'Der größte Faktor für ERS am Ende eines Intervalls.',
      erf: 'Der kleinste Faktor für ERS am Ende eines Intervalls.',
      cqt: 'Solange die Warteschlange länger ist, bremsen Backward-RM-Zellen (CI).',
      intervalMs,
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
