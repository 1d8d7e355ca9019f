import type { ParameterValues } from './parameters.ts';

/**
 * Rate control of an ABR VC: parameters of its source end system (ATM Forum TM 4.0). Rates are cells per second.
 * A VC with an entry `abr`, even an empty one, is of service class ABR.
 */
export interface AbrDocument {
  /** Rules of the source end system: TM 4.0, PRCA (needed by `algorithm: prca`), BECN or EFCI. */
  readonly rule: 'tm4' | 'prca' | 'becn' | 'efci';
  /** `becn` and `efci`: time without an RM cell after which the rate rises; with `efci` the destination checks twice in that time. */
  readonly recoveryMs: number;
  /** Peak and minimum cell rate (PCR, MCR). Defaults: the rate of the first link, and 0. */
  readonly pcr: number;
  readonly mcr: number;
  /** Initial cell rate (ICR). Default: PCR. At most TBE / FRTT. */
  readonly icr: number;
  /** Rate increase factor (RIF), a share of PCR; rate decrease factor (RDF), a share of ACR. */
  readonly rif: number;
  readonly rdf: number;
  /** Cells per forward RM cell (Nrm), that cell included: a power of two. */
  readonly nrm: number;
  /** Least in-rate cells between two forward RM cells (Mrm), and the time after which so few suffice (Trm). */
  readonly mrm: number;
  readonly trmMs: number;
  /** Transient buffer exposure (TBE), cells; fixed round-trip time (FRTT), by default the propagation delay of the path both ways. */
  readonly tbeCells: number;
  readonly frttMs: number;
  /** Forward RM cells without an answer (Crm, default TBE / Nrm) after which each further one lowers ACR by the share CDF. */
  readonly crm: number;
  readonly cdf: number;
  /** Time (ADTF) after which a rate that was not used falls back to ICR. */
  readonly adtfMs: number;
  /** Rate of out-of-rate forward RM cells (TCR), sent while ACR is below it. */
  readonly tcr: number;
  /** Places for cells that wait for the rate; 0 = no limit. A frame that does not fit is lost as a whole. */
  readonly bufferCells: number;
  /** When ACR changes: does the pending cell keep its departure time, or is it rescheduled by the new rate? */
  readonly dueCell: 'stays' | 'moves';
  /** Limit to which the destination lowers ER as it turns RM cells round; 0 = none. */
  readonly receiverRate: number;
  /** Rates in RM cells as 16-bit numbers (TM 4.0, 5.10.3.2), rounded down by at most 0.2 %. */
  readonly quantizeRm: boolean;
  /** Coupling of the window of the TCP that sends into the VC to its rate. */
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
  /** Lower limit of the window, segments. */
  readonly floorSegments: number;
  /** For `average`: weight of W, 0 to 1. */
  readonly weight: number;
  /** For `threshold`: least change of ACR, as a share of the ACR last followed. */
  readonly threshold: number;
}

/** Rate-control parameters in force for a VC that a run in progress can change. */
export interface RateState {
  readonly id: number;
  /** Values by the name that follows `abr.` in the path of an edit (`rif`, `coupling.k`); only those that have an effect now. */
  readonly values: ParameterValues;
}
