import type { RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { each } from '../measures.ts';
import { mean } from '../statistics.ts';
import type { StudyColumn, StudyRow, StudyTable } from '../study.ts';
import {
  allRates,
  arrival,
  between,
  eraa,
  oneWayMs,
  RELATIVE,
  type RouteName,
  VC_OF,
} from './ulkuMeasures.ts';
import { ROUTES } from './ulkuPrinted.ts';

/** Ülkü 1997, section 5.3: proposed there, simulated here. */
const WRITTEN: Settings = [['abr.coupling.form', 'direct']];
const REPAIRED: Settings = [
  ['abr.coupling.form', 'direct'],
  ['abr.coupling.k', '2'],
  ['abr.coupling.rtt', 'minimum'],
  ['abr.coupling.floorSegments', '3'],
];
const formOf = (form: string): Settings => [['abr.coupling.form', form]];

export const COUPLINGS = {
  none: 'none',
  written: 'as written',
  average: 'average',
  threshold: 'threshold',
  repaired: 'k 2, minimum, floor 3',
  small: '64 KB, none',
} as const;

const columns: readonly StudyColumn[] = [
  { column: COUPLINGS.none },
  { column: COUPLINGS.written, settings: WRITTEN },
  { column: COUPLINGS.average, settings: formOf('average') },
  { column: COUPLINGS.threshold, settings: formOf('threshold') },
  { column: COUPLINGS.repaired, settings: REPAIRED },
  { column: COUPLINGS.small, settings: [['tcp.windowBytes', '65535']] },
];

/** From the first segment to the arrival of the last byte: the handshake is a round trip for all alike. */
const transfer = (run: RunResults, route: RouteName, delayMs: number): number =>
  arrival(run, VC_OF[route], oneWayMs(route, delayMs)) - (2 * oneWayMs(route, delayMs)) / 1e3;

const DELAYS_MS = [1, 5, 20] as const;
export const rowNames = (delayMs: number) => ({
  time: `${delayMs} ms: mean transfer time (s)`,
  source: `${delayMs} ms: longest queue at a source`,
  port: `${delayMs} ms: longest queue at a switch`,
});

function rowsOf(delayMs: number): readonly StudyRow[] {
  const names = rowNames(delayMs);
  const settings = between(delayMs);
  const printed = columns.map(() => null);
  return [
    {
      row: names.time,
      settings,
      measure: each((run) => mean(ROUTES.map((route) => transfer(run, route, delayMs)))),
      printed,
      digits: 3,
    },
    {
      row: names.source,
      settings,
      measure: each((run) => Math.max(...allRates(run).map(({ waitingMax }) => waitingMax))),
      printed,
    },
    {
      row: names.port,
      settings,
      measure: each(({ ports }) => Math.max(...ports.map(({ queueMax }) => queueMax))),
      printed,
    },
  ];
}

const NETWORK = { scenario: 'ulku-r1-files', seeds: 3 } as const;
const OPEN_WINDOW: Settings = [
  ['tcp.handshake', 'true'],
  ['tcp.initialSsthreshBytes', '0'],
  ['run.durationS', '3'],
];

export const couplingTables: readonly StudyTable[] = [
  {
    ...NETWORK,
    table: 'coupling',
    caption: 'section 5.3 with ERAA: the window follows the rate, links between switches of 1, 5 and 20 ms',
    settings: [...eraa(1), ...OPEN_WINDOW],
    columns,
    rows: DELAYS_MS.flatMap(rowsOf),
  },
  {
    ...NETWORK,
    table: 'coupling-relative',
    caption: 'the same with relative marking',
    settings: [...RELATIVE, ...OPEN_WINDOW],
    columns,
    rows: rowsOf(1),
  },
];
