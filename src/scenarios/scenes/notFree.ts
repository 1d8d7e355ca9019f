import type { ScenarioDocument } from '../../contract/index.ts';
import { algorithmKnob } from '../knobs.ts';
import { rateScene } from '../rateScene.ts';
import { r1Wan } from '../ulku.ts';

export const notFree: ScenarioDocument = rateScene(r1Wan, {
  id: 'not-free',
  title: 'What exact rates do not know',
  description:
    'The exact algorithm again, with a millisecond between switches. Until the first source hears of the second, more ' +
    'comes than goes: the queues grow along a straight line, and drain at five per cent of the link.',
  source: 'Ülkü 1997, section 4.3 and chapter 6',
  algorithm: 'eraa',
  stage: {
    port: 'sw0>sw1',
    startS: 0.018,
    viewS: [0, 0.12],
    msPerSecond: 5,
    hook: 'The perfect algorithm, one millisecond away.',
    knob: algorithmKnob('eraa', 'eprca', 'erica-plus'),
    ask: [
      {
        question:
          'Predict the highest queue of sw0 from the excess rate and the time until the source hears.',
        answer:
          '347,288 + 70,642 − 365,566 is 52,364 cells/s too many, 52 in each millisecond, until the first source hears of the second: about 860 cells.',
      },
      {
        question: 'With λ = 1 the queue never drains. Why?',
        answer: 'What drains is what the sources leave free. With λ = 1 that is nothing.',
      },
      {
        question: 'Swap to ERICA+: what does it measure that ERAA counts on knowing?',
        answer:
          'The load that really comes, with the traffic that no source announces. ERAA takes the rate of the link for granted.',
      },
    ],
  },
});
