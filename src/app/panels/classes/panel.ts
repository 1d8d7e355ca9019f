import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

/** Without rate control, and on a phone, the panel of the buffer shows them. */
export const classBuffersPanel: Panel = {
  ...panelNames.classBuffers,
  id: 'class-buffers',
  draws: ['bar'],
  group: 'buffer',
  region: 'left',
  order: 120,
  places: { laptop: true, projector: true, phone: null },
  embed: false,
  when: (run) => run.hasRateControl,
  View: late(async () => (await import('../../classes/ClassBuffers.tsx')).ClassBuffers),
};
