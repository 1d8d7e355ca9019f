import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const segmentsPanel: Panel = {
  ...panelNames.segments,
  id: 'segments',
  draws: ['line', 'dashed', 'area'],
  group: 'windows',
  region: 'left',
  order: 40,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasRateControl,
  View: late(async () => (await import('./SegmentsPanel.tsx')).SegmentsPanel),
};
