import { panelNames } from '../../../../app/strings/panels/panelNames.ts';
import type { waitingTexts as english } from '../../../../app/strings/panels/waiting.ts';
import type { Like } from '../../../like.ts';

/** Zellen je VC, während eine Regel geschrieben wird. */
export const waitingTexts = {
  title: panelNames.waiting.title,
  unit: 'Zellen je VC',
  now: (cells: string) => `${cells} jetzt`,
  key: 'fett: ja',
  next: 'als Nächstes abgewiesen',
  wouldBeRefused: 'sein Paket wird gerade abgewiesen, oder das nächste würde es',
  turns: (line: number) => `Zeile ${line} kippt bei`,
  says: (line: number) => `Zeile ${line} sagt ja für`,
  cells: (cells: string) => `${cells} ${cells === '1' ? 'Zelle' : 'Zellen'}`,
  vcs: (vcs: number) => (vcs === 0 ? 'keinen VC' : vcs === 1 ? '1 VC' : `${vcs} VCs`),
  of: (vc: string) => `Zellen von ${vc}`,
  yes: (line: number) => `Zeile ${line} sagt ja`,
  no: (line: number) => `Zeile ${line} sagt nein`,
} satisfies Like<typeof english>;
