import type { RateState } from '../document/abr.ts';
import type { ParameterValues } from '../document/parameters.ts';
import type { ServiceClass, ShareDocument } from '../document/scenario.ts';
import type { Picoseconds } from '../units.ts';

/** Settings of a switch port now in force. */
export interface PortState {
  readonly id: string;
  readonly bufferCells: number;
  readonly policy: string;
  readonly params: ParameterValues;
  readonly scheduler: string;
  readonly schedulerParams: ParameterValues;
  readonly allocation: string;
  readonly allocationParams: ParameterValues;
  readonly algorithm: string;
  readonly algorithmParams: ParameterValues;
  /** The buffer of each service class; left out: one buffer for all. */
  readonly classes?: ClassStates;
}

/** Settings of the buffer of a service class now in force. */
export interface ClassState {
  readonly bufferCells: number;
  readonly policy: string;
  readonly params: ParameterValues;
  /** Whether these were set for the class, and so do not follow the port. */
  readonly own: { readonly buffer: boolean; readonly policy: boolean };
}

export type ClassStates = Readonly<Record<ServiceClass, ClassState>>;

/** Properties of a VC that ports use, now in force. */
export interface VcState {
  readonly id: number;
  readonly serviceClass: ServiceClass;
  readonly weight: number;
  readonly share: ShareDocument;
}

/** All values that edits change, except losses of links. */
export interface SettingsInForce {
  readonly ports: readonly PortState[];
  readonly vcs: readonly VcState[];
  readonly rates: readonly RateState[];
}

/** Settings of ports, VCs and rate control in force from `time` on; those not listed are unchanged. */
export interface SettingsChange extends SettingsInForce {
  readonly time: Picoseconds;
}

/** Settings in force from a time on, until the next interval of a list. */
export interface SettingsInterval<T> {
  readonly from: Picoseconds;
  readonly settings: T;
}
