import {
  type ParameterValue,
  PS_PER_SECOND,
  SEEDS,
  type StepKind,
  type WhyFind,
} from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { onDemand } from '../../late.ts';
import { STEP_KINDS } from '../../link/state.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { fetchScenarios } from '../opening/scenarios.ts';
import type { NamedEvent } from './explain.ts';

const FINDS: readonly WhyFind[] = ['at', 'nearest', 'before', 'after'];

// Arguments of scripts, whose types have not been checked before. Each check throws a RangeError that names call, value and range.

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const refuse = (call: string, value: unknown, reason: string): never => {
  throw new RangeError(`${call}: ${shown(value)} ${reason}`);
};

/** A simulated time within the run. */
export function secondsOf(session: Session, call: string, value: unknown): number {
  const end = (stageOf(session).getState().loaded?.endPs ?? Number.POSITIVE_INFINITY) / PS_PER_SECOND;
  const range = `0 to ${end} s`;
  if (typeof value !== 'number' || Number.isNaN(value))
    return refuse(call, value, `is not a number; range ${range}`);
  return value >= 0 && value <= end ? value : refuse(call, value, `is outside ${range}`);
}

/** A kind of step; undefined: the default. */
export function stepKindOf(call: string, value: unknown): StepKind | undefined {
  if (value === undefined) return undefined;
  return (
    STEP_KINDS.find((kind) => kind === value) ??
    refuse(call, value, `is unknown; known: ${STEP_KINDS.join(', ')}`)
  );
}

/** A seed; undefined: the scene's own. */
export function seedOf(call: string, value: unknown): number | undefined {
  if (
    value === undefined ||
    (Number.isInteger(value) && (value as number) >= SEEDS.min && (value as number) <= SEEDS.max)
  )
    return value as number | undefined;
  return refuse(call, value, `is not a seed; whole numbers from ${SEEDS.min} to ${whole(SEEDS.max)}`);
}

const nearest = onDemand(() => import('../../../scenarios/nearest.ts'));

/** The id of a built-in scene. */
export async function sceneIdOf(call: string, value: string): Promise<string> {
  const { findScenario, scenarioIds } = await fetchScenarios();
  if (findScenario(value)) return value;
  const { didYouMean } = await nearest.ask();
  return refuse(call, value, `is unknown; ${didYouMean(value, scenarioIds())}`);
}

/** Path and value of an edit. The run validates their meaning. */
export function editOf(path: unknown, value: unknown): { path: string; value: ParameterValue } {
  if (typeof path !== 'string') return refuse('set: path', path, 'is not a text, like policy.th1');
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new RangeError(`${path} = ${shown(value)}: not a number or a text`);
  return { path, value };
}

/** An event as `events` returns it, and the requested neighbour. */
export function questionOf(event: unknown, find: unknown): { event: NamedEvent; find: WhyFind } {
  const { time, vc, port } = (event ?? {}) as Partial<NamedEvent>;
  if (typeof time !== 'number' || !Number.isFinite(time))
    return refuse('why: time', time, 'is not a number of seconds');
  if (!Number.isInteger(vc)) return refuse('why: vc', vc, 'is not the number of a VC');
  const known = FINDS.find((word) => word === find);
  if (known === undefined) return refuse('why: find', find, `is unknown; known: ${FINDS.join(', ')}`);
  return { event: { time, vc: vc as number, port: port ?? null }, find: known };
}
