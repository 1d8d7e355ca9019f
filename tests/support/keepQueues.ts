import type { PortState } from '../../src/contract/index.ts';
import type { Port } from '../../src/engine/switch/port.ts';

/** What of a port no setting changes under way. */
interface Inside {
  general: boolean;
  readonly currentSettings: PortState;
  rebuildQueue(before: PortState, now: number): void;
}

/** From now on a port keeps queues per flow even if its settings do not need them, or only if they do. */
export function keepQueues(port: Port, general: boolean, now: number): void {
  const inside = port as unknown as Inside;
  port.advance(now - 1);
  inside.general = general;
  inside.rebuildQueue(inside.currentSettings, now);
}
