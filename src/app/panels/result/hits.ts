import {
  type Edit,
  EventCode,
  elementAt,
  type Picoseconds,
  readKind,
  type ScenarioDocument,
  type VcDocument,
} from '../../../contract/index.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { perSession, type Session } from '../../session/session.ts';
import { entrySwitch } from '../../settings/network.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { crosses } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { firstWhere } from '../../traces/firstWhere.ts';
import { grownPerSeries } from '../../traces/grown.ts';
import type { TraceStore } from '../../traces/index.ts';

/** An overflow of a port: a run of cell losses without a gap of 20 ms. */
export interface Overflow {
  readonly from: Picoseconds;
  /** Number of senders that lost a cell. */
  readonly hit: number;
  readonly cells: number;
}

/** Overflows, ascending, and the VCs that have lost a cell in the last one. */
interface Counted {
  readonly list: { -readonly [Key in keyof Overflow]: Overflow[Key] }[];
  readonly vcs: Set<number>;
}

/** Overflows from the loss epochs of a port, where they begin, and its lost cells, extended as the record grows. */
export const growingOverflows = () =>
  grownPerSeries(
    (): Counted => ({ list: [], vcs: new Set() }),
    ({ list, vcs }, { time, vc }, i, which) => {
      if (which === 0) {
        list.push({ from: time.at(i), hit: 0, cells: 0 });
        vcs.clear();
        return;
      }
      const last = list.at(-1);
      if (last === undefined) return;
      last.cells++;
      last.hit = vcs.add(vc.at(i)).size;
    },
  );

const overflowsOf = perSession(growingOverflows);

/** Overflows of the shown port, ascending. */
export function overflowsIn(session: Session, traces: TraceStore): readonly Overflow[] {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return [];
  const port = shownPortIndex(loaded);
  return overflowsOf(session)(traces.eventsAt(EventCode.epoch, port), traces.lossesAt(port)).list;
}

/** Overflows that begin in [from, to). */
export function overflowsWithin(
  session: Session,
  traces: TraceStore,
  from: Picoseconds,
  to: Picoseconds,
): readonly Overflow[] {
  const list = overflowsIn(session, traces);
  const begins = (time: Picoseconds) => firstWhere(list.length, (i) => elementAt(list, i).from >= time);
  return list.slice(begins(from), begins(to));
}

/** VCs of a sender group as its number setting names it: by the first switch, or by the group's name. */
function ofGroup({ vcs }: ScenarioDocument, groupName: string): readonly VcDocument[] {
  const entering = vcs.filter((vc) => entrySwitch(vc) === groupName);
  return entering.length > 0 ? entering : vcs.filter(({ group }) => group === groupName);
}

/** Number of senders at a port that the edits of a branch add to the document; negative if they remove some. */
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
    // Added senders take the path of the last one; removal takes the last ones.
    if (count < own.length) more -= own.slice(count).filter(isHere).length;
    else more += own.slice(-1).filter(isHere).length * (count - own.length);
  }
  return more;
}

/** Senders that cross the shown port, on the current branch or another, which may have more or fewer. */
export function sendersHere(session: Session, branch: number | null = null): number {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return 0;
  const { list, current } = branchesOf(session).getState();
  const addedBy = (id: number) =>
    added(loaded.base, list.find((candidate) => candidate.id === id)?.edits ?? [], loaded.port);
  const here = loaded.vcs.filter((vc) => crosses(vc, loaded.port)).length;
  return here + addedBy(branch ?? current) - addedBy(current);
}
