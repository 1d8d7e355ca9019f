import { plainText, type ScenarioDocument } from '../../contract/index.ts';
import type { Candidate } from '../../race/index.ts';
import {
  axisOf,
  candidatesOf,
  checkPlan,
  SweepFault,
  type SweepPlan,
  type SweepRow,
  sweepRuns,
} from '../../race/sweep/index.ts';
import type { Job } from '../../studies/index.ts';
import { SWEEP_SEEDS, type SweepAddress, sweepAddress } from '../link/sweepLink.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';

/** The question of a sweep, from the address or a file. */
export interface SweepQuestion extends SweepAddress {
  /** Document of a file; null for a built-in scenario. */
  readonly document: ScenarioDocument | null;
}

const USUAL_METRIC = 'whole.effectiveThroughput';
/** Largest number of axes that the page can plot. */
const MOST_AXES = 2;

/** The question of the page without an address. */
export const FIRST_QUESTION: SweepQuestion = {
  scene: 'symmetric-500',
  document: null,
  vary: ['policy.threshold=500..1900:200'],
  policies: ['epd'],
  metrics: [USUAL_METRIC],
  set: ['run.durationS=1'],
  seeds: SWEEP_SEEDS.usual,
};

/** The question of an address, completed by defaults. Values are checked when it is run. */
export function readQuestion(search: string): SweepQuestion {
  const { metrics, ...said } = sweepAddress.read(search);
  if (said.scene === '') return FIRST_QUESTION;
  return { ...said, document: null, metrics: metrics.length === 0 ? [USUAL_METRIC] : metrics };
}

const quoted = (text: string): string => (/[^\w=.,:/-]/.test(text) ? `'${text}'` : text);

/** The question as a shell command. */
export const commandOf = ({ scene, vary, policies, metrics, set, seeds }: SweepQuestion): string =>
  [
    `npm run sweep -- ${scene}`,
    ...vary.map((text) => `--vary ${quoted(text)}`),
    ...(policies.length > 0 ? [`--policies ${policies.join(',')}`] : []),
    `--metric ${quoted(metrics.join(','))}`,
    ...set.map((text) => `--set ${quoted(text)}`),
    `--seeds ${seeds}`,
  ].join(' ');

type Settings = readonly (readonly [string, string])[];

/** @throws SweepFault */
export const settingsOf = ({ set }: SweepQuestion): Settings =>
  set.map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new SweepFault(texts.setForm(text));
    return [text.slice(0, at), text.slice(at + 1)];
  });

interface KnownPolicy {
  readonly id: string;
  readonly short: string;
}

/** The plan of a question. @throws SweepFault naming path, value and what is allowed */
export function sweepPlan(question: SweepQuestion, policies: readonly KnownPolicy[]): SweepPlan {
  const { vary, metrics, seeds } = question;
  if (vary.length < 1 || vary.length > MOST_AXES) throw new SweepFault(texts.axes(vary.length, MOST_AXES));
  const candidates: readonly Candidate[] = candidatesOf('policies', question.policies, policies);
  const plan = {
    axes: vary.map(axisOf),
    candidates,
    metrics,
    seeds: Array.from({ length: seeds }, (_, i) => i + 1),
  };
  checkPlan(plan);
  return plan;
}

/** Scenario name of the question's runs, for a file with a hash of its content. */
const scenarioOf = ({ scene, document }: SweepQuestion): string =>
  document === null ? scene : `${scene} ${prints(document)}`;

/** The document of the question's file, if the run is of exactly this file; else null. */
export const fileOf = (question: SweepQuestion, { scenario }: Job): ScenarioDocument | null =>
  scenario === scenarioOf(question) ? question.document : null;

/** Runs of a plan, in the order of `sweepRuns`; settings for all runs come first. */
export function jobsOf(question: SweepQuestion, plan: SweepPlan): readonly Job[] {
  const all = settingsOf(question);
  const scenario = scenarioOf(question);
  return sweepRuns(plan).map(({ settings, seed }) => ({ scenario, settings: [...all, ...settings], seed }));
}

const cachedPrints = new WeakMap<ScenarioDocument, string>();

/** Hash of a document, 32 bits, cached: it distinguishes files of the same name. */
function prints(document: ScenarioDocument): string {
  const print = cachedPrints.get(document) ?? hashOf(document);
  cachedPrints.set(document, print);
  return print;
}

/** FNV-1a hash. */
function hashOf(document: ScenarioDocument): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(document))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const FILE_KIND = 'cellscope-sweep';

/** A question with its numbers as a file, to be opened here again or read by other programs. */
export function questionFile(question: SweepQuestion, rows: readonly SweepRow[]): string {
  const { document, ...asked } = question;
  const file = { kind: FILE_KIND, version: 1, ...asked, ...(document && { scenario: document }), rows };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads a file saved by this page, or a scenario to sweep. @throws SweepFault naming what is wrong with it */
export function readSweepFile(name: string, text: string, current: SweepQuestion): SweepQuestion {
  const file = parsed(name, plainText(text));
  if (file.kind === 'cellscope-run') throw new SweepFault(texts.runFile(name));
  if (file.kind !== FILE_KIND) {
    if (!Array.isArray(file.nodes)) throw new SweepFault(texts.noScenario(name));
    return { ...current, scene: name, document: file as unknown as ScenarioDocument };
  }
  const { version, scene, scenario, vary, policies, metrics, set, seeds } = file;
  if (version !== 1) throw new SweepFault(texts.fileKey(name, 'version', version, '1'));
  if (typeof scene !== 'string') throw new SweepFault(texts.fileKey(name, 'scene', scene, texts.aText));
  const lists = { vary, policies, metrics, set };
  for (const [key, value] of Object.entries(lists))
    if (!isTexts(value)) throw new SweepFault(texts.fileKey(name, key, value, texts.aList));
  if (!Number.isInteger(seeds) || Number(seeds) < 1 || Number(seeds) > SWEEP_SEEDS.most)
    throw new SweepFault(texts.fileKey(name, 'seeds', seeds, texts.whole(SWEEP_SEEDS.most)));
  return {
    scene,
    document: (scenario as ScenarioDocument | undefined) ?? null,
    ...(lists as Record<keyof typeof lists, readonly string[]>),
    seeds: Number(seeds),
  };
}

function parsed(name: string, text: string): Readonly<Record<string, unknown>> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new SweepFault(texts.notJson(name));
  }
  if (typeof file !== 'object' || file === null) throw new SweepFault(texts.noScenario(name));
  return file as Readonly<Record<string, unknown>>;
}
