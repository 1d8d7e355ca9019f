import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const queuesPanel: Panel = {
  ...panelNames.queues,
  id: 'queues',
  draws: ['area', 'dashed'],
  group: 'queue',
  region: 'left',
  order: 80,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasRateControl,
  compare: () => 'queue',
  result: () => 'once',
  View: late(async () => (await import('./QueuesPanel.tsx')).QueuesPanel),
};
