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

/** How a port is to be set up with its rooms: those whose policy begins, and whether its scheduler does. */
interface SetupParts {
  readonly rooms: readonly Room[];
  readonly beginning: readonly Room[];
  readonly isRescheduled: boolean;
}

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
  /** By link: what its cells are lost by. */
  private readonly losses = new Map<string, Impairment>();
  /** By port: what its policies draw from, and the settings in force. */
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

  /** Other settings of a port from now on, before what else happens at this instant; what waits stays. */
  setPort(settings: PortState): void {
    const { id, scheduler, schedulerParams } = settings;
    const before = this.settings.get(id)!;
    const port = this.ports.get(id)!;
    this.settings.set(id, settings);
    const isRescheduled = scheduler !== before.scheduler || schedulerParams !== before.schedulerParams;
    const rooms = this.roomsOf(settings, port.members, port.rooms);
    port.set(this.events.now, this.setupOf(settings, port.members, { ...rooms, isRescheduled }));
  }

  /** Other classes, weights and shares of VCs from now on. */
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

  /** Another probability of losses on a link from now on. */
  setLoss(link: string, key: LossKey, value: number): void {
    this.losses.get(link)!.change(key, value);
  }

  /** Every VC with rate control, with what a run under way can change of it: its source, and those at which its loop is cut. */
  get rated(): readonly RatedVc[] {
    return this.scenario.vcs.flatMap(({ id, path }, vc) => {
      const source = this.hosts.get(path[0]!)!.sending.get(dataFlow(vc));
      if (!(source instanceof HostSource)) return [];
      const cuts = path.flatMap((node) => this.switches.get(node)?.cuts.get(dataFlow(vc)) ?? []);
      return [{ id, rules: [source, ...cuts].map(({ rate }) => rate.rules), coupling: source.coupling }];
    });
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

  /** What is set of a port, with the rooms that it has. */
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

  /** The room of a flow, among so many. */
  private placeOf(flow: number, rooms: number): number {
    return rooms === 1 ? 0 : this.vcs.serviceClass[flow]!;
  }

  /** Where units wait at a port: one room for all, or one for each service class. @param present as many rooms go on */
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
