import {
  type Cluster,
  Clusters,
  type EpisodeKind,
  type LoadedReport,
  type Picoseconds,
  STEADY_RATE,
} from '../../../contract/index.ts';
import { hasRateControl, isCreditBased } from '../../store/runKind.ts';
import type { Spans, TraceReader } from '../../traces/types.ts';
import { quietOf } from './burst.ts';
import { type Recorded, recordedEpisode } from './episodes.ts';

/** Parts of the record in which values are looked at: their events are exact once a step has gone there. */
const PARTS = 2000;

type Test = (low: number, high: number, before: number) => boolean;

/** The parts in which something happens, from the record of a channel. */
function partsWhere({ min, max }: Spans, happens: Test): readonly number[] {
  const found: number[] = [];
  let before = Number.NaN;
  for (let part = 0; part < min.length; part++) {
    const [low = Number.NaN, high = Number.NaN] = [min[part], max[part]];
    if (happens(low, high, before)) found.push(part);
    if (!Number.isNaN(low)) before = low;
  }
  return found;
}

const changes: Test = (low, high, before) =>
  high - low > STEADY_RATE * high ||
  high - before > STEADY_RATE * high ||
  before - low > STEADY_RATE * before;

const falls =
  (level: number): Test =>
  (low, high, before) =>
    low <= level && (high > level || before > level);

/** Rates that change, reach MCR, or credit that is used up: what the record of values shows. */
export function recordedLevels(
  loaded: LoadedReport,
  traces: TraceReader,
  known: Picoseconds,
): readonly Recorded[] {
  if (known <= 0 || !(hasRateControl({ loaded }) || isCreditBased({ loaded }))) return [];
  const quiet = quietOf(loaded);
  const episodes = (kind: EpisodeKind, sought: readonly (readonly [vc: number, id: string, Test])[]) => {
    const clusters = new Clusters(quiet);
    for (const [vc, id, happens] of sought) {
      const spans = traces.channel(id)?.spans(0, known, PARTS);
      for (const part of spans ? partsWhere(spans, happens) : []) {
        const time = Math.floor((part * known) / PARTS);
        clusters.add(time, time, vc);
      }
    }
    return clusters.list
      .filter(({ first }) => first > 0)
      .map((cluster) => recordedEpisode(kind, withoutLength(cluster)));
  };
  const { vcs, port } = loaded;
  return [
    ...episodes(
      'rates',
      vcs.map(({ id }) => [id, `acr/${id}`, changes]),
    ),
    ...episodes(
      'floor',
      vcs.flatMap(({ id, abr }) => (abr && abr.mcr > 0 ? [[id, `acr/${id}`, falls(abr.mcr)]] : [])),
    ),
    ...episodes(
      'credit',
      vcs.map(({ id }) => [id, `credit/${id}/${port}`, falls(0)]),
    ),
  ];
}

/** Its length is known to a part only, so no length is said. */
const withoutLength = (cluster: Cluster): Cluster => ({ ...cluster, last: cluster.first });
