import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import { hopId } from '../../../scenario/validation/paths.ts';
import type { Link } from '../../atm/link.ts';
import { RandomStream } from '../../sim/random.ts';
import type { Port } from '../../switch/port.ts';
import { Switch } from '../../switch/switch.ts';
import { isCut } from './loopPlan.ts';
import { rareParts } from './rareParts.ts';
import type { SwitchParts } from './switchParts.ts';
import { placesOfInputs, tiesAt } from './ties.ts';

/** All switches, in the order of the scenario. */
export function buildSwitches(scenario: CompleteScenario, parts: SwitchParts): Switch[] {
  const { seed, links, ports, plan, credit } = parts;
  const rated = scenario.vcs.some(({ abr }) => abr !== null);
  return scenario.nodes.flatMap(({ id, kind, segments }) => {
    if (kind !== 'switch') return [];
    const inputs = inputsOf(scenario, seed, links, id);
    const ties = tiesAt(scenario, seed, `switch ${id} draws`, inputs, plan);
    const outOf = new Set(scenario.links.flatMap((link) => (link.from === id ? [link.id] : [])));
    const outputs = ports.filter((port) => outOf.has(port.id));
    const route = plan.flows.map(({ path }) => routeOf(id, path, outputs));
    const returns = credit === null ? null : rareParts().credit.creditReturns(credit, id, outputs, route);
    const cut = segments === true ? cutAt(scenario, id) : [];
    if (cut.length === 0) {
      const meeting = meetingInputs(placesOfInputs(inputs, plan), route, inputs.length);
      return [new Switch(id, inputs, outputs, route, rated, returns, ties, meeting)];
    }
    return [
      rareParts().abr.segmentingSwitch(id, cut, inputs, outputs, route, returns, ties, scenario, parts),
    ];
  });
}

/** Inputs of a switch, in the order in which it processes arrivals of the same picosecond, unless that is drawn at each tie. */
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

/** Indices of inputs in groups: those with cells for the same port are in one, so that no port has inputs of two groups. */
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
    const [root, otherRoot] = [rootOf(place), rootOf(first.get(port) ?? place)];
    next[Math.max(root, otherRoot)] = Math.min(root, otherRoot);
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

/** Indices of the VCs whose control loops are cut at this node. */
const cutAt = ({ vcs }: CompleteScenario, node: string): number[] =>
  vcs.flatMap((vc, index) => (isCut(vc) && vc.path.includes(node) ? [index] : []));
