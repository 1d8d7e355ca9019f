import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panelNames.ts';
import { AcrPanel, ClassesPanel, Inspector, QueuesPanel, RoutesPanel, SegmentsPanel } from './late.ts';

export const routesPanel: Panel = {
  ...panelNames.routes,
  id: 'routes',
  control: 'network',
  region: 'left',
  order: 20,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => run.isRated,
  View: RoutesPanel,
};

export const acrPanel: Panel = {
  ...panelNames.acr,
  id: 'acr',
  control: 'windows',
  region: 'left',
  order: 30,
  places: EVERYWHERE,
  grows: true,
  embed: true,
  when: (run) => run.isRated,
  compare: () => 'windows',
  View: AcrPanel,
};

export const segmentsPanel: Panel = {
  ...panelNames.segments,
  id: 'segments',
  control: 'windows',
  region: 'left',
  order: 40,
  places: EVERYWHERE,
  grows: true,
  embed: true,
  when: (run) => run.isRated,
  View: SegmentsPanel,
};

export const queuesPanel: Panel = {
  ...panelNames.queues,
  id: 'queues',
  control: 'queue',
  region: 'left',
  order: 80,
  places: EVERYWHERE,
  grows: true,
  embed: true,
  when: (run) => run.isRated,
  compare: () => 'queue',
  View: QueuesPanel,
};

export const linkUsePanel: Panel = {
  ...panelNames.linkUse,
  id: 'link-use',
  control: 'queue',
  region: 'left',
  order: 100,
  places: EVERYWHERE,
  grows: true,
  embed: true,
  when: (run) => run.isRated,
  // A low page shows sequence numbers instead; a low frame in another page has no room for either.
  isOpen: ({ lens, embed, profile, size: { low, width } }) => {
    if (embed) return !low;
    return !lens || profile === 'projector' || width === 'phone' || width === 'narrow' || !low;
  },
  View: ClassesPanel,
};

export const inspectorPanel: Panel = {
  ...panelNames.inspector,
  id: 'inspector',
  control: 'policy',
  region: 'right',
  order: 210,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => run.isRated,
  View: Inspector,
};
