import type { Remark, RmFields, RmStation, RmVisit } from '../../../contract/index.ts';
import { rateLoopsOf } from '../../network/build/loops.ts';
import type { Network } from '../../network/nodes/network.ts';
import { type EndSystemRmListener, EndSystemRmProbe } from './endSystemRmProbe.ts';
import { PortRmProbe, type RmListener } from './portRmProbe.ts';

/** Reports every station on the path of a VC's RM cells: ports of switches, and ends of its control loops. */
export class RmPathProbe extends PortRmProbe implements EndSystemRmListener {
  private readonly ends: readonly EndSystemRmProbe[];

  /** @param index of the VC */
  constructor(network: Network, index: number, seen: RmListener) {
    super(network, [index], null, seen);
    this.ends = rateLoopsOf(network, index).map((loop) => new EndSystemRmProbe(index, loop, this));
  }

  override stop(): void {
    super.stop();
    for (const end of this.ends) end.stop();
  }

  onVisit(
    index: number,
    number: number,
    place: { readonly time: number; readonly station: RmStation; readonly node: string },
    before: RmFields,
    after: RmFields,
    acr: RmVisit['acr'],
    because: Remark | null,
  ): void {
    const forward = place.station === 'source';
    const nowhere = { port: null, queue: null, algorithm: null, line: 0, evaluated: [] };
    this.report(index, number, { ...place, ...nowhere, forward, before, after, acr, because });
  }
}
