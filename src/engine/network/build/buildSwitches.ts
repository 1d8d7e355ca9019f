import type { AbrDocument } from '../../../contract/index.ts';
import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/judge/flowPlan.ts';
import { hopId, hopsAlong } from '../../../scenario/judge/paths.ts';
import { VirtualDestination } from '../../abr/ends/virtualDestination.ts';
import { VirtualSource } from '../../abr/ends/virtualSource.ts';
import { RM } from '../../atm/cell.ts';
import { TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { RandomStream } from '../../sim/random.ts';
import { drawTieKeys, type TieKeys } from '../../sim/tieOrder.ts';
import { Timers } from '../../sim/timers.ts';
import type { Port } from '../../switch/port.ts';
import { type Segment, SegmentingSwitch } from '../../switch/segmentingSwitch.ts';
import { Switch } from '../../switch/switch.ts';
import { type CreditPlan, creditReturns } from './buildCredit.ts';
import { isCut, type LoopPlan } from './segments.ts';

/** What switches are made of. */
export interface SwitchParts {
  readonly seed: number;
  readonly links: ReadonlyMap<string, Link>;
  readonly ports: readonly Port[];
  readonly flows: readonly Flow[];
  readonly plan: FlowPlan;
  readonly credit: CreditPlan;
  readonly loops: LoopPlan;
}

/** Every switch of the scenario, in its order. */
export function buildSwitches(scenario: CompleteScenario, parts: SwitchParts): Switch[] {
  const { seed, links, ports, plan, credit } = parts;
  const rated = scenario.vcs.some(({ abr }) => abr !== null);
  return scenario.nodes.flatMap(({ id, kind, segments }) => {
    if (kind !== 'switch') return [];
    const inputs = inputsOf(scenario, seed, links, id);
    const ties = tiesAt(scenario, seed, `switch ${id} draws`, inputs, plan);
    const outOf = new Set(scenario.links.flatMap((link) => (link.from === id ? [link.id] : [])));
    const own = ports.filter((port) => outOf.has(port.id));
    const route = plan.flows.map(({ path }) => routeOf(id, path, own));
    const returns = creditReturns(credit, id, own, route);
    const cut = segments === true ? cutAt(scenario, id) : [];
    if (cut.length === 0) {
      const meeting = meetingInputs(placesOf(inputs, plan), route, inputs.length);
      return [new Switch(id, inputs, own, route, rated, returns, ties, meeting)];
    }
    const timers = new Timers(cut.length * TIMERS_PER_ENDPOINT);
    const make = (node: SegmentingSwitch) => segmentsOf(node, cut, scenario, parts);
    return [new SegmentingSwitch(id, inputs, own, route, returns, ties, timers, make)];
  });
}

/** In the order in which arrivals of one picosecond are taken, unless it is drawn at each of them. */
function inputsOf(
  { links: all, ties }: CompleteScenario,
  seed: number,
  links: ReadonlyMap<string, Link>,
  id: string,
): Link[] {
  const inputs = all.filter((link) => link.to === id).map((link) => links.get(link.id) as Link);
  if (ties !== 'shuffled') return inputs;
  const order = new RandomStream(seed, `switch ${id} ties`).permutation(inputs.length);
  return order.map((i) => inputs[i]!);
}

/** What draws the order at each tie, where the scenario wants it drawn. */
export function tiesAt(
  { ties }: CompleteScenario,
  seed: number,
  label: string,
  inputs: readonly Link[],
  plan: FlowPlan,
): TieKeys | null {
  if (ties !== 'drawn') return null;
  return drawTieKeys(seed, label, inputs.length, placesOf(inputs, plan));
}

/** By flow: the place of the input that it comes by; -1 for none. */
const placesOf = (inputs: readonly Link[], { flows }: FlowPlan): number[] =>
  flows.map(({ path }) => {
    const hops = hopsAlong(path);
    return inputs.findIndex(({ id }) => hops.includes(id));
  });

/** Places of inputs in groups: two are in one if their cells meet at a port, or if each meets those of a third. */
function meetingInputs(
  inputOf: readonly number[],
  route: readonly (Port | null)[],
  inputs: number,
): readonly (readonly number[])[] {
  const next = Array.from({ length: inputs }, (_, place) => place);
  const rootOf = (place: number): number => (next[place] === place ? place : rootOf(next[place]!));
  const first = new Map<Port, number>();
  for (const [flow, port] of route.entries()) {
    const place = inputOf[flow]!;
    if (port === null || place < 0) continue;
    const [one, other] = [rootOf(place), rootOf(first.get(port) ?? place)];
    next[Math.max(one, other)] = Math.min(one, other);
    first.set(port, place);
  }
  const groups = new Map<number, number[]>();
  for (const place of next.keys()) groups.set(rootOf(place), [...(groups.get(rootOf(place)) ?? []), place]);
  return [...groups.values()];
}

function routeOf(node: string, path: readonly string[], ports: readonly Port[]): Port | null {
  const at = path.indexOf(node);
  if (at < 0 || at === path.length - 1) return null;
  return ports.find((port) => port.id === hopId(node, path[at + 1]!)) ?? null;
}

/** Indices of the VCs whose loops are cut at this node. */
const cutAt = ({ vcs }: CompleteScenario, node: string): number[] =>
  vcs.flatMap((vc, index) => (isCut(vc) && vc.path.includes(node) ? [index] : []));

/** By flow: the end of one loop and the beginning of the next. */
function segmentsOf(
  node: SegmentingSwitch,
  cut: readonly number[],
  { vcs }: CompleteScenario,
  { flows, plan, loops }: SwitchParts,
): (Segment | null)[] {
  const made = plan.flows.map((): Segment | null => null);
  for (const [endpoint, vc] of cut.entries()) {
    const { path, abr } = vcs[vc]!;
    const at = path.indexOf(node.id);
    const table = (from: number) => loops.at(hopId(path[from]!, path[from + 1]!))[vc];
    const [before, after] = [table(at - 1), table(at)];
    if (before === null || after === null) throw new Error(`VC ${vcs[vc]!.id} has no loop at ${node.id}`);
    const flow = flows[2 * vc]!;
    const parts = { timers: node.timers, endpoint, flow, table: after!, abr: abr as AbrDocument };
    const source = new VirtualSource(parts, node);
    const sendBack = (now: number, back: number, serial: number): void =>
      (node.route[back] as Port).rm.arrive(now, back | RM, serial);
    made[flow.index] = { source, destination: new VirtualDestination(before!, source, sendBack) };
  }
  return made;
}
