import {
  type Catalog,
  EVERY_VC,
  isRuleText,
  isWithin,
  MECHANISMS,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValues,
  type PortState,
  pathOf,
  readSetting,
  type ScenarioDocument,
  type Setting,
  type SettingGroup,
  type SweepChecked,
} from '../../contract/index.ts';
import { axisText, parameterValues, valuesAround } from '../link/sweepLink.ts';
import { BUFFER } from '../settings/form/portRows.ts';
import { valueAtPath } from '../settings/value.ts';
import {
  bufferPath,
  mechanismPath,
  mechanismsIn,
  parameterPath,
  paramsOf,
  runningAt,
} from '../store/paths.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { settingTitle } from './names.ts';
import type { SweepQuestion } from './question.ts';

/** Headings in the list of settings. */
export type OfferGroupId = 'policy' | 'port' | 'senders' | 'tcp' | 'abr' | 'links';

/** A setting that can be varied, with proposed values. */
export interface SettingOffer {
  readonly path: string;
  readonly name: string;
  /** `cells`, `ms`; empty for values without a unit. */
  readonly unit: string;
  /** In the notation of links. */
  readonly values: readonly string[];
}

export interface OfferGroup {
  readonly id: OfferGroupId;
  readonly offers: readonly SettingOffer[];
}

type Known = Pick<SweepChecked, 'catalog' | 'ports' | 'shownPort'>;

const offerOf = (
  known: Known,
  path: string,
  unit: string,
  values: readonly (number | string)[],
): SettingOffer => ({
  path,
  name: settingTitle(known.catalog, path) ?? path,
  unit,
  values: values.map(String),
});

/** @param params values in force; empty if the network does not use the mechanism */
function ofParameter(
  known: Known,
  path: string,
  spec: ParameterSpec,
  params: ParameterValues,
  { bufferCells }: PortState,
): SettingOffer {
  if (spec.kind === 'choice')
    return offerOf(
      known,
      path,
      '',
      spec.options.map(({ value }) => value),
    );
  const usual =
    typeof spec.default === 'number' ? spec.default : Math.round(spec.default.ofBuffer * bufferCells);
  const value = Number(params[spec.name] ?? usual);
  return offerOf(known, path, spec.unit, parameterValues(spec, value, bufferCells));
}

/** The chosen policies, or else the policy of the port. */
function policiesOf(catalog: Catalog, port: PortState, chosen: readonly string[]): readonly MechanismInfo[] {
  const ids = chosen.length === 0 ? [port.policy] : chosen.map((text) => text.split(':')[0]);
  return catalog.policies.filter(({ id }) => ids.includes(id) && !isRuleText(id));
}

const onePerPath = (offers: readonly SettingOffer[]): readonly SettingOffer[] =>
  offers.filter(({ path }, place) => offers.findIndex((other) => other.path === path) === place);

function policyOffers(known: Known, port: PortState, chosen: readonly string[]): readonly SettingOffer[] {
  const offers = policiesOf(known.catalog, port, chosen).flatMap(({ id, parameters }) =>
    parameters.map((spec) =>
      ofParameter(
        known,
        parameterPath(spec.name),
        spec,
        id === port.policy ? paramsOf(port, 'policy') : {},
        port,
      ),
    ),
  );
  return onePerPath(offers);
}

/** Buffer, mechanisms, and the parameters of all but the policy. */
function portOffers(known: Known, port: PortState, hasRates: boolean): readonly SettingOffer[] {
  const { catalog } = known;
  const { bufferCells } = port;
  const buffer = offerOf(
    known,
    bufferPath(null),
    BUFFER.unit,
    parameterValues(BUFFER, bufferCells, bufferCells),
  );
  const slots = MECHANISMS.filter((slot) => slot !== 'algorithm' || hasRates);
  const others = slots.filter((slot) => slot !== 'policy');
  const choices = slots.map((slot) =>
    offerOf(
      known,
      mechanismPath(slot),
      '',
      mechanismsIn(catalog, slot).map(({ id }) => id),
    ),
  );
  const parameters = others.flatMap((slot) =>
    (runningAt(catalog, port, slot)?.parameters ?? []).map((spec) =>
      ofParameter(known, parameterPath(spec.name, slot), spec, paramsOf(port, slot), port),
    ),
  );
  return [buffer, ...choices, ...parameters];
}

/** Settings of a group that have a label and a value in this network. */
function settingOffers(
  known: Known,
  group: SettingGroup,
  at: readonly string[],
  inNetwork: unknown,
): readonly SettingOffer[] {
  return (known.catalog.settings?.[group] ?? []).flatMap((setting: Setting): readonly SettingOffer[] => {
    const path = pathOf(...at, setting.key);
    if (setting.kind === 'list' || settingTitle(known.catalog, path) === null) return [];
    if (setting.kind === 'choice') return [offerOf(known, path, '', setting.options)];
    const value = readSetting(inNetwork, setting.key) ?? setting.default;
    return typeof value === 'number'
      ? [offerOf(known, path, setting.unit, valuesAround(value, setting))]
      : [];
  });
}

/** Settings of rate control; those of the coupling to TCP only where there is one. */
function rateOffers(known: Known, { abr, vcs }: ScenarioDocument): readonly SettingOffer[] {
  const isCoupled = [abr, ...vcs.map((vc) => vc.abr)].some((rates) => rates?.coupling !== undefined);
  const offers = settingOffers(known, 'abr', ['abr'], abr);
  return isCoupled ? offers : offers.filter(({ path }) => !isWithin(path, pathOf('abr', 'coupling')));
}

/** Groups of two and more senders, by the switch at which they enter. */
function senderOffers(known: Known, scenario: ScenarioDocument): readonly SettingOffer[] {
  const [range] = known.catalog.settings?.senders ?? [];
  if (range?.kind !== 'number') return [];
  const entries = [...new Set(scenario.vcs.flatMap(({ path }) => path[1] ?? []))];
  return entries.flatMap((entry) => {
    const path = pathOf('senders', entry);
    const count = Number(valueAtPath(path, { scenario }) ?? 0);
    return count > 1
      ? [{ ...offerOf(known, path, '', valuesAround(count, range)), name: texts.senders(entry) }]
      : [];
  });
}

/** Settings of a network that can be varied, by heading; headings without settings are left out. */
export function offersOf(
  network: ScenarioDocument,
  known: Known,
  chosenPolicies: readonly string[],
): readonly OfferGroup[] {
  const port = known.ports.find(({ id }) => id === known.shownPort);
  const isTcp = network.vcs.some(({ source }) => source.kind === 'greedy-tcp' || source.kind === 'file-tcp');
  const hasRates = network.vcs.some(({ abr }) => abr !== undefined);
  const groups: readonly OfferGroup[] = [
    { id: 'policy', offers: port === undefined ? [] : policyOffers(known, port, chosenPolicies) },
    { id: 'port', offers: port === undefined ? [] : portOffers(known, port, hasRates) },
    { id: 'senders', offers: senderOffers(known, network) },
    { id: 'tcp', offers: isTcp ? settingOffers(known, 'tcp', ['tcp'], network.tcp) : [] },
    { id: 'abr', offers: hasRates ? rateOffers(known, network) : [] },
    { id: 'links', offers: settingOffers(known, 'link', ['links', EVERY_VC], network.links[0]) },
  ];
  return groups
    .map(({ id, offers }) => ({ id, offers: offers.filter(({ values }) => values.length > 1) }))
    .filter(({ offers }) => offers.length > 0);
}

/** A sweep over the answers to the scene’s own question, or else over its first setting. */
export function usualQuestion(
  network: ScenarioDocument,
  groups: readonly OfferGroup[],
): Pick<SweepQuestion, 'policies' | 'vary'> {
  const knob = network.stage?.knob;
  const answers = (knob?.answers ?? [])
    .filter(({ path }) => path === undefined)
    .map(({ value }) => String(value));
  if (knob !== undefined && answers.length > 1)
    return { policies: [], vary: [axisText({ path: knob.path, values: answers })] };
  const [first] = groups.flatMap(({ offers }) => offers);
  return { policies: [], vary: first === undefined ? [] : [axisText(first)] };
}
