import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const linkUsePanel: Panel = {
  ...panelNames.linkUse,
  id: 'link-use',
  draws: ['solid', 'dense', 'dots', 'wide'],
  group: 'queue',
  region: 'left',
  order: 85,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  // Under rate control the plot of classes shows it.
  when: (run) => !run.hasRateControl,
  result: (run) => (run.hasRateControl ? null : 'each'),
  View: late(async () => (await import('./LinkUsePanel.tsx')).LinkUsePanel),
};
