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
        { value: 'shared', words: 'whoever comes first' },
        { value: 'caps', words: 'nobody more than half of it' },
        { value: 'partition', words: 'each VC its own fixed part' },
      ],
    },
    outcome: { measure: 'through', good: 'more', yardstick: 'equal' },
    ask: [
      'Why does the one in front never lose a cell?',
      'Give each VC a queue of its own, served in turn. Why does that not help?',
      'Name two cures that need no scheduler.',
    ],
  },
});

export const captureCard: SceneCard = {
  level: 2,
  mechanisms: ['buffer', 'tcp'],
  paper: 'zhu',
  line: 'The link is full, hardly a cell is lost, and nine get nothing.',
};
