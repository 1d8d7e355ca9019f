import type { LinkResult, PortResult, RunResults, SessionResult } from '../contract/index.ts';
import { jain, mean, standardDeviation } from './statistics.ts';
import type { Measure, Spread } from './study.ts';

/** Mean and deviation of one number per run. */
export const each =
  (value: (run: RunResults) => number): Measure =>
  (runs) =>
    spread(runs.map(value));

/** Percent of a share. */
export const percentOf = (share: (run: RunResults) => number): Measure => each((run) => share(run) * 100);

export const spread = (values: readonly number[]): Spread => ({
  mean: mean(values),
  sd: standardDeviation(values),
});

/** A number that no run is needed for. */
export const constant =
  (value: number): Measure =>
  () => ({ mean: value, sd: 0 });

/** Jain's index of goodput over ideal: sessions with unequal ideals are compared by what each could have. */
export const normalizedJain: Measure = each(({ sessions }) =>
  jain(sessions.map(({ normalizedGoodput }) => normalizedGoodput)),
);

/** Packets of sessions `from` to `to` without duplicates. */
export const packets = (from: number, to: number): Measure => each((run) => packetsBetween(run, from, to));

/** Percent that the packets of these sessions gain over the column to the left, of the means, as printed. */
export const improvement =
  (from: number, to: number): Measure =>
  (runs, left) => {
    if (left === null) return null;
    const values = runs.map((run) => packetsBetween(run, from, to));
    const base = left.map((run) => packetsBetween(run, from, to));
    const gain = (ours: number, theirs: number): number => (ours / theirs - 1) * 100;
    const bySeed = values.map((value, index) => gain(value, base[index] ?? Number.NaN));
    return { mean: gain(mean(values), mean(base)), sd: standardDeviation(bySeed) };
  };

/** Standard deviation of the total over the seeds; its own standard error: sd / sqrt(2 (n - 1)). */
export const deviation: Measure = (runs) => {
  const sd = standardDeviation(runs.map(totalPackets));
  const error = sd / Math.sqrt(2 * (runs.length - 1));
  return { mean: sd, sd: error, error };
};

/** Jain's index of the sessions' averages over the seeds, as paper 000 does it. */
export const fairnessOfAverages: Measure = (runs) => ({
  mean: jain(averages(runs)),
  sd: standardDeviation(runs.map((run) => jain(packetsOf(run)))),
});

function averages(runs: readonly RunResults[]): readonly number[] {
  return (runs[0]?.sessions ?? []).map((_, session) =>
    mean(runs.map((run) => run.sessions[session]?.packets ?? Number.NaN)),
  );
}

export const packetsOf = ({ sessions }: RunResults): readonly number[] =>
  sessions.map(({ packets }) => packets);

export const totalPackets = (run: RunResults): number =>
  packetsOf(run).reduce((sum, packets) => sum + packets, 0);

const packetsBetween = (run: RunResults, from: number, to: number): number =>
  packetsOf(run)
    .slice(from - 1, to)
    .reduce((sum, packets) => sum + packets, 0);

/** @throws Error for a session that the run has not */
export function sessionOf({ sessions }: RunResults, vc: number): SessionResult {
  const found = sessions.find((session) => session.vc === vc);
  if (found === undefined) throw new Error(`no session of VC ${vc}`);
  return found;
}

/** @throws Error for a port that the run has not */
export function portOf({ ports }: RunResults, id: string): PortResult {
  const found = ports.find(({ port }) => port === id);
  if (found === undefined) throw new Error(`no port ${id}`);
  return found;
}

/** @throws Error for a link that the run has not */
export function linkOf({ links }: RunResults, id: string): LinkResult {
  const found = links.find(({ link }) => link === id);
  if (found === undefined) throw new Error(`no link ${id}`);
  return found;
}
