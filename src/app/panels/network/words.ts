import type { LoadedReport } from '../../../contract/index.ts';
import { clock, kilobytes, whole } from '../../format.ts';
import { shownPort, shownPortIndex, spokenPort } from '../../plot/shown.ts';
import { barsOf } from '../../readings/listBars.ts';
import { windowAt } from '../../readings/windows.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import { isUpright } from './placed.ts';

/** `VC 8, enters at S2, window 45 KB, on the drop list since 1.090 473.` */
function followedInWords(session: Session, vcId: number): string {
  const { loaded, now } = stageOf(session).getState();
  const vc = loaded?.vcs.find(({ id }) => id === vcId);
  if (!loaded || !vc) return '';
  const bytes = windowAt(vcId, now, tracesOf(session).shown);
  const bars = barsOf(session, shownPortIndex(loaded));
  const bar = bars.findLast((b) => b.vc === vcId && b.from <= now && now < b.to);
  const listed = bar ? en.panels.network.listedSince(clock(bar.from)) : '';
  const window = Number.isNaN(bytes) ? en.panels.network.unknownWindow : kilobytes(bytes);
  return en.panels.network.followed(vcId, vc.entry, window, listed);
}

/** That the shown port sends up or down, and is drawn another way. */
export function uprightNote({ scenario, port }: LoadedReport): string {
  const [from = '', to = ''] = port.split('>');
  return isUpright(scenario.stage?.places, port) ? en.panels.network.upright(from, to) : '';
}

export function describeNetwork(session: Session): string {
  const state = stageOf(session).getState();
  const port = shownPort(state);
  const cells = tracesOf(session).shown.view()?.buffer.length ?? 0;
  if (!state.loaded || !port) return en.panels.notLoaded;
  const own = state.followedVc === null ? '' : followedInWords(session, state.followedVc);
  const { length } = state.loaded.vcs;
  const sentence = en.panels.network.spoken(
    length,
    spokenPort(port.id),
    whole(cells),
    whole(port.bufferCells),
  );
  const note = uprightNote(state.loaded);
  return `${sentence}${note && ` ${note}.`}${own}`;
}
