import {
  type Breakpoint,
  type BreakpointEvent,
  type ChannelInfo,
  EventCode,
  type EventCodeValue,
  type MechanismInfo,
  type ParameterValues,
  type StepKind,
  type StepTarget,
} from '../../contract/index.ts';
import { catalog, type Recorder, type Simulation } from '../../engine/index.ts';
import type { Run } from '../run.ts';
import type { RunCondition } from './conditionWatcher.ts';
import { quietTimeAt } from './episodes/quiet.ts';
import { emptySince } from './episodes/refill.ts';

export const LOSSES: readonly EventCodeValue[] = [EventCode.drop, EventCode.pushOut, EventCode.capped];

/** Events for steps, and whether only those at the shown port count. A new kind of step is one more line. */
const STEP_EVENTS: Partial<
  Record<StepKind, { readonly codes: readonly EventCodeValue[]; readonly here: boolean }>
> = {
  drop: { codes: LOSSES, here: true },
  timeout: { codes: [EventCode.timeout], here: false },
};

/** Condition for a step at the shown port; null where there is none. @param vc VC of the RM cells; null = all */
export function conditionOf(
  kind: Exclude<StepTarget, 'event'>,
  simulation: Simulation,
  recorder: Recorder,
  portId: string,
  vc: number | null,
): RunCondition | null {
  const { ports } = simulation.network;
  const index = ports.findIndex(({ id }) => id === portId);
  const events = STEP_EVENTS[kind];
  if (events !== undefined) {
    if (events.here && index < 0) return null;
    return { kind: 'event', codes: events.codes, vc: null, port: events.here ? index : null };
  }
  const port = ports[index];
  if (port === undefined) return null;
  if (kind === 'frame') return { kind: 'frame', port };
  if (kind === 'rm') return port.rates === null ? null : { kind: 'rm', simulation, port: portId, vc };
  const channel = recorder.channels.findIndex(({ id }) => id === `queue/${portId}`);
  if (channel < 0) return null;
  return { kind: 'level', channel, levels: () => thresholdsOf(port), up: true, down: true };
}

/** Half a cell below each threshold: a queue that reaches it has crossed it. Under rate control the algorithm's thresholds. */
export function thresholdsOf({ settings, rates }: Simulation['network']['ports'][number]): readonly number[] {
  const { policy, params, algorithm, algorithmParams, bufferCells } = settings;
  const ofPolicy = () => queueThresholds(catalog.policies, policy, params);
  const ofAlgorithm = () => queueThresholds(catalog.algorithms, algorithm, algorithmParams);
  const cells = rates === null ? ofPolicy() : ofAlgorithm();
  return (cells.length > 0 ? cells : [bufferCells]).map((threshold) => threshold - 0.5);
}

function queueThresholds(
  mechanisms: readonly MechanismInfo[],
  id: string,
  values: ParameterValues,
): readonly number[] {
  const specs = mechanisms.find((mechanism) => mechanism.id === id)?.parameters ?? [];
  return specs.flatMap((spec) =>
    spec.kind === 'number' && spec.role === 'queue-threshold' ? [Number(values[spec.name])] : [],
  );
}

const GROUPS: Partial<Record<BreakpointEvent, readonly EventCodeValue[]>> = {
  loss: LOSSES,
  halving: [EventCode.fastRetransmit, EventCode.timeout],
};

/** VCs whose rate can fall to an MCR above 0. */
export const floorsOf = ({
  scenario,
}: Simulation): readonly { readonly id: number; readonly mcr: number }[] =>
  scenario.vcs.flatMap(({ id, abr }) => (abr !== null && abr.mcr > 0 ? [{ id, mcr: abr.mcr }] : []));

/** Channels of the remaining credit of VCs. */
export const creditsLeft = ({ channels }: Recorder): readonly ChannelInfo[] =>
  channels.filter(({ quantity }) => quantity === 'credit');

type EventStop = Extract<Breakpoint, { kind: 'event' }>;

/** Factor just above MCR, so that a rate that reaches MCR has crossed it. */
const ABOVE_FLOOR = 1 + 1e-9;
/** Level between no credit and one cell. */
const LAST_CREDIT = 0.5;

const falling = (channel: number, level: number): RunCondition => ({
  kind: 'level',
  channel,
  levels: () => [level],
  up: false,
  down: true,
});

const toFloor = (
  { vc }: EventStop,
  simulation: Simulation,
  { channels }: Recorder,
): readonly RunCondition[] =>
  floorsOf(simulation)
    .filter(({ id }) => vc === null || vc === id)
    .map(({ id, mcr }) =>
      falling(
        channels.findIndex((channel) => channel.id === `acr/${id}`),
        mcr * ABOVE_FLOOR,
      ),
    );

const usedUp = ({ vc, port }: EventStop, recorder: Recorder): readonly RunCondition[] =>
  creditsLeft(recorder)
    .filter((channel) => (vc === null || channel.vc === vc) && (port === null || channel.port === port))
    .map((channel) => falling(recorder.channels.indexOf(channel), LAST_CREDIT));

/** Ports whose queue is recorded. */
export const recordedQueues = ({ channels }: Recorder): readonly string[] =>
  channels.flatMap(({ quantity, port }) => (quantity === 'queue' && port !== null ? [port] : []));

function refilled({ port }: EventStop, run: Run): readonly RunCondition[] {
  const channel = run.recorder.channels.findIndex(({ id }) => id === `queue/${port}`);
  if (port === null || channel < 0) return [];
  const quiet = quietTimeAt(run.simulation, port);
  return [{ kind: 'refill', channel, quiet, emptySince: emptySince(run, channel, quiet) }];
}

/** Conditions of a valid breakpoint, any of which stops the run; none if it is off, at a time, or about an idle link. */
export function conditionsOfStop(stop: Breakpoint, run: Run): readonly RunCondition[] {
  const { simulation, recorder } = run;
  if (stop.off || stop.kind === 'time' || stop.kind === 'idle') return [];
  if (stop.kind === 'event') {
    if (stop.event === 'floor') return toFloor(stop, simulation, recorder);
    if (stop.event === 'credit') return usedUp(stop, recorder);
    if (stop.event === 'refill') return refilled(stop, run);
    const codes = GROUPS[stop.event] ?? [EventCode[stop.event as keyof typeof EventCode]];
    const port = simulation.network.ports.findIndex(({ id }) => id === stop.port);
    return [{ kind: 'event', codes, vc: stop.vc, port: stop.port === null ? null : port }];
  }
  const up = stop.side === 'above';
  return [
    {
      kind: 'level',
      channel: recorder.channels.findIndex(({ id }) => id === stop.channel),
      levels: () => [stop.limit],
      up,
      down: !up,
    },
  ];
}
