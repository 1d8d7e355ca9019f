import type { LoadedReport } from '../../contract/index.ts';
import { shortVcName, vcName } from '../store/vcNames.ts';
import { en } from '../strings/en.ts';
import { type Lane, type VcRow, vcsLabel } from './lanes.ts';

/** Name of a lane of VCs, and the actions of its radio button: follows its VC, or ends that. */
export function vcLane(
  loaded: LoadedReport | null,
  { vcs, large }: VcRow,
  followVc: (vc: number | null) => void,
): Pick<Lane, 'id' | 'label' | 'name' | 'vc' | 'choose' | 'leave'> {
  const [vc] = vcs;
  const about = {
    id: `${vcsLabel(vcs)}${large}`,
    choose: () => followVc(large ? null : vc),
    leave: () => followVc(null),
  };
  if (vcs.length > 1) return { ...about, label: vcsLabel(vcs), name: en.panels.vcs(vcsLabel(vcs)), vc: null };
  const name = vcName(loaded, vc);
  return { ...about, label: large ? name : shortVcName(loaded, vc), name, vc };
}
