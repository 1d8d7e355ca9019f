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
import { EventTrace, MergedTrace, NO_PORT } from './events.ts';
import type { ChannelTrace, EventSeries, TraceReader } from './types.ts';

/** Keys of the ports of one code are consecutive; the last of them is for events without a port. */
const PORTS = NO_PORT + 1;

/** Number of changes that are remembered individually. */
const MOST_CHANGES = 64;

const NO_EVENTS: EventSeries = new EventTrace();

/** Everything recorded of one run. Grows with every batch; read while painting. */
export class TraceStore implements TraceReader {
  /** Counts changes: equal versions mean equal traces. */
  version = 0;
  /** Settings in force, over time. */
  applied = new AppliedTrace();
  private channels: Channel[] = [];
  private byId = new Map<string, Channel>();
  private byCodeAndPort = new Map<number, EventTrace>();
  /** Per port at which shares refuse cells: these and the drops of its policy, merged. */
  private refusedAt = new Map<number, EventTrace>();
  /** Per port at which cells are pushed out: these and the refused cells, merged. */
  private lostAt = new Map<number, EventTrace>();
  /** Codes of several ports merged into one series, if requested; grows with them. */
  private everywhere = new Map<number, MergedTrace>();
  private latest: StageView | null = null;
  /** Time ranges changed by the last versions, picoseconds. */
  private changes: { readonly version: number; readonly from: Picoseconds; readonly to: Picoseconds }[] = [];

  reset(loaded: Pick<RunStructure, 'channels'>): void {
    this.changed(0, Number.POSITIVE_INFINITY);
    this.channels = loaded.channels.map((info) => new Channel(info));
    this.byId = new Map(this.channels.map((channel) => [channel.info.id, channel]));
    this.byCodeAndPort.clear();
    this.everywhere.clear();
    this.refusedAt.clear();
    this.lostAt.clear();
    this.applied = new AppliedTrace();
    this.latest = null;
  }

  /** A copy of the record before `time`. */
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

  /** Appends a batch; returns whether it brought new settings. */
  append(
    batch: Pick<
      BatchReport,
      'columns' | 'events' | 'applied' | 'view' | 'forgetFrom' | 'present' | 'arriving' | 'recorded'
    >,
  ): boolean {
    this.changed(...this.extentOf(batch));
    if (batch.forgetFrom !== null) this.forgetFrom(batch.forgetFrom);
    for (const { channel, firstBin, min, max } of batch.columns)
      this.channels[channel]?.write(firstBin, min, max);
    for (const { channel, cells } of batch.arriving) {
      const at = this.channels[channel];
      if (at !== undefined) at.arriving = { time: batch.recorded, cells };
    }
    if (batch.events !== null) this.appendEvents(batch.events);
    const isNews = this.applied.append(batch.applied);
    if (batch.view !== null) this.latest = batch.view;
    const { time, values } = batch.present;
    for (const [i, channel] of this.channels.entries()) channel.setPresent(time, values[i] ?? Number.NaN);
    return isNews;
  }

  channel(id: string): ChannelTrace | null {
    return this.byId.get(id) ?? null;
  }

  events(code: EventCodeValue): EventSeries {
    const known = this.everywhere.get(code);
    if (known !== undefined) return known;
    const list = [...this.byCodeAndPort]
      .filter(([key]) => Math.floor(key / PORTS) === code)
      .toSorted(([a], [b]) => a - b)
      .map(([, trace]) => trace);
    if (list.length < 2) return list[0] ?? NO_EVENTS;
    const series = MergedTrace.of(list);
    this.everywhere.set(code, series);
    return series;
  }

  /** Events of one code at one port (index into LoadedReport.ports); refusals by a share count as drops. */
  eventsAt(code: EventCodeValue, port: number): EventSeries {
    const refused = code === EventCode.drop ? this.refusedAt.get(port) : undefined;
    return refused ?? this.byCodeAndPort.get(code * PORTS + port) ?? NO_EVENTS;
  }

  /**
   * Cells lost at one port (index into LoadedReport.ports): refused on arrival by the policy or a share, dropped from the front of
   * the queue, and pushed out. The page counts lost cells by this series only.
   */
  lossesAt(port: number): EventSeries {
    return this.lostAt.get(port) ?? this.eventsAt(EventCode.drop, port);
  }

  /** Number of waiting cells at a port. */
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
      // The first refusal by a share is merged with the drops before it.
      if (what === EventCode.capped && !this.refusedAt.has(where))
        this.refusedAt.set(where, this.at(EventCode.drop, where).copy());
      if (what === EventCode.pushOut && !this.lostAt.has(where))
        this.lostAt.set(where, (this.refusedAt.get(where) ?? this.at(EventCode.drop, where)).copy());
      this.at(what, where).push(when, whose, much);
      // An event out of order invalidates the merged series, which is built again on request.
      if (this.everywhere.get(what)?.pushAt(when, whose, much, where) === false) this.everywhere.delete(what);
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

  /** Time range in which a batch changes values. A forgotten range ends where the record ended. */
  private extentOf({
    columns,
    forgetFrom,
    arriving,
    events,
    recorded,
  }: Pick<BatchReport, 'columns' | 'forgetFrom' | 'arriving' | 'events' | 'recorded'>): [
    Picoseconds,
    Picoseconds,
  ] {
    let [from, to] = [Number.POSITIVE_INFINITY, 0];
    for (const { channel, firstBin, min } of columns) {
      const binPs = this.channels[channel]?.info.binPs ?? 0;
      from = Math.min(from, firstBin * binPs);
      to = Math.max(to, (firstBin + min.length) * binPs);
    }
    for (const { channel } of arriving)
      from = Math.min(from, recorded - (this.channels[channel]?.info.binPs ?? 0));
    if (arriving.length > 0) to = Math.max(to, recorded);
    const [first] = events?.time ?? [];
    if (first !== undefined) [from, to] = [Math.min(from, first), Math.max(to, recorded)];
    if (forgetFrom === null) return [from, to];
    const widest = Math.max(0, ...this.channels.map(({ info }) => info.binPs));
    return [Math.min(from, forgetFrom - widest), Number.POSITIVE_INFINITY];
  }

  /** Time range that may have changed since a version; empty unless `from` is before `to`. */
  changedSince(version: number): { readonly from: Picoseconds; readonly to: Picoseconds } {
    const since = this.changes.filter((change) => change.version > version);
    if (since.length < this.version - version) return { from: 0, to: Number.POSITIVE_INFINITY };
    return {
      from: Math.min(Number.POSITIVE_INFINITY, ...since.map(({ from }) => from)),
      to: Math.max(0, ...since.map(({ to }) => to)),
    };
  }

  private changed(from: Picoseconds, to: Picoseconds): void {
    this.version++;
    this.changes.push({ version: this.version, from, to });
    if (this.changes.length > MOST_CHANGES) this.changes.shift();
  }

  private forgetFrom(time: Picoseconds): void {
    this.applied.forgetFrom(time);
    for (const channel of this.channels) channel.forgetFrom(time);
    for (const trace of this.byCodeAndPort.values()) trace.forgetFrom(time);
    for (const trace of this.everywhere.values()) trace.forgetFrom(time);
    for (const trace of this.refusedAt.values()) trace.forgetFrom(time);
    for (const trace of this.lostAt.values()) trace.forgetFrom(time);
  }
}
