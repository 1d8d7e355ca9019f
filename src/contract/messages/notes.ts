import type { ParameterValue } from '../document/parameters.ts';
import { type MessageOf, messages } from '../message.ts';

/** One port, or the first of several for which the same is true. */
interface OfPorts {
  readonly port: string;
  readonly more: number;
}

/** What can be true of several ports. Policies, schedulers and algorithms are named by their short names. */
interface PortNotes {
  readonly unreachedThreshold: OfPorts & {
    readonly label: string;
    readonly value: ParameterValue;
    readonly policy: string;
    readonly bufferCells: number;
  };
  /** Of CoDel: no cell can wait as long as its target. */
  readonly unreachedTarget: OfPorts & {
    readonly policy: string;
    readonly bufferCells: number;
    /** How long a full buffer takes to be sent. */
    readonly fullMs: number;
    readonly targetMs: number;
  };
  /** Of a rule of one's own. */
  readonly unreadParameter: OfPorts & { readonly label: string; readonly policy: string };
}

/** Consequences of a setting that its author may not expect. */
export interface RunNotes extends PortNotes {
  /** The algorithm shares out all of the link, and a source whose MCR is above an equal share sends more. */
  readonly minimumRates: {
    readonly algorithm: string;
    readonly port: string;
    readonly vc: string;
    /** Another algorithm can share out what MCRs leave, or this one with another fairness. */
    readonly remedy: 'algorithm' | 'fairness';
  };
  readonly unusedWeight: { readonly vc: number; readonly scheduler: string };
}

export type RunNote = MessageOf<RunNotes>;
export type PortNote = MessageOf<PortNotes>;

export const runNote = messages<RunNotes>();
export const portNote = messages<PortNotes>();
