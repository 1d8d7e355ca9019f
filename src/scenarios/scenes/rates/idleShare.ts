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
    "third of the link is nobody's: the allowed rates of the others do not move.",
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
      'Which VCs does ERAA count: those that are open, or those that send?',
      'Let it forget VCs that are silent for 1 ms. When does the last file finish now?',
      'Swap to EPRCA or relative marking: what does a switch see that measures instead of counting?',
    ],
  },
});

export const idleShareCard: SceneCard = {
  level: 3,
  mechanisms: ['abr', 'tcp'],
  paper: 'ulku',
  line: 'The algorithm that agrees first finishes its files last.',
};
