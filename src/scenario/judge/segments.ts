import { because, type Problem } from '../../contract/index.ts';
import { type Draft, isNamed } from '../document/draft.ts';

/** Hosts end loops anyway, and routers pass no VC with rate control. */
export function checkSegments(draft: Draft): readonly Problem[] {
  return draft.nodes.flatMap(({ kind, segments }, index) => {
    if (segments === undefined || !isNamed(kind) || kind === 'switch') return [];
    const path = `${draft.at('nodes', index)}.segments`;
    return [{ path, value: segments, reason: because('onlySwitchesCutLoops') }];
  });
}
