import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { findEnvironment } from '../papers/rosolen.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

const direct = findEnvironment('rosolen-direct') as ScenarioDocument;

export const earlyWarning: ScenarioDocument = scene(direct, {
  id: 'early-warning',
  title: 'A coin tossed per cell',
  description:
    'ATM-RED tosses a coin for every cell while its average of the queue is above 2,000, and refuses the next ' +
    'frame of the VC whose cell lost. It keeps two bits per VC and no counts. Swap it for EPD or FBA, move its ' +
    'thresholds, or give its coin another chance.',
  source: 'Rosolen, Bonaventure & Leduc 1999, sections 2.3.1 and 3.1.1, Tables 1, 3, 4',
  policy: 'atm-red',
  stage: {
    startS: 0.6,
    msPerSecond: 100,
    hook: 'The same traffic with half the queue, and the switch remembers two bits and nothing else.',
    knob: discardControl('atm-red', 'epd', 'fba'),
    outcome: { measure: 'queueMean', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question: 'Why does the coin look at an average and not at the queue itself?',
        hint: 'A burst fills the queue and is gone after a few ms. Should it count as congestion?',
        answer:
          'So that a burst alone does not set it off. Here it matters little: weights from 0.0001 to 1 move the use of the link by 2 points, because the coin does the work.',
      },
      {
        question: 'One packet has 192 cells, another 32. Which is refused more often, and by how much?',
        hint: 'The coin is tossed for each cell. How many tosses does each of the two packets have to survive?',
        answer:
          'The long one: 10 % against 1.7 % at the largest chance, because the coin is tossed for each cell.',
      },
      {
        question: 'Throughput, fairness or delay: for which of them would you buy which policy?',
        hint: 'Read throughput, fairness and mean queue for each policy. Does one policy win all three?',
        answer:
          'EPD for throughput in the mesh, FBA for fairness, RED for the shortest queue. None is best at all three.',
      },
    ],
    note: {
      show: 'Watch the queue under EPD and under ATM-RED before any number is on the screen. Then raise the chance of the coin and ask what that costs.',
      belief:
        'RED is always better. It carries the most in this network and is only third in the mesh. What it has everywhere is the shortest queue.',
      next: 'Which policy does the operator of a mesh want, and which a user at its edge?',
      avoid:
        '“The averaging makes RED work.” Weights from 0.0001 to 1 move the use of the link by 2 points. The first ssthresh of TCP moves it more than any policy.',
    },
  },
});

export const earlyWarningCard: SceneCard = {
  level: 3,
  mechanisms: ['discard'],
  paper: 'rosolen',
  line: 'ATM-RED: a coin for each cell, two bits, and half the queue.',
};
