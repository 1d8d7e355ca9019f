import type { CouplingDocument, SourceDocument } from '../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../scenario/document/complete.ts';
import type { FlowPlan } from '../../scenario/validation/flowPlan.ts';
import { hopId, hopsAlong } from '../../scenario/validation/paths.ts';
import { Coupling } from '../abr/ends/coupling.ts';
import { ackFlow, dataFlow } from '../atm/cell.ts';
import type { FlowReceiver, Sender } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import { FrameOptions } from '../atm/frameOptions.ts';
import { startTimeOf } from '../network/build/starts.ts';
import { receiverOf, senderOf, tickPhase } from '../network/build/tcpEnds.ts';
import type { Host as EngineHost } from '../network/nodes/host.ts';
import { RandomStream } from '../sim/random.ts';
import { usesOptions } from '../tcp/headers.ts';
import { TcpSender } from '../tcp/sender.ts';
import { CalledFile } from '../traffic/calledFile.ts';
import { CallPool } from '../traffic/callPool.ts';
import { FileTransfers } from '../traffic/fileTransfers.ts';
import { GreedySender } from '../traffic/greedySender.ts';
import { isTcp, patternOf } from '../traffic/kinds/index.ts';
import { PacedSender } from '../traffic/pacedSender.ts';
import { Shaper } from '../traffic/shaper.ts';
import { Sink } from '../traffic/sink.ts';
import type { CreditPlan } from './creditPlan.ts';
import type { ReferenceHost } from './host.ts';
import { Destination, HostSource } from './rateEnds.ts';
import type { Wire } from './wire.ts';

export interface Connection {
  readonly sender: Sender;
  readonly receiver: FlowReceiver;
}

/** A network to which the ends of its VCs are added. */
export interface Network {
  readonly scenario: CompleteScenario;
  readonly seed: number;
  readonly plan: FlowPlan;
  readonly flows: readonly Flow[];
  readonly hosts: ReadonlyMap<string, ReferenceHost>;
  readonly wires: ReadonlyMap<string, Wire>;
  readonly credit: CreditPlan;
}

/** A VC with its hosts and, for each direction, its first and last flow: a router ends a flow and begins another. */
interface Ends {
  readonly vc: CompleteVc;
  readonly index: number;
  readonly from: ReferenceHost;
  readonly to: ReferenceHost;
  readonly data: readonly [Flow, Flow];
  readonly acks: readonly [Flow, Flow];
  readonly all: readonly Flow[];
  readonly random: (purpose: string) => RandomStream;
  /** Null if the VC starts once. */
  readonly pool: CallPool | null;
}

/** Creates senders and receivers of all VCs at their hosts, in the order of the document. */
export function connect(network: Network): Connection[] {
  const { scenario, seed } = network;
  const pools = scenario.arrivals.map((arrivals) => {
    const { path } = scenario.vcs.find(({ id }) => id === arrivals.vcs[0])!;
    const host = network.hosts.get(path[0]!)!;
    const draws = (purpose: string) => new RandomStream(seed, `calls ${arrivals.id} ${purpose}`);
    const pool = new CallPool(asEngines(host), host.endpoints.length, arrivals, draws);
    host.endpoints.push(pool);
    return pool;
  });
  return scenario.vcs.map((vc, index) => {
    const pool = pools[scenario.arrivals.findIndex(({ vcs }) => vcs.includes(vc.id))] ?? null;
    const ends = endsOf(network, vc, index, pool);
    const connection = connectionOf(network, ends);
    if (pool === null) connection.sender.startAt(startTimeOf(vc, seed));
    restrain(network, ends, connection.sender);
    return connection;
  });
}

/** The ends of VCs only use methods of a host that this one has, too. */
const asEngines = (host: ReferenceHost): EngineHost => host as unknown as EngineHost;

function endsOf(network: Network, vc: CompleteVc, index: number, pool: CallPool | null): Ends {
  const { seed, plan, flows, hosts } = network;
  const way = (owner: number): Flow[] => plan.flowChains[owner]!.map((flow) => flows[flow]!);
  const [data, acks] = [way(dataFlow(index)), way(ackFlow(index))];
  return {
    vc,
    index,
    from: hosts.get(vc.path[0]!)!,
    to: hosts.get(vc.path.at(-1)!)!,
    data: [data[0]!, data.at(-1)!],
    acks: [acks[0]!, acks.at(-1)!],
    all: [...data, ...acks],
    random: (purpose) => new RandomStream(seed, `vc ${vc.id} ${purpose}`),
    pool,
  };
}

function connectionOf(network: Network, ends: Ends): Connection {
  const { source, abr, credit } = ends.vc;
  if (isTcp(source)) return tcpEnds(network, ends);
  const isFed = source.kind === 'greedy' && (abr !== null || credit !== null);
  const sender = isFed ? fedSender(ends) : pacedSender(network, ends);
  if (ends.pool !== null) sender.joinPool(ends.pool);
  ends.from.endpoints.push(sender);
  const receiver = new Sink(ends.data[1]);
  ends.to.endpoints.push(receiver);
  ends.to.receiving[receiver.data.index] = receiver;
  return { sender, receiver };
}

function tcpEnds({ seed, scenario }: Network, ends: Ends): Connection {
  const { vc, from, to, data, acks, all, random, pool } = ends;
  const ipJitter = vc.ipJitterPs > 0 ? { most: vc.ipJitterPs, random: random('ip jitter') } : null;
  const settings = { ...vc, overheadBytes: scenario.overheadBytes, ipJitter };
  if (usesOptions(vc.tcp)) for (const flow of all) flow.options ??= new FrameOptions(flow.seq.length);
  const phaseAt = (host: string) => tickPhase(seed, host);
  const sender = senderOf(asEngines(from), data[0], acks[1], settings, phaseAt(vc.path[0]!));
  if (vc.source.kind === 'file-tcp') sender.setApplication(new FileTransfers(vc.source, random));
  if (pool !== null) sender.setApplication(new CalledFile(sender, pool));
  from.endpoints.push(sender);
  from.receiving[acks[1].index] = sender;
  const receiver = receiverOf(asEngines(to), data[1], acks[0], settings, phaseAt(vc.path.at(-1)!));
  to.endpoints.push(receiver);
  to.receiving[data[1].index] = receiver;
  return { sender, receiver };
}

/** A greedy source, which always has a frame to send at the rate or by the credit of its VC. */
function fedSender({ vc, from, data, acks }: Ends): GreedySender {
  const place = from.endpoints.length;
  return new GreedySender(asEngines(from), place, data[0], acks[0], vc.packetBytes, vc.frameCells);
}

/** A greedy source without rate control and without credit sends at its peak cell rate. */
const patterned = ({ source, peakCellRate }: CompleteVc): SourceDocument =>
  source.kind === 'greedy' ? { kind: 'deterministic', cellsPerSecond: peakCellRate } : source;

function pacedSender({ wires }: Network, { vc, from, data, acks, random }: Ends): PacedSender {
  const { packetBytes, frameCells, path } = vc;
  const wire = wires.get(hopId(path[0]!, path[1]!))!;
  const slotPs = wire.timeOf(wire.unitBytes);
  const pattern = patternOf(patterned(vc), { unitCells: frameCells, slotPs, random });
  const place = from.endpoints.length;
  return new PacedSender(asEngines(from), place, data[0], acks[0], pattern, packetBytes, frameCells);
}

/** Adds rate control, credit, or a shaper to its peak cell rate, between AAL5 and the wire. */
function restrain(network: Network, ends: Ends, sender: Sender): void {
  const { abr, credit, peakCellRate } = ends.vc;
  if (abr !== null) controlRate(ends, sender);
  else if (credit !== null) holdToCredit(network, ends, sender);
  else if (peakCellRate > 0) shape(ends, peakCellRate);
}

/** Adds an ABR source at the sending host, and at the other one a destination that turns RM cells around. */
function controlRate({ vc, index, from, to, data }: Ends, sender: Sender): void {
  const abr = vc.abr!;
  const { timers, endpoints } = from;
  const parts = { timers, endpoint: endpoints.length, vc: index, abr };
  const source = new HostSource(parts, data[0], from.outputs.get(data[0].index)!);
  endpoints.push(source);
  from.sending.set(data[0].index, source);
  if (sender instanceof GreedySender) sender.feed(source);
  if (sender instanceof TcpSender)
    sender.windowController = source.coupling = new Coupling(
      abr.coupling as CouplingDocument,
      source.rate.rules,
      sender,
    );
  to.destinations.set(data[1].index, new Destination(index, abr, to.outputs.get(ackFlow(index))!));
}

function holdToCredit({ credit }: Network, { vc, index, from, to, data }: Ends, sender: Sender): void {
  const flow = data[0].index;
  const hops = hopsAlong(vc.path);
  const source = credit.source(flow, hops[0]!, from.outputs.get(flow)!);
  from.sending.set(flow, source);
  if (sender instanceof GreedySender) sender.feed(source);
  const back = to.outputs.get(ackFlow(index))!;
  to.creditDestinations.set(flow, credit.destination(flow, hops.at(-1)!, back));
}

function shape({ from, data }: Ends, peakCellRate: number): void {
  type Parts = ConstructorParameters<typeof Shaper>;
  const link = { send: from.sendWord.bind(from) } as unknown as Parts[0];
  const timers = from.timers as unknown as Parts[1];
  const shaper = new Shaper(link, timers, from.endpoints.length, data[0], peakCellRate);
  from.endpoints.push(shaper);
  from.sending.set(data[0].index, { submit: shaper.submit.bind(shaper) });
}
