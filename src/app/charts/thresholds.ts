import type {
  Catalog,
  Edit,
  LoadedReport,
  NumberParameter,
  ParameterValues,
  Picoseconds,
  PolicyInfo,
  PortState,
} from '../../contract/index.ts';

/** A value in force from `from` on; `to` = Infinity while it still is. */
export interface AppliedStep {
  readonly from: Picoseconds;
  to: Picoseconds;
  value: number;
}

export interface ThresholdLine {
  readonly policy: PolicyInfo;
  readonly spec: NumberParameter;
  readonly steps: readonly AppliedStep[];
  /** Belongs to the policy that runs now: it has a handle. */
  readonly current: boolean;
}

export interface PortHistory {
  readonly thresholds: readonly ThresholdLine[];
  readonly buffer: readonly AppliedStep[];
}

/** Mechanisms of a port that have thresholds on its queue. */
export type ThresholdSeam = 'policy' | 'algorithm';
const SEAMS = {
  policy: { list: 'policies', params: 'params' },
  algorithm: { list: 'algorithms', params: 'algorithmParams' },
} as const;

type OpenLine = { policy: PolicyInfo; spec: NumberParameter; steps: AppliedStep[] };

export const thresholdSpecs = (policy: PolicyInfo | undefined): NumberParameter[] =>
  (policy?.parameters ?? []).filter(
    (p): p is NumberParameter => p.kind === 'number' && p.role === 'queue-threshold',
  );

/** `policy.th1` of an edit that reaches `port`, or null. */
function localPath(path: string, port: string): string | null {
  if (!path.startsWith('ports.')) return path;
  const own = `ports.${port}.`;
  return path.startsWith(own) ? path.slice(own.length) : null;
}

function startValue(spec: NumberParameter, params: ParameterValues | undefined, bufferCells: number): number {
  const given = params?.[spec.name];
  if (typeof given === 'number') return given;
  return typeof spec.default === 'number' ? spec.default : Math.round(spec.default.ofBuffer * bufferCells);
}

function change(steps: AppliedStep[], time: Picoseconds, value: number): void {
  const last = steps.at(-1);
  if (last?.to === Number.POSITIVE_INFINITY) {
    if (last.value === value) return;
    last.to = time;
  }
  steps.push({ from: time, to: Number.POSITIVE_INFINITY, value });
}

/** A port behind all these edits, as far as its queue plot needs: values of parameters follow from the edits alone. */
export function portAfter(start: PortState, edits: readonly Edit[]): PortState {
  const now = { ...start, params: {}, algorithmParams: {} };
  for (const { path, value } of edits) {
    const local = localPath(path, start.id);
    if (local === 'buffer') now.bufferCells = Number(value);
    else if (local === 'policy' || local === 'algorithm') now[local] = String(value);
  }
  return now;
}

/** What was in force at a port and when: the lines a queue plot may draw, nothing else. */
export function portHistory(
  catalog: Catalog,
  loaded: LoadedReport,
  applied: PortState,
  edits: readonly Edit[],
  seam: ThresholdSeam = 'policy',
): PortHistory {
  const start = loaded.ports.find((port) => port.id === applied.id) ?? applied;
  const lines = new Map<string, OpenLine>();
  const buffer: AppliedStep[] = [];
  let policy = '';
  let bufferCells = start.bufferCells;

  const open = (id: string, time: Picoseconds, params: ParameterValues | undefined) => {
    const info = catalog[SEAMS[seam].list].find((known) => known.id === id);
    for (const spec of thresholdSpecs(info)) {
      const key = `${id}.${spec.name}`;
      const line = lines.get(key) ?? { policy: info!, spec, steps: [] };
      const earlier = line.steps.at(-1)?.value;
      change(line.steps, time, earlier ?? startValue(spec, params, bufferCells));
      lines.set(key, line);
    }
    policy = id;
  };
  const close = (time: Picoseconds) => {
    for (const { policy: owner, steps } of lines.values()) {
      const last = steps.at(-1);
      if (owner.id === policy && last?.to === Number.POSITIVE_INFINITY) last.to = time;
    }
  };

  change(buffer, 0, bufferCells);
  open(start[seam], 0, start[SEAMS[seam].params]);
  for (const edit of edits) {
    const path = localPath(edit.path, applied.id);
    if (path === 'buffer') {
      bufferCells = Number(edit.value);
      change(buffer, edit.time, bufferCells);
    } else if (path === seam) {
      close(edit.time);
      const presets = seam === 'policy' ? loaded.scenario.policies?.[String(edit.value)] : undefined;
      open(String(edit.value), edit.time, presets);
    } else if (path?.startsWith(`${seam}.`)) {
      const line = lines.get(`${policy}.${path.slice(seam.length + 1)}`);
      if (line) change(line.steps, edit.time, Number(edit.value));
    }
  }
  return { thresholds: settle([...lines.values()], applied, seam), buffer };
}

/** The step in force now is the value the worker reports, whatever the log let us infer. */
function settle(lines: readonly OpenLine[], applied: PortState, seam: ThresholdSeam): ThresholdLine[] {
  return lines.map((line) => {
    const current = line.policy.id === applied[seam];
    const last = line.steps.at(-1);
    const value = applied[SEAMS[seam].params][line.spec.name];
    if (current && last && typeof value === 'number') last.value = value;
    return { ...line, current };
  });
}
