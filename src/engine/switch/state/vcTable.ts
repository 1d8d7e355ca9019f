import { SERVICE_CLASSES, type ShareDocument, type VcState } from '../../../contract/index.ts';
import type { Flow } from '../../atm/flow.ts';

const ORDINARY: Omit<VcState, 'id'> = { weight: 1, serviceClass: 'ubr', share: {} };

/**
 * Weight, service class and buffer shares of the VCs, by flow: both directions of a VC have its values,
 * a merged VC between routers has the default ones. A share that is not set for the VC itself is NaN.
 */
export class VcTable {
  private readonly flows: readonly Pick<Flow, 'direction' | 'merged'>[];
  /** Incremented whenever something here may have changed. */
  version = 0;
  /** A constant array of 0 for every flow. */
  readonly none: Readonly<Uint8Array>;
  readonly weight: Float64Array;
  /** Index in SERVICE_CLASSES. */
  serviceClass: Uint8Array;
  /** Shares of a port's buffer, 0 to 1. */
  private readonly min: Float64Array;
  private readonly max: Float64Array;

  constructor(vcs: readonly VcState[], flows: readonly Pick<Flow, 'direction' | 'merged'>[]) {
    this.flows = flows;
    this.none = new Uint8Array(flows.length);
    this.weight = new Float64Array(flows.length);
    this.serviceClass = new Uint8Array(flows.length);
    this.min = new Float64Array(flows.length);
    this.max = new Float64Array(flows.length);
    for (let flow = 0; flow < flows.length; flow++) this.write(flow, ORDINARY);
    vcs.forEach((vc, i) => {
      this.set(i, vc);
    });
  }

  /** Shares that are set for the VC of a flow itself. */
  shareOf(flow: number): ShareDocument {
    const [min, max] = [this.min[flow], this.max[flow]];
    return { ...(Number.isNaN(min) ? {} : { min }), ...(Number.isNaN(max) ? {} : { max }) };
  }

  /** @param index of the VC in the document */
  set(index: number, vc: VcState): void {
    this.version++;
    this.flows.forEach(({ direction, merged }, flow) => {
      if (!merged && direction >> 1 === index) this.write(flow, vc);
    });
  }

  private write(flow: number, { weight, serviceClass, share }: Omit<VcState, 'id'>): void {
    this.weight[flow] = weight;
    this.serviceClass[flow] = SERVICE_CLASSES.indexOf(serviceClass);
    this.min[flow] = share.min ?? Number.NaN;
    this.max[flow] = share.max ?? Number.NaN;
  }
}
