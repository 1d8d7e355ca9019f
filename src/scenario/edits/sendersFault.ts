import { because, type Reason, type ScenarioDocument, type VcDocument } from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { checkNumber } from '../validation/parameters.ts';

/** VCs in their order: those that enter the network at this node, or that the document counts among this group. */
export function sendersOf({ vcs }: ScenarioDocument, called: string): readonly VcDocument[] {
  const entering = vcs.filter(({ path }) => path[1] === called);
  return entering.length > 0 ? entering : vcs.filter(({ group }) => group === called);
}

/** Why a group cannot have so many senders; null where it can. */
export function sendersFault(document: ScenarioDocument, group: string, count: unknown): Reason | null {
  const senders = sendersOf(document, group);
  const known = [...new Set(document.vcs.flatMap(({ path, group }) => [path[1] ?? '', group ?? []].flat()))];
  if (senders.length === 0) return because('noSuch', { what: 'node', known });
  const max = LIMITS.vcs - document.vcs.length + senders.length;
  const checked = checkNumber(count, { min: 1, max, integer: true, unit: '' });
  return checked.ok ? null : checked.reason;
}
