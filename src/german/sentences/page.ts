import type { Sentences } from './pairs.ts';

/** What is wrong with a link, or with a saved run. */
export const links: Sentences = {
  '{0} to {1}': '{0} bis {1}',
  'not a number; range {0}': 'keine Zahl; Bereich {0}',
  'outside {0}': 'außerhalb von {0}',
  'not a whole number; range {0} to {1}': 'keine ganze Zahl; Bereich {0} bis {1}',
  'not one of {0}': 'keines von {0}',
  'unknown; known: {0}': 'unbekannt; bekannt: {0}',
  'not two rising times in seconds, like 0.9,1.5': 'keine zwei steigenden Zeiten in Sekunden wie 0.9,1.5',
  'not a path, like policy.th1, policy.* or *': 'kein Pfad wie policy.th1, policy.* oder *',
  '{0}+ values': '{0}+ Werte',
  'longer than {0} values; the rest is left out': 'länger als {0} Werte; der Rest entfällt',
  'cannot be read: a part of the page did not come. Load it again':
    'nicht lesbar: Ein Teil der Seite kam nicht an. Seite neu laden',
  'no part of the page is called {0}': 'kein Teil der Seite heißt {0}',
  'not a kind of event and its number from 1 to {0}, like drop1; kinds: {1}':
    'keine Art von Ereignis mit seiner Nummer von 1 bis {0} wie drop1; Arten: {1}',
  'not a value that a running simulation takes, or at 0 s one of its scenario':
    'kein Wert, den eine laufende Simulation annimmt, oder bei 0 s einer ihres Szenarios',
  'not a number or a text of at most {0} characters': 'keine Zahl und kein Text von höchstens {0} Zeichen',
  'does not start with a time from 0 to {0} s': 'ohne eine Zeit von 0 bis {0} s am Anfang',
  'not of the form seconds~path~value': 'nicht von der Form Sekunden~Pfad~Wert',
  'not a whole number of picoseconds from 0 to {0}': 'keine ganze Zahl von Picosekunden von 0 bis {0}',
  'not four lists: paths, gaps, places, values': 'keine vier Listen: Pfade, Abstände, Orte, Werte',
  'lists of unequal length: {0}, {1}, {2}': 'Listen ungleicher Länge: {0}, {1}, {2}',
  'not an event, when, VC and port; known events: {0}':
    'kein Ereignis mit Zeit, VC und Port; bekannte Ereignisse: {0}',
  'not at a time from 0 to {0} s': 'nicht zu einer Zeit von 0 bis {0} s',
  'not of a VC from 0 to {0}': 'nicht von einem VC von 0 bis {0}',
  'not at a port': 'nicht an einem Port',
  'without a version of 1 or more and a content': 'ohne eine Version von 1 oder mehr und einen Inhalt',
  'is {0} characters long; range 1 to {1}': 'ist {0} Zeichen lang; Bereich 1 bis {1}',
  'does not begin with version and length, like 1.240.': 'beginnt nicht mit Version und Länge wie 1.240.',
  'is cut off: {0} of {1} characters came': 'ist abgeschnitten: {0} von {1} Zeichen kamen an',
  'is damaged: character {0} is none of A-Z, a-z, 0-9, - and _':
    'ist beschädigt: Zeichen {0} ist keines von A-Z, a-z, 0-9, - und _',
  'is damaged: {0} characters instead of {1}': 'ist beschädigt: {0} Zeichen statt {1}',
  'is damaged: no whole number of bytes': 'ist beschädigt: keine ganze Zahl von Bytes',
  'is damaged: its checksum does not fit': 'ist beschädigt: Die Prüfsumme passt nicht',
  'is of version {0}, which is not known here; range 1 to {1}. A newer Cellscope reads it':
    'ist von Version {0}, die hier nicht bekannt ist; Bereich 1 bis {1}. Ein neueres Cellscope liest sie',
  'is damaged: it holds no document': 'ist beschädigt: Es enthält kein Dokument',
  'holds no document of a run': 'enthält kein Dokument eines Laufs',
  'is not a scenario document': 'ist kein Szenario-Dokument',
  'not a list of paths and values in turn': 'keine Liste von Pfaden und Werten im Wechsel',
  'not a path with a number or a text of at most 200 characters':
    'kein Pfad mit einer Zahl oder einem Text von höchstens 200 Zeichen',
  'is nested deeper than a saved run': 'ist tiefer verschachtelt als ein gespeicherter Lauf',
  'not a known version of saved runs; range 1 to {0}':
    'keine bekannte Version gespeicherter Läufe; Bereich 1 bis {0}',
  'unknown key; known: {0}': 'unbekannter Schlüssel; bekannt: {0}',
  'not a scenario document': 'kein Szenario-Dokument',
  'not 16 hexadecimal digits': 'keine 16 Hexadezimalziffern',
  'not keys with values': 'keine Schlüssel mit Werten',
  'unknown key of the address': 'unbekannter Schlüssel der Adresse',
  'not a list': 'keine Liste',
  'version {0}': 'Version {0}',
  'not shown here; its links and files keep them': 'wird hier nicht gezeigt; Links und Dateien behalten es',
  'not an object': 'kein Objekt',
  'not another branch; known: {0}': 'kein anderer Zweig; bekannt: {0}',
  'not one of the branches; they are left out': 'keiner der Zweige; sie entfallen',
  '{0}; this branch is left out': '{0}; dieser Zweig entfällt',
  'not a whole number from 0 to {0}': 'keine ganze Zahl von 0 bis {0}',
  'not 1, the run as it was loaded': 'nicht 1, der Lauf, wie er geladen wurde',
  'not a number from {0} to {1}': 'keine Zahl von {0} bis {1}',
  'not a branch before it; known: {0}': 'kein Zweig davor; bekannt: {0}',
  'not a text of at most {0} characters': 'kein Text von höchstens {0} Zeichen',
  'more than {0}; the rest is left out': 'mehr als {0}; der Rest entfällt',
};

/** Why a run is not opened. */
export const opening: Sentences = {
  'cannot run': 'kann nicht laufen',
  'saved with the run; here it is {0}': 'mit dem Lauf gespeichert; hier ist es {0}',
  'outside 0 to {0} s': 'außerhalb von 0 bis {0} s',
  unknown: 'unbekannt',
};

/** Why a setting is refused. */
export const settings: Sentences = {
  'unknown key': 'unbekannter Schlüssel',
  'no such place in the scenario': 'kein solcher Ort im Szenario',
};

/** Why an edit is refused. */
export const store: Sentences = {
  'locked by the link': 'durch den Link gesperrt',
};

export const rates: Sentences = {
  'ACR of {0}': 'ACR von {0}',
};

/** Between the ends of a port, said aloud. */
export const plot: Sentences = {
  ' to ': ' nach ',
};

/** Routers that share a box. */
export const groups: Sentences = {
  'before {0}': 'vor {0}',
  'after {0}': 'nach {0}',
};
