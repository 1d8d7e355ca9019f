import { PS_PER_SECOND } from '../../contract/index.ts';
import { exact, seconds } from '../format.ts';
import type { StageState } from '../store/types.ts';
import { en } from '../strings/en.ts';

/** Fewer round trips than this say nothing. */
const ENOUGH_RTTS = 10;

type MeasuredRun = Pick<StageState, 'loaded' | 'results' | 'resultsAt'>;

/** Why the figures of the score cannot be trusted yet, and of which part of the run they are; empty: of the whole window. */
export function measured({ loaded, results, resultsAt }: MeasuredRun): {
  readonly warning: string;
  readonly soFar: string;
} {
  if (!loaded) return { warning: '', soFar: '' };
  if (results === null) return { warning: en.score.none, soFar: '' };
  const { fromPs, toPs } = loaded.measure;
  if (resultsAt < fromPs)
    return {
      warning: en.score.warmUp(exact(fromPs / PS_PER_SECOND)),
      soFar: en.score.soFar('0', seconds(resultsAt, 3)),
    };
  const soFar = resultsAt < toPs ? en.score.soFar(seconds(fromPs, 3), seconds(resultsAt, 3)) : '';
  const rtt = Math.max(...loaded.vcs.map((vc) => vc.baseRttPs));
  const rtts = Math.floor((resultsAt - fromPs) / rtt);
  return { warning: rtts < ENOUGH_RTTS ? en.score.short(rtts) : '', soFar };
}
