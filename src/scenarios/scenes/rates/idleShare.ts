import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r2Files } from '../../papers/ulkuTcp.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

export const idleShare: ScenarioDocument = rateScene(r2Files, {
  id: 'idle-share',
  title: 'Fastest to agree, last to finish',
  description:
    'Three files over one link, and a switch that divides it by the VCs that are open. When the first file is done its ' +
    'third of the link stays unused: the allowed rates of the others do not move.',
  source: 'Ülkü 1997, section 5.2 and Table 5.3',
  algorithm: 'eraa',
  params: { lambda: 1, bandwidth: 353_208 },
  stage: {
    startS: 0.13,
    viewS: [0, 0.24],
    msPerSecond: 10,
    hook: 'The algorithm that agrees within two milliseconds loses the race.',
    knob: algorithmControl('eraa', 'eprca', 'relative'),
    outcome: { measure: 'file', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question: 'Which VCs does ERAA count: those that are open, or those that send?',
        hint: 'Look at the allowed rates of the other two VCs at the moment when the first file ends.',
        answer: 'Those that are open. A VC that has nothing to send keeps its third.',
      },
      {
        question: 'Let it forget VCs that are silent for 1 ms. When does the last file finish now?',
        hint: 'ERAA has a parameter for silence. What does it do to the share of a VC that has nothing left to send?',
        answer: 'At 0.17 s instead of 0.19 s, measured from its start: its share is handed on.',
      },
      {
        question:
          'Swap to EPRCA or relative marking: what does a switch see that measures instead of counting?',
        hint: 'A VC falls silent. What changes on the link, and what changes in the table of ERAA?',
        answer:
          'The cells that come. What one VC leaves free shows at once in the load or the queue, and others get it.',
      },
    ],
    note: {
      show: 'Ask which algorithm agrees first and which file ends last. Play from 0.13 s and watch the allowed rates when the first file ends.',
      belief:
        'Agreeing sooner means finishing sooner. ERAA agrees within 2 ms, and its last file ends at 0.224 s instead of 0.189 s.',
      next: 'Let ERAA forget a VC after 1 ms of silence. What can go wrong where files pause?',
      avoid:
        '“Relative marking is faster.” How fast depends on the phase in which its sources start, and its row of the paper is not reproduced here.',
    },
  },
});

export const idleShareCard: SceneCard = {
  level: 3,
  mechanisms: ['abr', 'tcp'],
  paper: 'ulku',
  line: 'The algorithm that agrees first finishes its files last.',
};
