import type { Catalog, ParameterSpec } from '../../contract/index.ts';

const PATH = /^(?:vcs\.([^.]+)\.)?abr\.(.+)$/;

/** True for paths of the rate control of VCs. */
export const isRatePath = (path: string): boolean => PATH.test(path);

/** Of one VC, or of every one that has it. */
export const ratePath = (vc: number | null, name: string): string =>
  vc === null ? `abr.${name}` : `vcs.${vc}.abr.${name}`;

/** What an edit of rate control changes. */
export interface RateEdit {
  /** Null: of every VC. */
  readonly vc: number | null;
  readonly group: 'source' | 'coupling';
  readonly spec: ParameterSpec;
}

/** Null for other paths, and while the engine has not told what there is. */
export function rateEdit(catalog: Catalog | null, path: string): RateEdit | null {
  const [, vc, name] = PATH.exec(path) ?? [];
  for (const { id, parameters } of catalog?.rateControl ?? []) {
    const spec = parameters.find((one) => one.name === name);
    if (spec) return { vc: vc === undefined || vc === '*' ? null : Number(vc), group: id, spec };
  }
  return null;
}
