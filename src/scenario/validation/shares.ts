import {
  because,
  type Catalog,
  type Cells,
  type MechanismInfo,
  type ParameterValues,
  type PortState,
  type Problem,
  pathOf,
  type Reason,
  SERVICE_CLASSES,
  type ServiceClass,
  type ShareDocument,
} from '../../contract/index.ts';
import { findAllocation } from '../../engine/switch/allocation/index.ts';
import { classOf, completeClasses } from '../document/classes.ts';
import { DEFAULT_VC } from '../document/defaults.ts';
import type { PartialDocument } from '../document/partialDocument.ts';
import { ALLOCATION, mechanismOf } from '../edits/mechanismSlots.ts';
import { crossingsByHop } from './crossing.ts';
import { planFlows } from './flowPlan.ts';
import { frameSizes } from './frames.ts';
import { checkParameter, resolveParameters } from './parameters.ts';
import { switchPorts } from './paths.ts';
import { type EffectiveMechanism, effectivePort } from './ports.ts';

/** A queue at a port. */
export interface ShareUser {
  readonly serviceClass: ServiceClass;
  /** `VC 3`; a merged VC between routers has the name of the first VC that it carries, or none. */
  readonly name: string | null;
  readonly own: ShareDocument;
  /** Its longest frame. */
  readonly frameCells: Cells;
}

/** An impossible share. */
export interface ShareProblem {
  /** Index in the list of users; null for a share of the port. */
  readonly user: number | null;
  readonly key: 'min' | 'max';
  readonly value: number;
  readonly reason: Reason;
}

type SharedPort = Pick<PortState, 'id' | 'bufferCells' | 'allocation' | 'allocationParams' | 'classes'>;

/** Problems of shares: minima above the whole buffer, caps below a frame, minima above maxima. */
export function shareProblems(port: SharedPort, users: readonly ShareUser[]): readonly ShareProblem[] {
  const { classes, ...whole } = port;
  if (classes === undefined) return problemsOf(whole, users);
  return SERVICE_CLASSES.flatMap((name) => {
    const places = [...users.keys()].filter((user) => users[user]!.serviceClass === name);
    const classPort = { ...whole, bufferCells: classes[name].bufferCells };
    const problems = problemsOf(
      classPort,
      places.map((user) => users[user]!),
    );
    return problems.map((problem) =>
      problem.user === null ? problem : { ...problem, user: places[problem.user]! },
    );
  });
}

/** Problems of VCs that share one buffer. */
function problemsOf(port: SharedPort, users: readonly ShareUser[]): readonly ShareProblem[] {
  const definition = findAllocation(port.allocation);
  if (definition.isShared === true || users.length === 0) return [];
  const held = users.map((user) => ({
    ...user,
    ...definition.shares(port.allocationParams, user.own, users.length),
  }));
  const each = held.flatMap(({ name, own, frameCells, min, max }, user): ShareProblem[] => {
    const whose = own.max === max ? user : null;
    const least = share(frameCells / port.bufferCells);
    if (Math.floor(max * port.bufferCells + 1e-6) < frameCells) {
      const frame = { name, frameCells, bufferCells: port.bufferCells, port: port.id };
      const reason =
        definition.parameters.length > 0
          ? because('shareBelowFrame', { ...frame, minShare: least })
          : because('equalShareBelowFrame', { ...frame, neededCells: frameCells * users.length });
      return [{ user: whose, key: 'max', value: max, reason }];
    }
    if (!(min > max)) return [];
    const reason = because('minAboveMax', { max, name, port: port.id });
    return [{ user: own.min === min ? user : null, key: 'min', value: min, reason }];
  });
  return [...each, ...tooMuch(port, held)];
}

/** Rounds up to three decimals. */
const share = (exact: number): number => Math.ceil(exact * 1_000 - 1e-6) / 1_000;

function tooMuch(
  port: SharedPort,
  held: readonly (ShareUser & { readonly min: number })[],
): readonly ShareProblem[] {
  const sum = held.reduce((total, { min }) => total + min, 0);
  if (!(sum > 1 + 1e-9)) return [];
  const withOwnMinimum = held.filter((user) => user.own.min === user.min);
  const blamed = withOwnMinimum.length < held.length ? null : (held.at(-1) ?? null);
  const value =
    blamed === null ? (held.find((user) => !withOwnMinimum.includes(user))?.min ?? 0) : blamed.min;
  const others = blamed === null ? withOwnMinimum.reduce((total, { min }) => total + min, 0) : sum - value;
  const sharers = blamed === null ? held.length - withOwnMinimum.length : 1;
  const most = Math.max(0, Math.floor(((1 - others) / sharers) * 1_000 + 1e-6) / 1_000);
  const reason = because('minimaAboveBuffer', {
    vcs: held.length,
    port: port.id,
    sum: share(sum),
    max: most,
  });
  return [{ user: blamed === null ? null : held.length - 1, key: 'min', value, reason }];
}

/** Checks the shares at all ports of a document. */
export function checkShares(draft: PartialDocument, catalog: Catalog): readonly Problem[] {
  const plan = planFlows(draft);
  const sizes = draft.vcs.map((vc) => frameSizes(vc, draft));
  const byHop = crossingsByHop(plan, sizes);
  return switchPorts(draft).flatMap((id) => {
    const effective = effectivePort(draft, id);
    const { bufferCells, allocation } = effective;
    const { id: chosen, layers } = allocation;
    const info = mechanismOf(catalog, ALLOCATION, chosen);
    if (info === undefined) return [];
    const allocationParams = soundParameters(info, layers, bufferCells);
    const crossing = byHop.get(id) ?? [];
    const users = crossing.map(({ vc, merged, frameCells }) => ({
      name: draft.vcName(vc),
      serviceClass: merged ? DEFAULT_VC.serviceClass : classOf(draft.vcs[vc]!),
      own: merged ? {} : (draft.vcs[vc]!.share ?? {}),
      frameCells,
    }));
    const classes = completeClasses(draft, catalog, id, effective);
    const port = { id, bufferCells, allocation: chosen, allocationParams, ...(classes && { classes }) };
    return shareProblems(port, users).map(({ user, key, value, reason }): Problem => {
      if (user !== null) {
        return { path: pathOf(draft.at('vcs', crossing[user]!.vc), 'share', key), value, reason };
      }
      const layer = layers.findLast((candidate) => Object.hasOwn(candidate.values, key));
      if (layer !== undefined) return { path: pathOf(layer.path, key), value, reason };
      const writer = draft.ports?.[id]?.allocation === undefined ? 'default' : id;
      return { path: pathOf('ports', writer, 'allocation'), value: chosen, reason };
    });
  });
}

/** Parameters in which an invalid written value is NaN, so that no other value is blamed. */
function soundParameters(
  { parameters }: MechanismInfo,
  layers: EffectiveMechanism['layers'],
  bufferCells: Cells,
): ParameterValues {
  const written: ParameterValues = Object.assign({}, ...layers.map(({ values }) => values));
  const wrong = parameters.filter(
    (spec) => Object.hasOwn(written, spec.name) && !checkParameter(spec, written[spec.name], bufferCells).ok,
  );
  return {
    ...resolveParameters(parameters, bufferCells, [written]),
    ...Object.fromEntries(wrong.map(({ name }) => [name, Number.NaN])),
  };
}
