import type { ImpairmentDocument, ScenarioDocument, StageDocument } from '../../../contract/index.ts';
import { without } from '../../store/objects.ts';
import { hopOf, namesOf } from './parts.ts';

/** Hosts at the ends of VCs. */
const endsOf = ({ vcs }: ScenarioDocument): ReadonlySet<string> =>
  new Set(vcs.flatMap(({ path }) => [path[0] ?? '', path.at(-1) ?? '']));

/** The object without a key whose value is empty. */
function withoutEmpty<T extends object, K extends keyof T>(whole: T, key: K): T {
  const value = whole[key];
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty || value === undefined ? without(whole, key) : whole;
}

/** Entries of a record whose keys pass the test. */
const only = <V>(record: Readonly<Record<string, V>>, keeps: (key: string) => boolean): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keeps(key)));

/**
 * Removes leftovers after a change: hosts that no VC uses any more, their links, and every entry that names a missing part.
 * Hosts that were unused before stay.
 */
export function tidied(before: ScenarioDocument, after: ScenarioDocument): ScenarioDocument {
  const used = endsOf(after);
  const gone = new Set([...endsOf(before)].filter((id) => !used.has(id)));
  const nodes = after.nodes.filter(({ id }) => !gone.has(id));
  const names = namesOf({ ...after, nodes });
  const links = after.links.filter(({ a, b }) => names.has(a) && names.has(b));
  const hops = new Set(links.flatMap(({ a, b }) => [hopOf(a, b), hopOf(b, a)]));
  return withPresentOnly({ ...after, nodes, links }, hops);
}

function withPresentOnly(document: ScenarioDocument, hops: ReadonlySet<string>): ScenarioDocument {
  const { ports, impairments, arrivals, stage, vcs } = document;
  const ids = new Set(vcs.map(({ id }) => id));
  let next = document;
  if (ports) next = { ...next, ports: only(ports, (id) => id === 'default' || hops.has(id)) };
  if (impairments) {
    const left = Object.entries(only(impairments, (id) => hops.has(id)));
    next = {
      ...next,
      impairments: Object.fromEntries(left.map(([id, losses]) => [id, lossesOf(losses, ids)])),
    };
  }
  if (arrivals) {
    const pools = arrivals.map((pool) => ({ ...pool, vcs: pool.vcs.filter((id) => ids.has(id)) }));
    next = { ...next, arrivals: pools.filter((pool) => pool.vcs.length > 0) };
  }
  if (stage) next = { ...next, stage: shownPort(stage, hops) };
  return (['ports', 'impairments', 'arrivals', 'stage'] as const).reduce(
    (whole: ScenarioDocument, key) => withoutEmpty(whole, key),
    next,
  );
}

function lossesOf(impairment: ImpairmentDocument, ids: ReadonlySet<number>): ImpairmentDocument {
  const { losses } = impairment;
  if (!losses) return impairment;
  return withoutEmpty({ ...impairment, losses: losses.filter(({ vc }) => ids.has(vc)) }, 'losses');
}

const shownPort = (stage: StageDocument, hops: ReadonlySet<string>): StageDocument =>
  stage.port === undefined || hops.has(stage.port) ? stage : without(stage, 'port');
