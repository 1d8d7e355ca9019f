import {
  type LossKey,
  type Picoseconds,
  type PortState,
  PS_PER_SECOND,
  SERVICE_CLASSES,
  type VcState,
} from '../../contract/index.ts';
import type { CompletePort, CompleteScenario, CompleteVc } from '../../scenario/document/complete.ts';
import type { RatedVc } from '../../scenario/edits/judged.ts';
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
import { createScheduler, findScheduler } from '../switch/schedulers/index.ts';
import type { Scheduler } from '../switch/schedulers/scheduler.ts';
import { VcTable } from '../switch/state/vcTable.ts';
import type { WaitingUnits } from '../switch/state/waitingUnits.ts';
import { CreditPlan } from './creditPlan.ts';
import { CreditPort } from './creditPort.ts';
import { type Connection, connect } from './ends.ts';
import { Events } from './events.ts';
import { ReferenceHost } from './host.ts';
import { Port, type PortParts, type PortSetup } from './port.ts';
import { HostSource, LoopCut } from './rateEnds.ts';
import { Room } from './room.ts';
import { type NextHop, Router, RouterOutput } from './router.ts';
import { Switch } from './switch.ts';
import { Timers } from './timers.ts';
import { type SentUnit, wordOf } from './unit.ts';
import { type Receiver, Wire } from './wire.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');

/** Rooms of a port, those of them with a new policy, and whether its scheduler is new. */
interface SetupParts {
  readonly rooms: readonly Room[];
  readonly beginning: readonly Room[];
  readonly isRescheduled: boolean;
}

/** Whether switches with `segments` cut the control loop of a VC. */
const isCut = ({ abr }: CompleteVc): boolean => abr?.rule === 'tm4';

/**
 * The same run as `Simulation`, written as simply as possible: a heap of events, and an object for every cell. It shares with
 * the engine all that decides (policies, schedulers, shares, rate algorithms, rules of sources, TCP) and the counters at the
 * ends, but none of the code that moves cells.
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
  /** Losses on the wire, by link. */
  private readonly losses = new Map<string, Impairment>();
  /** By port: random stream of its policies, and the settings in force. */
  private readonly draws = new Map<string, RandomStream>();
  private readonly settings = new Map<string, PortState>();
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
      const { id } = settings;
      this.settings.set(id, settings);
      this.draws.set(id, this.random(`port ${id} discard`));
      const members = (crossings.get(id) ?? []).map(({ flow }) => flow);
      this.ports.set(id, this.portOf(index, settings, members));
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

  /** Applies other settings of a port, before other events of this instant; waiting units stay. */
  setPort(settings: PortState): void {
    const { id, scheduler, schedulerParams } = settings;
    const before = this.settings.get(id)!;
    const port = this.ports.get(id)!;
    this.settings.set(id, settings);
    const isRescheduled = scheduler !== before.scheduler || schedulerParams !== before.schedulerParams;
    const rooms = this.roomsOf(settings, port.members, port.rooms);
    port.set(this.events.now, this.setupOf(settings, port.members, { ...rooms, isRescheduled }));
  }

  /** Applies other classes, weights and shares of VCs. */
  setVcs(states: readonly VcState[]): void {
    const { vcs, ports, settings } = this;
    const { now } = this.events;
    const before = vcs.serviceClass.slice();
    for (const [vc, state] of states.entries()) vcs.set(vc, state);
    const isRegrouped = vcs.serviceClass.some((place, flow) => place !== before[flow]);
    for (const [id, port] of ports) {
      const set = settings.get(id)!;
      if (!isRegrouped) {
        port.vcsChanged(now, set.allocationParams);
        continue;
      }
      this.share(set, port.members, port.rooms);
      const isRescheduled = findScheduler(set.scheduler).byClass === true;
      const parts = { rooms: port.rooms, beginning: [], isRescheduled };
      port.regroup(now, this.setupOf(set, port.members, parts));
    }
  }

  /** Applies another probability of losses on a link. */
  setLoss(link: string, key: LossKey, value: number): void {
    this.losses.get(link)!.change(key, value);
  }

  /** Every VC with rate control, with the parts that edits can change: rules of its source and of its virtual sources, and coupling. */
  get rated(): readonly RatedVc[] {
    return this.scenario.vcs.flatMap(({ id, path }, vc) => {
      const source = this.hosts.get(path[0]!)!.sending.get(dataFlow(vc));
      if (!(source instanceof HostSource)) return [];
      const cuts = path.flatMap((node) => this.switches.get(node)?.cuts.get(dataFlow(vc)) ?? []);
      return [{ id, rules: [source, ...cuts].map(({ rate }) => rate.rules), coupling: source.coupling }];
    });
  }

  /** Equal to that of `Simulation`. */
  digest(): string {
    const { ports, hosts, routers } = this;
    return combine([...ports.values(), ...hosts.values(), ...routers.values()].map(({ digest }) => digest));
  }

  /** Allowed cell rate (ACR) by VC, cells per second; undefined without rate control. */
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
    // With less than one cell time of jitter, cells cannot overtake each other.
    const most = Math.min(cdvPs, exactPeriod(8 * unitBytes, rate).whole);
    const random = this.random(`link ${id} cdv`);
    const jitter = (): Picoseconds => (most === 0 ? 0 : Math.floor((random.uint32() * most) / 0x1_0000_0000));
    const takesPackets = kind === 'ethernet';
    const rankAt = this.ranksOf(id, to);
    return new Wire(this.events, { rate, unitBytes, takesPackets, delay: delayPs, jitter, rankAt });
  }

  /** Rank of a wire among those that bring cells to a node in the same picosecond (`ties` of the document). */
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

  /** Connects a wire to the node at its end; cells may be lost on it. */
  private connectWire(id: string): void {
    const { to, odds, losses } = this.linkOf(id);
    const loss = new Impairment(this.flows, odds, losses, (purpose) => this.random(`link ${id} ${purpose}`));
    this.losses.set(id, loss);
    const node: Receiver = (this.hosts.get(to) ?? this.switches.get(to) ?? this.routers.get(to))!;
    this.wires.get(id)!.to = {
      receive: (now: Picoseconds, unit: SentUnit): void => {
        if (!loss.active || !loss.takes(now, wordOf(unit), unit.frame)) node.receive(now, unit);
      },
    };
  }

  private portOf(index: number, settings: CompletePort, members: readonly number[]): Port {
    const { id } = settings;
    const { flows, scenario, credit, events } = this;
    const wire = this.wires.get(id)!;
    const isRated = (flow: number): boolean =>
      !isAckFlow(flow) && (scenario.vcs[flow >> 1]?.abr ?? null) !== null;
    const parts: PortParts = {
      index,
      wire,
      flows,
      cellTime: wire.unitTime.whole,
      ratedFlows: new Set(members.filter(isRated)),
      vcs: scenario.vcs.length,
      members,
      onServed: (now) => this.switches.get(id.split('>')[0]!)?.flushDueCredits(now),
    };
    const rooms = this.roomsOf(settings, members, []);
    const setup = this.setupOf(settings, members, { ...rooms, isRescheduled: true });
    const credits = credit.atPort(id);
    return credits === null ? new Port(events, parts, setup) : new CreditPort(events, parts, setup, credits);
  }

  /** Settings of a port with these rooms. */
  private setupOf(
    { id, scheduler, schedulerParams, algorithm, algorithmParams }: PortState,
    members: readonly number[],
    { rooms, beginning, isRescheduled }: SetupParts,
  ): PortSetup {
    const { flows, vcs } = this;
    const { whole, part, modulus } = this.wires.get(id)!.unitTime;
    const context = { flows: flows.length, vcs, cellTime: whole + part / modulus };
    const roomByFlow = flows.map((_, flow) => rooms[this.placeOf(flow, rooms.length)]!);
    const roomOf = (flow: number): Room => roomByFlow[flow]!;
    const present = rooms.filter(
      (room) => rooms.length === 1 || members.some((flow) => roomOf(flow) === room),
    );
    const facts = {
      capacity: PS_PER_SECOND / context.cellTime,
      buffer: (rooms[ABR] ?? rooms[0]!).capacity,
      hasHigherClasses: members.some((flow) => vcs.serviceClass[flow]! < ABR),
    };
    const makeScheduler = (queues: WaitingUnits): Scheduler =>
      createScheduler(scheduler, schedulerParams, { ...context, queues });
    return {
      makeScheduler: isRescheduled ? makeScheduler : null,
      isFifo: findScheduler(scheduler).isFifo === true,
      rooms,
      roomOf,
      beginning,
      abrFlows: members.filter((flow) => vcs.serviceClass[flow] === ABR),
      capacity: present.reduce((sum, room) => sum + room.capacity, 0),
      rates: { algorithm, params: algorithmParams, facts },
    };
  }

  /** Index of the room of a flow. @param rooms their number */
  private placeOf(flow: number, rooms: number): number {
    return rooms === 1 ? 0 : this.vcs.serviceClass[flow]!;
  }

  /** Rooms of a port: one for all units, or one for each service class. @param present rooms, which stay if their number does */
  private roomsOf(settings: PortState, members: readonly number[], present: readonly Room[]) {
    const { flows, vcs, draws } = this;
    const parts = { flows: flows.length, crossing: members.length, random: draws.get(settings.id)!, vcs };
    const { classes } = settings;
    const all = classes === undefined ? [settings] : SERVICE_CLASSES.map((name) => classes[name]);
    const goOn = present.length === all.length;
    const rooms = goOn ? present : all.map((own) => new Room(parts, own));
    const beginning = goOn ? rooms.filter((room, place) => room.set(all[place]!)) : rooms;
    this.share(settings, members, rooms);
    return { rooms, beginning };
  }

  private share(settings: PortState, members: readonly number[], rooms: readonly Room[]): void {
    const { id, allocation, allocationParams: params } = settings;
    const inRooms = members.filter((flow) => !this.credit.covers(id, flow));
    for (const [place, room] of rooms.entries()) {
      const flows = inRooms.filter((flow) => this.placeOf(flow, rooms.length) === place);
      room.share({ allocation, params, flows });
    }
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
