import type {
  Arriving,
  ChannelColumns,
  ChannelInfo,
  EventColumns,
  Picoseconds,
  Present,
  SettingsChange,
} from '../../contract/index.ts';
import { COUNTED } from '../../contract/index.ts';
import { rateSourceOf } from '../network/nodes/network.ts';
import type { MarkReader } from '../run/marks.ts';
import type { RunProbe } from '../run/runProbe.ts';
import type { Simulation } from '../run/simulation.ts';
import { BinTrace } from '../sim/binTrace.ts';
import type { Node } from '../sim/node.ts';
import { Probes } from '../sim/probes.ts';
import { AppliedLog } from './applied.ts';
import { EventLog } from './eventLog.ts';
import { traceAlgorithms } from './traces/algorithmTraces.ts';
import {
  binWidth,
  countBin,
  creditBin,
  deliveredBin,
  linkUseBin,
  queueBin,
  rateBin,
  windowBin,
} from './traces/binWidths.ts';
import { type ClassTraces, traceClasses } from './traces/classTraces.ts';
import { traceCredits } from './traces/creditTraces.ts';
import { FairTraces } from './traces/fairTraces.ts';
import { type LinkUseTraces, traceLinkUse } from './traces/linkUseTraces.ts';
import { portsToRecord, traceQueues } from './traces/queueTraces.ts';
import { traceSegments } from './traces/segmentTraces.ts';
import type { TracedValue } from './traces/tracedValue.ts';
import { traceArrivals, traceGoodput, type VcRates } from './traces/vcRates.ts';
import type { WindowCounts } from './traces/windowCounts.ts';

/** Maximum numbers of recorded queues, the shown port's first, of hops of VCs with credit, and of virtual sources. */
const MOST_QUEUES = 128;
const MOST_HOPS = 512;
const MOST_SEGMENTS = 512;

type Port = Simulation['network']['ports'][number];
type StepListener = (time: Picoseconds, value: number) => void;

interface Recorded extends TracedValue {
  sent: number;
}

/**
 * Listens to a run and keeps its traces: queues of data between switches and at the shown port with the averages
 * that their policies keep, use of their links, cwnd and ssthresh of every session, goodput of every VC, events and the settings
 * in force; with rate control also rates, fair shares, arrivals of each VC, bandwidth of each service class and virtual sources; with
 * credit also credits.
 * A replay does not record again.
 */
export class Recorder implements RunProbe, MarkReader {
  readonly simulation: Simulation;
  readonly events = new EventLog();
  private readonly applied: AppliedLog;
  private readonly recorded: Recorded[] = [];
  /** By channel. */
  private readonly listeners = new Map<number, Probes<StepListener>>();
  readonly fair: FairTraces;
  private readonly byClass: ClassTraces;
  private readonly arrivals: VcRates;
  private readonly linkUse: LinkUseTraces;
  private readonly delivered: VcRates;
  /** Window counts of the traces above, of those that count anything. */
  private readonly counts: readonly WindowCounts[];
  /** Index of the first channel of `arrivals`. */
  private arrivedFrom = 0;
  /** Time up to which the run is recorded. */
  recordedUntil: Picoseconds = 0;

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.applied = new AppliedLog(simulation);
    const ports = portsToRecord(simulation, MOST_QUEUES);
    this.listenToQueues(ports);
    this.listenToSenders();
    this.listenToRates();
    const { network, scenario, end } = simulation;
    const rated = scenario.vcs.filter(({ abr }) => abr !== null).length;
    this.fair = new FairTraces(simulation, rateBin(end, rated));
    this.listenToFairShares();
    const windowFor = (traces: number): Picoseconds => countBin(end, traces);
    this.byClass = traceClasses(simulation, windowFor);
    this.listenToClasses();
    this.arrivals = traceArrivals(simulation, windowFor);
    this.listenToGoodput();
    for (const traced of [
      ...traceSegments(network, end, MOST_SEGMENTS, (traces) => rateBin(end, traces)),
      ...traceCredits(network, scenario.shownPort, end, MOST_HOPS, (traces) => creditBin(end, traces)),
    ])
      this.recorded.push({ ...traced, sent: 0 });
    this.linkUse = traceLinkUse(simulation, ports, (traces) => linkUseBin(end, traces));
    this.listenToLinks();
    const sessions = network.connections.length;
    this.delivered = traceGoodput(simulation, deliveredBin(end, sessions, this.linkUse.counts.binPs));
    this.listenToDeliveries();
    const counts = [this.byClass, this.arrivals, this.linkUse, this.delivered].map((some) => some.counts);
    this.counts = counts.filter(({ next }) => next < Infinity);
    simulation.probes.add(this);
  }

  get marks(): MarkReader {
    return this;
  }

  onSettings(): void {
    const { now } = this.simulation;
    this.applied.note();
    if (now >= this.recordedUntil) this.byClass.classesChanged(now);
    this.fair.settingsChanged();
  }

  /** Width of the widest bin of any channel, picoseconds; the others divide it. */
  get widestBinPs(): Picoseconds {
    return Math.max(1, ...this.recorded.map(({ info }) => info.binPs));
  }

  /** Bandwidth of service classes, and arrivals of VCs with rate control. */
  get classes(): ClassTraces['traces'] {
    return this.byClass.traces;
  }

  get arrived(): VcRates['traces'] {
    return this.arrivals.traces;
  }

  get channels(): readonly ChannelInfo[] {
    return this.recorded.map(({ info }) => info);
  }

  /** Recorded values, in the order of the channels. */
  get traced(): readonly TracedValue[] {
    return this.recorded;
  }

  private listenToQueues(ports: readonly Port[]): void {
    const { network, end } = this.simulation;
    for (const traced of traceQueues(ports, end, queueBin(end, ports.length)))
      this.recorded.push({ ...traced, sent: 0 });
    for (const { probes } of network.ports) probes.add(this.events);
  }

  private listenToSenders(): void {
    const { network, end } = this.simulation;
    const binPs = windowBin(end);
    for (const { vc, tcp } of network.connections) {
      if (tcp === null) continue;
      const { sender } = tcp;
      const add = (quantity: 'cwnd' | 'ssthresh' | 'sent' | 'acked', current: () => number): BinTrace => {
        const trace = new BinTrace(binPs, end, current());
        const info = {
          id: `${quantity}/${vc.id}`,
          quantity,
          unit: 'bytes',
          vc: vc.id,
          port: null,
          binPs,
        } as const;
        this.recorded.push({ info, trace, current, sent: 0 });
        return trace;
      };
      const { window, probes } = sender;
      const cwnd = add('cwnd', () => window.usable);
      const threshold = add('ssthresh', () => Math.min(window.ssthresh, window.advertised));
      probes.add(this.events);
      probes.add({
        onWindow(now, usable, ssthresh) {
          cwnd.record(now, usable);
          threshold.record(now, ssthresh);
        },
      });
      if (vc.abr === null) continue;
      const sent = add('sent', () => window.next);
      const acked = add('acked', () => window.una);
      probes.add({
        onSegment: (now, end) => sent.record(now, end),
        onAcked: (now, una) => acked.record(now, una),
      });
    }
  }

  /** Records ACR of ABR sources, the CCR in their RM cells, and the advertised rate of each port with rate control. */
  private listenToRates(): void {
    const { network, scenario, end } = this.simulation;
    const sources = network.connections.flatMap(({ vc, dataFlows }) => {
      const source = rateSourceOf(network, dataFlows[0]!.flow.index);
      return source === null ? [] : [{ vc: vc.id, source }];
    });
    const binPs = rateBin(end, sources.length);
    for (const { vc, source } of sources) {
      const add = (quantity: 'acr' | 'ccr', current: () => number): BinTrace => {
        const trace = new BinTrace(binPs, end, current());
        const info = { id: `${quantity}/${vc}`, quantity, unit: 'cells/s', vc, port: null, binPs } as const;
        this.recorded.push({ info, trace, current, sent: 0 });
        return trace;
      };
      const acr = add('acr', () => source.rules.acr);
      const ccr = add('ccr', () => source.ccr);
      source.probes.add({
        onRate: (now, value) => acr.record(now, value),
        onCcr: (now, value, isFirst) => (isFirst ? ccr.restart(now, value) : ccr.record(now, value)),
      });
    }
    const rated = network.ports.filter(({ rates }) => rates !== null);
    const portBinPs = rateBin(end, rated.length);
    for (const { id, rates, probes } of rated) {
      if (rates === null) continue;
      const current = (): number => rates.algorithm.advertisedRate;
      const trace = new BinTrace(portBinPs, end, current());
      probes.add({
        onRate(now, rate, isFirst) {
          if (isFirst) trace.restart(now, rate);
          trace.record(now, rate);
        },
      });
      const about = { unit: 'cells/s', vc: null, port: id, binPs: portBinPs } as const;
      const info = { ...about, id: `rate/${id}`, quantity: 'rate' } as const;
      this.recorded.push({ info, trace, current, sent: 0 });
    }
    for (const traced of traceAlgorithms(network, scenario.shownPort, end, (bins) => binWidth(end, bins)))
      this.recorded.push({ ...traced, sent: 0 });
  }

  private listenToFairShares(): void {
    const { fair } = this;
    for (const { id, index, trace } of fair.vcs) {
      const about = { unit: 'cells/s', vc: id, port: null, binPs: trace.binPs } as const;
      const info = { ...about, id: `fair/${id}`, quantity: 'fair' } as const;
      this.recorded.push({ info, trace, current: () => fair.current(index), sent: 0 });
    }
  }

  private listenToClasses(): void {
    for (const { port, serviceClass, trace } of this.byClass.traces) {
      const about = { unit: 'cells/s', vc: null, port, binPs: trace.binPs } as const;
      const info = { ...about, id: `class/${serviceClass}/${port}`, quantity: 'class-rate' } as const;
      this.recorded.push({ info, trace, current: () => trace.latest, sent: 0 });
    }
  }

  private listenToGoodput(): void {
    this.arrivedFrom = this.recorded.length;
    for (const { vc, trace } of this.arrivals.traces) {
      const about = { unit: 'cells/s', vc, port: null, binPs: trace.binPs } as const;
      const info = { ...about, id: `arrived/${vc}`, quantity: 'arrived' } as const;
      this.recorded.push({ info, trace, current: () => trace.latest, sent: 0 });
    }
  }

  private listenToLinks(): void {
    for (const { port, use, trace } of this.linkUse.traces) {
      const about = { unit: 'cells/s', vc: null, port, binPs: trace.binPs } as const;
      const info = { ...about, id: `use/${use}/${port}`, quantity: 'link-use' } as const;
      this.recorded.push({ info, trace, current: () => trace.latest, sent: 0 });
    }
  }

  private listenToDeliveries(): void {
    for (const { vc, trace } of this.delivered.traces) {
      const about = { unit: 'bit/s', vc, port: null, binPs: trace.binPs } as const;
      const info = { ...about, id: `delivered/${vc}`, quantity: 'delivered' } as const;
      this.recorded.push({ info, trace, current: () => trace.latest, sent: 0 });
    }
  }

  get next(): Picoseconds {
    let next = Infinity;
    for (const counts of this.counts) next = Math.min(next, counts.next);
    return next;
  }

  /** All windows are powers of two, so each ends together with one of the shortest. */
  after(time: Picoseconds): Picoseconds {
    let shortest = Infinity;
    for (const { binPs } of this.counts) shortest = Math.min(shortest, binPs);
    return time + shortest;
  }

  passed(node: Node, time: Picoseconds): void {
    for (const counts of this.counts) counts.passed(node, time);
  }

  allPassed(_: readonly Node[], time: Picoseconds): void {
    for (const counts of this.counts) counts.allPassed(time);
  }

  onBarrier(): void {
    this.fair.onBarrier();
  }

  onSeek(): void {
    this.fair.onSeek();
  }

  /** Present value of a channel. */
  current(channel: number): number {
    return this.recorded[channel]!.current();
  }

  /** Reports every value of a channel from now on. @returns a function that removes the listener */
  listen(channel: number, listener: StepListener): () => void {
    const { trace } = this.recorded[channel]!;
    const listeners = this.listeners.get(channel) ?? new Probes<StepListener>();
    this.listeners.set(channel, listeners);
    const remove = listeners.add(listener);
    // A trace reads `onStep` at every step: there is only one, and none without listeners.
    trace.onStep = (time, value) => {
      for (const report of listeners.list) report(time, value);
    };
    return () => {
      remove();
      if (listeners.isEmpty) trace.onStep = null;
    };
  }

  /** Takes over the record of another recorder of the same scenario up to now, which must be a boundary of bins of all channels. */
  copyFrom(other: Recorder): void {
    other.flush();
    this.recorded.forEach(({ trace }, i) => {
      trace.copy(other.recorded[i]!.trace);
    });
    this.forgetFromNow();
    this.applied.copyFrom();
    for (const channel of this.recorded) channel.sent = channel.trace.length - 1;
  }

  /** Completes the record up to the present time of the run. */
  flush(): void {
    const { now } = this.simulation;
    if (now <= this.recordedUntil) return;
    for (const { trace } of this.recorded) trace.closeUntil(now - 1);
    this.recordedUntil = now;
  }

  /** The run has gone back: the following is recorded already, up to `recordedUntil`. */
  beginReplay(): void {
    for (const { trace } of this.recorded) trace.knownUntil = this.recordedUntil;
    this.events.replayUntil(this.recordedUntil);
    this.applied.replayUntil(this.recordedUntil);
  }

  /** Forgets the record from the present time of the run on. */
  forgetFromNow(): void {
    const { now } = this.simulation;
    for (const channel of this.recorded) {
      channel.trace.forgetFrom(now, channel.current());
      channel.sent = Math.min(channel.sent, channel.trace.length - 1);
    }
    for (const counts of this.counts) counts.restart(now);
    this.events.forgetFrom(now);
    this.applied.forgetFromNow();
    this.recordedUntil = now;
  }

  /**
   * Returns the bins since the last call as copies, and releases them; the last bin is repeated while it grows.
   * @param copy makes a copy of bins
   */
  takeColumns(copy = (bins: Float32Array): Float32Array => bins.slice()): ChannelColumns[] {
    return this.recorded.flatMap((channel, index) => {
      const { trace, sent } = channel;
      const { first, length } = trace;
      const firstBin = Math.max(first, sent - 1);
      if (length <= firstBin) return [];
      // The last bin of a counted quantity is complete: it has been sent, and does not grow.
      const isOver = length > 1 && COUNTED.includes(channel.info.quantity);
      if (length === sent && (isOver || Number.isNaN(trace.max[firstBin - first]))) return [];
      channel.sent = length;
      const min = copy(trace.min.subarray(firstBin - first, length - first));
      // A counted quantity has one value per window.
      const max = trace.max === trace.min ? min : copy(trace.max.subarray(firstBin - first, length - first));
      trace.release();
      return [{ channel: index, firstBin, min, max }];
    });
  }

  /** All values at this instant; NaN for quantities that are counted over a window. */
  get present(): Present {
    const values = Float64Array.from(this.recorded, ({ info, current }) =>
      COUNTED.includes(info.quantity) ? Number.NaN : current(),
    );
    return { time: this.simulation.now, values };
  }

  /** Arrivals in the present window; empty during a replay. */
  get arriving(): Arriving[] {
    const { now } = this.simulation;
    if (now < this.recordedUntil) return [];
    return this.arrivals.counts
      .partialCount(now)
      .flatMap((cells, i) => (Number.isNaN(cells) ? [] : [{ channel: this.arrivedFrom + i, cells }]));
  }

  /** Settings that came into force since the last call. */
  takeApplied(): readonly SettingsChange[] {
    return this.applied.take();
  }

  takeEvents(): EventColumns | null {
    return this.events.take();
  }
}
