import {
  type Edit,
  EventCode,
  type Picoseconds,
  readKind,
  type ScenarioDocument,
  type VcDocument,
} from '../../../contract/index.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import type { Session } from '../../session/session.ts';
import { entrySwitch } from '../../settings/network.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { crosses } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import type { EventSeries, TraceStore } from '../../traces/index.ts';

/** An overflow of a port: cells were lost without a gap of 20 ms. */
export interface Overflow {
  readonly from: Picoseconds;
  /** Senders that lost a cell. */
  readonly hit: number;
  readonly cells: number;
}

type Events = Pick<EventSeries, 'length' | 'time' | 'vc' | 'from'>;

/** @param epochs where overflows begin @param losses cells lost at the same port */
export function overflowsOf(epochs: Events, losses: Events): readonly Overflow[] {
  return Array.from({ length: epochs.length }, (_, i) => {
    const from = epochs.time.at(i);
    const until = i + 1 < epochs.length ? epochs.time.at(i + 1) : Number.POSITIVE_INFINITY;
    const vcs = new Set<number>();
    let cells = 0;
    const end = Math.min(losses.length, losses.from(until));
    for (let at = losses.from(from); at < end; at++) {
      vcs.add(losses.vc.at(at));
      cells++;
    }
    return { from, hit: vcs.size, cells };
  });
}

const cachedOverflows = new WeakMap<
  TraceStore,
  { version: number; port: number; list: readonly Overflow[] }
>();

/** Overflows of the shown port; counted again only when something was recorded. */
export function overflowsIn(session: Session, traces: TraceStore): readonly Overflow[] {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return [];
  const port = shownPortIndex(loaded);
  const before = cachedOverflows.get(traces);
  if (before?.version === traces.version && before.port === port) return before.list;
  const list = overflowsOf(traces.eventsAt(EventCode.epoch, port), traces.lossesAt(port));
  cachedOverflows.set(traces, { version: traces.version, port, list });
  return list;
}

/** VCs of a group of senders, as the setting of their number calls it: by the switch they come to first, or by its name. */
function ofGroup({ vcs }: ScenarioDocument, called: string): readonly VcDocument[] {
  const entering = vcs.filter((vc) => entrySwitch(vc) === called);
  return entering.length > 0 ? entering : vcs.filter(({ group }) => group === called);
}

/** How many senders a branch has at a port beyond those of the document. */
function added(base: ScenarioDocument, edits: readonly Edit[], port: string): number {
  const counts = new Map<string, number>();
  for (const { path, value } of edits) {
    const senders = readKind('senders', path);
    if (senders !== null) counts.set(senders.group, Number(value));
  }
  let more = 0;
  for (const [group, count] of counts) {
    const own = ofGroup(base, group);
    const isHere = ({ path }: VcDocument) => crosses({ path }, port);
    // An added sender has the path of the last one; the last ones are those that are removed.
    if (count < own.length) more -= own.slice(count).filter(isHere).length;
    else more += own.slice(-1).filter(isHere).length * (count - own.length);
  }
  return more;
}

/** Senders that can be hit at the shown port: on the branch that is shown, or on another one, which may have more or fewer. */
export function sendersHere(session: Session, branch: number | null = null): number {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return 0;
  const { list, current } = branchesOf(session).getState();
  const addedBy = (id: number) =>
    added(loaded.base, list.find((candidate) => candidate.id === id)?.edits ?? [], loaded.port);
  const here = loaded.vcs.filter((vc) => crosses(vc, loaded.port)).length;
  return here + addedBy(branch ?? current) - addedBy(current);
}
