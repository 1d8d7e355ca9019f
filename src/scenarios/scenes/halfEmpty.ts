import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const halfEmpty: ScenarioDocument = scene(symmetric500, {
  id: 'half-empty',
  title: 'Ten senders, half a link',
  description:
    'Ten greedy TCP senders share one link, and more than half of its cell slots pass by empty. The buffer ' +
    'overflows for about 14 ms, every sender is hit, all of them fall silent together, and the link waits.',
  source: 'Cheon & Panwar 1997, sections 4.1.1-4.1.2, Table 1, Figures 2 and 8',
  policy: 'rcd',
  stage: {
    startAt: { epoch: 2, offsetMs: -60 },
    msPerSecond: 40,
    hook: 'Ten senders with endless data, one 155 Mb/s link, and half of it stays empty. Who switched them off?',
    knob: discardControl('rcd', 'ppd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'Where did the other half of the link go? Read the ledger before you answer.',
        hint: 'The ledger has four parts that add up to 100 %. Which one is the largest, and which one hardly shows?',
        answer:
          'It passed empty. From {from} to {to} s {idle} of the cell slots carried nothing, {useful} carried packets, and cells of broken packets took {dead}. The link is not full of waste: it waits.',
      },
      {
        question: 'Why do all ten windows collapse at the same moment?',
        hint: 'Count the senders that lose cells in one overflow. Then look for the timeouts that follow it.',
        answer:
          'One overflow hits them all: from {from} to {to} s {hit} of {senders} senders in each overflow. Each loses several packets of one window, cannot repair them, and waits for its timer. They stopped together, so they start together.',
      },
      {
        question: 'Would an eleventh sender fill the hole or deepen it?',
        hint: 'The link is silent while all senders wait. How likely is it that one of many senders is not hit? Add some and read the ledger.',
        answer:
          'It fills a little of the hole. On the mean of five seeds 4 senders fill 40 % of the slots, 10 fill 46 %, 15 fill 55 %, 40 fill 75 %: more senders are less likely to be hit all at once. Press a sender to add some.',
      },
    ],
    note: {
      show: 'Let the class bet first: is the missing half lost cells, packets sent twice, or silence? Then open the ledger, step to a timeout, and follow one sender through it.',
      belief:
        'Lost cells fill the link with waste. They do not: cells of broken packets take about 1 % of the slots, silence about 53 %.',
      next: 'How many senders does it take until the link is hardly silent? Collect guesses, then add senders: 15, 40.',
      avoid:
        '“Broken packets cost half the link.” Lost cells start the silence, and silence costs. The figure also needs this TCP: without its growth term seg/8 the link is used to 87 %.',
    },
  },
});

export const halfEmptyCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Ten greedy senders, and half of the link stays empty.',
};
