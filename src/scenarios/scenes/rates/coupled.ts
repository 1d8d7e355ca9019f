import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r1Files } from '../../papers/ulkuTcp.ts';
import { rateScene } from '../../rateScene.ts';

/** A round trip exists from the handshake on; without a first threshold an uncoupled window is never held back. */
const network: ScenarioDocument = {
  ...r1Files,
  tcp: { ...r1Files.tcp, handshake: true, initialSsthreshBytes: 0 },
  abr: { ...r1Files.abr, coupling: { form: 'direct' } },
  // The slowest of the settings in docs/tutorials/coupling.md is done by then.
  run: { durationS: 1.5 },
};

export const coupled: ScenarioDocument = rateScene(network, {
  id: 'coupled',
  title: 'Pass the rate on to TCP',
  description:
    'Every TCP takes the rate that the network allows it times its measured round trip as its window. The queues at ' +
    'the sources are gone, and every file takes longer.',
  source: 'Ülkü 1997, section 5.3: proposed there, the runs are ours',
  algorithm: 'eraa',
  params: { lambda: 1, bandwidth: 353_208 },
  stage: {
    startS: 0,
    viewS: [0, 0.65],
    msPerSecond: 25,
    hook: 'A thesis proposed it in 1997 and never ran it. You run it.',
    knob: {
      question: 'What sets the window of a TCP sender?',
      path: 'abr.coupling.form',
      answers: [
        { value: 'direct', name: 'Coupled', words: 'the allowed rate times its round trip' },
        { value: 'none', name: 'TCP alone', words: 'its own rules: losses and timers' },
      ],
    },
    outcome: { measure: 'file', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question:
          'A sixth of the link, a round trip of 2 ms for 1h1 and 6 ms for 3h1: how many segments of 193 cells is that?',
        hint: 'Rate times round trip is a number of cells. Divide it by 193 and round down, as TCP does.',
        answer:
          '60,928 cells/s in 2 ms are 122 cells, 0.6 segments; in 6 ms 366 cells, 1.9. Rounded down, the sender stops and waits.',
      },
      {
        question: 'Why is the measured round trip a bad factor for a window?',
        hint: 'What grows when the window is larger than the path can hold: the rate, or the round trip?',
        answer: 'It contains the queue that the window itself has made.',
      },
      {
        question:
          'The queue at the source is gone. Where did it go with k = 2, the shortest round trip and 3 segments at least?',
        hint: 'Compare the queues of the switches before and after. Cells that are not at the source are elsewhere.',
        answer:
          'Into the switches: their queues rise from 42 to 194 cells. The source keeps 777 of its 10,931.',
      },
    ],
    note: {
      show: 'Do the arithmetic on the board first: rate times round trip in segments, rounded down. Then compare when the files end, coupled and with TCP alone.',
      belief:
        'A TCP that knows its exact rate must do better. As proposed it takes about 40 % longer here: a window of one segment stops and waits.',
      next: 'Take k = 2, the shortest round trip and at least 3 segments. Where is the queue now?',
      avoid:
        '“The proposal was wrong.” Its author never ran it, and with links of 20 ms files take a third less time. State the condition with the result.',
    },
  },
});

export const coupledCard: SceneCard = {
  level: 3,
  mechanisms: ['abr', 'tcp'],
  paper: 'ulku',
  line: 'TCP windows that follow the ABR rate, as proposed in 1997.',
};
