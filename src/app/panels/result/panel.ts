import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const hitsPanel: Panel = {
  ...panelNames.hits,
  id: 'hits',
  draws: ['red-square'],
  group: 'droplist',
  region: 'left',
  order: 135,
  places: { laptop: false, projector: false, phone: null },
  embed: true,
  when: (run) => !run.hasRateControl && !run.isCreditBased,
  result: () => 'each',
  View: late(async () => (await import('./HitsPanel.tsx')).HitsPanel),
};
