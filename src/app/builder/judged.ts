import { keysOf, lastKey, type Problem, type Reason, type ScenarioDocument } from '../../contract/index.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { groupsOf, numbersOf, type SenderGroup } from './document/groups.ts';
import { switchesOf, trunksOf } from './document/parts.ts';
import { type Places, stacked } from './layout.ts';
import { NETWORK, type Selected } from './selected.ts';

/** Something that is wrong, in one sentence, and the part of the network that it is about. */
export interface Fault {
  readonly at: Selected;
  readonly sentence: string;
}

/** What every network needs before anything else can be judged; null where it has that. */
export function missing(document: ScenarioDocument): string | null {
  if (switchesOf(document).length === 0) return words.faults.noSwitch;
  return document.vcs.length === 0 ? words.faults.noSenders : null;
}

const groupOf = (groups: readonly SenderGroup[], vc: number): SenderGroup | undefined =>
  groups.find(({ vcs }) => vcs.some(({ id }) => id === vc));

/** The part that a path of a document names. */
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

/** Switches on the place of another one; a network with such can run. */
export const placeFaults = (places: Places): readonly Fault[] =>
  stacked(places).map(([id, on]) => ({
    at: { kind: 'switch', id },
    sentence: words.faults.onePlace(id, on),
  }));

/** As much of a value as fits into a sentence. */
const LONGEST = 40;

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function sentenceOf(
  groups: readonly SenderGroup[],
  { path, value, reason }: Problem,
  at: Selected,
  say: (reason: Reason) => string,
): string {
  if (reason.key === 'notConnected' && at.kind === 'group') {
    const group = groupOf(groups, at.vc);
    const { from } = reason.values;
    if (group) return words.faults.noWay(from, group.route.at(-1) ?? '', words.vcs(numbersOf(group)));
  }
  return words.faults.wrong(lastKey(path), value === undefined ? '' : written(value), say(reason));
}

/** What is wrong, each sentence once at each part. */
export function faultsOf(
  document: ScenarioDocument,
  problems: readonly Problem[],
  say: (reason: Reason) => string,
): readonly Fault[] {
  const lacking = missing(document);
  if (lacking !== null) return [{ at: NETWORK, sentence: lacking }];
  const groups = groupsOf(document);
  const found = new Map<string, Fault>();
  for (const problem of problems) {
    const at = placeOf(document, groups, problem.path);
    const sentence = sentenceOf(groups, problem, at, say);
    found.set(`${JSON.stringify(at)} ${sentence}`, { at, sentence });
  }
  return [...found.values()];
}
