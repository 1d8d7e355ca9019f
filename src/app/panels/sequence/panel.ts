import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const sequencePanel: Panel = {
  ...panelNames.sequence,
  id: 'sequence',
  draws: ['line', 'diamond', 'square'],
  group: 'queue',
  region: 'left',
  order: 90,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasRateControl,
  isOpen: ({ magnifies }) => magnifies,
  View: late(async () => (await import('./SequencePanel.tsx')).SequencePanel),
};
