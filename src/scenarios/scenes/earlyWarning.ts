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
    hook: 'The same traffic with half the queue, and the switch remembers nothing of anybody but two bits.',
    knob: discardControl('atm-red', 'epd', 'fba'),
    outcome: { measure: 'queueMean', good: 'less', yardstick: 'equal' },
    ask: [
      'Why does the coin look at an average and not at the queue itself?',
      'One packet has 192 cells, another 32. Which is refused more often, and by how much?',
      'Throughput, fairness or delay: for which of them would you buy which policy?',
    ],
  },
});

export const earlyWarningCard: SceneCard = {
  level: 3,
  mechanisms: ['discard'],
  paper: 'rosolen',
  line: 'ATM-RED: a coin for each cell, two bits, and half the queue.',
};
