import fc from 'fast-check';
import { type Edit, type Picoseconds, SERVICE_CLASSES } from '../../src/contract/index.ts';
import { algorithms } from '../../src/engine/abr/algorithms/index.ts';
import { COUPLING_FORMS, ROUND_TRIPS } from '../../src/engine/abr/ends/couplingSpecs.ts';
import { allocations } from '../../src/engine/switch/allocation/index.ts';
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
  fc.constantFrom(0, 0.01, 0.3).map((value) => ({ path: 'impairments.S1>dst1.lossProbability', value })),
  fc.constantFrom(0, 0.1).map((value) => ({ path: 'impairments.S1>dst1.frameLossProbability', value })),
  fc.constantFrom(0, 0.01).map((value) => ({ path: 'impairments.S1>dst1.burst.goodToBad', value })),
  fc.constantFrom(800, 9_000, 25_000.5).map((value) => ({ path: 'vcs.*.rate', value })),
);

const schedulerId = fc.constantFrom(...schedulers.map(({ id }) => id));
const algorithmId = fc.constantFrom(...algorithms.map(({ id }) => id));
const allocationId = fc.constantFrom(...allocations.map(({ id }) => id));

/** How cells are served and who may hold how many: ports go over to queues per VC and back. */
const sharing: typeof general = fc.oneof(
  schedulerId.map((value) => ({ path: 'scheduler', value })),
  schedulerId.map((value) => ({ path: 'ports.S1>dst1.scheduler', value })),
  fc.constantFrom('fifo', 'rr', 'wrr', 'wfq').map((value) => ({ path: 'scheduler.within', value })),
  allocationId.map((value) => ({ path: 'allocation', value })),
  fc.constantFrom(0, 0.02, 0.05).map((value) => ({ path: 'allocation.min', value })),
  fc.constantFrom(0.5, 1).map((value) => ({ path: 'allocation.max', value })),
  fc.integer({ min: 1, max: 5 }).map((value) => ({ path: 'vcs.1.weight', value })),
  fc.constantFrom(...SERVICE_CLASSES).map((value) => ({ path: 'vcs.1.serviceClass', value })),
  fc.constantFrom(0, 0.1).map((value) => ({ path: 'vcs.*.share.min', value })),
);

/** What only some policies have. */
const parameter = fc.oneof(
  fc
    .record({
      name: fc.constantFrom(
        'threshold',
        'th1',
        'th2',
        'low',
        'high',
        'r',
        'minTh',
        'maxTh',
        'tq',
        'packetCells',
      ),
      value: fc.integer({ min: 0, max: 150 }),
    })
    .map(({ name, value }) => ({ path: `policy.${name}`, value })),
  fc.constantFrom(0.01, 0.3, 1).map((value) => ({ path: 'policy.wq', value })),
  fc.constantFrom(1, 80, 3_000).map((value) => ({ path: 'policy.nvcPercent', value })),
  fc.constantFrom('min', 'max').map((value) => ({ path: 'policy.ttMode', value })),
  fc.constantFrom('atm-red', 'frame').map((value) => ({ path: 'policy.notifier', value })),
  fc.constantFrom('step', 'gentle', 'buffer').map((value) => ({ path: 'policy.aboveMax', value })),
  fc.constantFrom('first-release', 'empty-list').map((value) => ({ path: 'policy.timerStop', value })),
);

/** Of VCs with rate control, and of TCP that sends into them. */
const rates: typeof general = fc.oneof(
  algorithmId.map((value) => ({ path: 'algorithm', value })),
  algorithmId.map((value) => ({ path: 'algorithm', value })),
  fc.constantFrom(1 / 64, 0.3, 1).map((value) => ({ path: 'abr.rif', value })),
  fc.constantFrom(1 / 64, 1).map((value) => ({ path: 'abr.rdf', value })),
  fc.constantFrom(2, 8, 64).map((value) => ({ path: 'vcs.1.abr.nrm', value })),
  fc.constantFrom(1, 4).map((value) => ({ path: 'abr.crm', value })),
  fc.constantFrom(...COUPLING_FORMS).map((value) => ({ path: 'abr.coupling.form', value })),
  fc.constantFrom(...COUPLING_FORMS).map((value) => ({ path: 'vcs.1.abr.coupling.form', value })),
  fc.constantFrom(...ROUND_TRIPS).map((value) => ({ path: 'abr.coupling.rtt', value })),
  fc.constantFrom(0.5, 4).map((value) => ({ path: 'abr.coupling.k', value })),
  fc.constantFrom(1, 4).map((value) => ({ path: 'abr.coupling.floorSegments', value })),
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
