import type { Catalog, Edit, LoadedReport, ParameterValue } from '../../../contract/index.ts';
import { parameterValue } from '../../format.ts';
import { vcName } from '../../store/rated.ts';
import { type RateEdit, rateEdit } from '../../store/rateEdits.ts';
import { en } from '../../strings/en.ts';
import type { Change } from '../plot/changes.ts';

/** So many changes are told by name where several stand too close. */
const MOST_TOLD = 2;

interface Step {
  readonly edit: RateEdit;
  readonly path: string;
  /** Undefined: it did not matter before. */
  readonly from: ParameterValue | undefined;
  to: ParameterValue;
}

/** `k 1 → 2`, `2h1 RIF 1/16 → 1/4`; empty where it came back to what it was. */
function stepWords({ edit: { vc, spec }, from, to }: Step, loaded: LoadedReport): string {
  if (from === to) return '';
  const whose = vc === null ? '' : `${vcName(loaded, vc)} `;
  const before = from === undefined ? '' : `${parameterValue(spec, from)} `;
  return `${whose}${spec.label} ${before}\u2192 ${parameterValue(spec, to)}`;
}

/**
 * Changes of sources, or of the coupling, in words. Those that follow each other within `gapPs` are one, as a drag is,
 * at the last of them.
 */
export function rateChanges(
  catalog: Catalog,
  loaded: LoadedReport,
  edits: readonly Edit[],
  group: RateEdit['group'],
  gapPs: number,
): readonly Change[] {
  const values = new Map(loaded.rateStates.map(({ id, values: start }) => [id, { ...start }]));
  const groups: { time: number; readonly steps: Step[] }[] = [];
  for (const { time, path, value } of edits) {
    const edit = rateEdit(catalog, path);
    // What a link sets at time 0 was never otherwise.
    if (edit === null || edit.group !== group || time === 0) continue;
    const whose = [...values].filter(([id]) => edit.vc === null || edit.vc === id).map(([, own]) => own);
    const from = whose[0]?.[edit.spec.name];
    for (const own of whose) own[edit.spec.name] = value;
    const last = groups.at(-1);
    const near = last !== undefined && time - last.time <= gapPs ? last : { time, steps: [] };
    if (near !== last) groups.push(near);
    near.time = time;
    const same = near.steps.find((step) => step.path === path);
    if (same) same.to = value;
    else near.steps.push({ edit, path, from, to: value });
  }
  return groups.flatMap(({ time, steps }) => {
    const told = steps.map((step) => stepWords(step, loaded)).filter((text) => text !== '');
    if (told.length === 0) return [];
    const rest = told.length - MOST_TOLD;
    const text = told.slice(0, MOST_TOLD).join(', ');
    return [{ time, text: rest > 0 ? `${text} ${en.branches.more_(rest)}` : text }];
  });
}
