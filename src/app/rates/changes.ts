import {
  type Catalog,
  type LoadedReport,
  type ParameterSpec,
  type ParameterValue,
  type ParameterValues,
  pathOf,
  type RateControlInfo,
  type RateState,
  type SettingsInterval,
} from '../../contract/index.ts';
import type { RunChange } from '../plot/changes.ts';
import { nameOf, sayValue } from '../settings/name.ts';
import type { NameSource } from '../settings/words.ts';
import { en } from '../strings/en.ts';

/** Most changes that are named where several are too close together. */
const MOST_SHOWN = 2;

/** Rate control settings of a VC over time. */
export type RecordedRates = (vc: number) => readonly SettingsInterval<RateState>[];

interface Step {
  /** The VC; null: every VC that the parameter applies to. */
  readonly vc: number | null;
  readonly spec: ParameterSpec;
  readonly from: ParameterValue;
  to: ParameterValue;
}

/** Rate control of a VC before and after an instant. */
interface Move {
  readonly vc: number;
  readonly before: ParameterValues;
  readonly after: ParameterValues;
}

/** Moves by the time at which they took effect, ascending. */
function movesOf(vcs: readonly number[], recorded: RecordedRates): readonly (readonly [number, Move[]])[] {
  const moves = new Map<number, Move[]>();
  for (const vc of vcs) {
    let before: ParameterValues | undefined;
    for (const { from, settings } of recorded(vc)) {
      const { values: after } = settings;
      if (before !== undefined) moves.set(from, [...(moves.get(from) ?? []), { vc, before, after }]);
      before = after;
    }
  }
  return [...moves].sort(([a], [b]) => a - b);
}

/** One step if all VCs now have the same value, else one for each VC. A parameter that begins to apply has not changed. */
function stepsOf(
  spec: ParameterSpec,
  moves: readonly Move[],
  now: ReadonlyMap<number, ParameterValues>,
): Step[] {
  const steps = moves.flatMap(({ vc, before, after }): Step[] => {
    const [from, to] = [before[spec.name], after[spec.name]];
    return from === undefined || to === undefined || from === to ? [] : [{ vc, spec, from, to }];
  });
  const [first] = steps;
  if (first === undefined) return [];
  const values = [...now.values()].map((own) => own[spec.name]).filter((value) => value !== undefined);
  const isOfAll = values.every((value) => value === first.to) && (steps.length > 1 || values.length === 1);
  return isOfAll ? [{ ...first, vc: null }] : steps;
}

/** `k 1 → 2`, `2h1 RIF 1/16 → 1/4`; empty if it returned to its old value. */
function stepWords(known: NameSource, { vc, spec, from, to }: Step): string {
  if (from === to) return '';
  const path = pathOf(...(vc === null ? [] : ['vcs', String(vc)]), 'abr', spec.name);
  return `${nameOf(known, path)} ${sayValue(known, path, from)} \u2192 ${sayValue(known, path, to)}`;
}

/**
 * Changes of sources, or of the coupling, in words, as recorded by the engine. Changes within `gapPs` of each other, as in a drag,
 * are merged at the time of the last one.
 */
export function rateChanges(
  catalog: Catalog,
  loaded: LoadedReport,
  recorded: RecordedRates,
  group: RateControlInfo['id'],
  gapPs: number,
): readonly RunChange[] {
  const specs = catalog.rateControl.find(({ id }) => id === group)?.parameters ?? [];
  const vcs = loaded.rateStates.map(({ id }) => id);
  const now = new Map(vcs.map((vc) => [vc, recorded(vc)[0]?.settings.values ?? {}]));
  const groups: { time: number; readonly steps: Step[] }[] = [];
  for (const [time, moves] of movesOf(vcs, recorded)) {
    for (const { vc, after } of moves) now.set(vc, after);
    const steps = specs.flatMap((spec) => stepsOf(spec, moves, now));
    if (steps.length === 0) continue;
    const last = groups.at(-1);
    const near = last !== undefined && time - last.time <= gapPs ? last : { time, steps: [] };
    if (near !== last) groups.push(near);
    near.time = time;
    for (const step of steps) {
      const same = near.steps.find(({ vc, spec }) => vc === step.vc && spec === step.spec);
      if (same) same.to = step.to;
      else near.steps.push(step);
    }
  }
  return groups.flatMap(({ time, steps }) => {
    const words = steps.map((step) => stepWords({ catalog, loaded }, step)).filter((text) => text !== '');
    if (words.length === 0) return [];
    const rest = words.length - MOST_SHOWN;
    const text = words.slice(0, MOST_SHOWN).join(', ');
    return [{ time, text: rest > 0 ? en.branches.andMore(text, rest) : text }];
  });
}
