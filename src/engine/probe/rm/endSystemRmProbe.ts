import { type Remark, type RmFields, type RmStation, type RmVisit, remark } from '../../../contract/index.ts';
import { isAlike } from '../../abr/parts/equalRates.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import type { RateLoop } from '../../network/build/loops.ts';
import { reasonOfReturn } from './rateReasons.ts';

export interface EndSystemRmListener {
  /** @param index of the VC; @param number of the RM cell */
  onVisit(
    index: number,
    number: number,
    place: { readonly time: number; readonly station: RmStation; readonly node: string },
    before: RmFields,
    after: RmFields,
    acr: RmVisit['acr'],
    because: Remark | null,
  ): void;
}

/** Reports the RM cells at the source and destination of one control loop. */
export class EndSystemRmProbe implements SourceProbe {
  private readonly index: number;
  private readonly loop: RateLoop;
  private readonly whole: EndSystemRmListener;
  private readonly detach: readonly (() => void)[];

  /** @param index of the VC */
  constructor(index: number, loop: RateLoop, whole: EndSystemRmListener) {
    this.index = index;
    this.loop = loop;
    this.whole = whole;
    this.detach = [loop.source, loop.destination].flatMap((end) => end?.probes.add(this) ?? []);
  }

  stop(): void {
    for (const detach of this.detach) detach();
  }

  onForwardRm(time: number, serial: number): void {
    const fields = this.fields(serial);
    this.whole.onVisit(
      this.index,
      serial,
      { time, station: 'source', node: this.loop.from },
      fields,
      fields,
      null,
      null,
    );
  }

  onTurn(time: number, serial: number, marked: boolean, most: number): void {
    const before = this.fields(serial);
    const node = this.loop.to;
    const er = this.loop.source.table.erAfter(serial, most);
    const after = { ...before, er, ci: before.ci || marked };
    const [isMarked, isLimited] = [after.ci && !before.ci, after.er < before.er];
    const because = isMarked || isLimited ? remark('atDestination', { isMarked, isLimited }) : null;
    this.whole.onVisit(this.index, serial, { time, station: 'turn', node }, before, after, null, because);
  }

  onBackwardRm(time: number, serial: number, acr: number): void {
    const fields = this.fields(serial);
    const { rules } = this.loop.source;
    const { why } = reasonOfReturn(fields, acr, rules);
    const place = { time, station: 'home', node: this.loop.from } as const;
    const before = isAlike(acr, rules.acr) ? rules.acr : acr;
    this.whole.onVisit(this.index, serial, place, fields, fields, [before, rules.acr], why);
  }

  private fields(serial: number): RmFields {
    const { table } = this.loop.source;
    const slot = table.slot(serial);
    const ci = table.ci(serial);
    return { er: table.er[slot]!, ccr: table.ccr[slot]!, mcr: table.mcr[slot]!, ci, ni: table.ni(serial) };
  }
}
