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

/** A port in its present state, with the longest frame that crosses it. */
export interface EditablePort extends PortState {
  /** 0 when no VC crosses it. */
  readonly frameCells: Cells;
  /** VCs that cross it, with their longest frames there: one entry per direction; null for a merged VC between routers. */
  readonly crossing: readonly { readonly vc: number | null; readonly frameCells: Cells }[];
}

/** A VC with rate control, in its present state. */
export interface RatedVc {
  readonly id: number;
  /** Rules of its source, and if a switch cuts its loop, of each segment. */
  readonly rules: readonly RateRules[];
  /** Null where no TCP sends into it. */
  readonly coupling: Coupling | null;
}

/** State against which edits are checked: a run as it is now, or at its start. */
export interface EditState {
  readonly ports: readonly EditablePort[];
  readonly vcs: readonly VcState[];
  /** Parameter values of a policy at every port that runs it, by policy id. */
  readonly presets: Readonly<Record<string, ParameterValues>>;
  /** VCs of the document. */
  readonly senders: readonly Pick<CompleteVc, 'id' | 'source' | 'abr'>[];
  readonly links: readonly Pick<CompleteLink, 'id'>[];
  /** VCs under rate control; null before there is a run. */
  readonly rated: readonly RatedVc[] | null;
}

/** A valid edit. */
export interface SoundEdit {
  readonly ok: true;
  /** The value in the engine's form: `'1900'` has become 1900. */
  readonly value: ParameterValue;
  /** States after the edit of the ports that it changes. */
  readonly ports: readonly PortState[];
  /** States after the edit of the VCs that it changes. */
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
