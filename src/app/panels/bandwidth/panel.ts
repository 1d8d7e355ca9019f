import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panelNames.ts';
import { BandwidthPanel } from '../rates/late.ts';

export const bandwidthPanel: Panel = {
  ...panelNames.bandwidth,
  id: 'bandwidth',
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
  View: BandwidthPanel,
};
