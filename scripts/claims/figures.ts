import type { PortResult, RunResults, SessionResult } from '../../src/contract/index.ts';
import type { Claim, FigureName } from '../../src/lessons/lesson.ts';
import { findScenario } from '../../src/scenarios/index.ts';

/** A number of a run. */
type Figure = (run: RunResults) => number;

/** Cells lost for each packet that fails, whether it was hit or only glued to one that lost its end. */
export const cellsForEachFailed: Figure = ({ sessions }) => {
  const sum = (key: 'cellsLost' | 'packetsLost') => sessions.reduce((all, session) => all + session[key], 0);
  return sum('cellsLost') / sum('packetsLost');
};

/** What a figure is of. */
interface Place {
  readonly port: string;
  /** Null: all. */
  readonly vcs: readonly number[] | null;
}
type Measure = (run: RunResults, place: Place) => number;

const BOTTLENECK = 'S2>S3';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const whole =
  (key: keyof RunResults['whole']): Measure =>
  (run) =>
    run.whole[key];

const atPort =
  (
    key: 'hitPerEpoch' | 'epochMs' | 'emptyShare' | 'fullShare' | 'queueMean' | 'queueMax' | 'occupancyMean',
  ): Measure =>
  (run, { port }) =>
    portOf(run, port)[key];

function portOf({ ports }: RunResults, port: string): PortResult {
  const found = ports.find((one) => one.port === port);
  if (found === undefined) throw new RangeError(`there is no port ${port}`);
  return found;
}

function linkOf({ links }: RunResults, port: string) {
  const found = links.find(({ link }) => link === port);
  if (found === undefined || found.ledger === null) throw new RangeError(`${port} is no link of a switch`);
  return { ...found, ledger: found.ledger };
}

const slots =
  (part: 'useful' | 'dead' | 'duplicate' | 'idle'): Measure =>
  (run, { port }) =>
    linkOf(run, port).ledger[part];

const sessionsOf = ({ sessions }: RunResults, { vcs }: Place): readonly SessionResult[] =>
  vcs === null ? sessions : sessions.filter(({ vc }) => vcs.includes(vc));

const ofSessions =
  (measure: (session: SessionResult, place: Place) => number): Measure =>
  (run, place) =>
    mean(sessionsOf(run, place).map((session) => measure(session, place)));

const packetsOf = (sessions: readonly SessionResult[]): number =>
  sessions.reduce((sum, { packets }) => sum + packets, 0);

const MEASURES: Readonly<Record<FigureName, Measure>> = {
  useful: slots('useful'),
  dead: slots('dead'),
  duplicate: slots('duplicate'),
  idle: slots('idle'),
  cellLossRatio: whole('cellLossRatio'),
  packetLossRatio: whole('packetLossRatio'),
  cellsPerLostPacket: cellsForEachFailed,
  hitPerEpoch: atPort('hitPerEpoch'),
  epochMs: atPort('epochMs'),
  emptyShare: atPort('emptyShare'),
  fullShare: atPort('fullShare'),
  queueMean: atPort('queueMean'),
  queueMax: atPort('queueMax'),
  occupancyMean: atPort('occupancyMean'),
  used: (run, { port }) => linkOf(run, port).utilization,
  carried: whole('effectiveThroughput'),
  jain: whole('jain'),
  synchronization: whole('synchronization'),
  timeouts: whole('timeouts'),
  packetShare: (run, place) => packetsOf(sessionsOf(run, place)) / packetsOf(run.sessions),
  lossOfVcs: ofSessions(({ cellLossRatio }) => cellLossRatio),
  waitMs: ofSessions(({ waits }, { port }) => waits.find((wait) => wait.port === port)?.meanMs ?? Number.NaN),
  rateOverFair: ofSessions(({ abr }) => (abr === null ? Number.NaN : abr.acrMean / abr.fairCellRate)),
  transferS: ofSessions(({ files }) => files?.meanS ?? Number.NaN),
  sourceQueueMax: (run, place) =>
    Math.max(...sessionsOf(run, place).map(({ abr }) => abr?.waitingMax ?? Number.NaN)),
};

/** `npm test` judges a mean by the first seed alone, within so much more. */
export const ONE_SEED = 1.6;

type Measured = Pick<Claim, 'figure' | 'scene' | 'port' | 'vcs'>;

/** How the figure of a claim is measured in a run. */
export function figureOf({ figure, scene, port, vcs }: Measured): Figure {
  const place = { port: port ?? findScenario(scene)?.stage?.port ?? BOTTLENECK, vcs: vcs ?? null };
  return (run) => MEASURES[figure](run, place);
}
