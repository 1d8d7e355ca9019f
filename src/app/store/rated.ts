import type { LoadedReport, StepKind, VcInfo } from '../../contract/index.ts';
import type { Mechanism } from './paths.ts';

/** Whether the run has VCs with rate control: the stage shows rates instead of windows. */
export const isRated = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ abr }) => abr !== null) ?? false;

/** Whether any of its sources is TCP. */
export const hasWindows = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ windowBytes }) => windowBytes !== null) ?? false;

/** What a step goes to unless somebody chooses: RM cells where there are any. */
export const usualStep = (state: { readonly loaded: LoadedReport | null }): StepKind =>
  isRated(state) ? 'rm' : 'drop';

/** The card of the shown port that opens unless somebody chooses. */
export const usualCard = (state: { readonly loaded: LoadedReport | null }): Mechanism =>
  isRated(state) ? 'algorithm' : 'policy';

/** VCs with rate control, in the order of the document. */
export const ratedVcs = (loaded: LoadedReport | null): readonly VcInfo[] =>
  loaded?.vcs.filter(({ abr }) => abr !== null) ?? [];

/** `3h1`, or `VC 1` where the document has no name. */
export const vcName = (loaded: LoadedReport | null, id: number): string =>
  loaded?.vcs.find((vc) => vc.id === id)?.name ?? `VC ${id}`;
