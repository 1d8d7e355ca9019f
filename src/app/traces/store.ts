import {
  type BatchReport,
  EventCode,
  type EventCodeValue,
  type EventColumns,
  float32At,
  float64At,
  type Picoseconds,
  type RunStructure,
  type StageView,
  uint8At,
  uint16At,
} from '../../contract/index.ts';
import { AppliedTrace } from './applied.ts';
import { Channel } from './channel.ts';
import { EventTrace, merged, NO_PORT } from './events.ts';
import type { ChannelTrace, EventSeries, TraceReader } from './types.ts';

/** Ports of one code have neighbouring keys; what belongs to no port has the last of them. */
const PORTS = NO_PORT + 1;

const NOTHING: EventSeries = new EventTrace();

/** Everything recorded of one run. Grows with every batch; read while painting. */
export class TraceStore implements TraceReader {
  /** Counts the changes: equal versions mean equal traces. */
  version = 0;
  /** Settings in force, by time. */
  applied = new AppliedTrace();
  private channels: Channel[] = [];
  private byId = new Map<string, Channel>();
  private byCodeAndPort = new Map<number, EventTrace>();
  /** Per port where shares refuse cells: those and the drops of its policy together. */
  private refusedAt = new Map<number, EventTrace>();
  /** Per port where cells are pushed out: those and the refused cells together. */
  private lostAt = new Map<number, EventTrace>();
  /** Codes of several ports as one series, as far as somebody has asked for them at this version. */
  private everywhere = new Map<number, EventSeries>();
  private latest: StageView | null = null;

  reset(loaded: Pick<RunStructure, 'channels'>): void {
    this.changed();
    this.channels = loaded.channels.map((info) => new Channel(info));
    this.byId = new Map(this.channels.map((channel) => [channel.info.id, channel]));
    this.byCodeAndPort.clear();
    this.refusedAt.clear();
    this.lostAt.clear();
    this.applied = new AppliedTrace();
    this.latest = null;
  }

  /** A copy of what lies before `time`. */
  fork(time: Picoseconds): TraceStore {
    const copy = new TraceStore();
    copy.version = this.version + 1;
    copy.channels = this.channels.map((channel) => channel.copy());
    copy.byId = new Map(copy.channels.map((channel) => [channel.info.id, channel]));
    for (const [key, trace] of this.byCodeAndPort) copy.byCodeAndPort.set(key, trace.copy());
    for (const [port, trace] of this.refusedAt) copy.refusedAt.set(port, trace.copy());
    for (const [port, trace] of this.lostAt) copy.lostAt.set(port, trace.copy());
    copy.applied = this.applied.copy();
    copy.latest = this.latest;
    copy.forgetFrom(time);
    return copy;
  }

  append(
    batch: Pick<
      BatchReport,
      'columns' | 'events' | 'applied' | 'view' | 'forgetFrom' | 'present' | 'arriving' | 'recorded'
    >,
  ): void {
    this.changed();
    if (batch.forgetFrom !== null) this.forgetFrom(batch.forgetFrom);
    for (const { channel, firstBin, min, max } of batch.columns)
      this.channels[channel]?.write(firstBin, min, max);
    for (const { channel, cells } of batch.arriving) {
      const at = this.channels[channel];
      if (at !== undefined) at.arriving = { time: batch.recorded, cells };
    }
    if (batch.events !== null) this.appendEvents(batch.events);
    this.applied.append(batch.applied);
    if (batch.view !== null) this.latest = batch.view;
    const { time, values } = batch.present;
    for (const [i, channel] of this.channels.entries()) channel.tell(time, values[i] ?? Number.NaN);
  }

  channel(id: string): ChannelTrace | null {
    return this.byId.get(id) ?? null;
  }

  events(code: EventCodeValue): EventSeries {
    const known = this.everywhere.get(code);
    if (known !== undefined) return known;
    const list = [...this.byCodeAndPort]
      .filter(([key]) => Math.floor(key / PORTS) === code)
      .toSorted(([one], [other]) => one - other)
      .map(([, trace]) => trace);
    const series = list.length > 1 ? merged(list) : (list[0] ?? NOTHING);
    this.everywhere.set(code, series);
    return series;
  }

  /** The events of one code at one port (index into LoadedReport.ports); what its share refused is a drop there too. */
  eventsAt(code: EventCodeValue, port: number): EventSeries {
    const refused = code === EventCode.drop ? this.refusedAt.get(port) : undefined;
    return refused ?? this.byCodeAndPort.get(code * PORTS + port) ?? NOTHING;
  }

  /**
   * Cells lost at one port (index into LoadedReport.ports): refused on arrival by the policy or a share, dropped from the front of
   * the queue, and pushed out. The page counts lost cells by this and nothing else.
   */
  lossesAt(port: number): EventSeries {
    return this.lostAt.get(port) ?? this.eventsAt(EventCode.drop, port);
  }

  /** Waiting cells of a port. */
  queueAt(port: string, time: Picoseconds): number {
    return this.channel(`queue/${port}`)?.at(time) ?? Number.NaN;
  }

  view(): StageView | null {
    return this.latest;
  }

  private appendEvents({ time, code, vc, port, value }: EventColumns): void {
    for (let i = 0; i < time.length; i++) {
      const what = uint8At(code, i);
      const where = uint16At(port, i);
      const when = float64At(time, i);
      const whose = uint16At(vc, i);
      const much = float32At(value, i);
      // The first cell that a share refuses finds the drops before it.
      if (what === EventCode.capped && !this.refusedAt.has(where))
        this.refusedAt.set(where, this.at(EventCode.drop, where).copy());
      if (what === EventCode.pushOut && !this.lostAt.has(where))
        this.lostAt.set(where, (this.refusedAt.get(where) ?? this.at(EventCode.drop, where)).copy());
      this.at(what, where).push(when, whose, much);
      if (what === EventCode.capped || what === EventCode.drop)
        this.refusedAt.get(where)?.push(when, whose, much);
      if (what === EventCode.capped || what === EventCode.drop || what === EventCode.pushOut)
        this.lostAt.get(where)?.push(when, whose, much);
    }
  }

  private at(code: number, port: number): EventTrace {
    const key = code * PORTS + port;
    const known = this.byCodeAndPort.get(key);
    if (known !== undefined) return known;
    const trace = new EventTrace(port);
    this.byCodeAndPort.set(key, trace);
    return trace;
  }

  private changed(): void {
    this.version++;
    this.everywhere.clear();
  }

  private forgetFrom(time: Picoseconds): void {
    this.applied.forgetFrom(time);
    for (const channel of this.channels) channel.forgetFrom(time);
    for (const trace of this.byCodeAndPort.values()) trace.forgetFrom(time);
    for (const trace of this.refusedAt.values()) trace.forgetFrom(time);
    for (const trace of this.lostAt.values()) trace.forgetFrom(time);
  }
}
