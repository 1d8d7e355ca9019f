import type {
  Cells,
  ParameterValue,
  ParameterValues,
  PortState,
  Problem,
  Reason,
  VcState,
} from '../../contract/index.ts';
import type { Coupling } from '../../engine/abr/ends/coupling.ts';
import type { RateRules } from '../../engine/abr/ends/rateRules.ts';
import type { CompleteLink, CompleteVc } from '../document/complete.ts';

/** A port as it is now, with the longest frame that crosses it. */
export interface EditablePort extends PortState {
  /** 0 when no VC crosses it. */
  readonly frameCells: Cells;
  /** Which VCs cross it, and their longest frames there: one entry for each direction; null for a merged VC between routers. */
  readonly crossing: readonly { readonly vc: number | null; readonly frameCells: Cells }[];
}

/** A VC with rate control, as it is. */
export interface RatedVc {
  readonly id: number;
  /** Of its source, and where a switch cuts its loop, of each segment. */
  readonly rules: readonly RateRules[];
  /** Null where no TCP sends into it. */
  readonly coupling: Coupling | null;
}

/** What edits are judged against: a run as it is now, or as it would begin. */
export interface EditState {
  readonly ports: readonly EditablePort[];
  readonly vcs: readonly VcState[];
  /** Parameter values a policy takes wherever it runs. */
  readonly presets: Readonly<Record<string, ParameterValues>>;
  /** VCs as the document has them. */
  readonly senders: readonly Pick<CompleteVc, 'id' | 'source' | 'abr'>[];
  readonly links: readonly Pick<CompleteLink, 'id'>[];
  /** Those under rate control; null: there is no run yet. */
  readonly rated: readonly RatedVc[] | null;
}

/** An edit that can be carried out. */
export interface SoundEdit {
  readonly ok: true;
  /** The value as the engine takes it: `'1900'` has become 1900. */
  readonly value: ParameterValue;
  /** The ports the edit touches, as they are after it. */
  readonly ports: readonly PortState[];
  /** Likewise. */
  readonly vcs: readonly VcState[];
  /** Numbers of the VCs whose source or rate control it changes. */
  readonly ids: readonly number[];
}

export type CheckedEdit = SoundEdit | { readonly ok: false; readonly problem: Problem };

export const sound = (
  value: ParameterValue,
  touched: Partial<Pick<SoundEdit, 'ports' | 'vcs' | 'ids'>> = {},
): SoundEdit => ({ ok: true, value, ports: [], vcs: [], ids: [], ...touched });

export function refusal(
  path: string,
  value: unknown,
  reason: Reason,
  kept?: ParameterValue | undefined,
): CheckedEdit {
  return { ok: false, problem: { path, value, reason, ...(kept === undefined ? {} : { kept }) } };
}
