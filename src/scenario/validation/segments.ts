import { because, type Problem } from '../../contract/index.ts';
import { isNamed, type PartialDocument } from '../document/partialDocument.ts';

/** Hosts end loops anyway, and routers pass no VC with rate control. */
export function checkSegments(draft: PartialDocument): readonly Problem[] {
  return draft.nodes.flatMap(({ kind, segments }, index) => {
    if (segments === undefined || !isNamed(kind) || kind === 'switch') return [];
    const path = `${draft.at('nodes', index)}.segments`;
    return [{ path, value: segments, reason: because('onlySwitchesCutLoops') }];
  });
}
