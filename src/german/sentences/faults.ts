import type { Sentences } from './pairs.ts';

/** What is wrong with the file of a lesson: its checker names value and range. */
export const lessonFaults: Sentences = {
  nothing: 'nichts',
  'a list of at most {0}': 'eine Liste mit höchstens {0}',
  'a list of {0} or more': 'eine Liste mit mindestens {0}',
  'an object': 'ein Objekt',
  'one of {0}': 'eines von {0}',
  'a text': 'ein Text',
  'true or false': 'true oder false',
  'a number from {0} to {1}': 'eine Zahl von {0} bis {1}',
  'none is right': 'keine ist richtig',
  'one answer or more with right: true': 'mindestens eine Antwort mit right: true',
  'a text or a number': 'ein Text oder eine Zahl',
  'one of {0}, or {1} and the path of an edit': 'eines von {0}, oder {1} und der Pfad einer Änderung',
  'small letters and hyphens': 'kleine Buchstaben und Bindestriche',
  'an id, or a place, of its own': 'eine eigene id, oder ein eigener Platz',
};

/** What is wrong with a picture of a lesson. */
export const pictureFaults: Sentences = {
  '2 to {0} whole cells of perCell bytes': '2 bis {0} ganze Zellen von perCell Byte',
  'at most {0}': 'höchstens {0}',
  '{0} to {1} values': '{0} bis {1} Werte',
  'all values from `from` to `to`': 'alle Werte von `from` bis `to`',
  'from < to and bottom < top': 'from < to und bottom < top',
  '{0} cells': '{0} Zellen',
  'an average up to most = {0}': 'ein Mittel bis most = {0}',
  'a multiple of groups = {0}': 'ein Vielfaches von groups = {0}',
  'numbers of senders from 1 to {0}': 'Nummern von Sendern von 1 bis {0}',
  '{0} cells of a sender': '{0} Zellen eines Senders',
  'a multiple of spread, and at most senders × spread = {0}':
    'ein Vielfaches von spread und höchstens senders × spread = {0}',
  'sizes of the buffer up to most = {0}': 'Größen des Puffers bis most = {0}',
  'numbers of packets from 1 to {0}': 'Nummern von Paketen von 1 bis {0}',
};

/** Names like a wrong one. */
export const nearNames: Sentences = {
  'did you mean {0}?': 'ist {0} gemeint?',
  ' or ': ' oder ',
};

/** What else is wrong in the plan of a lecture. */
export const planFaults: Sentences = {
  'scene= with the name of a scene': 'scene= mit dem Namen einer Szene',
  'an object with one of {0}': 'ein Objekt mit einem von {0}',
  'neither stage nor ask': 'weder stage noch ask',
  'stage, or ask for the board': 'stage, oder ask für die Tafel',
};
