import { plainNumber } from '../../contract/index.ts';
import { studies } from '../../studies/index.ts';

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

/** What is not said or no value is usual. */
export function readPaper(search: string): PaperAddress {
  const query = new URLSearchParams(search);
  const paper = query.get('paper') ?? FIRST;
  const seeds = Math.round(plainNumber(query.get('seeds') ?? ''));
  return {
    paper: studies.some((study) => study.paper === paper) ? paper : FIRST,
    seeds: seeds >= 1 ? Math.min(MOST_SEEDS, seeds) : USUAL_SEEDS,
    scale: SCALES.find((scale) => scale === plainNumber(query.get('scale') ?? '')) ?? 1,
    reading: query.get('reading') ?? '',
  };
}

export function writePaper({ paper, seeds, scale, reading }: PaperAddress): string {
  const said = [
    ['page', 'papers'],
    ['paper', paper],
    ...(seeds === USUAL_SEEDS ? [] : [['seeds', String(seeds)]]),
    ...(scale === 1 ? [] : [['scale', String(scale)]]),
    ...(reading === '' ? [] : [['reading', reading]]),
  ];
  return `?${new URLSearchParams(said)}`;
}
