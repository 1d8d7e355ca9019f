import { keysOf, lastKey, type Problem, type Reason, type ScenarioDocument } from '../../contract/index.ts';
import { problemSentence } from '../saying.ts';
import { fieldName } from '../settings/form/fieldName.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { numbersOf, type SenderGroup, senderGroups } from './document/groups.ts';
import { switchesOf, trunksOf } from './document/parts.ts';
import { shortestRoute } from './document/routes.ts';
import { overlapping, type SwitchPlaces } from './layout.ts';
import { NETWORK, type Selected } from './selected.ts';

/** A fault in one sentence, and the part of the network that it is about. */
export interface NetworkFault {
  readonly at: Selected;
  readonly sentence: string;
}

/** The first thing without which no network can be validated; null where nothing is missing. */
function missing(document: ScenarioDocument): string | null {
  if (switchesOf(document).length === 0) return words.faults.noSwitch;
  return document.vcs.length === 0 ? words.faults.noSenders : null;
}

const groupOf = (groups: readonly SenderGroup[], vc: number): SenderGroup | undefined =>
  groups.find(({ vcs }) => vcs.some(({ id }) => id === vc));

/** The part of the network that a path of a document names. */
function placeOf(document: ScenarioDocument, groups: readonly SenderGroup[], path: string): Selected {
  const [list = '', name = ''] = keysOf(path);
  const group = (vc: number): Selected => {
    const found = groupOf(groups, vc);
    return found === undefined ? NETWORK : { kind: 'group', vc: found.first.id };
  };
  if (list === 'vcs') return group(Number(name));
  if (list === 'nodes' && switchesOf(document).some(({ id }) => id === name))
    return { kind: 'switch', id: name };
  if (list !== 'links' && list !== 'ports' && list !== 'impairments') return NETWORK;
  const isHop = (a: string, b: string) => name === `${a}>${b}` || name === `${b}>${a}`;
  const trunk = trunksOf(document).find(({ a, b }) => isHop(a, b));
  if (trunk) return { kind: 'link', a: trunk.a, b: trunk.b };
  const host = document.links.find(({ a, b }) => isHop(a, b));
  const vc = host && document.vcs.find(({ path: way }) => way.includes(host.a) && way.includes(host.b));
  return vc ? group(vc.id) : NETWORK;
}

/** Switches on the same place as another one; such a network can still run. */
export const layoutIssues = (places: SwitchPlaces): readonly NetworkFault[] =>
  overlapping(places).map(([id, on]) => ({
    at: { kind: 'switch', id },
    sentence: words.faults.onePlace(id, on),
  }));

function sentenceOf(
  document: ScenarioDocument,
  group: SenderGroup | undefined,
  { path, value, reason }: Problem,
  say: (reason: Reason) => string,
): string {
  if (reason.key === 'notConnected' && group) {
    const { from, to } = reason.values;
    const [entry = '', exit = ''] = [group.route[0], group.route.at(-1)];
    const vcs = words.vcs(numbersOf(group));
    return shortestRoute(document, entry, exit) === null
      ? words.faults.noWay(from, exit, vcs, group.vcs.length)
      : words.faults.noHop(from, to, vcs);
  }
  // A path in a problem names a host of one VC; the route of the group is shown instead.
  const isWholePath = lastKey(path) === 'path' && String(value).includes('>');
  return problemSentence(
    { path: fieldName(path), value: isWholePath ? group?.route.join(' \u2192 ') : value, reason },
    say(reason),
  );
}

/** All faults, each sentence once per part; equal senders share one. */
export function faultsOf(
  document: ScenarioDocument,
  problems: readonly Problem[],
  say: (reason: Reason) => string,
): readonly NetworkFault[] {
  const lacking = missing(document);
  if (lacking !== null) return [{ at: NETWORK, sentence: lacking }];
  const groups = senderGroups(document);
  const found = new Map<string, NetworkFault>();
  for (const problem of problems) {
    const at = placeOf(document, groups, problem.path);
    const group = at.kind === 'group' ? groupOf(groups, at.vc) : undefined;
    const sentence = sentenceOf(document, group, problem, say);
    const what = group ? [...keysOf(problem.path).slice(2), problem.reason.key] : [sentence];
    const place = JSON.stringify([at, ...what]);
    if (!found.has(place)) found.set(place, { at, sentence });
  }
  return [...found.values()];
}

/** Faults while the worker validates: null until it has answered, except for what every network needs. */
export const knownFaults = (
  document: ScenarioDocument,
  problems: readonly Problem[] | null,
  say: (reason: Reason) => string,
): readonly NetworkFault[] | null =>
  problems === null && missing(document) === null ? null : faultsOf(document, problems ?? [], say);

/** Whether *Run*, *Copy link* and *Save file* accept the network. */
export const isValid = (faults: readonly NetworkFault[] | null): boolean => faults?.length === 0;
