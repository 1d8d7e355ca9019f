import type { GroupResult, PortResult, RunResults } from '../../contract/index.ts';
import { environments } from '../../scenarios/papers/rosolen.ts';
import type { Environment } from '../../scenarios/papers/rosolenParts.ts';
import { portOf } from '../measures.ts';
import { mean } from '../statistics.ts';

/** Figures of Rosolen et al., section 3.3. Clusters of one name in both directions count apart. */
type Figure = (run: RunResults) => number;

/** The environment a run was made in. @throws Error for other runs */
function environmentOf({ scenario }: RunResults): Environment {
  const found = environments.find(({ id }) => id === scenario);
  if (found === undefined) throw new Error(`${scenario} is no environment of Rosolen et al.`);
  return found;
}

/** The clusters of a run. */
function groupsOf(run: RunResults): readonly GroupResult[] {
  environmentOf(run);
  return run.groups;
}

/** Clusters by name, `E10`; `10` for every cluster whose name ends like that. */
const named = (run: RunResults, ending: string): readonly GroupResult[] =>
  groupsOf(run).filter(({ group }) => group.replace(/^[A-Z](?=\d)|-(east|west)$/g, '') === ending);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Mean over the clusters of the index (equations 4 and 5) among the sessions of each. */
export const sessionFairness: Figure = (run) => mean(groupsOf(run).map(({ fairness }) => fairness));

/** The same, all sessions behind a pair of routers taken as one source. */
export const vcFairness: Figure = (run) => mean(groupsOf(run).map((group) => group.vcFairness));

export const fairnessOf =
  (ending: string): Figure =>
  (run) =>
    mean(named(run, ending).map(({ fairness }) => fairness));

/** Equation 3 over the sessions of these clusters: 100 where they have their ideal goodput. */
export const goodputOfCluster =
  (ending: string): Figure =>
  (run) => {
    const groups = named(run, ending);
    return (
      (100 * sum(groups.map(({ goodputMbps }) => goodputMbps))) /
      sum(groups.map(({ idealMbps }) => idealMbps))
    );
  };

/** Mb/s of one session: what counts as 100. */
export const idealOfCluster =
  (ending: string): Figure =>
  (run) => {
    const groups = named(run, ending);
    return sum(groups.map(({ idealMbps }) => idealMbps)) / sum(groups.map(({ vcs }) => vcs.length));
  };

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
