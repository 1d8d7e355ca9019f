import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const knobPanel: Panel = {
  ...panelNames.knob,
  id: 'knob',
  draws: ['badge-a', 'badge-b'],
  group: 'policy',
  region: 'right',
  order: 205,
  orderOnPhone: 5,
  places: { laptop: true, projector: true, phone: 'traces' },
  isNextToTraces: true,
  embed: false,
  isOpen: ({ profile, isEditing }) => profile === 'phone' || !isEditing,
  View: late(async () => (await import('./SceneControlCard.tsx')).SceneControlCard),
};
