import { type ClassState, type Picoseconds, PS_PER_SECOND, SERVICE_CLASSES } from '../../contract/index.ts';
import type { CompletePort, CompleteScenario, CompleteVc } from '../../scenario/document/complete.ts';
import { crossingsByHop } from '../../scenario/validation/crossing.ts';
import { type FlowPlan, planFlows } from '../../scenario/validation/flowPlan.ts';
import { frameSizes } from '../../scenario/validation/frames.ts';
import { hopId } from '../../scenario/validation/paths.ts';
import { dataFlow, isAckFlow } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import { Impairment } from '../atm/impairment.ts';
import { buildFlows } from '../network/build/flows.ts';
import { exactPeriod } from '../sim/clock.ts';
import { combine } from '../sim/digest.ts';
import { RandomStream } from '../sim/random.ts';
import { drawTieKeys, tieRank } from '../sim/tieOrder.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { findPolicy } from '../switch/discard/index.ts';
import { createScheduler, findScheduler } from '../switch/schedulers/index.ts';
import { BufferSharing } from '../switch/shares/bufferSharing.ts';
import { VcTable } from '../switch/state/vcTable.ts';
import { CreditPlan } from './creditPlan.ts';
import { CreditPort } from './creditPort.ts';
import { type Connection, connect } from './ends.ts';
import { Events } from './events.ts';
import { ReferenceHost } from './host.ts';
import { Port, type PortParts, type Room } from './port.ts';
import { HostSource, LoopCut } from './rateEnds.ts';
import { type NextHop, Router, RouterOutput } from './router.ts';
import { Switch } from './switch.ts';
import { Timers } from './timers.ts';
import { type Unit, wordOf } from './unit.ts';
import { type Receiver, Wire } from './wire.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');

/** Whether switches with `segments` cut the loop of a VC. */
const isCut = ({ abr }: CompleteVc): boolean => abr?.rule === 'tm4';

/**
 * The same run as `Simulation`, written as simply as it can be: a heap of events, and an object for every cell. It shares with
 * the engine what decides (policies, schedulers, shares, rate algorithms, rules of sources, TCP) and what is counted at the
 * ends, and nothing of how cells move.
 */
export class Reference {
  readonly events = new Events();
  readonly flows: readonly Flow[];
  readonly ports = new Map<string, Port>();
  readonly connections: readonly Connection[];
  private readonly hosts = new Map<string, ReferenceHost>();
  private readonly switches = new Map<string, Switch>();
  private readonly routers = new Map<string, Router>();
  private readonly wires = new Map<string, Wire>();
  private readonly scenario: CompleteScenario;
  private readonly seed: number;
  private readonly plan: FlowPlan;
  private readonly vcs: VcTable;
  private readonly credit: CreditPlan;

  constructor(scenario: CompleteScenario, seed = scenario.seed) {
    this.scenario = scenario;
    this.seed = seed;
    this.plan = planFlows(scenario);
    this.flows = buildFlows(scenario, this.plan).flows;
    this.vcs = new VcTable(
      scenario.vcs.map(({ state }) => state),
      this.flows,
    );
    for (const { id } of scenario.links) this.wires.set(id, this.wireOf(id));
    this.credit = new CreditPlan(scenario, this.wires, this.flows.length);
    const sizes = scenario.document.vcs.map((vc) => frameSizes(vc, scenario.document));
    const crossings = crossingsByHop(this.plan, sizes);
    for (const [index, settings] of scenario.ports.entries()) {
      const members = (crossings.get(settings.id) ?? []).map(({ flow }) => flow);
      this.ports.set(settings.id, this.portOf(index, settings, members));
    }
    for (const { id, kind, bufferPackets = 0, segments } of scenario.nodes) {
      if (kind === 'host' && this.comingTo(id).length > 0) this.hosts.set(id, this.hostOf(id));
      if (kind === 'router') this.routers.set(id, this.routerOf(id, bufferPackets));
      if (kind === 'switch') this.switches.set(id, this.switchOf(id, segments === true));
    }
    for (const { id } of scenario.links) this.connectWire(id);
    const { flows, plan, hosts, wires, credit } = this;
    this.connections = connect({ scenario, seed, plan, flows, hosts, wires, credit });
  }

  runUntil(end: Picoseconds): void {
    this.events.runUntil(Math.min(end, this.scenario.durationPs));
  }

  /** That of `Simulation`. */
  digest(): string {
    const { ports, hosts, routers } = this;
    return combine([...ports.values(), ...hosts.values(), ...routers.values()].map(({ digest }) => digest));
  }

  /** Of each VC, cells per second; undefined without rate control. */
  get allowedRates(): readonly (number | undefined)[] {
    return this.scenario.vcs.map(({ path }, vc) => {
      const source = this.hosts.get(path[0]!)!.sending.get(dataFlow(vc));
      return source instanceof HostSource ? source.rate.rules.acr : undefined;
    });
  }

  private random(label: string): RandomStream {
    return new RandomStream(this.seed, label);
  }

  private linkOf(id: string): CompleteScenario['links'][number] {
    return this.scenario.links.find((link) => link.id === id)!;
  }

  private kindOf(node: string): string {
    return this.scenario.nodes.find(({ id }) => id === node)!.kind;
  }

  /** Wires that end at a node, in the order of the document. */
  private comingTo(node: string): readonly string[] {
    return this.scenario.links.flatMap(({ id, to }) => (to === node ? [id] : []));
  }

  private wireOf(id: string): Wire {
    const { rate, unitBytes, delayPs, cdvPs, to, kind } = this.linkOf(id);
    // Below one cell time cells cannot overtake each other.
    const most = Math.min(cdvPs, exactPeriod(8 * unitBytes, rate).whole);
    const random = this.random(`link ${id} cdv`);
    const jitter = (): Picoseconds => (most === 0 ? 0 : Math.floor((random.uint32() * most) / 0x1_0000_0000));
    const takesPackets = kind === 'ethernet';
    const rankAt = this.ranksOf(id, to);
    return new Wire(this.events, { rate, unitBytes, takesPackets, delay: delayPs, jitter, rankAt });
  }

  /** Whose cell goes first where several come to a node in one picosecond (`ties` of the document). */
  private ranksOf(id: string, node: string): (time: Picoseconds) => number {
    const { ties } = this.scenario;
    const inputs = this.comingTo(node);
    const place = inputs.indexOf(id);
    const kind = this.kindOf(node);
    if (kind === 'host' || ties === 'link') return () => place;
    if (ties === 'drawn') {
      const { byInput } = drawTieKeys(this.seed, `${kind} ${node} draws`, inputs.length, []);
      return (time) => tieRank(byInput[place]!, time);
    }
    const rank = this.random(`${kind} ${node} ties`).permutation(inputs.length).indexOf(place);
    return () => rank;
  }

  /** Cells that come by a wire may be lost; the others reach its end. */
  private connectWire(id: string): void {
    const { to, odds, losses } = this.linkOf(id);
    const loss = new Impairment(this.flows, odds, losses, (purpose) => this.random(`link ${id} ${purpose}`));
    const node: Receiver = (this.hosts.get(to) ?? this.switches.get(to) ?? this.routers.get(to))!;
    this.wires.get(id)!.to = {
      receive: (now: Picoseconds, unit: Unit): void => {
        if (!loss.active || !loss.takes(now, wordOf(unit), unit.frame)) node.receive(now, unit);
      },
    };
  }

  private portOf(index: number, settings: CompletePort, members: readonly number[]): Port {
    const { id, scheduler, schedulerParams, algorithm, algorithmParams } = settings;
    const { flows, scenario, vcs, credit, events } = this;
    const wire = this.wires.get(id)!;
    const { whole, part, modulus } = wire.unitTime;
    const context = { flows: flows.length, vcs, cellTime: whole + part / modulus };
    const ofClass = (flow: number): number => vcs.serviceClass[flow]!;
    const { rooms, roomOf, abrRoom } = this.roomsOf(settings, members);
    const present = rooms.filter(
      (room) => rooms.length === 1 || members.some((flow) => roomOf(flow) === room),
    );
    const isRated = (flow: number): boolean =>
      !isAckFlow(flow) && (scenario.vcs[flow >> 1]?.abr ?? null) !== null;
    const ratedFlows = new Set(members.filter(isRated));
    const facts = {
      capacity: PS_PER_SECOND / context.cellTime,
      buffer: abrRoom.capacity,
      hasHigherClasses: members.some((flow) => ofClass(flow) < ABR),
    };
    const parts: PortParts = {
      index,
      wire,
      flows,
      makeScheduler: (queues) => createScheduler(scheduler, schedulerParams, { ...context, queues }),
      rooms,
      roomOf,
      capacity: present.reduce((sum, room) => sum + room.capacity, 0),
      cellTime: whole,
      isFifo: findScheduler(scheduler).isFifo === true,
      abrFlows: members.filter((flow) => ofClass(flow) === ABR),
      ratedFlows,
      rates:
        ratedFlows.size === 0
          ? null
          : { algorithm, params: algorithmParams, facts, vcs: scenario.vcs.length },
      members,
      onServed: (now) => this.switches.get(id.split('>')[0]!)?.flushDueCredits(now),
    };
    const credits = credit.atPort(id);
    return credits === null ? new Port(events, parts) : new CreditPort(events, parts, credits);
  }

  /** Where units wait at a port: one room for all, or one for each service class. */
  private roomsOf(settings: CompletePort, members: readonly number[]) {
    const { flows, vcs, credit } = this;
    const { id, allocation, allocationParams, classes } = settings;
    const random = this.random(`port ${id} discard`);
    const sharing = findAllocation(allocation);
    const roomFor = (own: Omit<ClassState, 'own'>, sharingFlows: readonly number[]): Room => {
      const { bufferCells, policy: judge, params } = own;
      const policy = findPolicy(judge).create(flows.length, random, members.length);
      policy.configure(params, bufferCells);
      const shares = sharing.isShared === true ? null : new BufferSharing(sharing, sharingFlows, vcs);
      shares?.configure(allocationParams, bufferCells);
      return { capacity: bufferCells, policy, shares, waiting: 0, bytes: 0, since: 0 };
    };
    const inBuffer = members.filter((flow) => !credit.covers(id, flow));
    if (classes === undefined) {
      const room = roomFor(settings, inBuffer);
      return { rooms: [room], roomOf: () => room, abrRoom: room };
    }
    const rooms = SERVICE_CLASSES.map((name, place) =>
      roomFor(
        classes[name],
        inBuffer.filter((flow) => vcs.serviceClass[flow] === place),
      ),
    );
    return { rooms, roomOf: (flow: number) => rooms[vcs.serviceClass[flow]!]!, abrRoom: rooms[ABR]! };
  }

  private hostOf(id: string): ReferenceHost {
    const outputs = this.plan.flows.flatMap(({ path }, flow) =>
      path[0] === id ? [[flow, this.wires.get(hopId(id, path[1]!))!] as const] : [],
    );
    return new ReferenceHost(this.events, this.flows, new Map(outputs));
  }

  private switchOf(id: string, cuts: boolean): Switch {
    const { plan, vcs, ports, credit, scenario } = this;
    const route = plan.flows.map(({ path }) => {
      const at = path.indexOf(id);
      return at < 0 ? undefined : ports.get(hopId(id, path[at + 1] ?? ''));
    });
    const node = new Switch(route, (flow) => vcs.serviceClass[flow]! < ABR);
    for (const [name, port] of ports)
      if (name.startsWith(`${id}>`) && port instanceof CreditPort) node.creditPorts.push(port);
    for (const [flow, { hop, piggyback }] of credit.comingTo(id)) {
      const [from] = hop.split('>');
      const port = ports.get(hopId(id, from!));
      if (port instanceof CreditPort) node.creditWays.set(flow, { port, piggyback });
    }
    if (!cuts) return node;
    const ends: { timerFired(now: Picoseconds, kind: number): void }[] = [];
    const timers = new Timers(this.events, ends);
    for (const [vc, settings] of scenario.vcs.entries()) {
      if (!isCut(settings) || !settings.path.includes(id)) continue;
      const cut = new LoopCut({ timers, endpoint: ends.length, vc, abr: settings.abr! }, node);
      node.cuts.set(dataFlow(vc), cut);
      ends.push({
        timerFired: (now, kind) => {
          cut.rate.timerFired(now, kind);
          node.flushDueCredits(now);
        },
      });
    }
    return node;
  }

  private routerOf(id: string, bufferPackets: number): Router {
    const { scenario, plan, flows } = this;
    const outputs = new Map(
      scenario.links.flatMap((link) =>
        link.from === id
          ? [[link.id, new RouterOutput(this.wires.get(link.id)!, bufferPackets)] as const]
          : [],
      ),
    );
    const next = plan.flowChains.map((way, owner): NextHop | undefined => {
      const index = way.find((flow, place) => place > 0 && plan.flows[flow]!.path[0] === id);
      if (index === undefined) return undefined;
      const output = outputs.get(hopId(id, plan.flows[index]!.path[1]!))!;
      return { flow: flows[index]!, output, headerBytes: scenario.vcs[owner >> 1]!.headerBytes };
    });
    return new Router(flows, next, scenario.overheadBytes);
  }
}
