import { pathOf } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import type { FigureRun, Panel, StudyFigure, TablePart } from '../figures/figure.ts';
import { fileFigures } from './ulkuFileFigures.ts';
import { EPRCA, EPRCA_WAN, eraa, INTELLIGENT, RELATIVE, VC_OF } from './ulkuMeasures.ts';
import { links, queues, rates, utilizations } from './ulkuPanels.ts';

/** Ülkü 1997, chapters 1, 2 and 4: curves over time; what varies a parameter is in the tables of chapter 4. */
const R2_VCS = { '1h1': 1, '1h2': 2, '1h3': 3 } as const;
const LAN = { scenario: 'ulku-r1-lan', fromS: 0, toS: 0.15 } as const;
const WAN = { scenario: 'ulku-r1-wan', fromS: 0, toS: 0.3 } as const;
const R2 = { scenario: 'ulku-r2-lan', fromS: 0, toS: 0.15 } as const;

const overTime = (
  figure: string,
  caption: string,
  network: typeof LAN | typeof WAN,
  settings: Settings,
  ...panels: readonly Panel[]
): StudyFigure => ({ figure, caption, runs: [{ ...network, settings, panels }] });

const factors = (part: number): Settings => [
  ['abr.rif', String(1 / part)],
  ['abr.rdf', String(1 / part)],
];
/** Over R2 with increase and decrease factors of one over this. */
const withFactor = (part: number, algorithm: Settings, ...panels: readonly Panel[]): FigureRun => ({
  ...R2,
  run: `RIF = RDF = 1/${part}`,
  settings: [...algorithm, ...factors(part)],
  panels,
});

/** `longest queue, EPRCA, LAN`: a curve for each algorithm and network. */
const LONGEST = { reads: /^(?<quantity>[^,]*), (?<subject>.*)$/ } as const;
const OVER = {
  rif: { ...LONGEST, over: 'RIF' },
  rdf: { ...LONGEST, over: 'RDF' },
  icr: { ...LONGEST, over: 'ICR (cells/s)' },
} as const;
const varied = (table: keyof typeof OVER, rows: RegExp): TablePart => ({ table, rows, ...OVER[table] });

const CLASSES = ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'];
const OC3_RATE = 155.52e6 / 424;

/** R1 without these is the network of Figure 1.1: three VCs on one link, two on another, one of them on both. */
const SILENT: Settings = (['2h2', '2h3', '1h3'] as const).map((route) => [
  pathOf('vcs', String(VC_OF[route]), 'source.startMs'),
  '300',
]);

export const ulkuFigures: readonly StudyFigure[] = [
  {
    figure: '1.1',
    caption: 'max-min fairness example, found by ERAA: a third for S1 to S3, two thirds for S4',
    runs: [
      {
        scenario: 'ulku-r1-lan',
        settings: [['algorithm', 'eraa'], ['algorithm.lambda', '1'], ...SILENT],
        fromS: 0,
        toS: 0.1,
        panels: [
          {
            ...rates({ S1: VC_OF['1h1'], S2: VC_OF['1h2'], S3: VC_OF['3h1'], S4: VC_OF['2h1'] }),
            levels: [
              { name: '1/3', value: 1 / 3 },
              { name: '2/3', value: 2 / 3 },
            ],
          },
        ],
      },
    ],
  },
  {
    figure: '2.1',
    caption: 'bandwidth usage for CBR, VBR, ABR and UBR',
    runs: [
      {
        scenario: 'five-classes',
        fromS: 0,
        toS: 0.2,
        panels: [
          {
            panel: 'bandwidth by class',
            unit: 'share of the link',
            curves: CLASSES.map((name) => ({
              name,
              channel: `class/${name}/S1>S2`,
              unitValue: OC3_RATE,
            })),
          },
        ],
      },
    ],
  },
  overTime('4.1', 'beat-down problem for relative marking', LAN, RELATIVE, rates(VC_OF), utilizations(VC_OF)),
  overTime('4.2', 'relative marking: queues and links', LAN, RELATIVE, queues(), {
    ...links,
    levels: [{ name: '2h1, "about 90 %"', value: 0.9 }],
  }),
  overTime('4.3', 'intelligent binary marking', LAN, INTELLIGENT, rates(VC_OF), queues()),
  {
    figure: '4.4',
    caption: 'effects of RIF, RDF and ICR on buffer requirements, relative marking',
    tables: (['rif', 'rdf', 'icr'] as const).map((table) => varied(table, /relative/)),
  },
  {
    figure: '4.5',
    caption: 'effects of source parameters on utilizations, relative marking over R2',
    runs: [withFactor(64, RELATIVE, utilizations(R2_VCS)), withFactor(8, RELATIVE, utilizations(R2_VCS))],
  },
  overTime('4.6', 'EPRCA over R1', LAN, EPRCA, rates(VC_OF), utilizations(VC_OF)),
  overTime('4.7', 'EPRCA over R1: links and queues', LAN, EPRCA, links, queues()),
  {
    figure: '4.8',
    caption: 'EPRCA over R2: effects of RIF on allowed rates and queue',
    runs: [4, 64].map((part) => withFactor(part, EPRCA, rates(R2_VCS), queues(['sw0>sw1']))),
  },
  {
    figure: '4.9',
    caption: 'effects of RIF and ICR on EPRCA buffer requirements',
    tables: (['rif', 'icr'] as const).map((table) => varied(table, /EPRCA/)),
  },
  overTime('4.10', 'EPRCA in a WAN', WAN, EPRCA_WAN, rates(VC_OF), queues()),
  overTime('4.11', 'fairness for ERAA', LAN, eraa(0.95), rates(VC_OF), utilizations(VC_OF)),
  overTime('4.12', 'ERAA: queues and links', LAN, eraa(0.95), queues(), links),
  { figure: '4.13', caption: 'effect of λ on buffer requirements', tables: [{ table: 'lambda' }] },
  {
    figure: '4.14',
    caption: 'effect of ICR on the longest queue, ERAA',
    tables: [varied('icr', /ERAA/)],
  },
  {
    figure: '4.15',
    caption: 'ERAA: effect of RIF on the transient and on the longest queue',
    tables: [varied('rif', /ERAA/)],
    runs: [4, 64].map((part) => withFactor(part, eraa(0.95), rates(R2_VCS))),
  },
  overTime('4.16', 'the performance of ERAA over a WAN', WAN, eraa(0.95), rates(VC_OF), queues()),
  ...fileFigures,
];
