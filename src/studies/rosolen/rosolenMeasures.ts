import type { PortResult, RunResults } from '../../contract/index.ts';
import { sessionGroups } from '../../scenarios/papers/backbone.ts';
import { environments } from '../../scenarios/papers/rosolen.ts';
import type { Environment } from '../../scenarios/papers/rosolenParts.ts';
import { portOf, sessionOf } from '../measures.ts';
import { mean } from '../statistics.ts';

/** Figures of Rosolen et al., section 3.3. Clusters of one name in both directions count apart. */
type Figure = (run: RunResults) => number;

/** The environment a run was made in. @throws Error for other runs */
function environmentOf({ scenario }: RunResults): Environment {
  const found = environments.find(({ id }) => id === scenario);
  if (found === undefined) throw new Error(`${scenario} is no environment of Rosolen et al.`);
  return found;
}

const groupsOf = (run: RunResults) => sessionGroups(environmentOf(run).clusters);

/** Eq. 4 and 5: 100 less the coefficient of variation in percent. */
export function phi(goodputs: readonly number[]): number {
  const average = mean(goodputs);
  return 100 * (1 - Math.sqrt(mean(goodputs.map((each) => (each / average - 1) ** 2))));
}

const goodputOf = (run: RunResults, vcs: readonly number[]): number =>
  vcs.reduce((sum, vc) => sum + sessionOf(run, vc).goodputMbps, 0);

/** Clusters by name, `E10`; `10` for every cluster whose name ends like that. */
const named = (run: RunResults, ending: string) =>
  groupsOf(run).filter(({ cluster }) => cluster.name.replace(/^[A-Z](?=\d)|_$/g, '') === ending);

/** Mean over the clusters of the index among the sessions of each. */
export const sessionFairness: Figure = (run) =>
  mean(groupsOf(run).map(({ pairs }) => phi(pairs.flat().map((vc) => goodputOf(run, [vc])))));

/** The same, all sessions behind a pair of routers taken as one source. */
export const vcFairness: Figure = (run) =>
  mean(groupsOf(run).map(({ pairs }) => phi(pairs.map((vcs) => goodputOf(run, vcs)))));

export const fairnessOf =
  (ending: string): Figure =>
  (run) =>
    mean(named(run, ending).map(({ pairs }) => phi(pairs.flat().map((vc) => goodputOf(run, [vc])))));

/** Eq. 3 over the sessions of these clusters: 100 where they have their ideal goodput. */
export const goodputOfCluster =
  (ending: string): Figure =>
  (run) => {
    const sessions = named(run, ending).flatMap(({ pairs }) => pairs.flat().map((vc) => sessionOf(run, vc)));
    return (
      (100 * mean(sessions.map(({ goodputMbps }) => goodputMbps))) /
      mean(sessions.map(({ idealMbps }) => idealMbps))
    );
  };

/** Mb/s: what counts as 100. */
export const idealOfCluster =
  (ending: string): Figure =>
  (run) =>
    mean(named(run, ending).flatMap(({ pairs }) => pairs.flat().map((vc) => sessionOf(run, vc).idealMbps)));

/** Ports onto the trunk after switch `trunk` into which sessions send: one direction of it, or both. */
function trunkPorts(run: RunResults, trunk: number): readonly PortResult[] {
  const { clusters } = environmentOf(run);
  const onwards = clusters.some(({ from, to }) => from < to);
  const backwards = clusters.some(({ from, to }) => from > to);
  return [
    ...(onwards ? [portOf(run, `sw${trunk}>sw${trunk + 1}`)] : []),
    ...(backwards ? [portOf(run, `sw${trunk + 1}>sw${trunk}`)] : []),
  ];
}

export const meanOccupancy =
  (trunk: number): Figure =>
  (run) =>
    mean(trunkPorts(run, trunk).map(({ occupancyMean }) => occupancyMean));

export const maximumOccupancy =
  (trunk: number): Figure =>
  (run) =>
    Math.max(...trunkPorts(run, trunk).map(({ occupancyMax }) => occupancyMax));

export const packetLoss =
  (trunk: number): Figure =>
  (run) =>
    mean(trunkPorts(run, trunk).map(({ packetLossRatio }) => packetLossRatio));

/** New application bytes over what the link can carry of them; the mean of both directions where both are used. */
export const utilization =
  (trunk: number): Figure =>
  (run) =>
    mean(
      trunkPorts(run, trunk).map(
        ({ port }) => run.links.find(({ link }) => link === port)?.goodputUtilization ?? Number.NaN,
      ),
    );

const trunksOf = (run: RunResults): readonly number[] => environmentOf(run).trunks.map((_, i) => i + 1);

/** Percent, over all trunks. */
export const meanOccupancyOfAll: Figure = (run) =>
  100 * mean(trunksOf(run).map((trunk) => meanOccupancy(trunk)(run)));

/** Percent, of the trunk where it is highest. */
export const highestOccupancy: Figure = (run) =>
  100 * Math.max(...trunksOf(run).map((trunk) => maximumOccupancy(trunk)(run)));
