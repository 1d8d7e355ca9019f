import fc from 'fast-check';
import {
  CELL_BYTES,
  type ParameterSpec,
  type ParameterValue,
  type ParameterValues,
} from '../../src/contract/index.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { capture, type State } from '../../src/engine/sim/state.ts';
import type {
  ArrivingCell,
  DiscardPolicy,
  PolicyDefinition,
} from '../../src/engine/switch/discard/policy.ts';
import { CELL_TIME_PS, hold, inOrder } from './cells.ts';

const FLOWS = 4;

/** A value from the range of its specification, its ends more often than chance. */
function aValue(spec: ParameterSpec, buffer: number): fc.Arbitrary<ParameterValue> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options.map(({ value }) => value));
  const max = spec.max === 'buffer' ? buffer : spec.max;
  if (!spec.integer) return fc.double({ min: spec.min, max: Math.min(max, 50), noNaN: true });
  return fc.oneof(fc.integer({ min: spec.min, max }), fc.constantFrom(spec.min, max));
}

interface Case {
  readonly buffer: number;
  readonly params: ParameterValues;
  readonly steps: readonly Step[];
}

interface Step {
  readonly cell: ArrivingCell;
  /** Cells of each flow in the buffer, for policies that ask. */
  readonly held: readonly number[];
}

function stepsFor(buffer: number, thresholds: readonly number[]): fc.Arbitrary<readonly Step[]> {
  const near = [buffer, ...thresholds].flatMap((q) => [Math.max(0, q - 1), q, q + 1]);
  const cell = fc.record({
    flow: fc.nat(FLOWS - 1),
    last: fc.boolean(),
    queue: fc.oneof(fc.nat(buffer + 2), fc.constantFrom(...near)),
    gapMs: fc.constantFrom(0, 0.01, 1, 10),
    idle: fc.double({ min: 0, max: 1, noNaN: true }),
    held: fc.array(fc.nat(buffer), { minLength: FLOWS, maxLength: FLOWS }),
  });
  return fc.array(cell, { minLength: 1, maxLength: 60 }).map((rows) => {
    const inFrame = new Set<number>();
    let now = 0;
    return rows.map(({ flow, last, queue, gapMs, idle, held }) => {
      now += gapMs * 1e9;
      const first = !inFrame.has(flow);
      if (last) inFrame.delete(flow);
      else inFrame.add(flow);
      return {
        cell: {
          flow,
          first,
          last,
          bytes: CELL_BYTES,
          queue,
          since: Math.floor(now * idle),
          now,
          cellTime: CELL_TIME_PS,
        },
        held,
      };
    });
  });
}

/** Random parameters, and random cells that crowd round every threshold. */
export const caseFor = (policy: PolicyDefinition): fc.Arbitrary<Case> =>
  fc.integer({ min: 1, max: 60 }).chain((buffer) =>
    fc
      .record(Object.fromEntries(policy.parameters.map((spec) => [spec.name, aValue(spec, buffer)])))
      .map((params) => inOrder(policy, params))
      .chain((params) => {
        const thresholds = Object.values(params).filter((value) => typeof value === 'number');
        return stepsFor(buffer, thresholds.filter(Number.isInteger)).map((steps) => ({
          buffer,
          params,
          steps,
        }));
      }),
  );

interface Tools {
  /** A copy of all its state. */
  readonly state: () => State;
  readonly random: RandomStream;
  /** Lets another policy see the same cells waiting. */
  readonly hold: (other: DiscardPolicy) => void;
}

/** Shows a fresh policy every cell of a case. @param look sees the policy before each, and may copy all its state */
export function show(
  policy: PolicyDefinition,
  { buffer, params, steps }: Case,
  look: (subject: DiscardPolicy, cell: ArrivingCell, tools: Tools) => void,
): void {
  const random = new RandomStream(1, 'policy');
  const subject = policy.create(FLOWS, random);
  subject.configure(params, buffer);
  subject.hooks?.begin(0, CELL_TIME_PS);
  const parts = [
    subject,
    subject.acceptThreshold,
    random,
    subject.list,
    subject.occupancy,
    ...(subject.parts ?? []),
  ].filter((part) => part !== null);
  for (const { cell, held } of steps) {
    const holdCells = (policy: DiscardPolicy): void => {
      let left = cell.queue; // nobody holds what is not there
      held.forEach((cells, flow) => {
        hold(policy, flow, Math.min(cells, left));
        left -= Math.min(cells, left);
      });
    };
    holdCells(subject);
    look(subject, cell, { state: () => capture(parts), random, hold: holdCells });
  }
}
