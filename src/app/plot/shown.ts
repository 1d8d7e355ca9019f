import type { LoadedReport, PolicyInfo, PortState } from '../../contract/index.ts';
import type { StageState } from '../store/types.ts';
import { en } from '../strings/en.ts';

/** Index of the shown port, as events name it. */
export function shownPortIndex(loaded: LoadedReport): number {
  return loaded.ports.findIndex((port) => port.id === loaded.port);
}

export function shownPort(state: Pick<StageState, 'loaded' | 'ports'>): PortState | null {
  return state.ports.find((port) => port.id === state.loaded?.port) ?? null;
}

export function shownPolicy(state: Pick<StageState, 'loaded' | 'ports' | 'catalog'>): PolicyInfo | null {
  const port = shownPort(state);
  return state.catalog?.policies.find((policy) => policy.id === port?.policy) ?? null;
}

/** Whether VCs wait in queues of their own: not in one line, or each with a share. */
export const keepsQueues = (port: PortState | null): boolean =>
  port !== null && (port.scheduler !== 'fifo' || port.allocation !== 'shared');

/** Picoseconds. */
export const endOfRun = ({ loaded, viewport }: Pick<StageState, 'loaded' | 'viewport'>): number =>
  loaded?.endPs ?? viewport.to;

/** `S2>S3` read aloud: `S2 to S3`. */
export function spokenPort(id: string): string {
  const [from = '', to = ''] = id.split('>');
  return id === '' ? '' : en.panels.spokenPort(from, to);
}
