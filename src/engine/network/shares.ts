import type { Catalog, Cells, PortState, Problem, ShareDocument } from '../../contract/index.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { grouped } from '../text.ts';
import { crossingAt } from './crossing.ts';
import type { Draft } from './draft.ts';
import { planFlows } from './flowPlan.ts';
import { frameSizes } from './frames.ts';
import { resolveParameters } from './parameters.ts';
import { switchPorts } from './paths.ts';
import { effectivePort } from './ports.ts';
import { ALLOCATION, mechanismOf } from './seams.ts';

/** A queue at a port; of a merged VC between routers the first VC that it carries is named. */
export interface ShareUser {
  readonly vc: number;
  readonly own: ShareDocument;
  /** Its longest frame. */
  readonly frameCells: Cells;
}

/** A share that cannot be kept. */
export interface ShareProblem {
  /** Null when the share is the port's. */
  readonly vc: number | null;
  readonly key: 'min' | 'max';
  readonly value: number;
  readonly reason: string;
}

type SharedPort = Pick<PortState, 'id' | 'bufferCells' | 'allocation' | 'allocationParams'>;

/** Minimum shares above the whole buffer, caps below a frame, minima above maxima. */
export function shareProblems(port: SharedPort, users: readonly ShareUser[]): readonly ShareProblem[] {
  const definition = findAllocation(port.allocation);
  if (definition.isShared === true || users.length === 0) return [];
  const held = users.map((user) => ({
    ...user,
    ...definition.shares(port.allocationParams, user.own, users.length),
  }));
  const each = held.flatMap(({ vc, own, frameCells, min, max }): ShareProblem[] => {
    const whose = own.max === max ? vc : null;
    const least = share(frameCells / port.bufferCells);
    if (Math.floor(max * port.bufferCells + 1e-6) < frameCells) {
      const reason = `below a frame of VC ${vc}, ${frameCells} of ${grouped(port.bufferCells)} cells at port ${port.id}; range ${least} to 1`;
      return [{ vc: whose, key: 'max', value: max, reason }];
    }
    if (min <= max) return [];
    const reason = `above the maximum share ${max} of VC ${vc} at port ${port.id}; range 0 to ${max}`;
    return [{ vc: own.min === min ? vc : null, key: 'min', value: min, reason }];
  });
  return [...each, ...tooMuch(port, held)];
}

/** Rounded up to three decimals. */
const share = (exact: number): number => Math.ceil(exact * 1_000 - 1e-6) / 1_000;

function tooMuch(
  port: SharedPort,
  held: readonly (ShareUser & { readonly min: number })[],
): readonly ShareProblem[] {
  const sum = held.reduce((total, { min }) => total + min, 0);
  if (sum <= 1 + 1e-9) return [];
  const own = held.filter((user) => user.own.min === user.min);
  const blamed = own.length < held.length ? null : (held.at(-1) ?? null);
  const value = blamed === null ? (held.find((user) => !own.includes(user))?.min ?? 0) : blamed.min;
  const others = blamed === null ? own.reduce((total, { min }) => total + min, 0) : sum - value;
  const sharers = blamed === null ? held.length - own.length : 1;
  const most = Math.max(0, Math.floor(((1 - others) / sharers) * 1_000 + 1e-6) / 1_000);
  const reason = `minimum shares of the ${held.length} VCs at port ${port.id} add up to ${share(sum)}, more than the buffer; range 0 to ${most}`;
  return [{ vc: blamed?.vc ?? null, key: 'min', value, reason }];
}

/** Of all ports of a document. */
export function checkShares(draft: Draft, catalog: Catalog): readonly Problem[] {
  const plan = planFlows(draft);
  const sizes = draft.vcs.map((vc) => frameSizes(vc, draft));
  return switchPorts(draft).flatMap((id) => {
    const { bufferCells, allocation } = effectivePort(draft, id);
    const info = mechanismOf(catalog, ALLOCATION, allocation.id);
    if (info === undefined) return [];
    const values = allocation.layers.map((layer) => layer.values);
    const allocationParams = resolveParameters(info.parameters, bufferCells, values);
    const port = { id, bufferCells, allocation: allocation.id, allocationParams };
    const users = crossingAt(plan, sizes, id).map(({ vc, merged, frameCells }) => ({
      vc: draft.vcs[vc].id,
      own: merged ? {} : (draft.vcs[vc].share ?? {}),
      frameCells,
    }));
    return shareProblems(port, users).map(({ vc, key, value, reason }): Problem => {
      if (vc !== null) return { path: `vcs.${vc}.share.${key}`, value, reason };
      const layer = allocation.layers.findLast((one) => Object.hasOwn(one.values, key));
      if (layer !== undefined) return { path: `${layer.path}.${key}`, value, reason };
      return { path: `ports.${id}.allocation`, value: allocation.id, reason };
    });
  });
}
