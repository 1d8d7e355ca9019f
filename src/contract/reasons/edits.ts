import type { NoValues } from '../message.ts';

/** Reasons against a setting or an edit: its path, its time, its consequences. */
export interface EditReasons {
  readonly unknownSetting: NoValues;
  readonly unknownEdit: NoValues;
  readonly unknownVcEdit: NoValues;
  readonly unknownLossEdit: { readonly keys: readonly string[] };
  readonly notLive: { readonly known: readonly string[] };
  readonly oneBufferForAll: NoValues;
  readonly refused: NoValues;
  readonly notInRunTime: { readonly atS: number; readonly endS: number };
  readonly restLeftOut: { readonly most: number };
  readonly rulesUnreadable: NoValues;
}
