import {
  type ClassState,
  type Picoseconds,
  SERVICE_CLASSES,
  type SourceDocument,
} from '../../contract/index.ts';
import type { CompletePort, CompleteScenario, CompleteVc } from '../../scenario/document/complete.ts';
import { hopId, hopsAlong } from '../../scenario/judge/paths.ts';
import { ackFlow, dataFlow } from '../atm/cell.ts';
import type { Receiver as End, Sender } from '../atm/ends.ts';
import { Flow } from '../atm/flow.ts';
import { FrameOptions } from '../atm/frameOptions.ts';
import { Impairment } from '../atm/impairment.ts';
import { startTime } from '../network/build/starts.ts';
import { receiverOf, senderOf, tickPhase } from '../network/build/tcpEnds.ts';
import type { Host as EngineHost } from '../network/nodes/host.ts';
import { exactPeriod } from '../sim/clock.ts';
import { combine } from '../sim/digest.ts';
import { RandomStream } from '../sim/random.ts';
import { drawTieKeys, tieRank } from '../sim/tieOrder.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { findPolicy } from '../switch/discard/index.ts';
import { createScheduler } from '../switch/schedulers/index.ts';
import { BufferSharing } from '../switch/shares/bufferSharing.ts';
import { VcTable } from '../switch/state/vcTable.ts';
import { usesOptions } from '../tcp/headers.ts';
import { CalledFile } from '../traffic/calledFile.ts';
import { CallPool } from '../traffic/callPool.ts';
import { FileTransfers } from '../traffic/fileTransfers.ts';
import { isTcp, patternOf } from '../traffic/kinds/index.ts';
import { PacedSender } from '../traffic/pacedSender.ts';
import { Shaper } from '../traffic/shaper.ts';
import { Sink } from '../traffic/sink.ts';
import { Events } from './events.ts';
import { Host } from './host.ts';
import { Port, type Room } from './port.ts';
import { type Unit, wordOf } from './unit.ts';
import { Wire } from './wire.ts';

/** The first thing in a scenario that the reference does not know; null: it knows all of it. */
export function unknownIn({ nodes, links, vcs }: CompleteScenario): string | null {
  if (nodes.some(({ kind }) => kind === 'router')) return 'routers';
  if (links.some(({ kind }) => kind === 'ethernet')) return 'packet links';
  if (vcs.some(({ abr }) => abr !== null)) return 'rate control';
  return vcs.some(({ credit }) => credit !== null) ? 'credit' : null;
}

/** A greedy source without rate control sends at its peak cell rate. */
const patterned = ({ source, peakCellRate }: CompleteVc): SourceDocument =>
  source.kind === 'greedy' ? { kind: 'deterministic', cellsPerSecond: peakCellRate } : source;

/** One direction of a connection as the document has it. */
interface Way {
  readonly flow: Flow;
  readonly path: readonly string[];
}

interface Connection {
  readonly sender: Sender;
  readonly receiver: End;
}

/**
 * The same run as `Simulation`, written as simply as it can be: a heap of events, and an object for every cell. It shares with
 * the engine what decides (policies, schedulers, shares, TCP, sources) and what is counted at the ends, and nothing of
 * how cells move.
 */
export class Reference {
  readonly events = new Events();
  readonly flows: readonly Flow[];
  readonly ports = new Map<string, Port>();
  readonly connections: readonly Connection[];
  private readonly hosts = new Map<string, Host>();
  private readonly wires = new Map<string, Wire>();
  private readonly scenario: CompleteScenario;
  private readonly seed: number;
  private readonly ways: readonly Way[];
  private readonly pools: readonly CallPool[];

  /** @throws RangeError naming what it does not know */
  constructor(scenario: CompleteScenario, seed = scenario.seed) {
    const unknown = unknownIn(scenario);
    if (unknown !== null) throw new RangeError(`reference: ${unknown}`);
    this.scenario = scenario;
    this.seed = seed;
    this.flows = scenario.vcs.flatMap(({ id, headerBytes }, i) =>
      [dataFlow(i), ackFlow(i)].map((index) => {
        const flow = new Flow(index, id);
        flow.headerBytes = headerBytes;
        return flow;
      }),
    );
    this.ways = scenario.vcs.flatMap(({ path }, i) => [
      { flow: this.flows[dataFlow(i)]!, path },
      { flow: this.flows[ackFlow(i)]!, path: path.toReversed() },
    ]);
    for (const { id } of scenario.links) this.wires.set(id, this.wireOf(id));
    const vcs = new VcTable(
      scenario.vcs.map(({ state }) => state),
      this.flows,
    );
    for (const [index, settings] of scenario.ports.entries())
      this.ports.set(settings.id, this.portOf(index, settings, vcs));
    for (const { id, kind } of scenario.nodes)
      if (kind === 'host' && this.comingTo(id).length > 0) this.hosts.set(id, this.hostOf(id));
    for (const { id } of scenario.links) this.connectWire(id);
    this.pools = scenario.arrivals.map((arrivals) => {
      const [host] = this.hostsOf(scenario.vcs.find(({ id }) => id === arrivals.vcs[0])!);
      const draws = (purpose: string) => this.random(`calls ${arrivals.id} ${purpose}`);
      const pool = new CallPool(host, host.endpoints.length, arrivals, draws);
      host.endpoints.push(pool);
      return pool;
    });
    this.connections = scenario.vcs.map((vc, i) => this.connectionOf(vc, i));
  }

  runUntil(end: Picoseconds): void {
    this.events.runUntil(Math.min(end, this.scenario.durationPs));
  }

  /** That of `Simulation`. */
  digest(): string {
    return combine([...this.ports.values(), ...this.hosts.values()].map(({ digest }) => digest));
  }

  private random(label: string): RandomStream {
    return new RandomStream(this.seed, label);
  }

  private linkOf(id: string): CompleteScenario['links'][number] {
    return this.scenario.links.find((link) => link.id === id)!;
  }

  /** Wires that end at a node, in the order of the document. */
  private comingTo(node: string): readonly string[] {
    return this.scenario.links.flatMap(({ id, to }) => (to === node ? [id] : []));
  }

  private wireOf(id: string): Wire {
    const { rate, unitBytes, delayPs, cdvPs, to } = this.linkOf(id);
    // Below one cell time cells cannot overtake each other.
    const most = Math.min(cdvPs, exactPeriod(8 * unitBytes, rate).whole);
    const random = this.random(`link ${id} cdv`);
    const jitter = (): Picoseconds => (most === 0 ? 0 : Math.floor((random.uint32() * most) / 0x1_0000_0000));
    return new Wire(this.events, { rate, unitBytes, delay: delayPs, jitter, rankAt: this.ranksOf(id, to) });
  }

  /** Whose cell goes first where several come to a node in one picosecond (`ties` of the document). */
  private ranksOf(id: string, node: string): (time: Picoseconds) => number {
    const { scenario, seed } = this;
    const inputs = this.comingTo(node);
    const place = inputs.indexOf(id);
    const isSwitch = scenario.nodes.find((candidate) => candidate.id === node)?.kind === 'switch';
    if (isSwitch && scenario.ties === 'drawn') {
      const { byInput } = drawTieKeys(seed, `switch ${node} draws`, inputs.length, []);
      return (time) => tieRank(byInput[place]!, time);
    }
    if (!isSwitch || scenario.ties !== 'shuffled') return () => place;
    const rank = this.random(`switch ${node} ties`).permutation(inputs.length).indexOf(place);
    return () => rank;
  }

  /** Cells that come by a wire may be lost; the others reach their host, or the next port on their way. */
  private connectWire(id: string): void {
    const { to, odds, losses } = this.linkOf(id);
    const loss = new Impairment(this.flows, odds, losses, (purpose) => this.random(`link ${id} ${purpose}`));
    const host = this.hosts.get(to);
    const next = this.ways.map(({ path }) => {
      const at = path.indexOf(to);
      return at < 0 ? undefined : this.ports.get(hopId(to, path[at + 1] ?? ''));
    });
    this.wires.get(id)!.to = {
      receive: (now: Picoseconds, unit: Unit): void => {
        if (loss.active && loss.takes(now, wordOf(unit), unit.frame)) return;
        if (host !== undefined) host.receive(now, unit);
        else next[unit.flow]!.arrive(now, unit);
      },
    };
  }

  private portOf(index: number, settings: CompletePort, vcs: VcTable): Port {
    const { id, scheduler, schedulerParams, allocation, allocationParams, classes } = settings;
    const { flows, scenario } = this;
    // Acknowledgements of sources that have none do not cross it.
    const members = this.ways.flatMap(({ flow, path }) => {
      const isUsed = flow.index % 2 === 0 || isTcp(scenario.vcs[flow.index >> 1]!.source);
      return isUsed && hopsAlong(path).includes(id) ? [flow.index] : [];
    });
    const random = this.random(`port ${id} discard`);
    const sharing = findAllocation(allocation);
    const ofClass = (flow: number): number => vcs.serviceClass[flow]!;
    const roomFor = (own: Omit<ClassState, 'own'>, sharingFlows: readonly number[]): Room => {
      const { bufferCells, policy: judge, params } = own;
      const policy = findPolicy(judge).create(flows.length, random, members.length);
      policy.configure(params, bufferCells);
      const shares = sharing.isShared === true ? null : new BufferSharing(sharing, sharingFlows, vcs);
      shares?.configure(allocationParams, bufferCells);
      return { capacity: bufferCells, policy, shares, waiting: 0, bytes: 0, since: 0 };
    };
    const rooms =
      classes === undefined
        ? [roomFor(settings, members)]
        : SERVICE_CLASSES.map((name, place) =>
            roomFor(
              classes[name],
              members.filter((flow) => ofClass(flow) === place),
            ),
          );
    const roomOf = (flow: number): Room => (rooms.length === 1 ? rooms[0]! : rooms[ofClass(flow)]!);
    const present = rooms.filter(
      (room) => rooms.length === 1 || members.some((flow) => roomOf(flow) === room),
    );
    const capacity = present.reduce((sum, room) => sum + room.capacity, 0);
    const wire = this.wires.get(id)!;
    const { whole, part, modulus } = wire.unitTime;
    const context = { flows: flows.length, vcs, cellTime: whole + part / modulus };
    return new Port(this.events, {
      index,
      wire,
      flows,
      makeScheduler: (queues) => createScheduler(scheduler, schedulerParams, { ...context, queues }),
      rooms,
      roomOf,
      capacity,
      cellTime: whole,
    });
  }

  private hostOf(id: string): Host {
    const outputs = this.ways.flatMap(({ flow, path }) =>
      path[0] === id ? [[flow.index, this.wires.get(hopId(id, path[1]!))!] as const] : [],
    );
    return new Host(this.events, this.flows, new Map(outputs));
  }

  /** The hosts of a VC, first and last, as ends know them: what they ask of a host is what this one has. */
  private hostsOf({ path }: CompleteVc): readonly [EngineHost, EngineHost] {
    const hostAt = (id: string) => this.hosts.get(id) as unknown as EngineHost;
    return [hostAt(path[0]!), hostAt(path.at(-1)!)];
  }

  private connectionOf(vc: CompleteVc, i: number): Connection {
    const pool = this.pools[this.scenario.arrivals.findIndex(({ vcs }) => vcs.includes(vc.id))];
    const ends = isTcp(vc.source) ? this.tcpEnds(vc, i, pool) : this.pacedEnds(vc, i, pool);
    if (pool === undefined) ends.sender.startAt(startTime(vc, this.seed));
    if (vc.peakCellRate > 0) this.shape(vc, this.flows[dataFlow(i)]!);
    return ends;
  }

  /** Between AAL5 and the wire of its host its cells wait for their time. */
  private shape({ path, peakCellRate }: CompleteVc, flow: Flow): void {
    const host = this.hosts.get(path[0]!)!;
    const wire = { send: host.sendWord.bind(host) };
    type Parts = ConstructorParameters<typeof Shaper>;
    const [link, timers] = [wire as unknown as Parts[0], host.timers as unknown as Parts[1]];
    const shaper = new Shaper(link, timers, host.endpoints.length, flow, peakCellRate);
    host.endpoints.push(shaper);
    host.shapers.set(flow.index, shaper);
  }

  private tcpEnds(vc: CompleteVc, i: number, pool: CallPool | undefined): Connection {
    const { seed, scenario } = this;
    const [from, to] = this.hostsOf(vc);
    const [data, acks] = [this.flows[dataFlow(i)]!, this.flows[ackFlow(i)]!];
    const random = (purpose: string) => this.random(`vc ${vc.id} ${purpose}`);
    const ipJitter = vc.ipJitterPs > 0 ? { most: vc.ipJitterPs, random: random('ip jitter') } : null;
    const ends = { ...vc, overheadBytes: scenario.overheadBytes, ipJitter };
    if (usesOptions(vc.tcp))
      for (const flow of [data, acks]) flow.options = new FrameOptions(flow.seq.length);
    const sender = senderOf(from, data, acks, ends, tickPhase(seed, vc.path[0]!));
    if (vc.source.kind === 'file-tcp') sender.carry(new FileTransfers(vc.source, random));
    if (pool !== undefined) sender.carry(new CalledFile(sender, pool));
    from.endpoints.push(sender);
    from.receiving[acks.index] = sender;
    const receiver = receiverOf(to, data, acks, ends, tickPhase(seed, vc.path.at(-1)!));
    to.endpoints.push(receiver);
    to.receiving[data.index] = receiver;
    return { sender, receiver };
  }

  private pacedEnds(vc: CompleteVc, i: number, pool: CallPool | undefined): Connection {
    const { packetBytes, frameCells } = vc;
    const [from, to] = this.hostsOf(vc);
    const [data, acks] = [this.flows[dataFlow(i)]!, this.flows[ackFlow(i)]!];
    const wire = this.wires.get(hopId(vc.path[0]!, vc.path[1]!))!;
    const slotPs = wire.timeOf(wire.unitBytes);
    const random = (purpose: string) => this.random(`vc ${vc.id} ${purpose}`);
    const pattern = patternOf(patterned(vc), { unitCells: frameCells, slotPs, random });
    const sender = new PacedSender(from, from.endpoints.length, data, acks, pattern, packetBytes, frameCells);
    if (pool !== undefined) sender.serve(pool);
    from.endpoints.push(sender);
    const receiver = new Sink(data);
    to.endpoints.push(receiver);
    to.receiving[data.index] = receiver;
    return { sender, receiver };
  }
}
