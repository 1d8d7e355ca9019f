import { portOf } from '../measures.ts';
import { sentence } from '../sentences.ts';
import { fixed, mean } from '../statistics.ts';
import type { Judgement } from '../study.ts';
import { COLUMNS } from './ulkuFiles.ts';
import { swing } from './ulkuMeasures.ts';

const NETS = ['LAN', 'WAN'] as const;

const swingsGrow = (net: (typeof NETS)[number]): Judgement =>
  sentence(
    {
      id: `eprca-swings-${net}`,
      section: '4.2, figure 4.8',
      tables: ['rif'],
      statement: `EPRCA in the ${net}: allowed rates swing more with each larger RIF, 1/64 to 1/4 (deviation over mean, worst VC)`,
    },
    ({ study, runs }) => {
      const columns = study.tables.find(({ table }) => table === 'rif')?.columns ?? [];
      const swings = columns.map(({ column }) =>
        mean(runs('rif', `longest queue, EPRCA, ${net}`, column).map(swing)),
      );
      return {
        held: swings.every((swing, i) => i === 0 || swing > Number(swings[i - 1])),
        detail: fixed(swings, 2),
      };
    },
  );

/** Longest queues of EPRCA by ICR; the first two ICRs are below the bandwidth that is idle at a start. */
const flatBelow = (net: (typeof NETS)[number]): Judgement =>
  sentence(
    {
      id: `eprca-icr-${net}`,
      section: '4.2, figure 4.9',
      tables: ['icr'],
      statement: `EPRCA in the ${net}: the longest queue changes by at most a tenth up to an ICR of 70,642 cells/s, and grows from there on`,
    },
    ({ cells }) => {
      const queues = cells
        .filter(({ table, row }) => table === 'icr' && row === `longest queue, EPRCA, ${net}`)
        .map((cell) => cell.mean);
      const [low = Number.NaN, idle = Number.NaN, more = Number.NaN, most = Number.NaN] = queues;
      return {
        held: Math.abs(idle / low - 1) <= 0.1 && more > Math.max(low, idle) && most > more,
        detail: fixed(queues, 0),
      };
    },
  );

const BOTTLENECKS = ['sw1>sw2', 'sw2>sw3'];

const neverEmpty = sentence(
  {
    id: 'eprca-never-empty',
    section: '4.2, figure 4.7',
    tables: ['rates'],
    statement:
      'EPRCA in the LAN never empties the buffers before the two full links, as binary marking does (less than 0.1 % of the time)',
  },
  ({ runs }) => {
    const empty = (column: string): readonly number[] =>
      BOTTLENECKS.map(
        (port) =>
          100 *
          mean(runs('rates', '2h1, share of max-min', column).map((run) => portOf(run, port).emptyShare)),
      );
    const [eprca, relative] = [empty('EPRCA, LAN'), empty('relative, LAN')];
    return {
      held: eprca.every((share) => share < 0.1) && relative.some((share) => share >= 0.1),
      detail: `${fixed(eprca, 1)} %; ${fixed(relative, 1)} %`,
    };
  },
);

const usesLinks = sentence(
  {
    id: 'eraa-uses-links',
    section: '5.2, figure 5.6',
    tables: ['link-use'],
    statement:
      'while seven files are under way, ERAA uses the two full links better than relative marking and EPRCA (the less used of the two)',
  },
  (outcome) => {
    const least = COLUMNS.slice(0, 3).map((column) =>
      Math.min(...BOTTLENECKS.map((link) => outcome.mean('link-use', `utilisation, ${link} (%)`, column))),
    );
    const [relative = Number.NaN, eprca = Number.NaN, eraa = Number.NaN] = least;
    return { held: eraa > Math.max(relative, eprca), detail: `${fixed(least, 1)} %` };
  },
);

/** Claims in the text of the thesis about its figures. */
export const ulkuSentences: readonly Judgement[] = [
  ...NETS.map(swingsGrow),
  ...NETS.map(flatBelow),
  neverEmpty,
  usesLinks,
];
