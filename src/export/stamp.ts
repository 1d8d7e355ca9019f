import { type Edit, PS_PER_SECOND } from '../contract/index.ts';

/** `Cellscope 0.2.0; scenario half-empty; seed 1; edits: 0.5 s ports.S2>S3.params.th1=1900`. The digest of the run comes at its end. */
export function stampOf(
  version: string,
  scenario: string,
  seed: number,
  edits: readonly Edit[] = [],
): string {
  const changes = edits.map(({ time, path, value }) => `${time / PS_PER_SECOND} s ${path}=${value}`);
  const parts = [`Cellscope ${version}`, `scenario ${scenario}`, `seed ${seed}`];
  // The text of a rule has lines.
  const changed = changes.length === 0 ? [] : [`edits: ${changes.join(', ').replace(/\s+/g, ' ')}`];
  return [...parts, ...changed].join('; ');
}
