import type { legendTexts as english } from '../../../../app/strings/panels/legend.ts';
import type { Like } from '../../../like.ts';

/** Was die Ansichten zeichnen, nach ihren Namen, und was alle gemeinsam haben; wird mit der Hilfe geladen. */
export const legendTexts = {
  title: 'Was gezeichnet ist',
  atTitles: 'Der Titel einer Ansicht öffnet ihren Teil dieser Liste.',
  everywhere: 'In allen Plots',
  all: [
    ['yellow-bar', 'der gezeigte Moment: links davon ist die Vergangenheit'],
    ['thin', 'berechnet, noch nicht abgespielt'],
    ['edited', 'hier wurde ein Wert geändert'],
  ],
  wall: {
    waiting: { bar: 'wartende Zellen' },
    network: { disc: 'Sender', ring: 'wartet auf seinen Timer', cells: 'Zellen', box: 'Switch' },
    routes: { line: 'Weg', disc: 'Sender, Ziel' },
    acr: { line: 'erlaubte Rate', area: 'was ankommt', dashed: 'fairer Anteil', thin: 'was RM-Zellen sagen' },
    segments: { line: 'erlaubte Rate', dashed: 'fairer Anteil', area: 'wartende Zellen' },
    buffer: { cells: 'wartende Zellen', 'end-cell': 'letzte Zelle eines Pakets', hatched: 'tote Zelle' },
    credit: { solid: 'wartende Zellen', hatched: 'unterwegs', box: 'Kredit übrig' },
    'queue-length': {
      area: 'Warteschlange',
      'top-line': 'Puffer ist voll',
      dashed: 'Schwelle',
      triangle: 'Zellen verloren',
      cross: 'verdrängt',
      marked: 'markiert',
      thin: 'noch nicht abgespielt',
    },
    queues: { area: 'Warteschlange', dashed: 'Schwelle' },
    'link-use': { solid: 'nützlich', dense: 'tot', dots: 'doppelt', wide: 'leer' },
    sequence: { line: 'Sequenznummer', diamond: 'doppelte ACKs', square: 'Timeout' },
    bandwidth: { solid: 'Anteil einer Klasse', dashed: 'die ganze Leitung' },
    'credit-left': { area: 'Kredit übrig', dashed: 'seine Plätze' },
    'class-buffers': { bar: 'Zellen einer Klasse' },
    droplist: { 'red-square': 'Zelle verloren', listed: 'auf der Drop-Liste' },
    hits: { 'red-square': 'Sender getroffen' },
    'all-windows': { area: 'alle Fenster', dashed: 'füllt die Leitung' },
    cwnd: { area: 'Fenster', diamond: 'doppelte ACKs', square: 'Timeout', capital: 'gemeldete Marke' },
    frames: {
      line: 'Paket unterwegs',
      ringed: 'noch einmal gesendet',
      dashed: 'ACK',
      triangle: 'Paket verloren',
      diamond: 'doppelte ACKs',
      square: 'Timeout',
    },
    'sender-rates': { area: 'was ein Sender bekommt', dashed: 'die ganze Leitung', dots: 'gleicher Anteil' },
    sentence: { 'yellow-line': 'was der Port tut' },
    inspector: { line: 'RM-Zelle' },
    knob: { 'badge-a': 'ohne die Änderung', 'badge-b': 'mit ihr' },
    mechanisms: { 'yellow-line': 'Zeile, die entschied' },
    explained: { 'yellow-line': 'Zeile, die handelte' },
    score: { solid: 'nützlich', dense: 'tot', dots: 'doppelt', wide: 'leer' },
  },
  panels: {
    waiting: {
      bar: 'wartende Zellen jedes VC; von ihnen handelt die Regel, die du schreibst',
    },
    network: {
      disc: 'ein Sender (gefüllt) und sein Ziel (hohl), in Form und Farbe seines VC',
      ring: 'er wartet auf seinen Timer: der Ring ist die Zeit bis dahin',
      cells: 'Zellen auf einer Leitung und im Puffer',
      box: 'ein Switch; ein Druck auf ihn, einen Port, eine Leitung oder einen Sender zeigt die Parameter',
    },
    senders: {
      disc: 'ein Sender in Farbe und Form seines VC',
      ring: 'er wartet auf seinen Timer; was vom Ring da ist, ist die Zeit bis dahin',
    },
    routes: {
      line: 'ein Weg eines VC durch die Switches; der verfolgte ist dick',
      disc: 'wo ein VC beginnt und endet',
    },
    acr: {
      line: 'die Rate, die einer Quelle erlaubt ist, über die Zeit',
      area: 'Goodput: was davon ankommt',
      dashed: 'die Rate, die ihr fairer Anteil wäre; gepunktet: was der gezeigte Port vergäbe',
      thin: 'die Rate, die ihre RM-Zellen nennen, wo es eine andere ist',
    },
    segments: {
      line: 'die erlaubte Rate auf jedem Teil einer geteilten Schleife',
      dashed: 'ihr fairer Anteil dort',
      area: 'Zellen, die zwischen zwei Teilen warten',
    },
    buffer: {
      cells: 'wartende Zellen in der Farbe ihres VC, vom Ende bis zur nächsten, die geht',
      'end-cell': 'die letzte Zelle eines Frames',
      hatched: 'eine tote Zelle: Ihr Frame hat schon Zellen verloren',
    },
    credit: {
      solid: 'Plätze eines VC mit wartenden Zellen, vor dem gezeigten Port und hinter ihm',
      hatched: 'Plätze, deren Zellen unterwegs sind oder deren Kredit auf dem Rückweg ist',
      box: 'übriger Kredit: so viele Zellen dürfen noch kommen',
    },
    'queue-length': {
      area: 'Zellen, die im Puffer des gezeigten Ports warten',
      'top-line': 'das Ende des Puffers: Eine Zelle, die ihn voll vorfindet, ist verloren',
      dashed: 'eine Schwelle des Verfahrens; am Griff rechts lässt sie sich ziehen',
      triangle: 'hier gehen Zellen verloren',
      cross: 'Zellen werden aus dem Puffer verdrängt',
      marked: 'Frames werden markiert (EFCI)',
      thin: 'berechnet, noch nicht abgespielt',
    },
    queues: {
      area: 'wartende Zellen, für jeden Port',
      dashed: 'eine Schwelle des Algorithmus',
    },
    'link-use': {
      solid: 'Slots mit nützlichen Zellen',
      dense: 'Slots mit toten Zellen: Ihr Paket ist schon verloren',
      dots: 'Slots mit Zellen, die ein zweites Mal ankommen',
      wide: 'leere Slots',
    },
    sequence: {
      line: 'gesendete und bestätigte Sequenznummern: steil ist schnell, waagrecht heißt Stillstand',
      diamond: 'ein drittes doppeltes ACK',
      square: 'ein Timeout',
    },
    bandwidth: {
      solid:
        'was jede Klasse überträgt, aufeinander, jede mit ihrem Muster; der verfolgte VC in seiner Farbe',
      dashed: 'was die Leitung übertragen kann: darunter bleibt sie leer',
    },
    'credit-left': {
      area: 'Kredit, der einem VC bleibt',
      dashed: 'die Plätze, die seine Zellen belegen dürfen',
    },
    'class-buffers': {
      bar: 'Zellen jeder Klasse in ihrem eigenen Puffer',
    },
    droplist: {
      'red-square': 'ein VC verliert eine Zelle; eine Zeile für jeden VC',
      listed: 'der VC ist auf der Verwurfsliste: Der Rest seines Frames wird abgewiesen',
    },
    hits: {
      'red-square': 'ein Sender, der bei diesem Überlauf Zellen verlor',
    },
    'all-windows': {
      area: 'alle Fenster zusammen',
      dashed: 'was die Leitung einen Umlauf lang füllt',
    },
    cwnd: {
      area: 'das Fenster eines VC: wie viel er unterwegs haben darf',
      diamond: 'ein drittes doppeltes ACK: Es halbiert das Fenster',
      square: 'ein Timeout: Es beginnt wieder mit einem Segment',
      capital: 'eine zurückgemeldete Marke (ECN): Das Fenster wird kleiner',
    },
    frames: {
      line: 'ein Frame auf dem Weg vom Sender (oben) zum Ziel',
      ringed: 'ein Frame, der noch einmal gesendet wird',
      dashed: 'ein ACK auf dem Rückweg; gepunktet: ein doppeltes',
      triangle: 'ein Frame geht verloren',
      diamond: 'ein drittes doppeltes ACK: Der Sender halbiert das Fenster',
      square: 'ein Timeout',
    },
    'sender-rates': {
      area: 'was die Anwendung am Ziel eines Senders erhält; der verfolgte Sender steht unten',
      dashed: 'was die Leitung tragen kann',
      dots: 'ein gleicher Anteil davon',
    },
    sessions: {},
    sentence: {
      'yellow-line': 'was der Port im gezeigten Moment tut, in einem Satz',
    },
    inspector: {
      line: 'eine RM-Zelle um ihre Schleife: was an jeder Station in ihr steht',
    },
    knob: {
      'badge-a': 'A: der Lauf ohne die Änderung, gestrichelt',
      'badge-b': 'B: der Lauf mit ihr',
    },
    mechanisms: {
      'yellow-line': 'die Zeile der Regel, die zuletzt entschieden hat',
    },
    explained: {
      'yellow-line': 'die Zeile, die zuletzt wirkte',
    },
    score: {
      solid: 'nützlich',
      dense: 'tot',
      dots: 'doppelt',
      wide: 'leer',
    },
    questions: {},
  },
} satisfies Like<typeof english>;
