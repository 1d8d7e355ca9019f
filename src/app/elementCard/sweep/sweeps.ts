import {
  type Catalog,
  isRuleText,
  type NumberParameter,
  type PortState,
  type ScenarioDocument,
  type Setting,
} from '../../../contract/index.ts';
import { axisText, parameterValues, sweepAddress, valuesAround } from '../../link/sweepLink.ts';
import { effectiveFields, fieldsOf } from '../../settings/form/fields.ts';
import { BUFFER } from '../../settings/form/portRows.ts';
import { type Source, shownAt } from '../../settings/form/source.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { bufferPath, parameterPath, paramsOf, runningAt } from '../../store/paths.ts';

/** A setting that can be swept in the scene on the stage. */
export interface SweepOf {
  /** As sweeps and the command line write it. */
  readonly path: string;
  readonly href: string;
}

const linked = (
  scene: string,
  policies: readonly string[],
  path: string,
  values: readonly number[],
): SweepOf => ({
  path,
  href: sweepAddress.link({ scene, policies, vary: [axisText({ path, values })], metrics: [], set: [] }),
});

/** The parameters of the policy of a port, and its buffer; none for a rule that no link names. */
export function sweepsOfPolicy(scene: string, catalog: Catalog, port: PortState): readonly SweepOf[] {
  const policy = runningAt(catalog, port, 'policy');
  if (policy === undefined || isRuleText(policy.id)) return [];
  const { bufferCells } = port;
  const params = paramsOf(port, 'policy');
  const numbers = policy.parameters.filter(
    (parameter): parameter is NumberParameter => parameter.kind === 'number',
  );
  const link = (path: string, spec: NumberParameter, value: number): SweepOf =>
    linked(scene, [policy.id], path, parameterValues(spec, value, bufferCells));
  return [
    ...numbers.map((spec) => link(parameterPath(spec.name), spec, Number(params[spec.name]))),
    link(bufferPath(null), BUFFER, bufferCells),
  ];
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
      return [linked(scene, [], place.path, valuesAround(value, setting))];
    },
  );
}
