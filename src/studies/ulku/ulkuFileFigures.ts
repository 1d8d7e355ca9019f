import type { Settings } from '../factors.ts';
import type { Panel, StudyFigure } from '../figures/figure.ts';
import { EPRCA, EPRCA_WAN, eraa, RELATIVE, VC_OF } from './ulkuMeasures.ts';
import { links, rates } from './ulkuPanels.ts';

/** Ülkü 1997, chapter 5: sequence numbers and allowed rates of files over TCP over ABR. */
const FILES = { scenario: 'ulku-r1-files', fromS: 0, toS: 0.45 } as const;
const R2_FILES = { scenario: 'ulku-r2-files', fromS: 0, toS: 0.25 } as const;
const R2_VCS = { 'VC 1': 1, 'VC 2': 2, 'VC 3': 3 } as const;

const sequence = (vcs: Readonly<Record<string, number>>): Panel => ({
  panel: 'sequence numbers',
  unit: 'bytes',
  curves: Object.entries(vcs).map(([name, vc]) => ({ name, channel: `sent/${vc}` })),
});

const SCHEMES = [
  ['relative marking', RELATIVE, RELATIVE],
  ['EPRCA', EPRCA_WAN, EPRCA],
  ['ERAA', eraa(1), eraa(1)],
] as const satisfies readonly (readonly [name: string, wan: Settings, lan: Settings])[];

const ONE_HOP = { '1h1': VC_OF['1h1'] };

export const fileFigures: readonly StudyFigure[] = [
  {
    figure: '5.1',
    caption: 'transmission is first limited by the window and then by the allowed cell rate',
    runs: [
      {
        ...FILES,
        settings: eraa(1),
        toS: 0.2,
        panels: [
          sequence(ONE_HOP),
          { panel: 'window', unit: 'bytes', curves: [{ name: '1h1', channel: `cwnd/${VC_OF['1h1']}` }] },
          { ...rates(ONE_HOP), levels: [] },
        ],
      },
    ],
  },
  {
    figure: '5.2',
    caption: 'connections with a shorter round trip increase their rates faster, segments of 512 bytes',
    runs: [
      {
        ...FILES,
        settings: [...eraa(1), ['vcs.*.source.packetBytes', '512']],
        panels: [sequence({ '1h1': VC_OF['1h1'], '2h2': VC_OF['2h2'], '3h1': VC_OF['3h1'] })],
      },
    ],
  },
  ...SCHEMES.map(([name, settings], i) => ({
    figure: `5.${3 + i}`,
    caption: `R1 in the WAN, ${name}`,
    runs: [{ ...FILES, settings, panels: [sequence(VC_OF), rates(VC_OF)] }],
  })),
  {
    figure: '5.6',
    caption: 'utilizations of the links in the WAN',
    runs: SCHEMES.map(([name, settings]) => ({ ...FILES, run: name, settings, panels: [links] })),
  },
  ...SCHEMES.map(([name, , settings], i) => ({
    figure: `5.${7 + i}`,
    caption: `R2 in the LAN, files 15 ms apart, ${name}`,
    runs: [{ ...R2_FILES, settings, panels: [sequence(R2_VCS), rates(R2_VCS)] }],
  })),
];
