import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const acrPanel: Panel = {
  ...panelNames.acr,
  id: 'acr',
  draws: ['line', 'area', 'dashed', 'thin'],
  group: 'windows',
  region: 'left',
  order: 30,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasRateControl,
  compare: () => 'windows',
  result: () => 'each',
  View: late(async () => (await import('./AcrPanel.tsx')).AcrPanel),
};
