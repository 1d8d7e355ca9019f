import type { RmFields, RmStation, RmVisit } from '../../contract/index.ts';
import type { AbrSource } from '../abr/abrSource.ts';
import type { AbrDestination } from '../abr/destination.ts';
import type { RmEndWatch } from '../abr/rmWatch.ts';
import type { Network } from '../network/network.ts';

export interface EndListener {
  /** @param index of the VC; @param number of the RM cell */
  atEnd(
    index: number,
    number: number,
    place: { readonly time: number; readonly station: RmStation; readonly node: string },
    before: RmFields,
    after: RmFields,
    acr: RmVisit['acr'],
  ): void;
}

/** Listens to source and destination of one VC for somebody who follows its RM cells. */
export class RmEnds implements RmEndWatch {
  private readonly index: number;
  private readonly path: readonly string[];
  private readonly source: AbrSource;
  private readonly destination: AbrDestination | null;
  private readonly whole: EndListener;

  constructor({ hosts, connections }: Network, index: number, source: AbrSource, whole: EndListener) {
    this.index = index;
    this.path = connections[index].vc.path;
    this.source = source;
    this.whole = whole;
    this.destination =
      hosts.map(({ destinations }) => destinations[2 * index] ?? null).find((one) => one !== null) ?? null;
    source.watch = this;
    if (this.destination !== null) this.destination.watch = this;
  }

  stop(): void {
    this.source.watch = null;
    if (this.destination !== null) this.destination.watch = null;
  }

  left(time: number, serial: number): void {
    const fields = this.fields(serial);
    this.whole.atEnd(
      this.index,
      serial,
      { time, station: 'source', node: this.path[0] },
      fields,
      fields,
      null,
    );
  }

  turns(time: number, serial: number, marked: boolean): void {
    const before = this.fields(serial);
    const node = this.path[this.path.length - 1];
    const after = { ...before, ci: before.ci || marked };
    this.whole.atEnd(this.index, serial, { time, station: 'turn', node }, before, after, null);
  }

  home(time: number, serial: number, acr: number): void {
    const fields = this.fields(serial);
    const rates = [acr, this.source.rules.acr] as const;
    this.whole.atEnd(
      this.index,
      serial,
      { time, station: 'home', node: this.path[0] },
      fields,
      fields,
      rates,
    );
  }

  private fields(serial: number): RmFields {
    const { table } = this.source;
    const slot = table.slot(serial);
    const ci = table.ci(serial);
    return { er: table.er[slot], ccr: table.ccr[slot], mcr: table.mcr[slot], ci, ni: table.ni(serial) };
  }
}
