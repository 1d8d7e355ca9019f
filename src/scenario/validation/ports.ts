import {
  because,
  type Catalog,
  type Cells,
  isRuleText,
  isWithin,
  lastKey,
  type ParameterValues,
  type PolicyInfo,
  type Problem,
  pathOf,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { checkClasses } from '../document/classes.ts';
import { DEFAULT_PORT } from '../document/defaults.ts';
import { isNamed, nodeNames, type PartialDocument } from '../document/partialDocument.ts';
import {
  ALGORITHM,
  ALLOCATION,
  MECHANISM_SLOTS,
  type MechanismSlot,
  mechanismOf,
  POLICY,
  ruleReason,
  SCHEDULER,
  unknownMechanism,
} from '../edits/mechanismSlots.ts';
import { largestFrames } from './frames.ts';
import { type Misorder, misordered, type Side } from './ordered.ts';
import { checkParameter, resolveParameters, unknownParameter } from './parameters.ts';
import { joinsComplete, switchPorts } from './paths.ts';

/** Settings in force at a port, with the paths at which they were written. */
export interface EffectivePort {
  readonly bufferCells: Cells;
  readonly bufferPath: string;
  readonly policy: EffectiveMechanism;
  readonly scheduler: EffectiveMechanism;
  readonly allocation: EffectiveMechanism;
  readonly algorithm: EffectiveMechanism;
}

export interface EffectiveMechanism {
  readonly id: string;
  /** In rising priority: presets, values of `default`, values of the port. */
  readonly layers: readonly { readonly path: string; readonly values: ParameterValues }[];
}

type PortsOf = Pick<ScenarioDocument, 'ports' | 'policies'>;

export function effectivePort(document: PortsOf, id: string): EffectivePort {
  const { ports = {} } = document;
  const portSettings = id === 'default' ? undefined : ports[id];
  const common = ports.default;
  return {
    bufferCells: portSettings?.bufferCells ?? common?.bufferCells ?? DEFAULT_PORT.bufferCells,
    bufferPath: pathOf('ports', portSettings?.bufferCells === undefined ? 'default' : id, 'bufferCells'),
    policy: effectiveMechanism(document, id, POLICY),
    scheduler: effectiveMechanism(document, id, SCHEDULER),
    allocation: effectiveMechanism(document, id, ALLOCATION),
    algorithm: effectiveMechanism(document, id, ALGORITHM),
  };
}

/** The port's own entry before `default`; values of `default` apply only to the same mechanism. */
function effectiveMechanism(
  { ports = {}, policies }: PortsOf,
  id: string,
  { name, params }: MechanismSlot,
): EffectiveMechanism {
  const portSettings = id === 'default' ? undefined : ports[id];
  const common = ports.default;
  const commonId = common?.[name] ?? DEFAULT_PORT[name];
  const chosen = portSettings?.[name] ?? commonId;
  const layer = (keys: readonly string[], values: ParameterValues | undefined) =>
    values === undefined ? [] : [{ path: pathOf(...keys), values }];
  return {
    id: chosen,
    layers: [
      ...(name === 'policy' ? layer(['policies', chosen], policies?.[chosen]) : []),
      ...(chosen === commonId ? layer(['ports', 'default', params], common?.[params]) : []),
      ...layer(['ports', id, params], portSettings?.[params]),
    ],
  };
}

/** Checks ports: no entries for unknown ports, no buffer too small, no parameter unknown or out of range. */
export function checkPorts(draft: PartialDocument, catalog: Catalog): readonly Problem[] {
  const ids = switchPorts(draft);
  const entries = Object.keys(draft.ports ?? {}).filter((id) => id !== 'default');
  const isPort = new Set(ids);
  const effective = [...new Set([...ids, ...entries, 'default'])].map(
    (id) => [id, effectivePort(draft, id)] as const,
  );
  return [
    ...entries.flatMap((id) => checkPort(draft, pathOf('ports', id), id, ids)),
    ...checkStagePort(draft, ids),
    ...checkBuffers(draft, ids),
    ...checkPresets(draft, catalog),
    ...checkAlgorithms(draft),
    ...checkClassRules(draft),
    ...effective.flatMap(([id, port]) => checkClasses(draft, catalog, id, port, isPort.has(id))),
    ...effective.flatMap(([id, port]) =>
      MECHANISM_SLOTS.flatMap((slot) => checkValues(draft, catalog, id, port, slot, isPort.has(id))),
    ),
  ];
}

/** Checks the name of a port; between existing nodes it may belong to a link that has an error itself. */
function checkPort(
  draft: PartialDocument,
  path: string,
  id: string,
  ids: readonly string[],
): readonly Problem[] {
  const names = nodeNames(draft);
  const possible = !joinsComplete(draft) && id.split('>').every((name) => names.has(name));
  if (possible || names.size === 0 || ids.includes(id)) return [];
  return [{ path, value: id, reason: because('noSuch', { what: 'outputPort', known: ids }) }];
}

function checkStagePort(draft: PartialDocument, ids: readonly string[]): readonly Problem[] {
  const { port = '' } = draft.stage ?? {};
  return isNamed(port) ? checkPort(draft, 'stage.port', port, ids) : [];
}

function checkBuffers(draft: PartialDocument, ids: readonly string[]): readonly Problem[] {
  const largest = largestFrames(draft);
  return ids.flatMap((id) => {
    const { bufferCells, bufferPath } = effectivePort(draft, id);
    const frame = largest.get(id);
    // A port without a buffer is intended: bufferless.ts.
    if (frame === undefined || frame.cells <= bufferCells || bufferCells === 0) return [];
    const reason = because('bufferBelowFrame', {
      name: draft.vcName(frame.vc),
      port: id,
      minCells: frame.cells,
      maxCells: LIMITS.bufferCells.max,
      orUnlimited: false,
    });
    return [{ path: bufferPath, value: bufferCells, reason }];
  });
}

/** Checks that an algorithm has a source that follows it. */
function checkAlgorithms({ ports = {}, vcs }: PartialDocument): readonly Problem[] {
  if (vcs.length === 0 || vcs.some(({ abr }) => abr !== undefined)) return [];
  return Object.entries(ports).flatMap(([id, { algorithm = DEFAULT_PORT.algorithm }]) =>
    algorithm === DEFAULT_PORT.algorithm || !isNamed(algorithm)
      ? []
      : [
          {
            path: pathOf('ports', id, 'algorithm'),
            value: algorithm,
            reason: because('needsRatedVc'),
          },
        ],
  );
}

function checkPresets({ policies }: PartialDocument, catalog: Catalog): readonly Problem[] {
  return Object.entries(policies ?? {}).flatMap(([id, values]) => {
    const policy = catalog.policies.find((candidate) => candidate.id === id);
    if (policy === undefined) {
      const reason = unknownMechanism(catalog, POLICY, id);
      return [{ path: pathOf('policies', id), value: id, reason }];
    }
    const path = pathOf('policies', id);
    const problems = checkLayer(policy, LIMITS.bufferCells.max, path, values, null);
    const pairs = misordered(policy, values, LIMITS.bufferCells.max).filter(besides(problems));
    return [...problems, ...pairs.map(({ lower }) => problemAt(path, lower))];
  });
}

/** Checks the values of a port; for an entry that is no port, only its own. */
function checkValues(
  draft: PartialDocument,
  catalog: Catalog,
  id: string,
  port: EffectivePort,
  slot: MechanismSlot,
  isPort: boolean,
): readonly Problem[] {
  const { bufferCells: buffer, [slot.name]: mechanism } = port;
  const { layers } = mechanism;
  const isBlank = Number.isNaN(buffer);
  const bufferCells = isBlank ? LIMITS.bufferCells.max : buffer;
  const policy = mechanismOf(catalog, slot, mechanism.id);
  if (policy === undefined || ruleReason(slot, mechanism.id, draft.vcs.length) !== null)
    return checkWritten(draft, catalog, id, slot);
  const judged = (path: string): boolean => isPort || isWithin(path, pathOf('ports', id));
  const where = id === 'default' ? null : id;
  const inForce = (name: string, layer: number): boolean =>
    !layers.slice(layer + 1).some(({ values }) => Object.hasOwn(values, name));
  const problems = layers.flatMap(({ path, values }, layer) => {
    if (!judged(path)) return [];
    const entries = Object.entries(values).filter(([name]) => inForce(name, layer));
    return checkLayer(policy, bufferCells, path, Object.fromEntries(entries), where, slot.name);
  });
  const written = layers.map(({ values }) => values);
  // Without a buffer size there are no defaults, because most are shares of it.
  const values: ParameterValues = isBlank
    ? Object.assign({}, ...written)
    : resolveParameters(policy.parameters, bufferCells, written);
  const pairs = misordered(policy, values, bufferCells)
    .filter(besides(problems))
    .map((pair) => misorderAt(layers, pair))
    .filter(({ path }) => judged(path));
  return [...problems, ...pairs];
}

/** Problem of an invalid text of a rule, reported where it is written. */
function checkWritten(
  { ports = {}, vcs }: PartialDocument,
  catalog: Catalog,
  id: string,
  slot: MechanismSlot,
): readonly Problem[] {
  const text = ports[id]?.[slot.name];
  if (slot !== POLICY || !isRuleText(text)) return [];
  const [value = ''] = text.split('\n');
  const reason = unknownMechanism(catalog, slot, text, vcs.length);
  return [{ path: pathOf('ports', id, 'policy'), value, reason }];
}

/** Checks the texts of rules of classes. */
function checkClassRules({ ports = {}, vcs }: PartialDocument): readonly Problem[] {
  return Object.entries(ports).flatMap(([id, { classes = {} }]) =>
    Object.entries(classes).flatMap(([name, { policy = '' }]) => {
      const reason = ruleReason(POLICY, policy, vcs.length);
      const [value = ''] = policy.split('\n');
      return reason === null ? [] : [{ path: pathOf('ports', id, 'classes', name, 'policy'), value, reason }];
    }),
  );
}

/** Pairs in which neither value has a problem of its own. */
const besides =
  (problems: readonly Problem[]) =>
  ({ lower, upper }: Misorder): boolean =>
    !problems.some(({ path }) => [lower.name, upper.name].includes(lastKey(path)));

/** Reported at the value that was written last; at the lower one if both were written in one place. */
function misorderAt(layers: EffectiveMechanism['layers'], { lower, upper }: Misorder): Problem {
  const layerOf = ({ name }: Side): number =>
    layers.findLastIndex(({ values }) => Object.hasOwn(values, name));
  const side = layerOf(lower) >= layerOf(upper) ? lower : upper;
  return problemAt(layers[layerOf(side)]?.path ?? '', side);
}

const problemAt = (path: string, { name, value, reason }: Side): Problem => ({
  path: pathOf(path, name),
  value,
  reason,
});

function checkLayer(
  policy: PolicyInfo,
  bufferCells: Cells,
  path: string,
  values: ParameterValues,
  port: string | null,
  what: MechanismSlot['name'] = 'policy',
): readonly Problem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const spec = policy.parameters.find((candidate) => candidate.name === name);
    if (spec === undefined) {
      return [{ path: pathOf(path, name), value, reason: unknownParameter(policy.parameters, what) }];
    }
    const checked = checkParameter(spec, value, bufferCells, { serviceClass: null, port });
    return checked.ok ? [] : [{ path: pathOf(path, name), value, reason: checked.reason }];
  });
}
