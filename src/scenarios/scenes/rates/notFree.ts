import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r1Wan } from '../../papers/ulku.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

export const notFree: ScenarioDocument = rateScene(r1Wan, {
  id: 'not-free',
  title: 'What exact rates do not know',
  description:
    'The exact algorithm again, with a millisecond between switches. Until the first source learns of the second, more ' +
    'comes than goes: the queues grow along a straight line, and drain at five per cent of the link.',
  source: 'Ülkü 1997, section 4.3 and chapter 6',
  algorithm: 'eraa',
  // The start matters here: everything is over once the rates have settled.
  measure: { fromS: 0 },
  stage: {
    port: 'sw0>sw1',
    startS: 0.018,
    viewS: [0, 0.12],
    msPerSecond: 5,
    hook: 'The perfect algorithm, one millisecond away.',
    knob: algorithmControl('eraa', 'eprca', 'erica-plus'),
    outcome: { measure: 'queueMax', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question:
          'Predict the highest queue of sw0 from the excess rate and the time until feedback reaches the source.',
        hint: 'Add the rate of the first source and the initial rate of the second, then subtract what the link carries. For how many ms does that last?',
        answer:
          '347,288 + 70,642 − 365,566 is 52,364 cells/s too many, 52 in each millisecond, until the first source learns of the second: about 890 cells.',
      },
      {
        question: 'With λ = 1 the queue never drains. Why?',
        hint: 'A queue shrinks when less arrives than leaves. How much less is it with λ = 1?',
        answer: 'What drains is what the sources leave free. With λ = 1 that is nothing.',
      },
      {
        question: 'Swap to ERICA+: what does it measure that ERAA counts on knowing?',
        hint: 'One figure on the card of ERAA is typed in by hand. Which one?',
        answer:
          'The load that really comes, with the traffic that no source announces. ERAA takes the rate of the link for granted.',
      },
    ],
    note: {
      show: 'Let the class compute the peak first: 52,364 cells/s too many until the first source is slowed down. Then play from 20 ms and compare.',
      belief:
        'Explicit rates need no buffers. While the news is under way the old rates are still sent: about 890 cells wait at sw0, and 1,571 at sw1.',
      next: 'A source without rate control takes 100,000 cells/s of the last link. Which slope does the queue have under ERAA?',
      avoid:
        '“ERAA is wrong.” It is exact about what it knows, and the rate of the link is typed in. “Explicit rates fail over long links.” The queue has a bound, and with λ below 1 it drains.',
    },
  },
});

export const notFreeCard: SceneCard = {
  level: 3,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'The exact algorithm on links of 1 ms: why does a queue build up?',
};
