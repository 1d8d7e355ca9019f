import { CellFlag, type StageView } from '../../contract/index.ts';
import type { CompleteLink, CompleteScenario } from '../../scenario/document/complete.ts';
import { CREDIT, FLOW_MASK, isAckFlow, LAST_CELL, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Simulation } from '../run/simulation.ts';
import { creditsOf } from './credits.ts';
import { queuesOf } from './queues.ts';
import { rmCellsOf } from './rm/rmCells.ts';
import { timersOf } from './timers.ts';

/** Number of samples along a wire. */
const SAMPLES = 96;
const NO_CELL = 0xffff;
/** State of a VC that does not cross the shown port. */
const ELSEWHERE = 255;

/** Directed links that carry data cells between switches and routers, in the order of the document. */
export function wiresOf(scenario: CompleteScenario): readonly CompleteLink[] {
  const inner = new Set(scenario.nodes.filter(({ kind }) => kind !== 'host').map(({ id }) => id));
  const carries = ({ from, to }: CompleteLink): boolean =>
    scenario.vcs.some(({ path }) => path.some((node, i) => node === from && path[i + 1] === to));
  return scenario.links.filter(
    (link) => link.kind === 'atm' && inner.has(link.from) && inner.has(link.to) && carries(link),
  );
}

/** Cells at a port and on the wires at this instant. @param portId the shown port */
export function viewOf(simulation: Simulation, portId: string): StageView {
  const { network, scenario, now } = simulation;
  const port = network.ports.find(({ id }) => id === portId);
  // With several buffers no policy states are shown.
  const vcStates = port?.buffers.only?.policy.vcStates ?? null;
  const flows = network.connections.map(
    ({ dataFlows }) => dataFlows.find(({ links }) => links.some(({ id }) => id === portId))?.flow.index,
  );
  return {
    time: now,
    buffer: bufferOf(network, portId),
    wires: wiresOf(scenario).map(({ id }) =>
      wireOf(network, network.links.find((link) => link.id === id) as Link, now),
    ),
    listed: Uint8Array.from(flows, (flow) => (flow !== undefined && port?.refuses(flow) ? 1 : 0)),
    states: vcStates && Uint8Array.from(flows, (flow) => (flow === undefined ? ELSEWHERE : vcStates[flow]!)),
    queues: port === undefined ? null : queuesOf(network, port, now),
    rm: rmCellsOf(network, now),
    credits: creditsOf(network, portId),
    timers: timersOf(network),
  };
}

function bufferOf(network: Network, portId: string): Uint16Array {
  const port = network.ports.find(({ id }) => id === portId);
  if (port === undefined) return new Uint16Array(0);
  const cells = new Uint16Array(port.waiting);
  let i = 0;
  port.queue.forEachWaiting((meta, frame) => {
    cells[i++] = cellOf(network.flows, meta, frame);
  });
  return cells;
}

function cellOf(flows: readonly Flow[], meta: number, frame: number): number {
  const flow = flows[meta & FLOW_MASK]!;
  // An RM cell belongs to no frame.
  if ((meta & RM) !== 0) return flow.vc;
  const last = (meta & LAST_CELL) !== 0 ? CellFlag.last : 0;
  return flow.vcOf(frame) | last | (flow.cannotReassemble(frame) ? CellFlag.dead : 0);
}

const directionAt = (flows: readonly Flow[], link: Link, slot: number): number =>
  flows[link.meta[slot]! & FLOW_MASK]!.directionOf(link.frame[slot]!);

/** The data cell at each of SAMPLES positions, from sender to receiver. */
function wireOf(network: Network, link: Link, now: number): Uint16Array {
  const samples = new Uint16Array(SAMPLES).fill(NO_CELL);
  let i = link.head;
  // The cell at the position nearest to the receiver arrives first.
  for (let place = SAMPLES - 1; place >= 0; place--) {
    const arrives = now + (link.delay * (SAMPLES - place - 0.5)) / SAMPLES;
    while (i < link.tail && link.time[i & link.mask]! < arrives) i++;
    if (i >= link.tail) break;
    const slot = i & link.mask;
    if ((link.meta[slot]! & CREDIT) !== 0 || link.time[slot]! - link.cellWhole > arrives) continue;
    if (isAckFlow(directionAt(network.flows, link, slot))) continue;
    samples[place] = cellOf(network.flows, link.meta[slot]!, link.frame[slot]!);
  }
  return samples;
}
