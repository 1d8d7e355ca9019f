import type {
  Catalog,
  NumberParameter,
  Picoseconds,
  PolicyInfo,
  PortState,
  SettingsInterval,
} from '../../contract/index.ts';
import type { StepSpan } from '../plot/paint/shapes.ts';
import { paramsOf, policyNumber } from '../store/paths.ts';

/** A step of an axis line; its end is known when another value takes over. */
interface AppliedStep extends StepSpan {
  to: Picoseconds;
}

export interface ThresholdLine {
  readonly policy: PolicyInfo;
  readonly spec: NumberParameter;
  readonly steps: readonly StepSpan[];
  /** The value in force at the head, which has a handle; null for a policy that is not in force. */
  readonly current: number | null;
}

export interface PortHistory {
  readonly thresholds: readonly ThresholdLine[];
  readonly buffer: readonly StepSpan[];
}

/** Mechanisms of a port that have thresholds on its queue. */
export type ThresholdSlot = 'policy' | 'algorithm';
const LISTS = { policy: 'policies', algorithm: 'algorithms' } as const;

export const thresholdSpecs = (policy: PolicyInfo | undefined): NumberParameter[] =>
  (policy?.parameters ?? []).filter(
    (p): p is NumberParameter => p.kind === 'number' && p.role === 'queue-threshold',
  );

interface AppliedThreshold {
  readonly label: string;
  readonly cells: number;
}

/** Applied thresholds of the policy at a port, or in the buffer of a class presented as a port. */
export const appliedThresholds = (
  policy: PolicyInfo | null | undefined,
  port: PortState | null,
): readonly AppliedThreshold[] =>
  thresholdSpecs(policy ?? undefined).flatMap(({ name, label }) => {
    const cells = policyNumber(port, name);
    return cells === null ? [] : [{ label, cells }];
  });

/** Ends the last step and begins a new one, unless the value is the same. */
function change(steps: AppliedStep[], from: Picoseconds, value: number): void {
  const last = steps.at(-1);
  if (last?.to === Number.POSITIVE_INFINITY) {
    if (last.value === value) return;
    last.to = from;
  }
  steps.push({ from, to: Number.POSITIVE_INFINITY, value });
}

/**
 * Values in force at a port over time, for the lines that a queue plot may draw.
 * @param recorded as applied by the engine
 * @param now the port at the head
 */
export function portHistory(
  catalog: Catalog,
  recorded: readonly SettingsInterval<PortState>[],
  now: PortState,
  slot: ThresholdSlot = 'policy',
): PortHistory {
  const lines = new Map<string, Omit<ThresholdLine, 'steps'> & { readonly steps: AppliedStep[] }>();
  const buffer: AppliedStep[] = [];
  for (const { from, settings } of recorded) {
    const policy = catalog[LISTS[slot]].find(({ id }) => id === settings[slot]);
    for (const line of lines.values()) {
      const last = line.steps.at(-1);
      if (line.policy !== policy && last?.to === Number.POSITIVE_INFINITY) last.to = from;
    }
    for (const spec of thresholdSpecs(policy)) {
      const value = paramsOf(settings, slot)[spec.name];
      if (policy === undefined || typeof value !== 'number') continue;
      const key = `${policy.id}.${spec.name}`;
      const inForce = policy.id === now[slot] ? paramsOf(now, slot)[spec.name] : null;
      const current = typeof inForce === 'number' ? inForce : null;
      const line = lines.get(key) ?? { policy, spec, steps: [], current };
      change(line.steps, from, value);
      lines.set(key, line);
    }
    change(buffer, from, settings.bufferCells);
  }
  return { thresholds: [...lines.values()], buffer };
}
