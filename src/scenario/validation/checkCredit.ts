import { because, type Problem } from '../../contract/index.ts';
import type { PartialDocument } from '../document/partialDocument.ts';

/** Checks VCs with credit: their sources and paths. */
export function checkCredit(draft: PartialDocument): readonly Problem[] {
  return draft.vcs.flatMap((vc, index): readonly Problem[] => {
    const { abr, credit, source, path } = vc;
    if (credit === undefined) return [];
    const at = draft.at('vcs', index);
    const problems: Problem[] = [];
    if (abr !== undefined)
      problems.push({ path: `${at}.credit`, value: credit, reason: because('abrOrCredit') });
    if (source.peakCellRate !== undefined) {
      const reason = because('creditNeedsNoPeak');
      problems.push({ path: `${at}.source.peakCellRate`, value: source.peakCellRate, reason });
    }
    const router = draft.nodes.find((node) => node.kind === 'router' && path.includes(node.id));
    if (router !== undefined) {
      const reason = because('endsAtRouter', { control: 'credit', router: router.id });
      problems.push({ path: `${at}.path`, value: path.join('>'), reason });
    }
    return problems;
  });
}
