import { CLASS_NAMES, type LoadedReport, type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import { fixed, whole } from '../format.ts';
import type { HeadlineWords } from '../headline/headlineWords.ts';
import { portNow } from '../headline/live.ts';
import { moment } from '../headline/portWords.ts';
import { shownPort } from '../plot/shown.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import { classTexts as words } from '../strings/panels/classes.ts';
import { inList } from '../strings/text.ts';
import { tracesOf } from '../traces/index.ts';
import { cellsByVc, cellsOfClass, classesCrossing, fillingText } from './classes.ts';

/**
 * Where each class has its own buffer and some of them lost cells a moment ago: which, and which did not. Null where none did,
 * or all.
 */
export function classLoss(session: Session, loaded: LoadedReport, now: Picoseconds): HeadlineWords | null {
  const state = stageOf(session).getState();
  const port = shownPort(state);
  const view = tracesOf(session).shown.view();
  if (port?.classes === undefined || view === null) return null;
  const { classes } = port;
  const present = classesCrossing(loaded, port.id, state.vcStates);
  const recent = portNow(session, loaded, now, port.bufferCells);
  const lost = new Set(
    state.vcStates.filter(({ id }) => recent?.lostVcs.includes(id)).map(({ serviceClass }) => serviceClass),
  );
  const [losing, others] = [
    present.filter((serviceClass) => lost.has(serviceClass)),
    present.filter((serviceClass) => !lost.has(serviceClass)),
  ];
  if (recent === null || losing.length === 0 || others.length === 0) return null;
  const counts = cellsByVc(view.buffer);
  const names = (list: typeof present): string =>
    inList(list.map((serviceClass) => CLASS_NAMES[serviceClass]));
  const fillings = losing.map((serviceClass) =>
    words.holds(
      CLASS_NAMES[serviceClass],
      fillingText(cellsOfClass(counts, serviceClass, state.vcStates), classes[serviceClass].bufferCells),
    ),
  );
  const { lost: cells, spanMs } = recent;
  const span = fixed(spanMs, spanMs < 1 ? 2 : 0);
  const who = [names(losing), names(others)] as const;
  const from = Math.max(0, now - spanMs * PS_PER_MS);
  return {
    key: 'classLoss',
    isEvent: true,
    headline: words.lately(span, ...who),
    lasting: words.between(moment(from), moment(now), ...who),
    sentence: [...fillings, words.lostCells(whole(cells), cells === 1, span)].join(' '),
  };
}
