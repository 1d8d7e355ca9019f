import type { Catalog, Cells, ParameterValues, PolicyInfo, Problem } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { DEFAULT_PORT } from './defaults.ts';
import type { Draft } from './draft.ts';
import { largestFrames } from './frames.ts';
import { LIMITS } from './limits.ts';
import { type Misorder, misordered, type Side } from './ordered.ts';
import { checkParameter, resolveParameters, unknownParameter } from './parameters.ts';
import { some, switchPorts } from './paths.ts';
import { ALLOCATION, mechanismOf, POLICY, SCHEDULER, SEAMS, type Seam } from './seams.ts';

/** What holds at a port, and where each part of it was written. */
export interface EffectivePort {
  readonly bufferCells: Cells;
  readonly bufferPath: string;
  readonly policy: Mechanism;
  readonly scheduler: Mechanism;
  readonly allocation: Mechanism;
}

export interface Mechanism {
  readonly id: string;
  /** In rising priority: presets, values of `default`, values of the port. */
  readonly layers: readonly { readonly path: string; readonly values: ParameterValues }[];
}

type PortsOf = Pick<Draft, 'ports' | 'rest'>;

export function effectivePort(draft: PortsOf, id: string): EffectivePort {
  const own = id === 'default' ? undefined : draft.ports[id];
  const common = draft.ports.default;
  return {
    bufferCells: own?.bufferCells ?? common?.bufferCells ?? DEFAULT_PORT.bufferCells,
    bufferPath: `ports.${own?.bufferCells === undefined ? 'default' : id}.bufferCells`,
    policy: effectiveMechanism(draft, id, POLICY),
    scheduler: effectiveMechanism(draft, id, SCHEDULER),
    allocation: effectiveMechanism(draft, id, ALLOCATION),
  };
}

/** The port's own entry before `default`; values of `default` only while the mechanism is the same. */
function effectiveMechanism({ ports, rest }: PortsOf, id: string, { name, params }: Seam): Mechanism {
  const own = id === 'default' ? undefined : ports[id];
  const common = ports.default;
  const commonId = common?.[name] ?? DEFAULT_PORT[name];
  const chosen = own?.[name] ?? commonId;
  const layer = (path: string, values: ParameterValues | undefined) =>
    values === undefined ? [] : [{ path, values }];
  return {
    id: chosen,
    layers: [
      ...(name === 'policy' ? layer(`policies.${chosen}`, rest.policies?.[chosen]) : []),
      ...(chosen === commonId ? layer(`ports.default.${params}`, common?.[params]) : []),
      ...layer(`ports.${id}.${params}`, own?.[params]),
    ],
  };
}

/** Entries for ports that do not exist, buffers too small, parameters unknown or out of range. */
export function checkPorts(draft: Draft, catalog: Catalog): readonly Problem[] {
  const ids = switchPorts(draft);
  const strangers = Object.keys(draft.ports).filter((id) => id !== 'default' && !ids.includes(id));
  return [
    ...strangers.map((id) => unknownPort(`ports.${id}`, id, ids)),
    ...checkStagePort(draft, ids),
    ...checkBuffers(draft, ids),
    ...checkPresets(draft, catalog),
    ...[...ids, 'default'].flatMap((id) => SEAMS.flatMap((seam) => checkValues(draft, catalog, id, seam))),
  ];
}

const unknownPort = (path: string, id: string, ids: readonly string[]): Problem => ({
  path,
  value: id,
  reason: `no such output port of a switch; known: ${some(ids)}`,
});

function checkStagePort({ rest }: Draft, ids: readonly string[]): readonly Problem[] {
  const port = rest.stage?.port;
  return port === undefined || ids.includes(port) ? [] : [unknownPort('stage.port', port, ids)];
}

function checkBuffers(draft: Draft, ids: readonly string[]): readonly Problem[] {
  const largest = largestFrames(draft);
  return ids.flatMap((id) => {
    const { bufferCells, bufferPath } = effectivePort(draft, id);
    const frame = largest.get(id);
    if (frame === undefined || frame.cells <= bufferCells) return [];
    const range = `range ${grouped(frame.cells)} to ${grouped(LIMITS.bufferCells.max)} cells`;
    const reason = `smaller than a frame of VC ${frame.vc} at port ${id}; ${range}`;
    return [{ path: bufferPath, value: bufferCells, reason }];
  });
}

function checkPresets({ rest }: Draft, catalog: Catalog): readonly Problem[] {
  return Object.entries(rest.policies ?? {}).flatMap(([id, values]) => {
    const policy = catalog.policies.find((candidate) => candidate.id === id);
    if (policy === undefined) {
      const known = catalog.policies.map((candidate) => candidate.id).join(', ');
      return [{ path: `policies.${id}`, value: id, reason: `unknown policy; known: ${known}` }];
    }
    const path = `policies.${id}`;
    const problems = checkLayer(policy, LIMITS.bufferCells.max, path, values, '');
    if (problems.length > 0) return problems;
    return misordered(policy, values, LIMITS.bufferCells.max).map(({ lower }) => problemAt(path, lower));
  });
}

function checkValues(draft: Draft, catalog: Catalog, id: string, seam: Seam): readonly Problem[] {
  const { bufferCells, [seam.name]: mechanism } = effectivePort(draft, id);
  const { layers } = mechanism;
  const policy = mechanismOf(catalog, seam, mechanism.id);
  if (policy === undefined) return [];
  const where = id === 'default' ? '' : ` of port ${id}`;
  const inForce = (name: string, layer: number): boolean =>
    !layers.slice(layer + 1).some(({ values }) => Object.hasOwn(values, name));
  const problems = layers.flatMap(({ path, values }, layer) => {
    if (id === 'default' && !path.startsWith('ports.')) return [];
    const entries = Object.entries(values).filter(([name]) => inForce(name, layer));
    return checkLayer(policy, bufferCells, path, Object.fromEntries(entries), where, seam.name);
  });
  if (problems.length > 0) return problems;
  const values = resolveParameters(
    policy.parameters,
    bufferCells,
    layers.map((layer) => layer.values),
  );
  return misordered(policy, values, bufferCells)
    .map((pair) => misorderAt(layers, pair))
    .filter(({ path }) => id !== 'default' || path.startsWith('ports.'));
}

/** Told of the value that was written last, of the lower one when both were written in one place. */
function misorderAt(layers: Mechanism['layers'], { lower, upper }: Misorder): Problem {
  const layerOf = ({ name }: Side): number =>
    layers.findLastIndex(({ values }) => Object.hasOwn(values, name));
  const side = layerOf(lower) >= layerOf(upper) ? lower : upper;
  return problemAt(layers[layerOf(side)]?.path ?? '', side);
}

const problemAt = (path: string, { name, value, reason }: Side): Problem => ({
  path: `${path}.${name}`,
  value,
  reason,
});

function checkLayer(
  policy: PolicyInfo,
  bufferCells: Cells,
  path: string,
  values: ParameterValues,
  where: string,
  what = 'policy',
): readonly Problem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const spec = policy.parameters.find((candidate) => candidate.name === name);
    if (spec === undefined) {
      return [{ path: `${path}.${name}`, value, reason: unknownParameter(policy.parameters, what) }];
    }
    const checked = checkParameter(spec, value, bufferCells);
    if (checked.ok) return [];
    return [
      {
        path: `${path}.${name}`,
        value,
        reason: checked.reason.replace('(the buffer)', `(the buffer${where})`),
      },
    ];
  });
}
