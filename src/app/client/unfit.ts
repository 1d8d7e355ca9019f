import { type LoadedReport, type Problem, PS_PER_SECOND } from '../../contract/index.ts';
import { fixed } from '../format.ts';
import type { LinkState } from '../link/state.ts';

/** Longest list of names that is told whole. */
const MOST_NAMES = 24;

const known = (names: readonly (string | number)[]): string =>
  `unknown; known: ${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ', ...' : ''}`;

/** What a link says that is sound in itself and does not fit the run it opens. */
export function unfit(link: LinkState, { vcs, ports, port, endPs }: LoadedReport): readonly Problem[] {
  const problems: Problem[] = [];
  if (link.vc !== undefined && !vcs.some(({ id }) => id === link.vc)) {
    problems.push({ path: 'vc', value: link.vc, reason: known(vcs.map(({ id }) => id)) });
  }
  if (link.port !== undefined && !ports.some(({ id }) => id === link.port)) {
    problems.push({ path: 'port', value: link.port, reason: known(ports.map(({ id }) => id)), kept: port });
  }
  if (link.timePs !== undefined && link.timePs > endPs) {
    const [value, end] = [link.timePs / PS_PER_SECOND, endPs / PS_PER_SECOND];
    problems.push({ path: 't', value, reason: `outside 0 to ${fixed(end, 3)} s`, kept: end });
  }
  return problems;
}
