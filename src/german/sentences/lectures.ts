import type { Sentences } from './pairs.ts';

/** Titles of lectures and what they show, in the list. */
export const lectures: Sentences = {
  'The half-empty link': 'Die halb leere Leitung',
  'Loss, discard policies and TCP: why ten senders use half of a link, and what helps.':
    'Verlust, Verwerfungsverfahren und TCP: warum zehn Sender die halbe Leitung nutzen, und was hilft.',
  'Shares and rates': 'Anteile und Raten',
  'A queue for each VC and rates from the network: who may wait, who is served, who may send.':
    'Eine Warteschlange je VC und Raten vom Netz: wer warten darf, wer bedient wird, wer senden darf.',
};
