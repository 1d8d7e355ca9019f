import type { LoadedReport, VcInfo } from '../../contract/index.ts';
import type { Profile } from '../plot/paint/style.ts';
import type { TraceStore } from '../traces/index.ts';

/** Its source is TCP. */
export const hasWindow = ({ windowBytes }: VcInfo): boolean => windowBytes !== null;

/** VCs that have a window, in their order. */
export const windowVcs = (loaded: LoadedReport | null): readonly VcInfo[] =>
  loaded?.vcs.filter(hasWindow) ?? [];

/** Bytes at a time. */
export const windowAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`cwnd/${vc}`)?.at(time) ?? Number.NaN;

/** Phone and projector show one VC: the followed one, or that of the last decision that was explained, or the first. */
export const onlyOne = (profile: Profile): boolean => profile !== 'laptop';

export function windowVc(
  loaded: LoadedReport | null,
  followed: number | null,
  profile: Profile,
  fallbackVc: number | null,
): number | null {
  return followed ?? (onlyOne(profile) ? (fallbackVc ?? windowVcs(loaded)[0]?.id ?? null) : null);
}
