import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { QueuePanel } from './QueuePanel.tsx';

export const queuePanel: Panel = {
  ...panelNames.queue,
  id: 'queue-length',
  draws: ['area', 'top-line', 'dashed', 'triangle', 'cross', 'marked', 'thin'],
  group: 'queue',
  region: 'left',
  order: 70,
  places: { ...EVERYWHERE, phoneToo: ['policy', 'score'] },
  canEnlarge: true,
  embed: true,
  when: (run) => !run.hasRateControl,
  compare: () => 'queue',
  result: () => 'once',
  View: QueuePanel,
};
