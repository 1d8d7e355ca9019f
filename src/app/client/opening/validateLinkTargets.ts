import { because, type LoadedReport, type Problem, PS_PER_SECOND } from '../../../contract/index.ts';
import { fixed } from '../../format.ts';
import type { LinkState } from '../../link/state.ts';
import { linkReasons } from '../../strings/sharing/linkReasons.ts';

/** Problems of values of a link that are valid but do not exist in the run it opens. */
export function validateLinkTargets(
  link: LinkState,
  { vcs, ports, port, endPs }: LoadedReport,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (link.vc !== undefined && !vcs.some(({ id }) => id === link.vc)) {
    const reason = because('unknownValue', { known: vcs.map(({ id }) => id) });
    problems.push({ path: 'vc', value: link.vc, reason });
  }
  if (link.port !== undefined && !ports.some(({ id }) => id === link.port)) {
    const reason = because('unknownValue', { known: ports.map(({ id }) => id) });
    problems.push({ path: 'port', value: link.port, reason, kept: port });
  }
  if (link.timePs !== undefined && link.timePs > endPs) {
    const [value, end] = [link.timePs / PS_PER_SECOND, endPs / PS_PER_SECOND];
    problems.push({ path: 't', value, reason: linkReasons.outsideRun(fixed(end, 3)), kept: end });
  }
  return problems;
}
