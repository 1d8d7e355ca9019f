import { clock, shortRate } from '../../format.ts';
import { ratedVcs, vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import type { TableData } from '../plot/DataTable.tsx';
import type { Emptiness } from '../plot/Empty.tsx';
import { acrAt, ccrAt, fairAt, goodputAt } from './acrReadings.ts';
import { meanRate } from './counted.ts';
import { largeVc } from './view.ts';

const words = en.rates.acr;

function spoken(vc: number, time: number, traces: TraceStore): string {
  const { loaded, followedVc } = useStage.getState();
  const fair = fairAt(vc, time, traces);
  const name = vcName(loaded, vc);
  if (Number.isNaN(fair)) return `${name} ${words.inactive}`;
  const value = words.value(name, shortRate(acrAt(vc, time, traces)), shortRate(fair));
  if (vc !== largeVc(loaded, followedVc)) return value;
  const goodput = goodputAt(vc, time, traces);
  const arrives = Number.isNaN(goodput) ? words.unknown : shortRate(goodput);
  return words.beside(value, shortRate(ccrAt(vc, time, traces)), arrives);
}

export function acrValue(time: number, traces: TraceStore): string {
  const { loaded } = useStage.getState();
  return ratedVcs(loaded)
    .map(({ id }) => spoken(id, time, traces))
    .join(', ');
}

export function describeAcr(traces: TraceStore): string {
  const { loaded, followedVc, now } = useStage.getState();
  const large = largeVc(loaded, followedVc);
  if (!loaded || large === null) return en.panels.notLoaded;
  return words.told(ratedVcs(loaded).length, spoken(large, now, traces));
}

export function emptyAcr(): Emptiness | null {
  const { loaded, recorded, viewport } = useStage.getState();
  if (!loaded || recorded > viewport.from) return null;
  return { text: recorded === 0 ? en.panels.empty.nothing : en.panels.empty.notComputed, stop: false };
}

const TABLE_ROWS = 60;

export function acrTable(traces: TraceStore): TableData {
  const { loaded, viewport, followedVc } = useStage.getState();
  const vcs = ratedVcs(loaded);
  const large = largeVc(loaded, followedVc);
  const width = (viewport.to - viewport.from) / TABLE_ROWS;
  const rows: (string | number)[][] = [];
  const cell = (rate: number) => (Number.isNaN(rate) ? '' : Math.round(rate));
  const besides = (vc: number, time: number): readonly number[] => [
    ccrAt(vc, time, traces),
    meanRate(traces.channel(`goodput/${vc}`), time, time + width),
  ];
  for (let i = 0; i < TABLE_ROWS; i++) {
    const time = viewport.from + i * width;
    const fairs = vcs.map(({ id }) => fairAt(id, time, traces));
    if (fairs.every(Number.isNaN)) continue;
    rows.push([
      clock(time),
      ...vcs.flatMap(({ id }, k) => [
        cell(Number.isNaN(fairs[k]) ? Number.NaN : acrAt(id, time, traces)),
        cell(fairs[k] ?? Number.NaN),
        ...(id === large ? besides(id, time).map(cell) : []),
      ]),
    ]);
  }
  return {
    caption: words.table,
    columns: [
      words.time,
      ...vcs.flatMap(({ id }) => {
        const name = vcName(loaded, id);
        return id === large ? [...words.columns(name), ...words.besideColumns(name)] : words.columns(name);
      }),
    ],
    rows,
  };
}
