import type { ParameterValue } from '../document/parameters.ts';
import { type MessageOf, messages } from '../message.ts';

/** One port, the first of those with the same note; `more`: number of the others. */
interface OfPorts {
  readonly port: string;
  readonly more: number;
}

/** Notes on ports. Policies, schedulers and algorithms appear by their short names. */
interface PortNotes {
  readonly unreachedThreshold: OfPorts & {
    readonly label: string;
    readonly value: ParameterValue;
    readonly policy: string;
    readonly bufferCells: number;
  };
  /** For CoDel: no cell can wait as long as its target. */
  readonly unreachedTarget: OfPorts & {
    readonly policy: string;
    readonly bufferCells: number;
    /** Time to drain a full buffer, ms. */
    readonly fullMs: number;
    readonly targetMs: number;
  };
  /** For a rule that a reader wrote: it does not read this parameter. */
  readonly unreadParameter: OfPorts & { readonly label: string; readonly policy: string };
}

/** Consequences of a setting that its author may not expect. */
export interface RunNotes extends PortNotes {
  /** The algorithm allocates the whole link, and a source whose MCR is above an equal share sends more. */
  readonly minimumRates: {
    readonly algorithm: string;
    readonly port: string;
    readonly vc: string;
    /** `algorithm`: use one that allocates the bandwidth beyond MCRs; `fairness`: set another fairness of this one. */
    readonly remedy: 'algorithm' | 'fairness';
  };
  readonly unusedWeight: { readonly vc: number; readonly scheduler: string };
}

export type RunNote = MessageOf<RunNotes>;
export type PortNote = MessageOf<PortNotes>;

export const runNote = messages<RunNotes>();
export const portNote = messages<PortNotes>();
