import {
  type Catalog,
  isRuleText,
  type NumberParameter,
  type PortState,
  type ScenarioDocument,
  type Setting,
} from '../../../contract/index.ts';
import { sweepAddress, valuesAround } from '../../link/sweepLink.ts';
import { effectiveFields, fieldsOf } from '../../settings/form/fields.ts';
import { BUFFER } from '../../settings/form/portRows.ts';
import { type Source, shownAt } from '../../settings/form/source.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { bufferPath, parameterPath, paramsOf } from '../../store/paths.ts';

/** A setting that can be swept in the scene on the stage. */
export interface SweepOf {
  /** As sweeps and the command line write it. */
  readonly path: string;
  readonly href: string;
}

interface Swept {
  readonly path: string;
  readonly value: number;
  readonly range: Parameters<typeof valuesAround>[1];
}

const linked = (scene: string, policies: readonly string[], { path, value, range }: Swept): SweepOf => ({
  path,
  href: sweepAddress.link({
    scene,
    policies,
    vary: [`${path}=${valuesAround(value, range).join()}`],
    metrics: [],
    set: [],
  }),
});

/** The parameters of the policy of a port, and its buffer; none for a rule that no link names. */
export function sweepsOfPolicy(scene: string, catalog: Catalog, port: PortState): readonly SweepOf[] {
  const policy = catalog.policies.find(({ id }) => id === port.policy);
  if (policy === undefined || isRuleText(policy.id)) return [];
  const numbers = policy.parameters.filter(
    (parameter): parameter is NumberParameter => parameter.kind === 'number',
  );
  const params = paramsOf(port, 'policy');
  const all = numbers.map((spec) => ({
    path: parameterPath(spec.name),
    value: Number(params[spec.name]),
    spec,
  }));
  return [...all, { path: bufferPath(null), value: port.bufferCells, spec: BUFFER }].map(
    ({ path, value, spec }) => {
      const max = spec.max === 'buffer' ? port.bufferCells : spec.max;
      return linked(scene, [policy.id], { path, value, range: { ...spec, max } });
    },
  );
}

const isNumber = (setting: Setting): setting is Extract<Setting, { kind: 'number' }> =>
  setting.kind === 'number';

/** The numbers on the card of an element. */
export function sweepsOfElement(
  scene: string,
  element: NetworkElement,
  network: ScenarioDocument,
  { settings }: Catalog,
  values: Source,
): readonly SweepOf[] {
  if (settings === null) return [];
  return effectiveFields(fieldsOf(element, network, settings, values.read), values).flatMap(
    ({ setting, places }) => {
      const [place] = places;
      if (!isNumber(setting) || place === undefined) return [];
      const value = shownAt(place, values.read, setting.default);
      if (typeof value !== 'number') return [];
      return [linked(scene, [], { path: place.path, value, range: setting })];
    },
  );
}
