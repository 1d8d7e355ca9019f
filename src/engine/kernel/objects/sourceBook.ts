import type { AbrSource } from '../../abr/ends/abrSource.ts';
import { SourceRules } from '../../abr/ends/sourceRules.ts';
import type { Train } from '../../abr/ends/train.ts';
import * as at from '../layout.ts';
import type { Records } from '../records.ts';
import type { LogBook, RateHearer } from './logBook.ts';
import type { TableBook } from './tableBook.ts';
import type { TrainBook } from './trainBook.ts';

/** What the kernel knows of a source beside itself. */
export interface SourceParts {
  readonly train: TrainBook;
  readonly table: TableBook;
  readonly log: LogBook;
  /** Its own, among all that the log tells of. */
  readonly place: number;
  /** Slot of the timers of its host. */
  readonly timers: number;
}

/**
 * The source end system of a VC as the kernel knows it. It is the kernel's own while it always has a cell to send, sends trains
 * under the rules of TM 4.0, and nothing else goes on at its host. Where it has trains nothing follows its cells.
 */
export class SourceBook implements RateHearer {
  readonly record: number;
  readonly source: AbrSource;
  private readonly parts: SourceParts;
  private readonly records: Records;
  /** Those of it while it is the kernel's own. */
  private own: { readonly rules: SourceRules; readonly train: Train } | null = null;

  constructor(source: AbrSource, parts: SourceParts, records: Records) {
    this.source = source;
    this.parts = parts;
    this.records = records;
    this.record = records.add(at.SOURCE_SLOTS);
  }

  get table(): TableBook {
    return this.parts.table;
  }

  /** Nothing that lasts for a stride speaks against it. */
  get mayBeOwn(): boolean {
    const { rules, train, table, probes } = this.source;
    return (
      rules instanceof SourceRules &&
      train !== null &&
      !table.quantizes &&
      !probes.list.some(({ wantsInstants }) => wantsInstants === true)
    );
  }

  /** Returns whether it is the kernel's own from now on. Where it may be. */
  tell(): boolean {
    const { source } = this;
    const { rules, train } = source;
    if (!this.isCalm) return false;
    this.own = { rules: rules as SourceRules, train: train as Train };
    this.tellParts();
    this.tellPace(this.own.train);
    this.tellRules(this.own.rules);
    return true;
  }

  private get isCalm(): boolean {
    const { isOpen, waiting, table, timers, sendSlot, tcr, rules } = this.source;
    return isOpen && waiting === 0 && table.sent > 0 && timers.isOnly(sendSlot) && rules.acr >= tcr;
  }

  private tellParts(): void {
    const { record, records, source, parts } = this;
    const { train, table, log, place } = parts;
    records.setWhole(record + at.SOURCE_TRAIN, records.addressOf(train.record));
    records.setWhole(record + at.SOURCE_TABLE, records.addressOf(table.record));
    records.setWhole(record + at.SOURCE_LOG, records.addressOf(log.record));
    records.setWhole(record + at.SOURCE_PLACE, place);
    records.setWhole(record + at.SOURCE_FLOW, source.flow.index);
    records.setWhole(
      record + at.SOURCE_TELLS_CCR,
      Number(source.probes.list.some(({ onCcr }) => onCcr !== undefined)),
    );
  }

  private tellPace(train: Train): void {
    const { record, records, source, parts } = this;
    const { values } = records;
    records.setWhole(record + at.SOURCE_MADE, 0);
    values[record + at.SOURCE_FURTHEST] = source.flow.furthest;
    values[record + at.SOURCE_LONGEST] = source.longest;
    values[record + at.SOURCE_LAST_SENT] = source.lastSent;
    values[record + at.SOURCE_DUE] = source.due;
    records.setWhole(parts.train.record + at.TRAIN_CELLS, train.cells);
    values[parts.train.record + at.TRAIN_GAP] = train.gap;
    values[parts.train.record + at.TRAIN_BYTE] = train.feed.nextByte;
  }

  private tellRules(rules: SourceRules): void {
    const { record, source } = this;
    const { values } = this.records;
    values[record + at.SOURCE_PCR] = rules.pcr;
    values[record + at.SOURCE_MCR] = rules.mcr;
    values[record + at.SOURCE_ICR] = rules.icr;
    values[record + at.SOURCE_TCR] = source.tcr;
    values[record + at.SOURCE_NRM] = rules.nrm;
    values[record + at.SOURCE_MRM] = rules.mrm;
    values[record + at.SOURCE_TRM] = rules.trm;
    values[record + at.SOURCE_RIF] = rules.rif;
    values[record + at.SOURCE_RDF] = rules.rdf;
    values[record + at.SOURCE_CRM] = rules.crm;
    values[record + at.SOURCE_CDF] = rules.cdf;
    values[record + at.SOURCE_ADTF] = rules.adtf;
    values[record + at.SOURCE_ACR] = rules.acr;
    values[record + at.SOURCE_LAST_FORWARD] = rules.lastForward;
    values[record + at.SOURCE_SINCE_FORWARD] = rules.sinceForward;
    values[record + at.SOURCE_UNANSWERED] = rules.unanswered;
  }

  /** Nothing else uses it from now on. */
  hear(): void {
    const { own, source, record, records, parts } = this;
    if (own === null) return;
    const { rules, train } = own;
    const { values } = records;
    const { flow, timers, sendSlot } = source;
    const made = records.whole(record + at.SOURCE_MADE);
    flow.next += made;
    flow.cellsSent += made;
    flow.furthest = values[record + at.SOURCE_FURTHEST]!;
    train.feed.framesMade(made);
    train.cells = records.whole(parts.train.record + at.TRAIN_CELLS);
    train.gap = values[parts.train.record + at.TRAIN_GAP]!;
    source.lastSent = values[record + at.SOURCE_LAST_SENT]!;
    source.due = values[record + at.SOURCE_DUE]!;
    rules.acr = values[record + at.SOURCE_ACR]!;
    rules.lastForward = values[record + at.SOURCE_LAST_FORWARD]!;
    rules.sinceForward = values[record + at.SOURCE_SINCE_FORWARD]!;
    rules.unanswered = values[record + at.SOURCE_UNANSWERED]!;
    timers.set(sendSlot, values[parts.timers]!);
    parts.table.hear();
    this.own = null;
  }

  hearAcr(time: number, acr: number): void {
    this.source.meter.record(time, acr);
    for (const probe of this.source.probes.list) probe.onRate?.(time, acr);
  }

  hearCcr(time: number, ccr: number): void {
    for (const probe of this.source.probes.list) probe.onCcr?.(time, ccr, false);
  }
}
