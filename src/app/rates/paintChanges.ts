import type { RateControlInfo } from '../../contract/index.ts';
import { branchPoints } from '../branches/forks.ts';
import { paintChanges } from '../plot/changes.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { rateChanges } from './changes.ts';

/** Changes closer than this are shown as one, CSS pixels. */
const APART = 24;

/** Changes of sources, or of the coupling, over a plot, of the branch that is painted. */
export function paintRateChanges(frame: PlotFrame, group: RateControlInfo['id'], top?: number): void {
  const { catalog, loaded } = frame.state;
  if (catalog === null || loaded === null || loaded.rateStates.length === 0) return;
  const { applied } = frame.traces;
  const gapPs = ((frame.range.to - frame.range.from) * APART) / Math.max(1, frame.width);
  const changes = rateChanges(catalog, loaded, (vc) => applied.ofRates(vc), group, gapPs);
  paintChanges(frame, changes, frame.branch === null ? [] : branchPoints(frame), top);
}
