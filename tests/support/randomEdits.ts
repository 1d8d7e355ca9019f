import fc from 'fast-check';
import {
  type Edit,
  LOSS_KEYS,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValue,
  type Picoseconds,
  SERVICE_CLASSES,
} from '../../src/contract/index.ts';
import { algorithms } from '../../src/engine/abr/algorithms/index.ts';
import { COUPLING_SPECS } from '../../src/engine/abr/ends/couplingSpecs.ts';
import { RATE_SPECS } from '../../src/engine/abr/ends/rateSpecs.ts';
import { allocations } from '../../src/engine/switch/allocation/index.ts';
import { policies } from '../../src/engine/switch/discard/index.ts';
import { schedulers } from '../../src/engine/switch/schedulers/index.ts';
import { policyId } from './randomScenario.ts';

/** What every port takes, whatever its policy. */
const general: fc.Arbitrary<{ path: string; value: string | number }> = fc.oneof(
  policyId.map((value) => ({ path: 'policy', value })),
  policyId.map((value) => ({ path: 'ports.S1>dst1.policy', value })),
  fc.constantFrom('shared', 'perClass').map((value) => ({ path: 'buffers', value })),
  policyId.map((value) => ({ path: 'classes.ubr.policy', value })),
  fc.integer({ min: 34, max: 200 }).map((value) => ({ path: 'classes.cbr.buffer', value })),
  fc.integer({ min: 34, max: 200 }).map((value) => ({ path: 'buffer', value })),
  fc
    .tuple(fc.constantFrom(...LOSS_KEYS), fc.constantFrom(0, 0.01, 0.1, 0.3))
    .map(([key, value]) => ({ path: `impairments.S1>dst1.${key}`, value })),
  {
    arbitrary: fc.constantFrom(800, 9_000, 25_000.5).map((value) => ({ path: 'vcs.*.rate', value })),
    weight: 3,
  },
);

const schedulerId = fc.constantFrom(...schedulers.map(({ id }) => id));
const algorithmId = fc.constantFrom(...algorithms.map(({ id }) => id));
const allocationId = fc.constantFrom(...allocations.map(({ id }) => id));

/** How cells are served and who may hold how many: ports go over to queues per VC and back. */
const sharing: typeof general = fc.oneof(
  schedulerId.map((value) => ({ path: 'scheduler', value })),
  schedulerId.map((value) => ({ path: 'ports.S1>dst1.scheduler', value })),
  allocationId.map((value) => ({ path: 'allocation', value })),
  fc.integer({ min: 1, max: 5 }).map((value) => ({ path: 'vcs.1.weight', value })),
  fc.constantFrom(...SERVICE_CLASSES).map((value) => ({ path: 'vcs.1.serviceClass', value })),
  fc.constantFrom(0, 0.1).map((value) => ({ path: 'vcs.*.share.min', value })),
  fc.constantFrom(0.5, 1).map((value) => ({ path: 'vcs.1.share.max', value })),
);

/** A value of a parameter, mostly in the range where things happen. */
const valueFor = (spec: ParameterSpec): fc.Arbitrary<ParameterValue> => {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options.map(({ value }) => value));
  const max = spec.max === 'buffer' ? Infinity : spec.max;
  if (spec.integer) return fc.integer({ min: Math.ceil(spec.min), max: Math.min(150, max) });
  const fit = [0, 1 / 64, 0.1, 0.3, 1, 2, 7.5, 80].filter((value) => value >= spec.min && value <= max);
  return fc.constantFrom(...(fit.length === 0 ? [spec.min] : fit));
};

/** What only some mechanisms of a kind have; each name once, as one that several have is drawn often enough. */
const parametersAt = (slot: string, infos: readonly Pick<MechanismInfo, 'parameters'>[]): typeof general => {
  const specs = new Map(infos.flatMap(({ parameters }) => parameters.map((spec) => [spec.name, spec])));
  return fc
    .constantFrom(...specs.values())
    .chain((spec) => valueFor(spec).map((value) => ({ path: `${slot}.${spec.name}`, value })));
};

const parameter: typeof general = fc.oneof(
  { arbitrary: parametersAt('policy', policies), weight: 3 },
  { arbitrary: parametersAt('algorithm', algorithms), weight: 2 },
  { arbitrary: parametersAt('allocation', allocations), weight: 1 },
  { arbitrary: parametersAt('scheduler', schedulers), weight: 1 },
);

/** Of VCs with rate control, and of TCP that sends into them. */
const rates: typeof general = fc.oneof(
  algorithmId.map((value) => ({ path: 'algorithm', value })),
  algorithmId.map((value) => ({ path: 'algorithm', value })),
  ...['abr', 'vcs.1.abr'].flatMap((of) => [
    parametersAt(of, [{ parameters: Object.values(RATE_SPECS) }]),
    parametersAt(`${of}.coupling`, [{ parameters: Object.values(COUPLING_SPECS) }]),
  ]),
);

/** Mostly general, so that enough are carried out however many parameters there come to be. */
const change = fc.oneof(
  { arbitrary: general, weight: 2 },
  { arbitrary: sharing, weight: 2 },
  { arbitrary: rates, weight: 1 },
  { arbitrary: parameter, weight: 1 },
);

/** Swaps, thresholds, weights and buffers at random times from the very start on; many a value will be refused. */
export const editsWithin = (end: Picoseconds): fc.Arbitrary<readonly Edit[]> =>
  fc
    .array(fc.tuple(fc.oneof(fc.nat(end - 1), fc.constantFrom(0, Math.floor(end / 2))), change), {
      maxLength: 8,
    })
    .map((list) => list.map(([time, { path, value }]) => ({ time, path, value })));

/** Moments of a run in their order, its ends among them. */
export const momentsWithin = (end: Picoseconds, most = 8): fc.Arbitrary<readonly Picoseconds[]> =>
  fc
    .array(fc.oneof(fc.nat(end), fc.constantFrom(0, 1, end - 1, end)), { minLength: 1, maxLength: most })
    .map((times) => times.toSorted((a, b) => a - b));
