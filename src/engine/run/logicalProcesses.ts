import type { Picoseconds } from '../../contract/index.ts';
import type { Host } from '../network/nodes/host.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Switch } from '../switch/switch.ts';

/** A switch with its own clock, which advances up to the time that its neighbours allow. */
export interface LogicalProcess {
  readonly node: Switch;
  /** Hosts that are connected to this switch only. */
  readonly hosts: readonly Host[];
  /** Switches with a link to this one. */
  readonly neighbours: readonly LogicalProcess[];
  /** By neighbour: minimum time that its cells take to arrive, picoseconds. */
  readonly linkLookaheads: readonly Picoseconds[];
  /** Time up to which it has run. */
  clock: Picoseconds;
  /** Next time at which its counters are read (`marks.ts`). */
  mark: Picoseconds;
}

/**
 * The switches of a network in which each host is connected to one switch only, and which has no other nodes; null for any other
 * network. Switches at an even distance from the first one come first: while they wait, the others can advance twice as far.
 */
export function logicalProcessesOf({ hosts, nodes, switches }: Network): readonly LogicalProcess[] | null {
  const origins = new Map(switches.flatMap((node) => node.ports.map(({ link }) => [link, node])));
  const targets = new Map(switches.flatMap((node) => node.inputs.map((link) => [link, node])));
  const homes = hosts.map(({ inputs, outputLinks }) =>
    onlyOne([...inputs.map((link) => origins.get(link)), ...outputLinks.map((link) => targets.get(link))]),
  );
  if (homes.includes(null) || nodes.length !== hosts.length + switches.length) return null;
  const builders = new Map(switches.map((node) => [node, new ProcessBuilder(node)]));
  hosts.forEach((host, i) => {
    builders.get(homes[i] as Switch)?.hosts.push(host);
  });
  for (const [link, node] of targets) {
    const origin = builders.get(origins.get(link) as Switch);
    if (origin !== undefined) builders.get(node)?.addNeighbour(origin, link.lookahead);
  }
  return everySecondFirst([...builders.values()]);
}

class ProcessBuilder implements LogicalProcess {
  readonly node: Switch;
  readonly hosts: Host[] = [];
  readonly neighbours: ProcessBuilder[] = [];
  readonly linkLookaheads: number[] = [];
  clock = 0;
  mark = Infinity;

  constructor(node: Switch) {
    this.node = node;
  }

  addNeighbour(origin: ProcessBuilder, lookahead: Picoseconds): void {
    const index = this.neighbours.indexOf(origin);
    if (index >= 0) this.linkLookaheads[index] = Math.min(this.linkLookaheads[index]!, lookahead);
    else {
      this.neighbours.push(origin);
      this.linkLookaheads.push(lookahead);
    }
  }
}

function onlyOne(nodes: readonly (Switch | undefined)[]): Switch | null {
  const [first] = nodes;
  return first !== undefined && nodes.every((node) => node === first) ? first : null;
}

function everySecondFirst(processes: readonly LogicalProcess[]): readonly LogicalProcess[] {
  const distances = new Map<LogicalProcess, number>();
  for (const root of processes) {
    if (!distances.has(root)) distances.set(root, 0);
    // The iteration includes entries that are added during it.
    for (const [process, distance] of distances)
      for (const next of process.neighbours) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  const isEven = (process: LogicalProcess): boolean => (distances.get(process) as number) % 2 === 0;
  return [...processes.filter(isEven), ...processes.filter((process) => !isEven(process))];
}
