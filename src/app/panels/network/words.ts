import { clock, kilobytes, whole } from '../../format.ts';
import { useStage } from '../../store/stage.ts';
import { traceStore } from '../../traces/index.ts';
import { barsOf } from '../droplist/paint.ts';
import { shownPort, shownPortIndex, spokenPort } from '../plot/shown.ts';
import { windowAt } from '../windows/words.ts';

/** `VC 8, enters at S2, window 45 KB, on the drop list since 1.090 473.` */
function followedInWords(vcId: number): string {
  const { loaded, now } = useStage.getState();
  const vc = loaded?.vcs.find(({ id }) => id === vcId);
  if (!loaded || !vc) return '';
  const bytes = windowAt(vcId, now);
  const bars = barsOf(shownPortIndex(loaded));
  const bar = bars.findLast((b) => b.vc === vcId && b.from <= now && now < b.to);
  const listed = bar ? `, on the drop list since ${clock(bar.from)}` : '';
  return ` VC ${vcId}, enters at ${vc.entry}, window ${Number.isNaN(bytes) ? 'unknown' : kilobytes(bytes)}${listed}.`;
}

export function describeNetwork(): string {
  const state = useStage.getState();
  const port = shownPort(state);
  const cells = traceStore.view()?.buffer.length ?? 0;
  if (!state.loaded || !port) return 'Nothing is loaded yet.';
  const own = state.followedVc === null ? '' : followedInWords(state.followedVc);
  return `${state.loaded.vcs.length} VCs. Buffer of ${spokenPort(port.id)}: ${whole(cells)} of ${whole(port.bufferCells)} cells.${own}`;
}
