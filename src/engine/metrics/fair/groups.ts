import type { GroupResult, SessionResult } from '../../../contract/index.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { MeasuredWindow } from '../measured.ts';
import { ratio } from '../measured.ts';
import { variationIndex } from './fairness.ts';

/** A session with the values for the figures of its group. */
export interface Member extends Pick<SessionResult, 'vc' | 'goodputMbps' | 'idealMbps'> {
  /** Sessions with the same carrier count as one source: routers merge them into one VC. */
  readonly carrier: string;
}

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** Values by key, in the order in which the keys first occur. */
function gathered<T>(values: readonly T[], keyOf: (value: T, place: number) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  values.forEach((value, place) => {
    const key = keyOf(value, place);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  });
  return groups;
}

/**
 * Figures of a group of sessions (Rosolen et al., section 3.3).
 * @param allMbps goodput of all sessions of the run
 */
export function groupFigures(group: string, members: readonly Member[], allMbps: number): GroupResult {
  const goodputs = members.map(({ goodputMbps }) => goodputMbps);
  const goodputMbps = sum(goodputs);
  const idealMbps = sum(members.map((member) => member.idealMbps));
  const carriers = gathered(members, ({ carrier }) => carrier);
  return {
    group,
    vcs: members.map(({ vc }) => vc),
    goodputMbps,
    goodputShare: ratio(goodputMbps, allMbps),
    idealMbps,
    normalizedGoodput: 100 * ratio(goodputMbps, idealMbps),
    fairness: variationIndex(goodputs),
    vcFairness: variationIndex(
      [...carriers.values()].map((shared) => sum(shared.map((member) => member.goodputMbps))),
    ),
  };
}

/** By session: the VC between routers that carries its data, or the session itself. */
const carriersOf = ({ connections, merged }: Network): readonly string[] =>
  connections.map((_, i) => merged.find(({ sessions }) => sessions.includes(i))?.id ?? `session ${i}`);

/** Groups in the order of their first session. */
export function groupResults({ network }: MeasuredWindow, sessions: readonly SessionResult[]): GroupResult[] {
  const carriers = carriersOf(network);
  const members = sessions.map((session, i): Member => ({ ...session, carrier: carriers[i]! }));
  const groups = gathered(members, (_, i) => network.connections[i]!.vc.group);
  const allMbps = sum(sessions.map(({ goodputMbps }) => goodputMbps));
  return [...groups].map(([group, own]) => groupFigures(group, own, allMbps));
}
