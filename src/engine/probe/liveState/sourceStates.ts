import type { LiveState } from '../../../contract/index.ts';
import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { Connection, Network } from '../../network/nodes/network.ts';
import type { TcpSender } from '../../tcp/sender.ts';
import { PacedSender } from '../../traffic/pacedSender.ts';
import { unitGap } from '../../traffic/pattern.ts';
import { liveState } from './liveState.ts';

const isBusy = ({ forward: [link] }: Connection, now: number): boolean =>
  link !== undefined && link.free > now;

/** TCP sources with endless data, and with files. */
function tcpStates(connection: Connection, sender: TcpSender, now: number): readonly LiveState[] {
  const { window, out, started, opening, active } = sender;
  if (!started || opening) return [liveState('opens')];
  const { receiver } = connection;
  const waits = connection.tcp?.receiver === receiver && connection.tcp.receiver.owesAnswer;
  const acks = waits ? [liveState('ackWaits')] : [];
  if (!active) return [liveState('pauses'), ...acks];
  const inFlight = window.next - window.una;
  return [
    ...(isBusy(connection, now) ? [liveState('byLink')] : []),
    ...(out.outlet.ip.busy ? [liveState('ipWaits')] : []),
    liveState('windowFull', inFlight),
    liveState('transfers', inFlight),
    ...acks,
  ];
}

/** Sources that send units by a pattern. */
function pacedStates({ vc }: Connection, sender: PacedSender, now: number): readonly LiveState[] {
  const { due } = sender;
  const { source } = vc;
  if (due === Infinity) return sender.packetsSent > 0 ? [liveState('after')] : [];
  const wait = due - now;
  if (source.kind !== 'on-off') return [liveState('unitDue', wait)];
  return wait > unitGap(source.cellsPerSecond, sender.segmentCells)
    ? [liveState('silence')]
    : [liveState('burst')];
}

/** A greedy source, which always has a cell to send. */
function greedyStates({ vc, sender }: Connection): readonly LiveState[] {
  if (!sender.active) return [];
  if (vc.abr !== null) return [liveState('byRate')];
  return [liveState(vc.credit !== null ? 'byCredit' : 'byLink')];
}

/** A VC of a call pool: whether it carries a call, and whether some VC of the pool is free for the next one. */
export function callStates(
  { arrivals }: CompleteScenario,
  { connections }: Network,
  vc: number,
): readonly LiveState[] {
  const pool = arrivals.find(({ vcs }) => vcs.includes(vc));
  if (pool === undefined) return [];
  const busy = connections.filter(
    (connection) => pool.vcs.includes(connection.vc.id) && connection.sender.active,
  );
  const carried = busy.some((connection) => connection.vc.id === vc) ? [liveState('carried')] : [];
  return [...carried, liveState(busy.length === pool.vcs.length ? 'noneFree' : 'freeLine')];
}

/** Present states of the source of a VC. */
export function sourceStates(connection: Connection, now: number): readonly LiveState[] {
  const { sender, tcp } = connection;
  if (tcp !== null) return tcpStates(connection, tcp.sender, now);
  return sender instanceof PacedSender ? pacedStates(connection, sender, now) : greedyStates(connection);
}
