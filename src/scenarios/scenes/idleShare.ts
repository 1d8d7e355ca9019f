import type { ScenarioDocument } from '../../contract/index.ts';
import { algorithmKnob } from '../knobs.ts';
import { rateScene } from '../rateScene.ts';
import { r2Files } from '../ulkuTcp.ts';

export const idleShare: ScenarioDocument = rateScene(r2Files, {
  id: 'idle-share',
  title: 'Fastest to agree, last to finish',
  description:
    'Three files over one link, and a switch that divides it by the VCs that are open. When the first file is done its ' +
    "third of the link is nobody's: the allowed rates of the others do not move.",
  source: 'Ülkü 1997, section 5.2 and Table 5.3',
  algorithm: 'eraa',
  params: { lambda: 1, bandwidth: 353_208 },
  stage: {
    startS: 0.13,
    viewS: [0, 0.24],
    msPerSecond: 10,
    hook: 'The algorithm that agrees within two milliseconds loses the race.',
    knob: algorithmKnob('eraa', 'eprca', 'relative'),
    ask: [
      {
        question: 'Which VCs does ERAA count: those that are open, or those that send?',
        answer: 'Those that are open. A VC that has nothing to send keeps its third.',
      },
      {
        question: 'Let it forget VCs that are silent for 1 ms. When does the last file finish now?',
        answer: 'At 0.17 s instead of 0.19 s, measured from its start: its share is handed on.',
      },
      {
        question:
          'Swap to EPRCA or relative marking: what does a switch see that measures instead of counting?',
        answer:
          'The cells that come. What one VC leaves free shows at once in the load or the queue, and others get it.',
      },
    ],
  },
});
