import { type Catalog, EVERY_VC, type ParameterSpec, rateName, readEditPath } from '../../contract/index.ts';

/** What an edit of rate control changes. */
interface RateEdit {
  /** Null: of every VC. */
  readonly vc: number | null;
  readonly group: 'source' | 'coupling';
  readonly spec: ParameterSpec;
}

/** Null for other paths, and while the engine has not reported what there is. */
export function rateEdit(catalog: Catalog | null, text: string): RateEdit | null {
  const path = readEditPath(text);
  if (path?.kind !== 'rate') return null;
  const known = catalog?.rateControl.find(({ id }) => id === path.group)?.parameters ?? [];
  const spec = known.find(({ name }) => name === rateName(path));
  if (spec === undefined) return null;
  const vc = path.vc === null || path.vc === EVERY_VC ? null : Number(path.vc);
  return { vc, group: path.group, spec };
}
