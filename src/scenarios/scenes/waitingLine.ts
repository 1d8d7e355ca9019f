import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { LINK_CELLS, oneLink } from '../oneLink.ts';

export const waitingLine: ScenarioDocument = oneLink({
  id: 'waiting-line',
  title: 'Nearly full is long to wait',
  subtitle: '2 switches, Poisson senders of a tenth of the link each, single cells, no loss',
  description:
    'Cells come at random, the link takes one after the other, and nothing is lost: the queue of the textbook, M/D/1. With five senders ' +
    'the link is half full, with nine to nine tenths. How much longer does a cell wait?',
  source: 'Ülkü 1997, section 1.3.1; the network is ours',
  delayMs: 0.1,
  // Much faster than the senders: their cells come as they are drawn, not in turn.
  accessMbps: 2_488.32,
  sends: Array.from({ length: 9 }, () => ({
    source: { kind: 'poisson', cellsPerSecond: LINK_CELLS / 10 },
  })),
  ports: { default: { bufferCells: 100, policy: 'rcd' } },
  run: { durationS: 3 },
  measure: { fromS: 0.1 },
  stage: {
    startS: 0.1,
    viewS: [0.1, 0.104],
    msPerSecond: 0.4,
    hook: 'From half full to nine tenths full: does a cell wait twice as long, or nine times?',
    knob: {
      question: 'How many senders, each of a tenth of the link?',
      path: 'senders.S1',
      answers: [
        { value: 5, words: 'the link is half full' },
        { value: 8, words: 'four fifths full' },
        { value: 9, words: 'nine tenths full' },
      ],
    },
    outcome: { measure: 'queueMean', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question:
          'The formula of M/D/1: a cell waits ρ / (2 (1 − ρ)) cell times. What is that for a load ρ of 0.5, 0.8 and 0.9? Compare with the run.',
        hint: 'Read the mean queue for each number of senders, and turn it into time: a cell takes 2.73 µs.',
        answer:
          'Half a cell time, two, and four and a half: 1.4, 5.5 and 12.3 µs. The runs agree within a few per cent.',
      },
      {
        question: 'The link has room for everything that comes. Why is there a queue at all?',
        hint: 'Watch the arrivals of single cells: are they evenly spaced?',
        answer:
          'Now and then several cells come at once, and all but one of them wait. Cells at equal distances would hardly wait.',
      },
      {
        question: 'Why are links not run at 99 %?',
        hint: 'Put 0.99 for ρ into the formula.',
        answer:
          'The wait grows with 1 / (1 − ρ). From 0.9 to 0.99 the load grows by a tenth and the wait elevenfold, to 49.5 cell times.',
      },
    ],
    note: {
      show: 'Ask for the wait at half load, then let the class guess it at nine tenths. Write down the guesses before the formula.',
      belief: 'Nearly twice the load makes nearly twice the wait. It makes nine times the wait.',
      next: 'What would the wait be if cells came in bursts, as packets do? Sources with packetBytes show it.',
      avoid:
        '“The formula gives the delay of a network.” It needs arrivals that are independent of each other; cells behind another queue, or of TCP, are not.',
    },
  },
});

export const waitingLineCard: SceneCard = {
  level: 1,
  mechanisms: ['buffer'],
  paper: 'ulku',
  line: 'Random cells at one link: the wait grows faster than the load.',
};
