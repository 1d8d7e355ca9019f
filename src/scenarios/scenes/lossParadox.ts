import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const lossParadox: ScenarioDocument = scene(symmetric500, {
  id: 'loss-paradox',
  title: 'Which switch loses the most cells?',
  description:
    'Cell loss, packet loss and goodput give three different accounts of the same run. Note all three, swap ' +
    'the policy, and bet on the winner before you look.',
  source: 'Cheon & Panwar 1997, section 4.2',
  policy: 'espd',
  stage: {
    startS: 0.5,
    msPerSecond: 400,
    hook: 'Four ways to discard, four loss counters. Bet on the best switch, then look at the goodput.',
    knob: discardControl('rcd', 'ppd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'PPD and EPD lose about the same share of cells. Why not the same share of packets?',
        hint: 'Divide the lost cells by the lost packets. How many of the 12 cells of a packet go when it is hit?',
        answer:
          'EPD takes its cells from fewer packets: about 11 of 12 cells of each packet that it hits, PPD about 6, on the mean of five seeds.',
      },
      {
        question: 'What does ESPD lose several times over, and what does it not lose?',
        hint: 'Read two figures under ESPD and under EPD, the lost cells and the idle slots. One rises and one falls.',
        answer:
          'Cells and packets. It does not lose the silence: the losses fall on one or two senders at a time, and the others go on.',
      },
      {
        question: 'Cell loss, packet loss, goodput: which would you write into a contract?',
        hint: 'Order the four policies once by each number. Which order does a user feel?',
        answer:
          'Goodput is what the user pays for. Cell loss alone ranks these four almost the wrong way round.',
      },
    ],
    note: {
      show: 'Show cell loss alone and let the class vote for the best switch. Then show the useful share: about 46, 57, 73 and 98 % for RCD, PPD, EPD and ESPD.',
      belief:
        'Fewer lost cells mean more goodput. ESPD loses about seven times as many cells as RCD and delivers twice the packets.',
      next: 'Build the chain together: which packets do the lost cells hit, which senders, and when?',
      avoid:
        '“Loss is good.” Where losses are equally concentrated, more loss is more loss. RCD, PPD and EPD lose about the same share of cells: do not rank them by it.',
    },
  },
});

export const lossParadoxCard: SceneCard = {
  level: 2,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'Fewer lost cells do not mean more packets: four ways to discard.',
};
