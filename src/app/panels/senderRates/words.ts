import { elementAt } from '../../../contract/index.ts';
import { clock, megabits } from '../../format.ts';
import { vcsLabel } from '../../lanes/lanes.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { binOf, type Layer, layersOf, mostBits, ratesAt, slicesOf } from '../../rates/layers.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { senderRatesTexts as words } from '../../strings/panels/senderRates.ts';
import type { TraceStore } from '../../traces/index.ts';

const TABLE_ROWS = 200;

function shown(session: Session): readonly Layer[] {
  const { loaded, followedVc } = stageOf(session).getState();
  return loaded === null ? [] : layersOf(loaded, followedVc);
}

/** Name of a layer: `VC 3`, `VCs 6–10`. */
export function layerName(session: Session, { vcs }: Layer): string {
  return vcs.length > 1 ? en.panels.vcs(vcsLabel(vcs)) : vcName(stageOf(session).getState().loaded, vcs[0]);
}

/** Example: `VC 1 7.2, VC 2 6.8, together 14.0 Mb/s`, from the windows complete at that time. */
export function senderRatesValue(session: Session, time: number, traces: TraceStore): string {
  const layers = shown(session);
  const rates = ratesAt(traces, layers, time, 1);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  if (layers.length === 0 || Number.isNaN(sum)) return en.panels.notRecorded;
  const each = layers.map((layer, i) => `${layerName(session, layer)} ${megabits(elementAt(rates, i))}`);
  return words.value(each.join(', '), megabits(sum));
}

export function describeSenderRates(session: Session, traces: TraceStore): string {
  const { loaded, now } = stageOf(session).getState();
  if (loaded === null) return en.panels.notLoaded;
  return words.spoken(senderRatesValue(session, now, traces), megabits(mostBits(loaded)));
}

export function senderRatesTable(session: Session, traces: TraceStore): TableData {
  const layers = shown(session);
  const { from, to } = tableRange(session);
  const binPs = binOf(traces, layers);
  const bins = binPs === null ? 1 : Math.max(1, Math.ceil((to - from) / binPs / TABLE_ROWS));
  const slices = slicesOf(traces, layers, { range: { from, to }, now: to, bins });
  return {
    caption: words.label,
    columns: [words.time, ...layers.map((layer) => words.column(layerName(session, layer)))],
    rows: slices
      .filter(({ past }) => past)
      .map(({ from: at, rates }) => [clock(at), ...rates.map((bits) => megabits(bits, 3))]),
  };
}
