import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { switchOrTcpControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const otherTcp: ScenarioDocument = scene(symmetric500, {
  id: 'other-tcp',
  title: 'Fix the switch or fix TCP?',
  description:
    'How much a discard policy gains depends on the TCP at the edge: on its loss recovery, on its growth in ' +
    'congestion avoidance, on its shortest timeout. Press an answer, or add tcp.minRtoMs=1000 to the address, ' +
    'and compare.',
  source: 'Cheon & Panwar 1997, section 4.1.2 (growth of the window)',
  policy: 'epd',
  stage: {
    startS: 0.5,
    msPerSecond: 25,
    hook: 'The switch stays as it is. The senders change one line of code.',
    knob: switchOrTcpControl('rcd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question:
          'With NewReno an overflow still reaches nearly every sender. Why does the link not fall silent?',
        hint: 'One window often has several losses. What does Reno do after the first repair, and what does NewReno do?',
        answer:
          'Being hit is not being stopped: NewReno repairs several losses of one window without a timeout, so windows halve and go on.',
      },
      {
        question: 'Take away the extra growth term seg/8. What is left of the advantage of EPD?',
        hint: 'Press a sender: the card of all senders has Growth divisor. Run RCD and EPD with 0 and with 8. How soon does the next overflow come?',
        answer:
          'Little. On the mean of ten seeds RCD alone then carries 88 % of the slots, EPD 98 %: most of the advantage came from how fast the windows grow.',
      },
      {
        question: 'Being hit and being stopped are two things. Where do the windows show the difference?',
        hint: 'Look for the lowest point of a window after a loss: half of it, or one segment?',
        answer:
          'A window that halves was hit. A window that falls to one segment was stopped: it waited for its timer.',
      },
    ],
    note: {
      show: 'Leave the switch alone and change one line of TCP at a time: NewReno, then no growth term, then a minimum timeout of 1 s. Note the useful share of RCD and EPD each time.',
      belief:
        'The best discard policy is a property of the switch. With NewReno the gain of ESPD is gone. Without the growth term RCD alone carries 87 %.',
      next: 'A paper reports that a policy gains 30 %. What must it print about its TCP before you can repeat that?',
      avoid:
        '“NewReno reverses EPD and ESPD.” Over 100 seeds EPD is ahead in 65, with 1,500-byte packets it is the other way round. The gain is gone, and that is all.',
    },
  },
});

export const otherTcpCard: SceneCard = {
  level: 2,
  mechanisms: ['tcp'],
  paper: 'cheon-panwar',
  line: 'The switch stays as it is; the senders change one line of code.',
};
