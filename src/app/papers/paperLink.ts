import { plainNumber } from '../../contract/index.ts';
import { studies } from '../../studies/index.ts';
import { countField, textField, urlState } from '../link/urlState.ts';

/** Shares of their length that runs can have here. */
export const SCALES = [1, 0.5, 0.2, 0.1, 0.05] as const;
/** Enough to see a spread, and soon there. */
const USUAL_SEEDS = 3;
const MOST_SEEDS = 100;

/** Which paper is shown and how: the address of this page says it, and so does a link to it. */
export interface PaperAddress {
  readonly paper: string;
  readonly seeds: number;
  /** Share of their length that runs have. */
  readonly scale: number;
  /** Id of another reading, whose runs are next to the others; empty for none. */
  readonly reading: string;
}

const FIRST = studies[0]?.paper ?? '';

const said = urlState<PaperAddress>('papers', {
  paper: {
    key: 'paper',
    read: ([paper = FIRST]) => (studies.some((study) => study.paper === paper) ? paper : FIRST),
    write: (paper) => [paper],
  },
  seeds: countField('seeds', MOST_SEEDS, USUAL_SEEDS),
  scale: {
    key: 'scale',
    read: ([scale = '']) => SCALES.find((known) => known === plainNumber(scale)) ?? 1,
    write: (scale) => (scale === 1 ? [] : [String(scale)]),
  },
  reading: textField('reading'),
});

export const readPaper = said.read;

export const writePaper = ({ seeds, ...shown }: PaperAddress): string =>
  said.link(seeds === USUAL_SEEDS ? shown : { ...shown, seeds });
