import { shortRate } from '../../format.ts';
import { shownPort } from '../../plot/shown.ts';
import { acrAt, ccrAt, fairAt, goodputAt } from '../../rates/acrReadings.ts';
import { stateAt, stateWord } from '../../rates/state/states.ts';
import { largeVc, portLabel } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { abrVcs } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { inParts } from '../../strings/text.ts';
import type { TraceStore } from '../../traces/index.ts';

const words = ratePanels.acr;
const { states } = ratePanels;

const rateText = (rate: number): string => (Number.isNaN(rate) ? words.unknown : shortRate(rate));

function spoken(session: Session, vc: number, time: number, traces: TraceStore): string {
  const { loaded, followedVc } = stageOf(session).getState();
  const fair = fairAt(vc, time, traces);
  const name = vcName(loaded, vc);
  if (Number.isNaN(fair)) return `${name} ${words.inactive}`;
  const [acr, ccr] = [shortRate(acrAt(vc, time, traces)), rateText(ccrAt(vc, time, traces))];
  // In the other lanes there is a line of its own for it only where it differs.
  const says = vc === largeVc(loaded, followedVc) || ccr !== acr;
  return inParts([
    words.value(name, acr, shortRate(fair)),
    ...(says ? [words.says(ccr)] : []),
    words.arrives(rateText(goodputAt(vc, time, traces))),
    ...judged(session, vc, time, traces),
  ]);
}

/** `bottlenecked at sw2`; nothing where the shown port does not judge the VC. */
function judged(session: Session, vc: number, time: number, traces: TraceStore): readonly string[] {
  const port = shownPort(stageOf(session).getState())?.id ?? '';
  const state = stateWord(stateAt(vc, port, time, traces));
  return state === '' ? [] : [states.spoken(state, portLabel([], port))];
}

export function acrValue(session: Session, time: number, traces: TraceStore): string {
  const { loaded } = stageOf(session).getState();
  return inParts(abrVcs(loaded).map(({ id }) => spoken(session, id, time, traces)));
}

export function describeAcr(session: Session, traces: TraceStore): string {
  const { loaded, followedVc, now } = stageOf(session).getState();
  const large = largeVc(loaded, followedVc);
  if (!loaded || large === null) return en.panels.notLoaded;
  return words.spoken(abrVcs(loaded).length, spoken(session, large, now, traces));
}
