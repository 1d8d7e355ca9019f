import { describe, expect, it } from 'vitest';
import {
  EventCode,
  PS_PER_MS,
  PS_PER_SECOND,
  type StoryMeasure,
  type StoryValues,
} from '../../src/contract/index.ts';
import { FLOW_MASK } from '../../src/engine/atm/cell.ts';
import { createSimulation, Recorder, type Simulation, viewOf } from '../../src/engine/index.ts';
import { stories } from '../../src/stories/index.ts';
import type { Story } from '../../src/stories/story.ts';
import { byTier } from '../support/tier.ts';
import { type MetMoment, momentsOf, networkOf, saidAt, storyOf } from './told.ts';

const SEEDS = byTier([1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
/** Losses of one overflow lie closer together. */
const PAUSE = 20 * PS_PER_MS;

/** What a run that knows nothing of stories counts at the instants that moments need. */
class Counted {
  private readonly simulation: Simulation;
  private readonly recorder: Recorder;
  private readonly port: Simulation['network']['ports'][number];
  private readonly cellPs: number;
  /** Ends of the windows that are measured. */
  private readonly marks: readonly number[];

  constructor(story: Story, seed: number, moments: readonly MetMoment[]) {
    this.simulation = createSimulation(networkOf(story, 'a'), { seed });
    this.recorder = new Recorder(this.simulation);
    this.port = this.simulation.network.ports.find(({ id }) => id === this.simulation.scenario.shownPort)!;
    const { cellWhole, cellPart, modulus } = this.port.link;
    this.cellPs = cellWhole + cellPart / modulus;
    this.marks = moments
      .flatMap(({ said, time, values }) =>
        Object.values(said.values ?? {}).flatMap((measure) => this.window(measure, time, values) ?? []),
      )
      .sort((one, two) => one - two);
  }

  /** Cells that have begun to leave by a time; those of one sender. */
  private readonly carried = new Map<number, { readonly all: number; readonly by: readonly number[] }>();

  private waitingOf(flows: readonly number[]): number {
    let cells = 0;
    this.port.queue.forEachWaiting((meta) => {
      if (flows.includes(meta & FLOW_MASK)) cells++;
    });
    return cells;
  }

  private count(time: number): void {
    this.simulation.runUntil(time);
    const { port, simulation } = this;
    const by = simulation.network.connections.map(({ dataFlows }) => {
      const flows = dataFlows.map(({ flow }) => flow.index);
      return flows.reduce((sum, flow) => sum + (port.queue.accepted[flow] ?? 0), 0) - this.waitingOf(flows);
    });
    this.carried.set(time, { all: port.link.tail - port.waiting, by });
  }

  /** Runs to the instant behind a moment, by the times that its measures look back to. */
  reach({ time, said, values }: MetMoment): StoryValues {
    const measures = Object.entries(said.values ?? {});
    for (const mark of this.marks)
      if (mark >= this.simulation.now && mark <= time + 1 && !this.carried.has(mark)) this.count(mark);
    this.count(time + 1);
    const standing = this.standing();
    const own = measures.map(([name, measure]) => [name, this.measured(measure, time, values)] as const);
    return { ...standing, ...Object.fromEntries(own) };
  }

  private window(measure: StoryMeasure, time: number, values: StoryValues): readonly [number, number] | null {
    if (measure.measure === 'held') return null;
    if (measure.measure === 'carried') {
      const to = Math.floor((time + 1) / PS_PER_MS) * PS_PER_MS;
      return [to - measure.lastMs * PS_PER_MS, to];
    }
    const from = measure.fromS === 'queueEmptySince' ? values.queueEmptySince! : measure.fromS;
    const to = measure.toS === 'head' ? time + 1 : Math.round(measure.toS * PS_PER_SECOND);
    return [Math.round(from * PS_PER_SECOND), to];
  }

  private measured(measure: StoryMeasure, time: number, values: StoryValues): number {
    const { connections } = this.simulation.network;
    if (measure.measure === 'held') {
      const flows = connections
        .filter(({ vc }) => vc.id === measure.sender)
        .flatMap(({ dataFlows }) => dataFlows.map(({ flow }) => flow.index));
      return (100 * this.waitingOf(flows)) / this.port.buffers.capacity;
    }
    const [from, to] = this.window(measure, time, values)!;
    const place =
      measure.measure === 'carried' ? connections.findIndex(({ vc }) => vc.id === measure.sender) : -1;
    const cellsBy = (mark: number): number => {
      const { all, by } = this.carried.get(mark)!;
      return place < 0 ? all : by[place]!;
    };
    const used = (100 * (cellsBy(to) - cellsBy(from)) * this.cellPs) / (to - from);
    return measure.measure === 'idle' ? 100 - used : used;
  }

  private losses: { readonly when: number; readonly vc: number }[] = [];

  private standing(): StoryValues {
    const { simulation, recorder, port } = this;
    recorder.flush();
    const { time = [], code = [], vc = [], port: at = [] } = recorder.takeEvents() ?? {};
    [...time].forEach((when, i) => {
      const isLoss = [EventCode.drop, EventCode.pushOut, EventCode.capped].some((one) => one === code[i]);
      if (isLoss && at[i] === port.index) this.losses.push({ when, vc: vc[i]! });
    });
    const { losses } = this;
    let hit = new Map<number, number>();
    losses.forEach((loss, i) => {
      if (i > 0 && loss.when - losses[i - 1]!.when > PAUSE) hit = new Map();
      if (!hit.has(loss.vc)) hit.set(loss.vc, loss.when);
    });
    const { connections } = simulation.network;
    const running = connections.map(({ tcp }) => tcp?.sender.out.timerDue ?? Infinity);
    const due = [...(viewOf(simulation, port.id).timers?.due ?? [])].filter((when) => !Number.isNaN(when));
    return {
      timeS: (simulation.now - 1) / PS_PER_SECOND,
      queue: port.waiting,
      buffer: port.buffers.capacity,
      senders: connections.length,
      lost: losses.length,
      inVain: connections
        .filter(({ forward }) => forward.includes(port.link))
        .reduce((sum, { receiver }) => sum + (receiver?.data.deadCells ?? 0), 0),
      lostSenders: hit.size,
      spreadMs: (Math.max(...hit.values()) - Math.min(...hit.values())) / PS_PER_MS,
      firstMs: (Math.min(...running) - simulation.now) / PS_PER_MS,
      waiting: due.length,
      filesDone: connections.filter(({ tcp }) => (tcp?.sender.application?.times.length ?? 0) > 0).length,
    };
  }
}

describe.each(Object.keys(stories))('the story %s', (id) => {
  const story = storyOf(id);

  it.each(SEEDS)('reaches every moment of seed %i, and what it says is so', (seed) => {
    const { moments, missed } = momentsOf(story, seed);
    expect(missed).toBe(0);
    expect(moments.map(({ said }) => said.id)).toEqual(story.moments.map(({ id: one }) => one));
    const counted = new Counted(story, seed, moments);
    for (const moment of moments) {
      const values = counted.reach(moment);
      expect(saidAt(moment), moment.said.id).toBe(saidAt(moment, values));
    }
  });
});
