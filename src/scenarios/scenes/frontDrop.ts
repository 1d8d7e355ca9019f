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
    hook: 'A sender hears of a loss from what arrives behind it. Which cell of a full queue should go, and how often?',
    knob: discardControl('ccd', 'drop-front', 'epd', 'rcd'),
    outcome: { measure: 'timeouts', good: 'less', yardstick: 'equal' },
    ask: [
      'Count timeouts and fast retransmits under CCD and under EPD.',
      'CCD loses a tenth of the cells that EPD loses, and twice as many packets. How?',
      'With a slow timer of 100 ms EPD carries as much. What is a timeout saved worth?',
    ],
  },
});

export const frontDropCard: SceneCard = {
  level: 3,
  mechanisms: ['discard', 'tcp'],
  paper: 'nagata',
  line: 'Drop the oldest cell, then wait: the sender learns of it sooner.',
};
