import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { zhuTen } from '../papers/zhuTcp.ts';
import { scene } from '../stage.ts';

/** Links of older documents: one source is the first at every tie, and its story is of that run. */
const fixedOrder: ScenarioDocument = { ...zhuTen, ties: 'link' };

export const capture: ScenarioDocument = scene(fixedOrder, {
  id: 'capture',
  title: 'Full speed, no loss, nine locked out',
  description:
    'One of ten senders fills the buffer and keeps it filled: each of its cells comes just as a place falls vacant. ' +
    'The others send one packet, lose it, and wait twice as long.',
  source: 'Zhu 1999, section 5.6, conclusion 6, Tables 5.8 and 5.9',
  policy: 'rcd',
  stage: {
    startS: 0,
    viewS: [0, 0.4],
    msPerSecond: 20,
    hook: 'Link 100 % used, hardly a cell lost, delay steady: every dial of the operator is green.',
    knob: {
      question: 'Who may use the buffer?',
      path: 'allocation',
      answers: [
        { value: 'shared', words: 'the first cell to come' },
        { value: 'caps', words: 'each VC at most half of it' },
        { value: 'partition', words: 'each VC its own fixed part' },
      ],
    },
    outcome: { measure: 'through', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'Why does the one in front never lose a cell?',
        hint: 'Its window is about 1,500 cells, the buffer has 1,000 places. How fast do its cells arrive, and how fast do places become free?',
        answer:
          'Its window is larger than the buffer, so the buffer is always full, and its cells arrive exactly as fast as places fall vacant: each finds the place of the one before.',
      },
      {
        question: 'Give each VC a queue of its own, served in turn. Why does that not help?',
        hint: 'What does the scheduler do when it is the turn of an empty queue?',
        answer:
          'A turn without a cell is no turn. The others own no place in the buffer, so they have nothing to send.',
      },
      {
        question: 'Name two cures that need no scheduler.',
        hint: 'Here the places in the buffer are scarce, not the turns on the link. Which rules decide who may have a place?',
        answer:
          'A cap of half the buffer for each VC, or EPD: it refuses new packets of the one in front as well.',
      },
    ],
    note: {
      show: 'Show the dials first: the link full, hardly a loss, a steady delay. Let the class call it healthy. Then show what each sender delivers.',
      belief:
        'A full link with hardly any loss is a healthy network. Here one of ten senders has all of it, and Jain’s index is 0.10.',
      next: 'Choose round robin before a cap. Why does a perfect scheduler not help?',
      avoid:
        '“Tail drop locks senders out.” This needs a window larger than the buffer, an access link as fast as the port, and short distances. With a larger buffer it is gone.',
    },
  },
});

export const captureCard: SceneCard = {
  level: 2,
  mechanisms: ['buffer', 'tcp'],
  paper: 'zhu',
  line: 'The link is full, hardly a cell is lost, and nine get nothing.',
};
