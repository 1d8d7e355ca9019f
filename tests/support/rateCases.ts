import fc from 'fast-check';
import type { ParameterSpec, ParameterValue, ParameterValues } from '../../src/contract/index.ts';
import type {
  AlgorithmDefinition,
  IntervalMeasurements,
  Line,
  PortFacts,
  PortView,
  RateAlgorithm,
} from '../../src/engine/abr/algorithm.ts';
import { RmCell } from '../../src/engine/abr/rmCell.ts';

const VCS = 4;
const PCR = 353_208;
const PS_PER_MS = 1e9;

/** One thing that happens at a port. */
export interface Step {
  readonly kind: 'FRM' | 'BRM' | 'data' | 'measured' | 'configure';
  readonly vc: number;
  readonly queue: number;
  readonly now: number;
  readonly ccr: number;
  readonly er: number;
  readonly ci: boolean;
  readonly ni: boolean;
  /** Cells of ABR VCs and of the classes above in the interval, if one ends here. */
  readonly abrCells: number;
  readonly higherCells: number;
}

/** A port, its parameters, and what happens there. */
export interface Case {
  readonly port: PortFacts;
  readonly params: ParameterValues;
  /** Taken over at steps of kind `configure`. */
  readonly later: ParameterValues;
  readonly mcr: readonly number[];
  readonly steps: readonly Step[];
}

/** A value from the range of its specification, its ends more often than chance. */
function aValue(spec: ParameterSpec, buffer: number): fc.Arbitrary<ParameterValue> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options.map(({ value }) => value));
  const max = spec.max === 'buffer' ? buffer : spec.max;
  if (!spec.integer) {
    return fc.oneof(fc.double({ min: spec.min, max, noNaN: true }), fc.constantFrom(spec.min, max));
  }
  return fc.oneof(fc.integer({ min: spec.min, max }), fc.constantFrom(spec.min, max));
}

/** Values that may stand together: pairs the right way round. */
const someParams = ({ parameters, ordered = [] }: AlgorithmDefinition, buffer: number) =>
  fc
    .record(Object.fromEntries(parameters.map((spec) => [spec.name, aValue(spec, buffer)])))
    .map((params): ParameterValues => {
      const sorted: Record<string, ParameterValue> = { ...params };
      for (const [lower, upper] of ordered) {
        const pair = [Number(sorted[lower]), Number(sorted[upper])].sort((a, b) => a - b);
        [sorted[lower], sorted[upper]] = pair as [number, number];
      }
      return sorted;
    });

/** Where a rate lies between MCR and PCR; the ends and ICR more often than chance. */
const aShare = fc.oneof(
  fc.nat(10_000).map((n) => n / 10_000),
  fc.constantFrom(0, 0.2, 1),
);

function someSteps(buffer: number, near: readonly number[], mcr: readonly number[]) {
  const close = [0, ...near].flatMap((q) => [Math.max(0, q - 1), q, q + 1]);
  const step = fc.record({
    kind: fc.constantFrom('FRM', 'FRM', 'BRM', 'BRM', 'data', 'measured', 'configure') as fc.Arbitrary<
      Step['kind']
    >,
    vc: fc.nat(VCS - 1),
    queue: fc.oneof(fc.nat(buffer), fc.constantFrom(...close)),
    gapMs: fc.constantFrom(0, 0.003, 0.1, 1, 30),
    ccr: aShare,
    er: aShare,
    ci: fc.boolean(),
    ni: fc.boolean(),
    abrCells: fc.nat(1000),
    higherCells: fc.nat(1000),
  });
  return fc.array(step, { minLength: 1, maxLength: 60 }).map((rows) => {
    let now = 0;
    return rows.map(({ gapMs, ...row }): Step => {
      now += gapMs * PS_PER_MS;
      const rate = (share: number) => mcr[row.vc]! + share * (PCR - mcr[row.vc]!);
      return { ...row, now, ccr: rate(row.ccr), er: rate(row.er) };
    });
  });
}

export const caseFor = (definition: AlgorithmDefinition): fc.Arbitrary<Case> =>
  fc
    .record({
      buffer: fc.integer({ min: 1, max: 400 }),
      capacity: fc.constantFrom(4_000, 96_000, 365_566),
      higher: fc.boolean(),
      mcr: fc.array(fc.constantFrom(0, 0, 100, 4_717), { minLength: VCS, maxLength: VCS }),
    })
    .chain(({ buffer, capacity, higher, mcr }) =>
      fc
        .record({ params: someParams(definition, buffer), later: someParams(definition, buffer) })
        .chain(({ params, later }) => {
          const near = Object.values(params).filter(
            (value): value is number => Number.isInteger(value) && Number(value) < 1_000,
          );
          return someSteps(buffer, near, mcr).map((steps) => ({
            port: { capacity, buffer, hasHigherClasses: higher },
            params,
            later,
            mcr,
            steps,
          }));
        }),
    );

export function born(definition: AlgorithmDefinition, { port, params }: Case): RateAlgorithm {
  const algorithm = definition.create(VCS);
  algorithm.configure(params, port);
  return algorithm;
}

export const cellOf = (step: Step, mcr: readonly number[]): RmCell =>
  Object.assign(new RmCell(), {
    vc: step.vc,
    forward: step.kind === 'FRM',
    er: step.er,
    ccr: step.ccr,
    mcr: mcr[step.vc],
    ci: step.ci,
    ni: step.ni,
  });

/** An interval of 1 ms in which the VC of the step and its neighbour sent, if anybody did. */
function intervalOf({ now, vc, queue, abrCells, higherCells }: Step): IntervalMeasurements {
  const seen = new Uint8Array(VCS);
  if (abrCells > 0) seen[vc] = 1;
  if (abrCells > 1) seen[(vc + 1) % VCS] = 1;
  const active = seen.reduce((sum, one) => sum + one, 0);
  return { now, duration: 0.001, abrCells, higherCells, active, seen, queue, reservedMcr: 0 };
}

/** What one step does to an algorithm; `rm` is the cell afterwards. */
export function take(algorithm: RateAlgorithm, one: Case, step: Step): { line: Line; rm: RmCell } {
  const view = viewOf(step);
  const rm = cellOf(step, one.mcr);
  if (step.kind === 'FRM') return { rm, line: algorithm.forward?.(rm, view) ?? 0 };
  if (step.kind === 'BRM') return { rm, line: algorithm.backward?.(rm, view) ?? 0 };
  if (step.kind === 'data') return { rm, line: algorithm.data?.(step.vc, view) ?? 0 };
  if (step.kind === 'measured') algorithm.measured?.(intervalOf(step));
  else algorithm.configure(one.later, one.port);
  return { rm, line: 0 };
}

export const viewOf = ({ now, queue }: Step): PortView => ({ now, queue });

/** Parameters after the first `steps` of a case. */
export const wasConfigured = ({ steps, params, later }: Case, before: number): ParameterValues =>
  steps.slice(0, before).some(({ kind }) => kind === 'configure') ? later : params;
