import type { Picoseconds } from '../../contract/index.ts';
import type { Host } from '../network/nodes/host.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Switch } from '../switch/switch.ts';

/** A switch that runs on its own, as its neighbours allow. */
export interface LogicalProcess {
  readonly node: Switch;
  /** Hosts that speak with it alone. */
  readonly hosts: readonly Host[];
  /** Switches whose cells come here, and how long they take at least, picoseconds. */
  readonly near: readonly LogicalProcess[];
  readonly ways: readonly Picoseconds[];
  /** Up to when it has run. */
  reached: Picoseconds;
  /** The next moment at which its counters are read (`marks.ts`). */
  mark: Picoseconds;
}

/**
 * The switches of a network where each host speaks with one switch alone and there is nothing else; null for another
 * network. Those an even number of steps away come first: while they wait, the others can go twice as far.
 */
export function logicalProcessesOf({ hosts, nodes, switches }: Network): readonly LogicalProcess[] | null {
  const origins = new Map(switches.flatMap((node) => node.ports.map(({ link }) => [link, node])));
  const targets = new Map(switches.flatMap((node) => node.inputs.map((link) => [link, node])));
  const homes = hosts.map(({ inputs, ways }) =>
    onlyOne([...inputs.map((link) => origins.get(link)), ...ways.map((link) => targets.get(link))]),
  );
  if (homes.includes(null) || nodes.length !== hosts.length + switches.length) return null;
  const crossings = new Map(switches.map((node) => [node, new Draft(node)]));
  hosts.forEach((host, i) => {
    crossings.get(homes[i] as Switch)?.hosts.push(host);
  });
  for (const [link, node] of targets) {
    const origin = crossings.get(origins.get(link) as Switch);
    if (origin !== undefined) crossings.get(node)?.comesFrom(origin, link.lookahead);
  }
  return everySecondFirst([...crossings.values()]);
}

class Draft implements LogicalProcess {
  readonly node: Switch;
  readonly hosts: Host[] = [];
  readonly near: Draft[] = [];
  readonly ways: number[] = [];
  reached = 0;
  mark = Infinity;

  constructor(node: Switch) {
    this.node = node;
  }

  comesFrom(origin: Draft, way: Picoseconds): void {
    const known = this.near.indexOf(origin);
    if (known >= 0) this.ways[known] = Math.min(this.ways[known]!, way);
    else {
      this.near.push(origin);
      this.ways.push(way);
    }
  }
}

function onlyOne(nodes: readonly (Switch | undefined)[]): Switch | null {
  const [first] = nodes;
  return first !== undefined && nodes.every((node) => node === first) ? first : null;
}

function everySecondFirst(crossings: readonly LogicalProcess[]): readonly LogicalProcess[] {
  const steps = new Map<LogicalProcess, number>();
  for (const root of crossings) {
    if (!steps.has(root)) steps.set(root, 0);
    // A map also visits what is put into it while it is gone through.
    for (const [crossing, step] of steps)
      for (const next of crossing.near) if (!steps.has(next)) steps.set(next, step + 1);
  }
  const isEven = (process: LogicalProcess): boolean => (steps.get(process) as number) % 2 === 0;
  return [...crossings.filter(isEven), ...crossings.filter((process) => !isEven(process))];
}
