import type { LoadedReport } from '../../contract/index.ts';

/** `3h1`, or `VC 1` where the document has no name. */
export const vcName = (loaded: LoadedReport | null, id: number): string =>
  loaded?.vcs.find((vc) => vc.id === id)?.name ?? `VC ${id}`;

/** Where a column or a row of VCs leaves room for few letters: `3h1`, or the number alone. */
export const shortVcName = (loaded: LoadedReport | null, id: number): string =>
  loaded?.vcs.find((vc) => vc.id === id)?.name ?? String(id);
