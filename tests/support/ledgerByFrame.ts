import { vi } from 'vitest';
import { AbrSource } from '../../src/engine/abr/ends/abrSource.ts';
import { FLOW_MASK } from '../../src/engine/atm/cell.ts';
import { Flow } from '../../src/engine/atm/flow.ts';
import { Impairment } from '../../src/engine/atm/impairment.ts';
import { type CompleteScenario, createSimulation, type Simulation } from '../../src/engine/index.ts';
import type { Network } from '../../src/engine/network/nodes/network.ts';
import { DropLog } from '../../src/engine/switch/state/dropLog.ts';
import { TcpReceiver } from '../../src/engine/tcp/receiver.ts';

/** Cells that a link carried, by what became of their frames. */
export interface Carried {
  useful: number;
  dead: number;
  duplicate: number;
}

type Name = `${number} ${number}`;
const nameOf = (flow: number, frame: number): Name => `${flow} ${frame}`;

/** What became of every frame of every flow. */
class FrameBooks {
  readonly cells = new Map<Name, number>();
  /** By port or link, then by frame. */
  readonly lost = new Map<string, Map<Name, number>>();
  readonly whole = new Set<Name>();
  readonly twice = new Set<Name>();
  /** Under which name a router passed it on. */
  readonly next = new Map<Name, Name>();

  lose(place: string, name: Name): void {
    const there = this.lost.get(place) ?? new Map<Name, number>();
    this.lost.set(place, there.set(name, (there.get(name) ?? 0) + 1));
  }

  lostAt(place: string, name: Name): number {
    return this.lost.get(place)?.get(name) ?? 0;
  }

  fate(name: Name, ends: ReadonlySet<number>): keyof Carried {
    if (!this.whole.has(name)) return 'dead';
    if (ends.has(Number(name.split(' ')[0]))) return this.twice.has(name) ? 'duplicate' : 'useful';
    const next = this.next.get(name);
    return next === undefined ? 'dead' : this.fate(next, ends);
  }
}

type Method = (this: unknown, ...args: number[]) => unknown;

/** From now on `heard` is told of each call, and of what it gave back. */
function hear(type: object, method: string, heard: (self: unknown, args: number[], result: unknown) => void) {
  const own = (type as Record<string, Method>)[method]!;
  vi.spyOn(type as Record<string, Method>, method).mockImplementation(function (this: unknown, ...args) {
    const result = own.apply(this, args);
    heard(this, args, result);
    return result;
  });
}

function listen(books: FrameBooks): void {
  hear(Flow.prototype, 'add', (flow, args, frame) =>
    books.cells.set(nameOf((flow as Flow).index, frame as number), args[2]!),
  );
  hear(Flow.prototype, 'forwardFrame', (flow, [from, frame], next) => {
    const { index } = from as unknown as Flow;
    books.next.set(nameOf(index, frame!), nameOf((flow as Flow).index, next as number));
  });
  hear(Flow.prototype, 'complete', (flow, [frame], whole) => {
    if (whole === true) books.whole.add(nameOf((flow as Flow).index, frame!));
  });
  hear(DropLog.prototype, 'recordLoss', (losses, [, flow, frame]) =>
    books.lose((losses as { readonly port: string }).port, nameOf(flow!, frame!)),
  );
  const lostBefore = new Map<unknown, number>();
  const refusedBefore = new Map<unknown, number>();
  hear(Impairment.prototype, 'takes', (impairment, [, meta, frame]) => {
    const { link, total } = impairment as Impairment;
    if (total > (lostBefore.get(impairment) ?? 0))
      books.lose(`on ${link.id}`, nameOf(meta! & FLOW_MASK, frame!));
    lostBefore.set(impairment, total);
  });
  hear(AbrSource.prototype, 'submit', (source, [, frame]) => {
    const { refusedFrames, flow } = source as AbrSource;
    if (refusedFrames === (refusedBefore.get(source) ?? 0)) return;
    refusedBefore.set(source, refusedFrames);
    books.cells.set(nameOf(flow.index, frame!), 0);
  });
  const duplicatesBefore = new Map<unknown, number>();
  hear(TcpReceiver.prototype, 'frameArrived', (end, [, frame]) => {
    const { data, duplicates } = end as TcpReceiver;
    if (duplicates > (duplicatesBefore.get(end) ?? 0)) books.twice.add(nameOf(data.index, frame!));
    duplicatesBefore.set(end, duplicates);
  });
}

function carriedBy(link: string, { connections, ports }: Network, books: FrameBooks): Carried {
  const sums: Carried = { useful: 0, dead: 0, duplicate: 0 };
  const parts = connections.flatMap(({ dataFlows, ackFlows }) => [...dataFlows, ...ackFlows]);
  const ends = new Set(
    connections.flatMap(({ receiver, sender }) => [receiver.data.index, sender.acks.index]),
  );
  const isPort = new Set(ports.map(({ id }) => id));
  for (const [name, cells] of books.cells) {
    const flow = Number(name.split(' ')[0]);
    const way = parts.find((part) => part.flow.index === flow)?.links.map(({ id }) => id) ?? [];
    if (!way.includes(link)) continue;
    const before = way.slice(0, way.indexOf(link));
    const refused = [...before, link].filter((id) => isPort.has(id));
    const gone = [...refused, ...before.map((id) => `on ${id}`)];
    sums[books.fate(name, ends)] += gone.reduce((left, place) => left - books.lostAt(place, name), cells);
  }
  return sums;
}

/** A run to its end, and what the links that leave its switches carried: counted frame by frame, from what became of each. */
export function ledgerByFrame(scenario: CompleteScenario): {
  readonly simulation: Simulation;
  readonly carried: ReadonlyMap<string, Carried>;
} {
  const simulation = createSimulation(scenario, { path: 'general' });
  const books = new FrameBooks();
  listen(books);
  simulation.runUntil(simulation.end);
  vi.restoreAllMocks();
  const { network } = simulation;
  return {
    simulation,
    carried: new Map(network.ports.map(({ link }) => [link.id, carriedBy(link.id, network, books)])),
  };
}
