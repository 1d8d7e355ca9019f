import {
  type Decision,
  EventCode,
  type Picoseconds,
  PS_PER_MS,
  type Why,
  type WhyEvent,
} from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Port } from '../../switch/port.ts';
import type { Replaying, ReplayRequest } from './whyKind.ts';
import { type LossReaction, type LostCell, VcProbe } from './whyWatch.ts';

/** What followed is looked for so long, and no longer. */
const MOST_AFTER: Picoseconds = 2_000 * PS_PER_MS;
const STEP: Picoseconds = PS_PER_MS;

/** An event at a port as it was met: the decision, and the cell of the VC that it hit. */
export interface PortFacts {
  readonly port: Port;
  readonly decision: Decision;
  readonly cell: LostCell;
  /** Cells of the VC that met the same in the same instant. */
  cells: number;
  /** Of the frame: cells it has, cells it had lost with this one, and its data. */
  readonly frameCells: number;
  readonly lostSoFar: number;
  readonly firstByte: number;
  readonly bytes: number;
  readonly sentAt: number;
  /** The frame is over, and had lost so many cells; NaN until then. */
  lostInAll: number;
}

/** State of the sender just before. Bytes. */
export interface Before {
  readonly una: number;
  readonly window: number;
}

export interface Facts {
  readonly event: WhyEvent;
  readonly watch: VcProbe;
  readonly simulation: Simulation;
  readonly began: Picoseconds;
  before: Before;
  at: PortFacts | null;
  news: LossReaction | null;
  /** First byte behind those that the sender waits to see acknowledged; null: nothing is outstanding. */
  awaited: number | null;
}

/**
 * What distinguishes events of cells and senders: how far before it the reasons may lie, what has to be waited for, and
 * the words.
 */
export interface CellKind {
  /** Its reasons lie before the replay began: it must begin earlier. */
  readonly lacksReason: (facts: Facts) => boolean;
  /** First byte behind those that its sender waits to see acknowledged; null: nothing is outstanding. */
  readonly awaited: (facts: Facts) => number | null;
  /** Null: nothing of the kind was there. */
  readonly explain: (facts: Facts) => Why | null;
}

const AT_SENDER: readonly number[] = [EventCode.fastRetransmit, EventCode.timeout];

/**
 * Lives through an event once more: up to it, through its instant with a close look at its port, and on
 * until what was lost has been acknowledged. The simulation is the replay's own.
 */
export class WhyReplay implements Replaying {
  readonly facts: Facts;
  private readonly limit: Picoseconds;
  private readonly port: Port | null;
  private readonly kind: CellKind;
  private through = false;

  /**
   * @param simulation is before the event, without probes
   * @param kind of the event; @param index of the connection
   */
  constructor(simulation: Simulation, kind: CellKind, event: WhyEvent, index: number) {
    this.kind = kind;
    const watch = new VcProbe(simulation.network, index);
    const before = { una: 0, window: 0 };
    this.facts = {
      event,
      watch,
      simulation,
      began: simulation.now,
      before,
      at: null,
      news: null,
      awaited: null,
    };
    this.limit = Math.min(event.time + MOST_AFTER, simulation.end);
    this.port = simulation.network.ports.find(({ id }) => id === event.port) ?? null;
  }

  get wish(): ReplayRequest {
    return { event: this.facts.event, find: 'at' };
  }

  get late(): boolean {
    return this.facts.began > 0 && this.through && !this.missed && this.kind.lacksReason(this.facts);
  }

  explain(): Why | null {
    return this.kind.explain(this.facts);
  }

  /** The event has been lived through, and nothing of the kind was there. */
  private get missed(): boolean {
    return this.through && this.facts.at === null && this.facts.news === null;
  }

  /** Goes on a little; returns whether there is nothing more to wait for. */
  step(): boolean {
    const { simulation, event } = this.facts;
    if (simulation.now < event.time) simulation.runUntil(Math.min(event.time, simulation.now + STEP));
    else if (!this.through) this.replayInstant();
    else if (simulation.now < this.limit && !this.missed)
      simulation.runUntil(Math.min(this.limit, simulation.now + STEP));
    this.noteEnd();
    return this.missed || (this.through && (simulation.now >= this.limit || this.isOver()));
  }

  /** The frame has come to its end, and what was lost is acknowledged. */
  private isOver(): boolean {
    const { at, awaited, watch } = this.facts;
    if (at !== null && Number.isNaN(at.lostInAll)) return false;
    return awaited === null || watch.una >= awaited;
  }

  stop(): void {
    this.facts.watch.stop();
  }

  private replayInstant(): void {
    const { facts, port } = this;
    const { simulation, event, watch } = facts;
    const window = watch.sender?.window;
    facts.before = { una: window?.una ?? 0, window: window?.usable ?? 0 };
    if (port !== null) {
      let decision: Decision | null = null;
      const detach = port.probes.add({
        onDecision: (made) => {
          decision = made;
        },
      });
      watch.onCell = (cell) => this.take(cell, port, decision);
      simulation.runUntil(event.time + 1);
      detach();
    } else simulation.runUntil(event.time + 1);
    watch.onCell = null;
    if (port === null && AT_SENDER.includes(event.code)) {
      facts.news = watch.news.find(({ time, code }) => time === event.time && code === event.code) ?? null;
    }
    this.through = true;
    facts.awaited = this.kind.awaited(facts);
  }

  /** A cell of the VC was hit in the instant of the event. */
  private take(cell: LostCell, port: Port, decision: Decision | null): void {
    const { facts } = this;
    const { code, time } = facts.event;
    if (cell.time !== time || cell.port !== port.index || cell.code !== code || decision === null) return;
    if (facts.at !== null) {
      facts.at.cells++;
      return;
    }
    const { flow, frame } = cell;
    const slot = flow.slot(frame);
    facts.at = {
      port,
      decision,
      cell,
      cells: 1,
      frameCells: flow.cells[slot]!,
      lostSoFar: flow.refused[slot]!,
      firstByte: flow.seq[slot]!,
      bytes: flow.bytes[slot]!,
      sentAt: flow.sentAt[slot]!,
      lostInAll: Number.NaN,
    };
    facts.watch.onFrame = () => this.noteEnd();
  }

  /** The end of the frame, or of one behind it, has come to the end of its way: what it lost is final. */
  private noteEnd(): void {
    const { at, watch } = this.facts;
    if (at === null || !Number.isNaN(at.lostInAll)) return;
    const { flow, frame } = at.cell;
    // It says the same before any frame and after frame 1.
    if (flow.oldest < Math.max(1, frame - 1)) return;
    at.lostInAll = flow.refused[flow.slot(frame)]!;
    watch.onFrame = null;
  }
}
