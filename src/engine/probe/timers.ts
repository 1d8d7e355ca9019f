import { TCP_PHASES, type TcpPhase, type TimersView } from '../../contract/index.ts';
import type { Connection, Network } from '../network/nodes/network.ts';

/** Senders that wait for their retransmission timer, with its expiry; null in a run without TCP. */
export function timersOf({ connections }: Network): TimersView | null {
  if (connections.every(({ tcp }) => tcp === null)) return null;
  const waits = connections.map(waitsForTimer);
  const pick = (of: (connection: Connection) => number): Float64Array =>
    Float64Array.from(connections, (connection, i) => (waits[i] ? of(connection) : Number.NaN));
  return {
    due: pick(({ tcp }) => tcp?.sender.out.timerDue ?? Number.NaN),
    since: pick(({ tcp }) => tcp?.sender.out.timerSetAt ?? Number.NaN),
    sends: Uint8Array.from(connections, (connection) => (hasCells(connection) ? 1 : 0)),
    phases: Uint8Array.from(connections, (connection) => TCP_PHASES.indexOf(phaseOf(connection))),
  };
}

function phaseOf({ tcp }: Connection): TcpPhase {
  if (tcp === null || !tcp.sender.started || tcp.sender.opening) return '';
  const { stateName } = tcp.sender.control;
  return TCP_PHASES.find((phase) => phase === stateName) ?? '';
}

/** Whether a connection is idle until the retransmission timer of its sender expires. */
export function waitsForTimer(connection: Connection): boolean {
  const { tcp, dataFlows } = connection;
  if (tcp === null || dataFlows.length > 1) return false;
  const { sender, receiver } = tcp;
  if (sender.out.timerDue === Infinity || sender.window.isControlled) return false;
  if (sender.controlTimerIsSet || sender.out.outlet.ip.busy || receiver.owesAnswer) return false;
  return !hasCells(connection);
}

const hasCells = ({ dataFlows, ackFlows }: Connection): boolean =>
  [...dataFlows, ...ackFlows].some(({ flow }) => flow.cellsInTransit > 0);
