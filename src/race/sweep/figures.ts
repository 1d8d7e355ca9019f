import { pathOf, type RunResults } from '../../contract/index.ts';
import { nearest } from '../../scenarios/nearest.ts';
import { words } from '../strings/en.ts';
import { SweepFault } from './axis.ts';

/** Numbers by the keys of `sim -- run --json`; what is in a list has its name there: `ports.S2>S3.queueMean`. */
export type Figures = ReadonlyMap<string, number>;

/** Every number of a run that has a name; NaN where it is not defined. */
export function figuresOf({ whole, sessions, groups, pools, ports, links }: RunResults): Figures {
  const lists = [
    ['sessions', sessions.map((session) => [String(session.vc), session])],
    ['groups', groups.map((group) => [group.group, group])],
    ['pools', pools.map((pool) => [pool.pool, pool])],
    ['ports', ports.map((port) => [port.port, port])],
    ['links', links.map((link) => [link.link, link])],
  ] as const;
  const figures = new Map<string, number>();
  collect('whole', whole, figures);
  for (const [list, entries] of lists)
    for (const [name, entry] of entries) collect(pathOf(list, String(name)), entry, figures);
  return figures;
}

/** Lists inside of an entry have no names. */
function collect(path: string, value: unknown, figures: Map<string, number>): void {
  if (typeof value === 'number') figures.set(path, value);
  else if (value !== null && typeof value === 'object' && !Array.isArray(value))
    for (const [key, item] of Object.entries(value)) collect(pathOf(path, key), item, figures);
}

/** @throws SweepFault for a metric that no run of this network has, with those like it */
export function checkMetrics(metrics: readonly string[], figures: Figures): void {
  const names = [...figures.keys()];
  for (const [i, metric] of metrics.entries()) {
    if (!figures.has(metric)) throw new SweepFault(words.sweep.metric(metric, nearest(metric, names, 3)));
    if (metrics.indexOf(metric) !== i) throw new SweepFault(words.sweep.twice(metric));
  }
}
