import { type Problem, plainNumber } from '../../contract/index.ts';
import { studies } from '../../studies/index.ts';
import { readingsOf } from '../../studies/readings.ts';
import { countField, textField, urlState } from '../link/urlState.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';

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

const PAPERS = studies.map(({ paper }) => paper);
const FIRST = PAPERS[0] ?? '';
const scaleOf = (said: string): number | undefined => SCALES.find((known) => known === plainNumber(said));

const said = urlState<PaperAddress>('papers', {
  paper: {
    key: 'paper',
    read: ([paper = FIRST]) => (PAPERS.includes(paper) ? paper : FIRST),
    write: (paper) => [paper],
    refuse: (paper) => (PAPERS.includes(paper) ? null : reasons.notOneOf(PAPERS.join(', '))),
  },
  seeds: countField('seeds', MOST_SEEDS, USUAL_SEEDS),
  scale: {
    key: 'scale',
    read: ([scale = '']) => scaleOf(scale) ?? 1,
    write: (scale) => (scale === 1 ? [] : [String(scale)]),
    refuse: (scale) => (scaleOf(scale) === undefined ? reasons.notOneOf(SCALES.join(', ')) : null),
  },
  reading: textField('reading'),
});

export const readPaper = said.read;

/** Values of an address that are none, and a reading that its paper has not. */
export function paperProblems(search: string): readonly Problem[] {
  const { paper, reading } = readPaper(search);
  const known = readingsOf(paper).map(({ id }) => id);
  const isThere = reading === '' || known.includes(reading);
  const unknown = { path: 'reading', value: reading, reason: reasons.notOneOf(known.join(', ')) };
  return [...said.problems(search), ...(isThere ? [] : [unknown])];
}

export const writePaper = ({ seeds, ...shown }: PaperAddress): string =>
  said.link(seeds === USUAL_SEEDS ? shown : { ...shown, seeds });
