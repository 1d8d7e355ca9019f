import { SMALL } from '../../scenarios/papers/nagata.ts';
import { disputed } from '../disputed.ts';
import { normalizedJain } from '../measures.ts';
import type { Study, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import { nagataFigures } from './nagataFigures.ts';
import { judgementsOf } from './nagataJudgements.ts';
import { loadTables } from './nagataLoads.ts';
import {
  byLoad,
  CCD,
  COLUMNS,
  DFF,
  EPD,
  events,
  LOADS,
  line,
  run,
  TLD,
  throughput,
  under,
} from './nagataRows.ts';
import { nagataSentences } from './nagataSentences.ts';

const load: StudyTable = {
  table: 'load',
  caption: 'throughput (%), PCR 6 Mb/s, B = 3,000, 1,500 bytes: figure 5-3',
  seeds: 5,
  columns: COLUMNS,
  rows: [...byLoad({}, LOADS), ...events('load 1.5', {})],
};

const peak: StudyTable = {
  table: 'peak',
  caption: 'throughput (%), PCR 1.5 and 10 Mb/s, B = 3,000, 1,500 bytes: figures 5-1, 5-5',
  seeds: 2,
  columns: COLUMNS,
  rows: [
    ...LOADS.map((load) => line(`PCR 1.5, load ${load}`, 1, throughput, { peak: 1.5, load: load })),
    ...[1.25, 2].map((load) => line(`PCR 10, load ${load}`, 1, throughput, { peak: 10, load: load })),
  ],
};

const buffer: StudyTable = {
  table: 'buffer',
  caption: 'throughput (%), PCR 6 Mb/s, B = 6,000, 1,500 bytes: figure 5-4',
  seeds: 2,
  columns: COLUMNS,
  rows: [1.5, 2].map((load) => line(`load ${load}`, 1, throughput, { buffer: 6_000, load: load })),
};

const mixed: StudyTable = {
  table: 'mixed',
  caption: 'throughput (%), PCR 1.5, 6 and 10 Mb/s, B = 3,000, 1,500 bytes: figure 5-7',
  seeds: 5,
  columns: COLUMNS,
  rows: byLoad({ peak: 'mixed' }, [1.5, 3]),
};

const packets: StudyTable = {
  table: 'packets',
  caption: 'throughput (%), PCR 6 Mb/s, B = 3,000, 500 bytes: figure 6-2',
  seeds: 2,
  columns: COLUMNS,
  rows: [1.5, 2].map((load) => line(`load ${load}`, 1, throughput, { packet: SMALL, load: load })),
};

const DELAY_COLUMNS = [TLD, DFF, EPD, CCD] as const;
const delay: StudyTable = {
  table: 'delay',
  caption: 'throughput (%) by end-to-end delay, load 1.5, PCR 6 Mb/s, B = 3,000: figure 7',
  seeds: 5,
  columns: DELAY_COLUMNS,
  rows: [
    line('0 ms', 1, throughput, { delayMs: 0 }, DELAY_COLUMNS),
    line('1 ms', 1, throughput, {}, DELAY_COLUMNS),
    line('5 ms', 1, throughput, { delayMs: 5 }, DELAY_COLUMNS),
  ],
};

/** Fifty servers: a second of theirs costs five of ten servers'. */
const SHORT = { servers: 50, durationS: 16 } as const;
const ESTIMATES = [5, 10, 100, 600, 3_000, 6_000] as const;
const ESTIMATE_COLUMNS: readonly StudyColumn[] = [{ column: 'throughput' }];
const estimate: StudyTable = {
  table: 'estimate',
  caption: 'throughput (%) by the error of N_VC, 50 servers, load 1.5, B = 6,000: figures 8-1, 8-2',
  seeds: 5,
  columns: ESTIMATE_COLUMNS,
  rows: [
    under(EPD, line('EPD', 1, throughput, SHORT, ESTIMATE_COLUMNS)),
    ...ESTIMATES.map((percent) => under(CCD, estimated(percent))),
  ],
};

function estimated(percent: number): StudyRow {
  const varied = percent === 100 ? SHORT : { ...SHORT, nvcPercent: percent };
  return line(`CCD max, ${percent} %`, 1, throughput, varied, ESTIMATE_COLUMNS);
}

const connections: StudyTable = {
  table: 'connections',
  caption: 'throughput (%) by the number of servers, load 1.5, B = 6,000: figure 8-3',
  seeds: 2,
  columns: COLUMNS,
  rows: [
    line('10', 1, throughput, { buffer: 6_000 }),
    line('50', 1, throughput, SHORT),
    line('100', 1, throughput, { ...SHORT, servers: 100 }),
  ],
};

const ticks: StudyTable = {
  table: 'ticks',
  caption: 'load 1.5 with a slow timer of 100 ms (timeouts of 200 ms and more)',
  seeds: 5,
  columns: COLUMNS,
  rows: [line('load 1.5', 1, throughput, { tickMs: 100 }), ...events('load 1.5', { tickMs: 100 })],
};

/** Labels as printed; the text means figures 5-1, 5-3 and 5-5 at load 1.25. Its CCD is next to both readings. Of 10 s: 40 s level the shares. */
const FAIRNESS = { digits: 2, relative: false, measure: normalizedJain, open: true } as const;
const table1: StudyTable = {
  table: 1,
  caption: 'fairness index over 10 s, read as figures 5-1, 5-3 and 5-5 at load 1.25',
  seeds: 5,
  columns: COLUMNS,
  rows: [
    {
      row: 'Fig.6-1',
      ...FAIRNESS,
      printed: [0.86, 0.9, 0.84, 0.99, 0.99],
      ...run({ peak: 1.5, load: 1.25, durationS: 10 }),
    },
    {
      row: 'Fig.6-3',
      ...FAIRNESS,
      printed: [0.87, 0.99, 0.96, 0.95, 0.95],
      ...run({ load: 1.25, durationS: 10 }),
    },
    {
      row: 'Fig.6-5',
      ...FAIRNESS,
      printed: [0.85, 0.95, 0.95, 0.97, 0.97],
      ...run({ peak: 10, load: 1.25, durationS: 10 }),
    },
  ],
};

export const nagata: Study = {
  paper: '002',
  citation:
    'S. Nagata, N. Morita, H. Noguchi & K. Miyake, "An analysis of the impact of suspending cell discarding in ' +
    'TCP-over-ATM", 2000',
  reading: [
    'Our copy has no figures: their points are not there to compare with. Table 1 is all that is printed.',
    'Throughput is packets delivered over what the bottleneck carries, from the start of the first server on, 40 s; ' +
      '16 s with 50 and 100 servers. The indices of Table 1 are of 10 s.',
    'A packet of 1,500 bytes is an IP datagram: 1,460 of the application, 32 cells (the paper reckons with 30); one ' +
      'of 500 bytes 460 and 11 cells.',
    'Load: sum of the peak cell rates over the rate of SW1 to SW2. The groups start 100 ms apart, each server within ' +
      '10 ms drawn from the seed.',
    'Reno with 64-KB windows, no seg/8 term in congestion avoidance, BSD timers with ticks of 500 and 200 ms; study ' +
      '`ticks` has 100 ms.',
    'D is one cell of each VC in the queue. Tt is the smaller bound, as eq. 9 prints it (CCD min), or the larger ' +
      'one, which meets both conditions as the text asks (CCD max).',
    'EPD starts where CCD does, at half of the buffer.',
  ],
  tables: [load, peak, buffer, mixed, packets, delay, estimate, connections, ticks, table1, ...loadTables],
  figures: nagataFigures,
  judgements: [...judgementsOf(), ...nagataSentences],
  disputed: disputed.nagata,
  open: [
    'With 50 and 100 servers the text has CCD best; here TLD, and with 100 also EPD, carry more: the room above Tq is ' +
      'then less than a packet or two of each VC.',
    'Table 1: its labels name figures of simulation 2, the text those of simulation 1; nothing states the time over ' +
      'which the index is taken. Read as figures 5-1, 5-3, 5-5 over 10 s, 9 of 12 indices are within 0.05; DFF and EPD of ' +
      'the first row are higher than printed.',
  ],
};
