import type { Panel } from '../../panel/panel.ts';
import { isTight } from '../../panel/tight.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { LateBufferPanel } from './late.tsx';

export const bufferPanel: Panel = {
  ...panelNames.buffer,
  id: 'buffer',
  draws: ['cells', 'end-cell', 'hatched'],
  group: 'buffer',
  region: 'left',
  order: 50,
  places: { laptop: true, projector: true, phone: 'buffer' },
  embed: false,
  isOpen: (around) =>
    around.profile === 'phone' || (!around.run.hasRateControl && (around.magnifies || !isTight(around))),
  View: LateBufferPanel,
};
