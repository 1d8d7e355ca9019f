import { isSame } from '../contract/index.ts';
import { type CheckedScenario, checkScenario } from '../engine/index.ts';

let last: { readonly document: unknown; readonly checked: CheckedScenario } | null = null;

/**
 * Judges a document. The last one without a problem is known: it comes again with every reset, seed and branch, and before its run
 * begins it is asked what the run needs. Mechanisms that come later change nothing about it.
 */
export function judge(document: unknown): CheckedScenario {
  if (last !== null && isSame(last.document, document)) return last.checked;
  const checked = checkScenario(document);
  if (checked.problems.length === 0) last = { document, checked };
  return checked;
}
