import type { Sentences } from './pairs.ts';

/** What a rule can read and do, and what is wrong with one. */
export const rules: Sentences = {
  ' and ': ' und ',
  'Cells waiting before this one; the cell on the wire is not counted.':
    'Zellen, die vor dieser warten; die Zelle auf der Leitung zählt nicht mit.',
  'Places for waiting cells.': 'Plätze für wartende Zellen.',
  'The time.': 'Die Zeit.',
  'What the output link takes for one cell.': 'Was die Ausgangsleitung für eine Zelle braucht.',
  'When the queue took on its present length.': 'Seit wann die Warteschlange so lang ist wie jetzt.',
  'This is the first cell of its frame.': 'Dies ist die erste Zelle ihres Frames.',
  'This is the last cell of its frame.': 'Dies ist die letzte Zelle ihres Frames.',
  'This cell is its whole frame: the first and the last.':
    'Diese Zelle ist ihr ganzer Frame: die erste und die letzte.',
  'The port has no buffer and is sending nothing: the cell needs no place.':
    'Der Port hat keinen Puffer und sendet nichts: Die Zelle braucht keinen Platz.',
  'How long the cell that is about to leave has waited.':
    'Wie lange die Zelle gewartet hat, die gleich geht.',
  'Cells of this VC that wait.': 'Wartende Zellen dieses VC.',
  'How many VCs have a cell waiting.': 'Wie viele VCs eine wartende Zelle haben.',
  'This VC is on the drop list: its frame is being refused. Set it to yes or no.':
    'Dieser VC steht auf der Drop-Liste: Sein Frame wird abgewiesen. Wird auf yes oder no gesetzt.',
  'How many VCs are on the drop list.': 'Wie viele VCs auf der Drop-Liste stehen.',
  'While yes, cells of this VC that enter carry the EFCI bit. Set it to yes or no.':
    'Solange yes, tragen Zellen dieses VC, die hineinkommen, das EFCI-Bit. Wird auf yes oder no gesetzt.',
  'How many VCs are.': 'Wie viele VCs es sind.',
  'The rule has promised a pause (`pause for`) that is not over.':
    'Die Regel hat eine Pause versprochen (`pause for`), die noch nicht vorbei ist.',
  'When that pause ends.': 'Wann diese Pause endet.',
  'A fresh random number from 0 to 1, drawn each time it is read.':
    'Eine frische Zufallszahl von 0 bis 1, jedes Mal neu gezogen.',
  'ABR cells waiting, without the cell at hand; the cell on the wire is not counted.':
    'Wartende ABR-Zellen, ohne die vorliegende; die Zelle auf der Leitung zählt nicht mit.',
  'What the output link carries.': 'Was die Ausgangsleitung trägt.',
  'Explicit rate of the RM cell: the most that the switches met so far allow. It can be lowered, as in `ER = min(ER, fair share)`, never below MCR.':
    'Explizite Rate der RM-Zelle: das meiste, was die Switches bisher erlauben. Sie lässt sich senken, wie in `ER = min(ER, fair share)`, nie unter MCR.',
  'Rate of the source when it sent the RM cell.': 'Rate der Quelle, als sie die RM-Zelle sendete.',
  'Minimum cell rate of the VC.': 'Mindestrate des VC.',
  'Congestion indication of the RM cell: slow down. It can be set to yes.':
    'Überlastanzeige der RM-Zelle: langsamer. Lässt sich auf yes setzen.',
  'No increase: do not speed up. It can be set to yes.':
    'Keine Erhöhung: nicht schneller. Lässt sich auf yes setzen.',
  'Cells of ABR VCs that came in the last interval, as a rate beyond what is `promised`.':
    'Zellen von ABR-VCs, die im letzten Intervall kamen, als Rate über das hinaus, was `promised` ist.',
  'The same of the classes above ABR.': 'Dasselbe für die Klassen über ABR.',
  'ABR VCs that sent a cell in the last interval.': 'ABR-VCs, die im letzten Intervall eine Zelle sendeten.',
  'This VC is one of them.': 'Dieser VC ist einer davon.',
  'MCRs of these VCs together where they are shared out before (`fairness` is `mcrPlus`, and rates in RM cells are those beyond); else 0.':
    'MCRs dieser VCs zusammen, wo sie vorweg verteilt werden (`fairness` ist `mcrPlus`, und Raten in RM-Zellen sind die darüber hinaus); sonst 0.',
  'An interval is over; until then nothing is known of the load.':
    'Ein Intervall ist vorbei; bis dahin ist über die Last nichts bekannt.',
  'The smallest.': 'Das Kleinste.',
  'The largest.': 'Das Größte.',
  'Without its sign.': 'Ohne Vorzeichen.',
  'Down to a whole number.': 'Abgerundet auf eine ganze Zahl.',
  'Up to a whole number.': 'Aufgerundet auf eine ganze Zahl.',
  'Square root.': 'Quadratwurzel.',
  'Natural logarithm.': 'Natürlicher Logarithmus.',
  'e to this power.': 'e hoch dies.',
  '`pow(x, n)`: x to the power n.': '`pow(x, n)`: x hoch n.',
  '`root(x, n)`: the n-th root of x, for x from 0 to 1 and whole n.':
    '`root(x, n)`: die n-te Wurzel aus x, für x von 0 bis 1 und ganzes n.',
  '`ramp(x, from, to, top, certain)`: 0 below `from`, a straight line to `top` at `to`, another to 1 at `certain`, 1 beyond. With `certain` equal to `to` it jumps.':
    '`ramp(x, from, to, top, certain)`: 0 unter `from`, eine Gerade bis `top` bei `to`, eine weitere bis 1 bei `certain`, darüber 1. Ist `certain` gleich `to`, springt sie.',
  '`decay(x, w, n)`: x (1 - w)^n, and 0 once it is below a millionth.':
    '`decay(x, w, n)`: x (1 - w)^n, und 0, sobald es unter einem Millionstel liegt.',
  'the rule is nested too deeply to be read': 'die Regel ist zu tief verschachtelt, um gelesen zu werden',
  'an algorithm is no discard policy: its first line is `rule name: what it is`':
    'ein Algorithmus ist kein Verwerfungsverfahren: Seine erste Zeile ist `rule name: was es ist`',
  'a rule has at most {0} characters and {1} lines': 'eine Regel hat höchstens {0} Zeichen und {1} Zeilen',
  'one decision could take {0} steps; at most {1}':
    'eine Entscheidung könnte {0} Schritte brauchen; höchstens {1}',
  'with {0} VCs one decision could take {1} steps; at most {2}':
    'mit {0} VCs könnte eine Entscheidung {1} Schritte brauchen; höchstens {2}',
  'the plot could take {0} steps; at most {1}': 'das Diagramm könnte {0} Schritte brauchen; höchstens {1}',
  'the first line is `rule name: what it is`': 'die erste Zeile ist `rule name: was es ist`',
  'nothing reads `{0}`': 'nichts liest `{0}`',
  'the rule decides nothing: `accept` is the least':
    'die Regel entscheidet nichts: `accept` ist das Mindeste',
  'there is a way through the rule that ends without `accept` or `refuse`':
    'ein Weg durch die Regel endet ohne `accept` oder `refuse`',
  '{0} or `every 1 ms`': '{0} oder `every 1 ms`',
  'in an algorithm this stands in a block: {0}': 'in einem Algorithmus steht das in einem Block: {0}',
  'the algorithm does nothing: it has no block {0}': 'der Algorithmus tut nichts: Er hat keinen Block {0}',
  'there is no parameter `{0}` that is a number': 'es gibt keinen Parameter `{0}`, der eine Zahl ist',
  'a rule has one plot': 'eine Regel hat ein Diagramm',
  'language {0}: this program reads version {1}': 'Sprache {0}: Dieses Programm liest Version {1}',
  '`{0}` has a meaning already': '`{0}` hat schon eine Bedeutung',
  'a remembered value begins with a number, yes, no, or `one of` two names or more':
    'ein gemerkter Wert beginnt mit einer Zahl, yes, no oder `one of` und zwei oder mehr Namen',
  'the last case has no condition, all others have one':
    'der letzte Fall hat keine Bedingung, alle anderen haben eine',
  '`let` is worked out when parameters change; `{0}` changes with every cell':
    '`let` wird berechnet, wenn sich Parameter ändern; `{0}` ändert sich mit jeder Zelle',
  'a `state` is `one of` named states, which the rule remembers':
    'ein `state` ist `one of` benannte Zustände, die die Regel sich merkt',
  '`VC marked` is set for cells that come, or `on departure` for those that leave, not both':
    '`VC marked` wird für Zellen gesetzt, die kommen, oder `on departure` für die, die gehen, nicht beides',
  'there is {0} already': '{0} gibt es schon',
  '`on departure` of an algorithm is one line: `EFCI = yes if queue > formula`, of parameters and `buffer`':
    '`on departure` eines Algorithmus ist eine Zeile: `EFCI = yes if queue > formula`, aus Parametern und `buffer`',
  'a number of cells is expected, not {0}': 'erwartet wird eine Zahl von Zellen, nicht {0}',
  'there is no `on {0}`; known: {1}': '`on {0}` gibt es nicht; bekannt: {1}',
  'a time is expected, not {0}': 'erwartet wird eine Zeit, nicht {0}',
  'a time above 0 is expected, such as `15 ms`': 'erwartet wird eine Zeit über 0, etwa `15 ms`',
  'a number is expected, not {0}': 'erwartet wird eine Zahl, nicht {0}',
  'a condition is expected, yes or no, not {0}': 'erwartet wird eine Bedingung, yes oder no, nicht {0}',
  'the formula is nested more than {0} deep': 'die Formel ist mehr als {0}-fach verschachtelt',
  'a value is expected': 'hier fehlt ein Wert',
  '{0} is expected here, not {1}': 'erwartet wird hier {0}, nicht {1}',
  'unknown unit `{0}`; known: %, cells, VCs, cells/s, {1}':
    'unbekannte Einheit `{0}`; bekannt: %, cells, VCs, cells/s, {1}',
  '; a minus sign has blanks around it': '; um ein Minuszeichen stehen Leerzeichen',
  'there is no value `{0}`{1}': 'einen Wert `{0}` gibt es nicht{1}',
  '{0} {1} {2}: these do not add up': '{0} {1} {2}: Das passt nicht zusammen',
  '{0} cannot be compared with {1}': '{0} lässt sich nicht mit {1} vergleichen',
  'there is no `{0}` here; known: {1}': '`{0}` gibt es hier nicht; bekannt: {1}',
  '`{0}` takes {1} values, not {2}': '`{0}` nimmt {1} Werte, nicht {2}',
  '`{0}` cannot stand here: {1}': '`{0}` kann hier nicht stehen: {1}',
  'there is no function `{0}`; known: {1}': 'eine Funktion `{0}` gibt es nicht; bekannt: {1}',
  '{0} to {1}': '{0} bis {1}',
  'yes or no': 'yes oder no',
  'one of {0}': 'eines von {0}',
  'a number': 'eine Zahl',
  'a number of {0}': 'eine Zahl von {0}',
  'no line begins with `{0}`': 'keine Zeile beginnt mit `{0}`',
  'something is missing here': 'hier fehlt etwas',
  '`{0}` cannot stand here': '`{0}` kann hier nicht stehen',
  '{0}; it stands below its `accept` or `refuse`, indented further':
    '{0}; es steht unter seinem `accept` oder `refuse`, weiter eingerückt',
  '`say ...`, or `when queue >= 5 say ...`': '`say ...` oder `when queue >= 5 say ...`',
  'a line is `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front`, `pause for ...`, or one of the head':
    'eine Zeile ist `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front`, `pause for ...` oder eine aus dem Kopf',
  'a line is `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front` or `pause for ...`':
    'eine Zeile ist `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front` oder `pause for ...`',
  'after `if` comes a condition; what it leads to is indented in the next lines':
    'nach `if` kommt eine Bedingung; wozu sie führt, steht eingerückt in den nächsten Zeilen',
  'after `if` comes a condition such as `queue < threshold`':
    'nach `if` kommt eine Bedingung, etwa `queue < threshold`',
  'after `=` comes a value': 'nach `=` kommt ein Wert',
  'a comparison has a value on both sides': 'ein Vergleich hat auf beiden Seiten einen Wert',
  'a parameter is `parameter name "label", unit, 0 to 100, default 5: what it means`':
    'ein Parameter ist `parameter name "label", unit, 0 to 100, default 5: was er bedeutet`',
  '`remember name = value` or `remember for each VC: name = value`':
    '`remember name = value` oder `remember for each VC: name = value`',
  '`define name(x) = value`, or cases indented in the next lines':
    '`define name(x) = value` oder Fälle, eingerückt in den nächsten Zeilen',
  '`let name = value`, or cases indented in the next lines':
    '`let name = value` oder Fälle, eingerückt in den nächsten Zeilen',
  'each case is `value if condition`, the last one `value`':
    'jeder Fall ist `value if condition`, der letzte `value`',
  '`on departure`, `on loss` or `every 15 ms`, in an algorithm `on forward RM` and the like, what is to be done indented in the next lines':
    '`on departure`, `on loss` oder `every 15 ms`, in einem Algorithmus `on forward RM` und dergleichen; was zu tun ist, steht eingerückt in den nächsten Zeilen',
  'for a cell that comes': 'für eine Zelle, die kommt',
  'The body: a cell has come, and the rule decides about it.':
    'Der Hauptteil: Eine Zelle ist gekommen, und die Regel entscheidet über sie.',
  'A cell that was accepted found its share of the buffer taken.':
    'Eine angenommene Zelle fand ihren Anteil am Puffer belegt.',
  'A cell is about to leave for the wire; `queue` and `VC cells waiting` are without it. `refuse` throws it away, and the next one is asked about. `VC marked` is for cells that leave.':
    'Eine Zelle geht gleich auf die Leitung; `queue` und `VC cells waiting` sind ohne sie. `refuse` wirft sie weg, und die nächste ist an der Reihe. `VC marked` gilt für Zellen, die gehen.',
  'Each time so much time has gone by, once a cell time at most; also a formula, `every interval`. After the cells that leave at that instant, before those that come.':
    'Jedes Mal, wenn so viel Zeit vergangen ist, höchstens einmal je Zellzeit; auch eine Formel, `every interval`. Nach den Zellen, die in diesem Augenblick gehen, vor denen, die kommen.',
  'A forward RM cell of a VC comes to the port by which the VC leaves the switch.':
    'Eine vorwärts laufende RM-Zelle eines VC kommt zu dem Port, durch den der VC den Switch verlässt.',
  'A backward RM cell of such a VC passes the switch on its way to the source.':
    'Eine rückwärts laufende RM-Zelle eines solchen VC geht auf dem Weg zur Quelle durch den Switch.',
  'A data cell of an ABR VC begins to leave. One line: `EFCI = yes if queue > formula`, of parameters and `buffer`.':
    'Eine Datenzelle eines ABR-VC beginnt zu gehen. Eine Zeile: `EFCI = yes if queue > formula`, aus Parametern und `buffer`.',
  'An interval ends after this time, or with so many ABR cells if that comes first; 0 cells, or a time alone: by time. Also once at the beginning, as after an interval in which nothing came.':
    'Ein Intervall endet nach dieser Zeit oder mit so vielen ABR-Zellen, wenn das früher ist; 0 Zellen oder eine Zeit allein: nach Zeit. Auch einmal am Anfang, wie nach einem Intervall, in dem nichts kam.',
  '`{0}` is not known {1}, but {2}': '`{0}` ist {1} nicht bekannt, aber {2}',
  '`{0}`: which VC? `for each VC` goes through all of them':
    '`{0}`: von welchem VC? `for each VC` geht durch alle',
  '`{0}` has no meaning {1}': '`{0}` hat {1} keine Bedeutung',
  'default {0}: not one of {1}': 'default {0}: nicht eines von {1}',
  'default {0}: a number is expected': 'default {0}: Erwartet wird eine Zahl',
  'default {0}: not within {1} to {2}': 'default {0}: nicht in {1} bis {2}',
  '{0}: the first must be a number, not above the second':
    '{0}: Das Erste muss eine Zahl sein, nicht über dem Zweiten',
  '`{0}` says nothing about a parameter; known: a unit ({1}), whole, a range (0 to buffer), default ..., queue threshold, log, one of a "label"':
    '`{0}` sagt nichts über einen Parameter; bekannt: eine Einheit ({1}), whole, ein Bereich (0 to buffer), default ..., queue threshold, log, one of a "label"',
  'a plot is `plot {0} against queue`': 'ein Diagramm ist `plot {0} against queue`',
  'there is no parameter `{0}` to drag': 'einen Parameter `{0}` zum Ziehen gibt es nicht',
  '`say` without `when` is the last of its lines: nothing below it is ever said':
    '`say` ohne `when` ist die letzte seiner Zeilen: Nichts darunter wird je gesagt',
  '`{{0}}` is not a value': '`{{0}}` ist kein Wert',
  'cells are discarded `from the front`: where the next one to be served stands':
    'Zellen werden `from the front` verworfen: dort, wo die nächste zu bedienende steht',
  '`say` stands below `accept` or `refuse`, indented further':
    '`say` steht unter `accept` oder `refuse`, weiter eingerückt',
  'for each {0}: only VCs can be gone through, `for each VC`':
    'for each {0}: Nur VCs lassen sich durchgehen, `for each VC`',
  'a state is kept in a `remember`ed value only':
    'ein Zustand wird nur in einem gemerkten Wert (`remember`) gehalten',
  'a rate is expected, not {0}': 'erwartet wird eine Rate, nicht {0}',
  'a switch sets `{0}`, it never clears it': 'ein Switch setzt `{0}`, er löscht es nie',
  '`{0}` can be set {1} only': '`{0}` lässt sich nur {1} setzen',
  '`{0}` can be read, not set': '`{0}` lässt sich lesen, nicht setzen',
  '`{0}` is not remembered: `remember for each VC: {1} = ...` comes first':
    '`{0}` ist nicht gemerkt: `remember for each VC: {1} = ...` kommt zuerst',
  '{0}; did you mean `{1}`?': '{0}; ist `{1}` gemeint?',
  'line {0}: {1}': 'Zeile {0}: {1}',
};
