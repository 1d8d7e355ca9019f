import { useMemo } from 'react';
import {
  type Catalog,
  type Edit,
  isRuleText,
  type ParameterValue,
  PS_PER_SECOND,
  parameterOf,
  type RunMoment,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { type Candidate, entryOf, indexOf, type RacePlan } from '../../race/index.ts';
import { listings } from '../../scenarios/groups.ts';
import { findScenario } from '../../scenarios/index.ts';
import { hrefOf } from '../link/place.ts';
import { writeLink } from '../link/query.ts';
import type { LinkState } from '../link/state.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { sayEdit } from '../settings/name.ts';
import { branchesOf, shownEdits } from '../store/branches/branches.ts';
import { pageOf } from '../store/page.ts';
import { isFromStart, mechanismPath, parameterPath } from '../store/paths.ts';
import { editingOf } from '../store/rules/editing.ts';
import type { KeptRule } from '../store/rules/keptRules.ts';
import { distinctRuleNames, ruleName } from '../store/rules/ruleHead.ts';
import { stageOf } from '../store/stage.ts';
import { raceTexts } from '../strings/race.ts';
import { raceOf } from './race.ts';
import type { RaceNetwork } from './state.ts';

/** Id of the network on the page, in the list of choices. */
export const HERE = 'here';

/** Path of the policy at every port. */
const POLICY_PATH = mechanismPath('policy');

/** Changed parameters of the running policy, for all ports. */
function changedParams(edits: readonly Edit[]): Readonly<Record<string, ParameterValue>> {
  let params: Record<string, ParameterValue> = {};
  for (const { path, value } of edits) {
    if (path === POLICY_PATH) params = {};
    const name = parameterOf(POLICY_PATH, path);
    if (name !== null) params[name] = value;
  }
  return params;
}

/** An edited rule that has not run. */
function writtenCandidate(session: Session): Candidate | null {
  const { path, draft } = editingOf(session).getState();
  if (path !== POLICY_PATH || draft === null || draft.text === draft.from) return null;
  return { name: ruleName(draft.text), policy: draft.text };
}

/** The edited rule, else the policy on the card with its changed parameters. */
export function ownCandidate(session: Session): Candidate | null {
  return writtenCandidate(session) ?? runningCandidate(session);
}

function runningCandidate(session: Session): Candidate | null {
  const known = stageOf(session).getState();
  const { catalog, ports, loaded } = known;
  const id = ports.find((port) => port.id === loaded?.port)?.policy;
  const policy = catalog?.policies.find((candidate) => candidate.id === id);
  if (policy === undefined) return null;
  const params = changedParams(shownEdits(branchesOf(session).getState()));
  const said = Object.entries(params).map(([name, value]) =>
    sayEdit(known, { path: parameterPath(name), value }),
  );
  if (said.length === 0) return { name: policy.short, policy: policy.id };
  return { name: [policy.short, ...said].join(' '), policy: policy.id, params };
}

/** A policy that can be chosen as a rival. */
export interface Rival {
  readonly policy: string;
  readonly short: string;
  readonly name: string;
}

/** Policies of the catalog and kept rules, except the candidate itself; with other parameters it counts as another policy. */
export function rivalsOf(
  { policy: own, params }: Candidate,
  { policies }: Catalog,
  kept: readonly KeptRule[],
): { readonly builtIn: readonly Rival[]; readonly rules: readonly Rival[] } {
  const builtIn = policies
    .filter(({ id }) => !isRuleText(id) && (id !== own || params !== undefined))
    .map(({ id, short, name }) => ({ policy: id, short, name }));
  const texts = kept.filter((rule) => rule.draft === undefined && rule.text !== own).map(({ text }) => text);
  const [, ...names] = distinctRuleNames([own, ...texts].map(ruleName));
  return { builtIn, rules: texts.map((text, i) => ({ policy: text, short: names[i] ?? '', name: '' })) };
}

/** Every scene by group; the network on the page comes before them. */
export const sceneGroups = (): readonly {
  title: string;
  entries: readonly { id: string; title: string }[];
}[] => listings().map(({ title, entries }) => ({ title, entries }));

/** Null for a scene that does not exist. */
export function raceNetwork(session: Session, id: string): RaceNetwork | null {
  if (id === HERE) {
    const { loaded } = stageOf(session).getState();
    const { sceneId, overrides } = pageOf(session).getState();
    if (loaded === null) return null;
    const title = raceTexts.here(loaded.scenario.title);
    const isAsOpened =
      overrides.length === 0 && !shownEdits(branchesOf(session).getState()).some(isFromStart);
    return { title, document: loaded.scenario, scene: isAsOpened ? sceneId : null };
  }
  const document = findScenario(id);
  return document && { title: document.title, document, scene: id };
}

/** A run of a race as the page opens it; `href` is null where a link cannot hold it. */
export interface OpenedRun {
  readonly state: LinkState;
  readonly href: string | null;
}

/** Removes a scene's questions, which are not about a run of a race and would make its link too long. */
function withoutQuestions(document: ScenarioDocument): ScenarioDocument {
  const { ask: _ask, knob: _knob, ...stage } = document.stage ?? {};
  return { ...document, stage };
}

function openedRun(
  { document, scene }: RaceNetwork,
  { policy, params = {} }: Candidate,
  seed: number,
  moment: RunMoment | undefined,
): OpenedRun {
  const edits = [
    [POLICY_PATH, policy] as const,
    ...Object.entries(params).map(([name, value]) => [parameterPath(name), value] as const),
  ];
  const state: LinkState = {
    ...(scene === null ? { scenario: withoutQuestions(document) } : { scene }),
    seed,
    paused: true,
    back: 'race',
    ...(moment && { timePs: Math.round(moment.timeS * PS_PER_SECOND) }),
    ...(moment?.event && { at: { kind: moment.event, count: 1 } }),
    overrides: [],
    edits: edits.map(([path, value]) => ({ time: 0, path, value })),
  };
  const { query, form } = writeLink(state);
  return { state, href: form === 'file' ? null : hrefOf(query) };
}

/** Finds a run by the indices of its candidate and its seed in the plan; null without a network. */
export type RunFinder = (candidate: number, seed: number) => OpenedRun | null;

/** The runs of a race in one of its networks, at their moments; each is packed once. */
export function runsIn(
  network: RaceNetwork | undefined,
  plan: RacePlan,
  place: number,
  momentsOf: () => readonly (RunMoment | undefined)[],
): RunFinder {
  const known = new Map<string, OpenedRun>();
  return (candidate, seed) => {
    if (network === undefined) return null;
    const key = `${candidate} ${seed}`;
    const run =
      known.get(key) ??
      openedRun(
        network,
        entryOf(plan.candidates, candidate),
        entryOf(plan.seeds, seed),
        momentsOf()[indexOf(plan, { network: place, candidate, seed })],
      );
    known.set(key, run);
    return run;
  };
}

/** The runs of a race in one of its networks. @param place index of the network in the plan */
export function useRuns(network: RaceNetwork | undefined, plan: RacePlan, place: number): RunFinder {
  const session = useSession();
  return useMemo(
    () => runsIn(network, plan, place, () => raceOf(session).getState().moments),
    [session, network, plan, place],
  );
}
