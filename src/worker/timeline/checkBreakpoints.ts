import {
  type Breakpoint,
  type BreakpointEvent,
  because,
  becauseNot,
  COUNTED,
  EventCode,
  IDLE_FOR,
  type Problem,
  type Reason,
} from '../../contract/index.ts';
import type { Recorder, Simulation } from '../../engine/index.ts';
import { creditsLeft, floorsOf, recordedQueues } from './conditions.ts';

/** More than a reader can keep in mind. */
export const MOST_STOPS = 32;

const EVENTS: readonly string[] = [...Object.keys(EventCode), 'loss', 'halving', 'floor', 'credit', 'refill'];

/** In the unit of the channel. */
const HIGHEST_LEVEL = 1e12;

type Fields = Readonly<Record<string, unknown>>;
type Found =
  | { readonly stop: Breakpoint }
  | { readonly problem: Omit<Problem, 'path'> & { readonly key: string } };

const wrong = (key: string, value: unknown, reason: Reason): Found => ({ problem: { key, value, reason } });

const oneOf = (known: readonly (string | number)[]): Reason => because('unknownValue', { known });

/** Judges anything that claims to be a list of breakpoints of a run; what is wrong is reported and left out. */
export function checkStops(
  claimed: readonly unknown[],
  simulation: Simulation,
  recorder: Recorder,
): { stops: readonly Breakpoint[]; problems: readonly Problem[] } {
  const stops: Breakpoint[] = [];
  const problems: Problem[] = [];
  claimed.slice(0, MOST_STOPS).forEach((claim, i) => {
    const checked = checkStop(claim, simulation, recorder);
    if ('stop' in checked) stops.push(checked.stop);
    else {
      const { key, ...problem } = checked.problem;
      problems.push({ ...problem, path: key === '' ? `stops.${i}` : `stops.${i}.${key}` });
    }
  });
  if (claimed.length > MOST_STOPS)
    problems.push({
      path: 'stops',
      value: claimed.length,
      reason: because('restLeftOut', { most: MOST_STOPS }),
    });
  return { stops, problems };
}

function checkStop(claimed: unknown, simulation: Simulation, recorder: Recorder): Found {
  if (typeof claimed !== 'object' || claimed === null) return wrong('', claimed, becauseNot('object'));
  const fields = claimed as Fields;
  const { off = false } = fields;
  if (typeof off !== 'boolean') return wrong('off', off, becauseNot('boolean'));
  const checked = conditionOf(fields, simulation, recorder);
  return 'stop' in checked && off ? { stop: { ...checked.stop, off } } : checked;
}

function conditionOf(fields: Fields, simulation: Simulation, recorder: Recorder): Found {
  if (fields.kind === 'time') return timeStop(fields, simulation);
  if (fields.kind === 'event') return eventStop(fields, simulation, recorder);
  if (fields.kind === 'level') return levelStop(fields, recorder);
  if (fields.kind === 'idle') return idleStop(fields, simulation);
  return wrong('kind', fields.kind, oneOf(['time', 'event', 'level', 'idle']));
}

function idleStop({ port, forPs }: Fields, { network }: Simulation): Found {
  const ports = network.ports.map(({ id }) => id);
  if (typeof port !== 'string' || !ports.includes(port)) return wrong('port', port, oneOf(ports));
  const { min, max } = IDLE_FOR;
  if (!Number.isSafeInteger(forPs) || (forPs as number) < min || (forPs as number) > max)
    return wrong('forPs', forPs, becauseNot('whole', { ...IDLE_FOR, unit: 'ps' }));
  return { stop: { kind: 'idle', port, forPs: forPs as number } };
}

function timeStop({ timePs }: Fields, { end }: Simulation): Found {
  if (Number.isSafeInteger(timePs) && (timePs as number) >= 0 && (timePs as number) <= end)
    return { stop: { kind: 'time', timePs: timePs as number } };
  return wrong('timePs', timePs, becauseNot('timeInRun', { end }));
}

/** The VCs and ports at which an event can be. */
function placesOf(event: string, simulation: Simulation, recorder: Recorder) {
  if (event === 'floor') return { vcs: floorsOf(simulation).map(({ id }) => id), ports: [] };
  if (event === 'credit') {
    const left = creditsLeft(recorder);
    const vcs = new Set(left.flatMap(({ vc }) => vc ?? []));
    return { vcs: [...vcs], ports: [...new Set(left.flatMap(({ port }) => port ?? []))] };
  }
  const { network, scenario } = simulation;
  return { vcs: scenario.vcs.map(({ id }) => id), ports: network.ports.map(({ id }) => id) };
}

function eventStop(
  { event, vc = null, port = null }: Fields,
  simulation: Simulation,
  recorder: Recorder,
): Found {
  if (typeof event !== 'string' || !EVENTS.includes(event)) return wrong('event', event, oneOf(EVENTS));
  if (event === 'refill') return refillStop(vc, port, recordedQueues(recorder));
  const { vcs, ports } = placesOf(event, simulation, recorder);
  if (vcs.length === 0)
    return wrong('event', event, oneOf(EVENTS.filter((name) => name !== 'floor' && name !== 'credit')));
  if (vc !== null && !vcs.includes(vc as number)) return wrong('vc', vc, oneOf(vcs));
  if (port !== null && !ports.includes(port as string)) return wrong('port', port, oneOf(ports));
  return {
    stop: {
      kind: 'event',
      event: event as BreakpointEvent,
      vc: vc as number | null,
      port: port as string | null,
    },
  };
}

/** It is of one queue, and of no VC. */
function refillStop(vc: unknown, port: unknown, ports: readonly string[]): Found {
  if (vc !== null) return wrong('vc', vc, oneOf(['null']));
  if (typeof port !== 'string' || !ports.includes(port)) return wrong('port', port, oneOf(ports));
  return { stop: { kind: 'event', event: 'refill', vc, port } };
}

function levelStop({ channel, side, limit }: Fields, { channels }: Recorder): Found {
  const ids = channels.flatMap(({ id, quantity }) => (COUNTED.includes(quantity) ? [] : [id]));
  if (typeof channel !== 'string' || !ids.includes(channel)) return wrong('channel', channel, oneOf(ids));
  if (side !== 'above' && side !== 'below') return wrong('side', side, oneOf(['above', 'below']));
  if (typeof limit !== 'number' || !(limit >= 0 && limit <= HIGHEST_LEVEL))
    return wrong('limit', limit, becauseNot('level', { max: HIGHEST_LEVEL }));
  return { stop: { kind: 'level', channel, side, limit } };
}
