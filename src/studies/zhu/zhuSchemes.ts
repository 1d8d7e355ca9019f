import type { Settings } from '../factors.ts';
import type { StudyColumn } from '../study.ts';

/** Zhu 1999, chapter 5: what the columns of the tables with ten sources change. */
const LAN: Settings = [];
const WAN: Settings = [['links.S1>S2.delayMs', '3.7']];
const PER_VC: Settings = [['scheduler', 'rr']];
const PPD: Settings = [['policy', 'ppd']];
export const EPD: Settings = [['policy', 'epd']];
/** Shares of the buffer that a VC may hold and can count on. */
const shares = (max: string, min: string): Settings => [
  ...PER_VC,
  ['allocation', 'dynamic'],
  ['allocation.max', max],
  ['allocation.min', min],
];
const column = (name: string, ...settings: readonly Settings[]): StudyColumn => ({
  column: name,
  settings: settings.flat(),
});

export const POLICIES = [
  column('LAN tail drop', LAN),
  column('LAN PPD', LAN, PPD),
  column('LAN EPD', LAN, EPD),
  column('WAN tail drop', WAN),
  column('WAN PPD', WAN, PPD),
  column('WAN EPD', WAN, EPD),
] as const;
export const COMBINED = [
  POLICIES[0],
  column('LAN per-VC, EPD', LAN, PER_VC, EPD),
  POLICIES[3],
  column('WAN per-VC, EPD', WAN, PER_VC, EPD),
] as const;

export const PLAIN = column('no per-VC', LAN);
export const QUEUES = column('per-VC', LAN, PER_VC);
export const HALF = column('per-VC, max 0.5', LAN, shares('0.5', '0'));
export const FOUR_TENTHS = column('per-VC, max 0.4', LAN, shares('0.4', '0'));
export const HALF_RESERVED = column('per-VC, max 0.5, min 0.1', LAN, shares('0.5', '0.1'));
export const WAN_QUEUES = [column('no per-VC', WAN), column('per-VC', WAN, PER_VC)] as const;
