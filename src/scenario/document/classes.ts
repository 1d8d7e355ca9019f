import {
  because,
  type Catalog,
  type Cells,
  type ClassState,
  type ClassStates,
  isWithin,
  type ParameterValues,
  type PortState,
  type Problem,
  pathOf,
  type ScenarioDocument,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcDocument,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import { mechanismOf, POLICY } from '../edits/mechanismSlots.ts';
import { frameSizes } from '../validation/frames.ts';
import { misordered } from '../validation/ordered.ts';
import { checkParameter, resolveParameters, unknownParameter } from '../validation/parameters.ts';
import { takesHop, takesHopBack } from '../validation/paths.ts';
import { DEFAULT_VC } from './defaults.ts';
import { isNamed, type PartialDocument } from './partialDocument.ts';

type PortsOf = Pick<ScenarioDocument, 'ports' | 'policies' | 'vcs'>;

/** Settings in force for the buffer of a class, with the paths at which they were written. */
export interface EffectiveClass {
  readonly bufferCells: Cells;
  /** Null if the buffer size is that of the port. */
  readonly bufferPath: string | null;
  readonly policy: string;
  readonly ownPolicy: boolean;
  /** In rising priority. Values of the port that do not fit the class are skipped; its own values have to fit. */
  readonly layers: readonly {
    readonly path: string;
    readonly values: ParameterValues;
    readonly own: boolean;
  }[];
}

/** Settings of the port that a class may inherit. */
export interface Inherited {
  readonly bufferCells: Cells;
  readonly policy: {
    readonly id: string;
    readonly layers: readonly { readonly path: string; readonly values: ParameterValues }[];
  };
}

export const classOf = ({ serviceClass, abr }: Pick<VcDocument, 'serviceClass' | 'abr'>): ServiceClass =>
  serviceClass ?? (abr === undefined ? DEFAULT_VC.serviceClass : 'abr');

/** Whether cells of the VC cross the port: data, or acknowledgements or RM cells on the way back. */
const crosses = (vc: VcDocument, id: string): boolean =>
  takesHop(vc.path, id) || ((isTcp(vc.source) || vc.abr !== undefined) && takesHopBack(vc.path, id));

/** Whether each service class has a buffer of its own at this port. */
export function hasClassBuffers({ ports = {}, vcs }: PortsOf, id: string): boolean {
  const portSettings = id === 'default' ? undefined : ports[id];
  const chosen = portSettings?.buffers ?? ports.default?.buffers;
  if (chosen !== undefined) return chosen === 'perClass';
  const several = ([first, ...others]: readonly VcDocument[]): boolean =>
    first !== undefined && others.some((vc) => classOf(vc) !== classOf(first));
  return several(vcs) && several(vcs.filter((vc) => crosses(vc, id)));
}

/** Settings of the class at the port, then at `default`, then those of the port itself. */
export function effectiveClass(
  { ports = {}, policies }: PortsOf,
  id: string,
  name: ServiceClass,
  port: Inherited,
): EffectiveClass {
  const ids = id === 'default' ? ['default'] : ['default', id];
  const written = ids.flatMap((portId) => {
    const values = ports[portId]?.classes?.[name];
    return values === undefined ? [] : [{ path: pathOf('ports', portId, 'classes', name), values }];
  });
  const sized = written.findLast(({ values }) => values.bufferCells !== undefined);
  const cells = sized?.values.bufferCells ?? port.bufferCells;
  const chosen = written.findLast(({ values }) => values.policy !== undefined);
  const policy = chosen?.values.policy ?? port.policy.id;
  const preset = policies?.[policy];
  const first = chosen === undefined ? 0 : written.indexOf(chosen);
  const params = written
    .slice(first)
    .flatMap(({ path, values }) =>
      values.params === undefined ? [] : [{ path: pathOf(path, 'params'), values: values.params, own: true }],
    );
  const inherited = port.policy.layers.map((layer) => ({ ...layer, own: false }));
  const presets =
    preset === undefined ? [] : [{ path: pathOf('policies', policy), values: preset, own: false }];
  return {
    bufferCells: cells === 'unlimited' ? LIMITS.bufferCells.max : cells,
    bufferPath: sized === undefined ? null : pathOf(sized.path, 'bufferCells'),
    policy,
    ownPolicy: chosen !== undefined || params.length > 0,
    layers: [...(policy === port.policy.id ? inherited : presets), ...params],
  };
}

/** All parameters of the policy of a class, including those of the port that fit. */
export function classParameters(
  catalog: Catalog,
  { policy, bufferCells, layers }: EffectiveClass,
): ParameterValues {
  const info = mechanismOf(catalog, POLICY, policy);
  if (info === undefined) return {};
  const resolved = (chosen: EffectiveClass['layers']): ParameterValues =>
    resolveParameters(
      info.parameters,
      bufferCells,
      chosen.map(({ values }) => values),
    );
  const all = resolved(layers);
  return misordered(info, all, bufferCells).length === 0 ? all : resolved(layers.filter(({ own }) => own));
}

/** The buffers of all classes of a port; undefined where they share one. */
export function completeClasses(
  document: PortsOf,
  catalog: Catalog,
  id: string,
  port: Inherited,
): ClassStates | undefined {
  if (!hasClassBuffers(document, id)) return undefined;
  const states = SERVICE_CLASSES.map((name): [ServiceClass, ClassState] => {
    const cls = effectiveClass(document, id, name, port);
    const { bufferCells, policy, bufferPath, ownPolicy } = cls;
    const setForClass = { buffer: bufferPath !== null, policy: ownPolicy };
    return [name, { bufferCells, policy, params: classParameters(catalog, cls), own: setForClass }];
  });
  return Object.fromEntries(states) as unknown as ClassStates;
}

/** Buffers of classes for a port that exists already: every class inherits the settings of the port. */
export const inheritingClasses = ({ bufferCells, policy, params }: PortState): ClassStates =>
  Object.fromEntries(
    SERVICE_CLASSES.map((name) => [
      name,
      { bufferCells, policy, params, own: { buffer: false, policy: false } },
    ]),
  ) as unknown as ClassStates;

/** Problems of class buffers: too small for a frame, or parameters unknown or out of range. */
export function checkClasses(
  draft: PartialDocument,
  catalog: Catalog,
  id: string,
  port: Inherited,
  isPort: boolean,
): readonly Problem[] {
  const areOwn = isPort && hasClassBuffers(draft, id);
  return SERVICE_CLASSES.flatMap((name) => {
    const cls = effectiveClass(draft, id, name, port);
    return [
      ...(areOwn ? checkSize(draft, id, name, cls) : []),
      ...checkClassValues(catalog, id, name, cls, isPort),
    ];
  });
}

function checkSize(
  draft: PartialDocument,
  id: string,
  name: ServiceClass,
  cls: EffectiveClass,
): readonly Problem[] {
  const { bufferCells, bufferPath } = cls;
  // A buffer inherited from the port is reported there.
  if (bufferPath === null) return [];
  const frames = draft.vcs.flatMap((vc, index) => {
    if (classOf(vc) !== name) return [];
    const { dataCells, ackCells } = frameSizes(vc, draft);
    const ways = [
      { passes: takesHop(vc.path, id), cells: dataCells },
      { passes: takesHopBack(vc.path, id), cells: ackCells },
    ];
    return ways.filter(({ passes }) => passes).map(({ cells }) => ({ cells, index }));
  });
  const longest = frames.reduce((most, frame) => (frame.cells > most.cells ? frame : most), {
    cells: 0,
    index: 0,
  });
  if (longest.cells <= bufferCells) return [];
  const reason = because('bufferBelowFrame', {
    name: draft.vcName(longest.index),
    port: id,
    minCells: longest.cells,
    maxCells: LIMITS.bufferCells.max,
    orUnlimited: true,
  });
  return [{ path: bufferPath, value: bufferCells, reason }];
}

function checkClassValues(
  catalog: Catalog,
  id: string,
  name: ServiceClass,
  cls: EffectiveClass,
  isPort: boolean,
): readonly Problem[] {
  const info = mechanismOf(catalog, POLICY, cls.policy);
  if (info === undefined || !isNamed(cls.policy)) return [];
  const layers = cls.layers.filter(
    (layer) => layer.own && (isPort || isWithin(layer.path, pathOf('ports', id))),
  );
  if (layers.length === 0) return [];
  const owner = { serviceClass: name, port: id === 'default' ? null : id };
  const bufferCells = Number.isNaN(cls.bufferCells) ? LIMITS.bufferCells.max : cls.bufferCells;
  const problems = layers.flatMap(({ path, values }) =>
    Object.entries(values).flatMap(([key, value]): Problem[] => {
      const spec = info.parameters.find((candidate) => candidate.name === key);
      if (spec === undefined)
        return [{ path: pathOf(path, key), value, reason: unknownParameter(info.parameters) }];
      const checked = checkParameter(spec, value, bufferCells, owner);
      return checked.ok ? [] : [{ path: pathOf(path, key), value, reason: checked.reason }];
    }),
  );
  if (problems.length > 0) return problems;
  return misordered(info, classParameters(catalog, { ...cls, bufferCells }), bufferCells).flatMap(
    ({ lower, upper }) => {
      const layer = layers.findLast(
        ({ values }) => Object.hasOwn(values, lower.name) || Object.hasOwn(values, upper.name),
      );
      if (layer === undefined) return [];
      const side = Object.hasOwn(layer.values, lower.name) ? lower : upper;
      return [{ path: pathOf(layer.path, side.name), value: side.value, reason: side.reason }];
    },
  );
}
