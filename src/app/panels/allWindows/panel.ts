import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { isTight } from '../../panel/tight.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const allWindowsPanel: Panel = {
  ...panelNames.allWindows,
  id: 'all-windows',
  draws: ['area', 'dashed'],
  group: 'windows',
  region: 'left',
  order: 135,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: false,
  when: (run) => run.hasWindows && !run.hasRateControl && !run.isCreditBased,
  // Its height goes to the buffer cell by cell, or to the time-space diagram, which a projector does not have.
  isOpen: (around) =>
    !((around.magnifies || (around.frames && around.profile === 'laptop')) && isTight(around)),
  View: late(async () => (await import('./AllWindowsPanel.tsx')).AllWindowsPanel),
};
