import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panelNames.ts';
import { BufferPanel } from './BufferPanel.tsx';

export const bufferPanel: Panel = {
  ...panelNames.buffer,
  id: 'buffer',
  control: 'buffer',
  region: 'left',
  order: 50,
  places: { laptop: true, projector: true, phone: 'buffer' },
  embed: false,
  isOpen: ({ run, profile, lens }) => profile === 'phone' || (!run.isRated && (profile === 'laptop' || lens)),
  View: BufferPanel,
};
