import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { nagata10 } from '../papers/nagata.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const frontDrop: ScenarioDocument = scene(nagata10, {
  id: 'front-drop',
  title: 'Drop the oldest, then hold your fire',
  description:
    'CCD takes about one cell of each VC out at the head of the queue, then discards nothing for a while. Swap it ' +
    'for RCD, drop from front and EPD; add tcp.slowTickMs=100 or links.*.delayMs=1.67 to the address; set the ' +
    'estimate of the number of VCs ten times too high.',
  source: 'Nagata, Morita, Noguchi & Miyake 2000, sections 2-4',
  policy: 'ccd',
  stage: {
    startS: 0.9,
    msPerSecond: 200,
    hook: 'A sender learns of a loss from what arrives behind it. Which cell of a full queue should go, and how often?',
    knob: discardControl('ccd', 'drop-front', 'epd', 'rcd'),
    outcome: { measure: 'timeouts', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question: 'Count timeouts and fast retransmits under CCD and under EPD.',
        hint: 'The score counts both. Let each policy run for the same time, then compare.',
        answer:
          'CCD has about half the timeouts of EPD and several times as many fast retransmits. This run from {from} to {to} s: {timeouts} and {fastRetransmits}.',
      },
      {
        question: 'CCD loses a tenth of the cells that EPD loses, and twice as many packets. How?',
        hint: 'A packet is lost as soon as one of its cells is. How many packets can ten lost cells hit at most, and at least?',
        answer: 'It takes one cell from each of ten packets. EPD takes all cells of few packets.',
      },
      {
        question: 'With a slow timer of 100 ms EPD carries as much. What is a timeout saved worth?',
        hint: 'What does a sender do during a timeout, and how long does it take with ticks of 500 ms? And with 100 ms?',
        answer:
          'Only as much as a timeout costs. With ticks of 500 ms CCD carries 96 % and EPD 90 %, on the mean of five seeds; with 100 ms they differ by less than 1 %.',
      },
    ],
    note: {
      show: 'Follow the news of a loss: how long does it take to the sender if the newest cell goes, and if the oldest goes? Then count timeouts.',
      belief:
        'Fewer lost cells mean fewer lost packets. CCD loses a tenth of the cells that EPD loses, and twice as many packets: one cell from each of ten.',
      next: 'Set tcp.slowTickMs=100. What is a saved timeout worth now?',
      avoid:
        '“CCD beats EPD.” It has about half the timeouts. That pays where timeouts are dear: 96 against 90 % with ticks of 500 ms, equal with 100 ms. Quote nothing at light overload, where the order depends on the timer.',
    },
  },
});

export const frontDropCard: SceneCard = {
  level: 3,
  mechanisms: ['discard', 'tcp'],
  paper: 'nagata',
  line: 'Drop the oldest cell, then wait: the sender learns of it sooner.',
};
