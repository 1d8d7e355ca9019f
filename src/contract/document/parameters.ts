/**
 * Control for a number on the page. `queue-threshold`: a draggable line on the queue plot of its port; `plain`: a slider or
 * number box on the policy card.
 */
export type ParameterRole = 'queue-threshold' | 'plain';

/** A default: a fixed number, or a share of the port's buffer (rounded to whole cells). */
export type ParameterDefault = number | { readonly ofBuffer: number };
/** An upper limit: a number, or the port's buffer size in cells. */
export type ParameterLimit = number | 'buffer';

export interface NumberParameter {
  readonly kind: 'number';
  /** Key in scenario files, links and edits, for example `th1`. */
  readonly name: string;
  /** Label next to a handle, for example `Th1`. */
  readonly label: string;
  /** `cells`, `ms`, `VCs`; empty when the number has no unit. */
  readonly unit: string;
  readonly min: number;
  readonly max: ParameterLimit;
  readonly integer: boolean;
  readonly default: ParameterDefault;
  readonly role: ParameterRole;
  /** `log` when the range spans more than two decades; `powers`: a slider goes by powers of two. */
  readonly scale: 'linear' | 'log' | 'powers';
  /** Meaning of 0, where it is no amount; a word or two, for `label: …`. */
  readonly zero?: string;
  /** Help text. Rules include it; for the rest the page adds it from src/strings. */
  readonly help?: string;
}

export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
  /** Help text. Rules include it; for the rest the page adds it from src/strings. */
  readonly help?: string;
}

export type ParameterSpec = NumberParameter | ChoiceParameter;
export type ParameterValue = number | string;
export type ParameterValues = Readonly<Record<string, ParameterValue>>;
