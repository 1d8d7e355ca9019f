import type { PortState } from '../../src/contract/index.ts';

/** What a port does besides its discard policy unless a scenario says otherwise. */
export const PLAIN = {
  scheduler: 'fifo',
  schedulerParams: {},
  allocation: 'shared',
  allocationParams: {},
  algorithm: 'none',
  algorithmParams: {},
} as const satisfies Partial<PortState>;
