import type { Sentences } from './pairs.ts';

/** Titles in the list of lessons, as in their files. */
export const lessons: Sentences = {
  'One lost cell kills a packet': 'Eine verlorene Zelle kostet ein Paket',
  'Where did half the link go?': 'Wo ist die halbe Leitung geblieben?',
  'Three ways to count loss': 'Drei Arten, Verlust zu zählen',
  'Where to put the line': 'Wohin mit der Linie?',
  'How much buffer?': 'Wie viel Puffer?',
  'Taking turns': 'Immer der Reihe nach',
  'The other end of the wire': 'Das andere Ende der Leitung',
  'Chance and averages': 'Zufall und Mittelwerte',
  'From the front, and rarely': 'Von vorn, und selten',
  'Whose buffer?': 'Wessen Puffer?',
  'Rates instead of losses': 'Raten statt Verluste',
  'TCP over ABR, and an untested idea': 'TCP über ABR und eine ungeprüfte Idee',
  'Where papers and simulation disagree': 'Wo Artikel und Simulation sich widersprechen',
};
