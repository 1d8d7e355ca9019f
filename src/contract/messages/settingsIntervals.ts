import type { RateState } from '../document/abr.ts';
import type { ParameterValues } from '../document/parameters.ts';
import type { ServiceClass, ShareDocument } from '../document/scenario.ts';
import type { Picoseconds } from '../units.ts';

/** A switch port as it is now. */
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

/** The buffer of a service class as it is now. */
export interface ClassState {
  readonly bufferCells: number;
  readonly policy: string;
  readonly params: ParameterValues;
  /** What was set for the class and does not follow the port. */
  readonly own: { readonly buffer: boolean; readonly policy: boolean };
}

export type ClassStates = Readonly<Record<ServiceClass, ClassState>>;

/** What ports know of a VC, as it is now. */
export interface VcState {
  readonly id: number;
  readonly serviceClass: ServiceClass;
  readonly weight: number;
  readonly share: ShareDocument;
}

/** Everything that edits change, but for what links lose. */
export interface SettingsInForce {
  readonly ports: readonly PortState[];
  readonly vcs: readonly VcState[];
  readonly rates: readonly RateState[];
}

/** Settings of ports, VCs and rate control in force from `time` on; those that are not listed stay as they were. */
export interface SettingsChange extends SettingsInForce {
  readonly time: Picoseconds;
}

/** Settings in force from a moment on, until the next ones of a list. */
export interface SettingsInterval<T> {
  readonly from: Picoseconds;
  readonly settings: T;
}
