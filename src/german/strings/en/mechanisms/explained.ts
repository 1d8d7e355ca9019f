import type { EXPLANATIONS as english } from '../../../../strings/en/mechanisms/explained.ts';

/** Nach den Kennungen von Catalog.explained. */
export const EXPLANATIONS: typeof english = {
  tahoe: {
    help: 'Das erste TCP mit Überlastkontrolle. Doppelte ACKs ersetzen das Warten auf den Timer, aber nach jedem Verlust beginnt der Sender wieder mit einem Segment, und der Weg läuft leer.',
  },
  reno: {
    help: 'Halbiert das Fenster nach einem Verlust, statt neu zu beginnen. Jedes weitere doppelte ACK zeigt, dass ein Segment das Netz verlassen hat, und lässt ein neues hinein. Mehrere Verluste in einem Fenster enden meist in einem Timeout.',
    limits:
      'Das ACK, das Recovery beendet, öffnet das Fenster auch um einen Schritt, wo growthAfterRecovery an ist, wie in Net/3.',
  },
  newreno: {
    help: 'Ein Reno, das in Recovery bleibt, bis alle Lücken des Fensters gefüllt sind. Ein partielles ACK zeigt die nächste Lücke; so ersetzt der Sender einen Verlust je Umlauf ohne Timeout.',
  },
  sack: {
    help: 'Der Empfänger nennt die Blöcke, die er hat. Der Sender zählt die Daten unterwegs und füllt mehrere Lücken in einem Umlauf, mit einem Fenster, das halbiert bleibt.',
  },
  'timeout-only': {
    help: 'Slow Start und Congestion Avoidance allein. Doppelte ACKs bewirken nichts, also kostet jeder Verlust das volle Warten auf den Timer.',
  },
  cubic: {
    help: 'Vorgabe heutiger Systeme. Das Fenster wächst mit der Zeit seit dem letzten Verlust, nicht mit Umläufen: zuerst schnell, flach nahe der Größe beim letzten Verlust, dann wieder schnell.',
  },
  'slow-start': {
    help: 'Das Fenster verdoppelt sich je Umlauf bis ssthresh, dann wächst es um etwa ein Segment je Umlauf. Das Fenster des Empfängers, awnd, ist die obere Grenze.',
    limits: 'Das Glied mit growthDivisor ist das von 4.3BSD Reno; 0 schaltet es aus.',
  },
  'byte-counting': {
    help: 'Das Fenster wächst nach quittierten Bytes statt nach ACKs: Ein Empfänger, der jedes zweite Segment quittiert, halbiert das Tempo des Senders nicht mehr.',
  },
  rto: {
    help: 'Wie lange ein Sender auf ein ACK wartet, bevor er einen Verlust annimmt. Zu kurz: Er wiederholt Daten, die angekommen sind. Zu lang: Die Leitung ist leer. Nach einem Burst von Verlusten warten alle Sender eines LANs das Minimum ab, minRtoMs.',
  },
  'coarse-rto': {
    help: 'Der Timeout in Ticks einer langsamen Uhr, in BSD je 500 ms. Kein Timeout ist kürzer als zwei Ticks; so kann ein Verlust eine Sekunde kosten, selbst wo ein Umlauf eine Millisekunde dauert.',
  },
  sending: {
    help: 'Volle Segmente gehen ab, sobald das Fenster es erlaubt. Kurze warten, damit Header das Netz nicht füllen.',
  },
  acknowledging: {
    help: 'Der Empfänger quittiert jedes zweite Segment, oder eines nach kurzer Wartezeit. Eine Lücke meldet er sofort: Drei dieser doppelten ACKs lösen ein Fast Retransmit aus.',
  },
  ecn: {
    help: 'Eine Markierung statt eines Verlusts: Der Switch setzt EFCI, der Empfänger meldet es zurück, und der Sender verkleinert sein Fenster einmal je Fenster, ohne Daten zu wiederholen.',
  },
  'greedy-tcp': {
    help: 'Eine Übertragung ohne Ende. Nur das Fenster begrenzt sie, also findet sie heraus, wie viel das Netz trägt.',
  },
  'file-tcp': {
    help: 'Dateien begrenzter Größe, eine nach der anderen. Jede Verbindung beginnt in Slow Start, also erreichen kurze Dateien nie die volle Rate. Gemessen wird die Zeit einer Übertragung.',
  },
  poisson: {
    help: 'Einheiten nach Zufall: Die Zeit bis zur nächsten hängt nicht von der Vergangenheit ab. Die Quelle sendet mit ihrer Rate, was immer das Netz tut.',
  },
  deterministic: {
    help: 'Einheiten in gleichen Abständen, wie ein Sprachkanal ohne Pausenerkennung. Die Phasen entscheiden, ob mehrere solche Quellen an einem Switch zusammentreffen.',
  },
  'on-off': {
    help: 'Jemand, der spricht: Bursts mit konstanter Rate und Stille im Wechsel. Die mittlere Rate ist die Rate eines Bursts mal den Teil der Zeit, den Bursts einnehmen.',
  },
  vbr: {
    help: 'Eine Rate, die von Stufe zu Stufe wechselt, wie Video. Mit exponentiellen Längen ist es eine Markov-modulierte Quelle.',
  },
  scripted: {
    help: 'Eine Liste von Zeiten, für Experimente, in denen jede Zelle zählt.',
  },
  greedy: {
    help: 'Immer eine Zelle zu senden, mit der Rate, die das Netz erlaubt. Sie zeigt, was Ratenregelung ohne TCP darüber tut.',
  },
  calls: {
    help: 'Telefonanrufe oder Dateianfragen, die zufällig kommen und sich einige VCs teilen. Ein Anruf, der keinen freien VC findet, ist verloren.',
  },
  tm4: {
    help: 'Die Quelle einer ABR-Verbindung: Sie sendet höchstens mit ACR, fragt mit Forward-RM-Zellen, wie schnell sie sein darf, und folgt den Antworten. Die Regeln 5 und 6 bremsen sie, solange Antworten fehlen.',
    limits:
      'Nicht simuliert: Regel 3b (Backward-RM-Zellen zwischen den Zellen, da Daten nur in einer Richtung fließen), Regel 4 (Zellen haben kein CLP-Bit) und Regel 13 (ein freiwilliges Verhalten der Quelle).',
  },
  destination: {
    help: 'Das andere Ende des Regelkreises: Es schickt jede RM-Zelle zur Quelle zurück und überträgt in sie eine Markierung der letzten Datenzelle.',
    limits:
      'Nicht simuliert: Regeln 3, 4 und 6 (RM-Zellen warten am Ziel nie und haben kein CLP-Bit) und Regel 5 (RM-Zellen, die ein Ziel ungefragt erzeugt).',
  },
  prca: {
    help: 'Der Vorschlag vor TM 4.0, nur mit positiver Rückmeldung: Die Rate fällt mit jeder Zelle, und nur eine RM-Zelle hebt sie. Gehen RM-Zellen verloren, werden Quellen langsamer, und das ist die sichere Richtung.',
  },
  becn: {
    help: 'Rückmeldung nach hinten: Ein überlasteter Switch sendet RM-Zellen an die Quellen, und diese halbieren ihre Raten. Ohne Meldungen verdoppeln sie sie, bis PCR.',
  },
  efci: {
    help: 'Negative Rückmeldung: RM-Zellen melden nur Überlast. Gehen sie auf einem überlasteten Rückweg verloren, werden Quellen schneller, und das Netz bricht zusammen. Das führte zu PRCA.',
  },
  coupling: {
    help: 'Das Fenster von TCP folgt der erlaubten Rate seines VC, sodass die Quelle weder ihren eigenen Puffer überfüllt noch die Rate ungenutzt lässt.',
  },
  credit: {
    help: 'Eine Zelle geht nur ab, wo bekannt ist, dass ein freier Platz auf sie wartet, Abschnitt für Abschnitt. Nie geht eine Zelle verloren, aber jeder VC braucht auf jedem Abschnitt Plätze für einen Umlauf.',
  },
  'adaptive-credit': {
    help: 'VCs teilen sich die Plätze eines Abschnitts nach der jüngsten Nutzung: Aktive VCs bekommen die meisten, und stille behalten einige für den Anfang.',
  },
  segments: {
    help: 'Ein Switch teilt den Regelkreis eines VC in zwei: Zur Quelle hin verhält er sich wie ein Ziel, zum Ziel hin wie eine Quelle. Jeder Teil reagiert in seinem eigenen, kürzeren Umlauf.',
    limits:
      'TM 4.0 lässt offen, wie die beiden Regelkreise gekoppelt sind. Die Bedingung mit 2 × Nrm Zellen ist eine Wahl dieses Simulators.',
  },
  router: {
    help: 'Ein Router setzt Zellen zu Frames zusammen und leitet sie ganz weiter; so können sich Frames mehrerer VCs einen VC teilen, ohne dass ihre Zellen sich mischen.',
  },
};
