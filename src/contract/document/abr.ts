import type { ParameterValues } from './parameters.ts';

/**
 * The rate control of an ABR VC (ATM Forum TM 4.0): what its source end system does. Rates are cells per second.
 * A VC with an entry `abr`, even an empty one, is of service class ABR.
 */
export interface AbrDocument {
  /** Rules of the source: those of TM 4.0, or of PRCA, which `algorithm: prca` needs. */
  readonly rule: 'tm4' | 'prca' | 'becn' | 'efci';
  /** `becn` and `efci`: after so long without an RM cell the rate rises; of the latter the destination looks twice in that time. */
  readonly recoveryMs: number;
  /** Peak and minimum cell rate. Defaults: the rate of the first link, and 0. */
  readonly pcr: number;
  readonly mcr: number;
  /** Initial cell rate. Default: PCR. Above TBE / FRTT it is that. */
  readonly icr: number;
  /** Rate increase factor, a share of PCR; rate decrease factor, a share of ACR. */
  readonly rif: number;
  readonly rdf: number;
  /** Cells to each forward RM cell, that cell included: a power of two. */
  readonly nrm: number;
  /** Least in-rate cells between two forward RM cells, and the time after which these are enough. */
  readonly mrm: number;
  readonly trmMs: number;
  /** Transient buffer exposure, cells; round trip without queues (left out: that of the path). */
  readonly tbeCells: number;
  readonly frttMs: number;
  /** Forward RM cells without an answer after which ACR falls by the share CDF each. Default: TBE / Nrm. */
  readonly crm: number;
  readonly cdf: number;
  /** A rate not used for so long falls back to ICR. */
  readonly adtfMs: number;
  /** Rate of forward RM cells beyond ACR while it is below this. */
  readonly tcr: number;
  /** Places for cells that wait for the rate; 0 = no limit. A frame that does not fit is lost whole. */
  readonly bufferCells: number;
  /** When ACR changes, does a cell whose time is fixed already move to the new rate? */
  readonly dueCell: 'stays' | 'moves';
  /** The destination lowers ER to this as it turns RM cells round; 0 = it does not. */
  readonly receiverRate: number;
  /** Rates in RM cells as 16-bit numbers (TM 4.0, 5.10.3.2), rounded down by at most 0.2 %. */
  readonly quantizeRm: boolean;
  /** Of the TCP that sends into the VC. */
  readonly coupling: Partial<CouplingDocument>;
}

/** How the window of a TCP sender follows the allowed cell rate of its VC: W = k × ACR × RTT (Ülkü 1997, section 5.3). */
export interface CouplingDocument {
  /**
   * `none`: not at all. `direct`: each backward RM cell sets it. `average`: each moves it by the weight towards W.
   * `threshold`: set when ACR has changed by more than the threshold.
   */
  readonly form: 'none' | 'direct' | 'average' | 'threshold';
  readonly k: number;
  /** `measured`: smoothed by TCP, waits at the source included. `minimum`: the shortest so far. */
  readonly rtt: 'measured' | 'minimum';
  /** The window is never smaller than this. */
  readonly floorSegments: number;
  /** Of `average`, 0 to 1. */
  readonly weight: number;
  /** Of `threshold`: share of the ACR last followed. */
  readonly threshold: number;
}

/** The rate control in force of a VC that a run under way can change. */
export interface RateState {
  readonly id: number;
  /** By what follows `abr.` in the path of an edit (`rif`, `coupling.k`); without what does not matter to it now. */
  readonly values: ParameterValues;
}
