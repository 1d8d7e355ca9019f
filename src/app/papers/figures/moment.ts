import { lowestOf, type RunMoment } from '../../../contract/index.ts';
import type { Plot } from '../../../studies/figures/plots.ts';

/** Where a drawn run is worth a look: its first loss, else where its first curve is highest, else its beginning. */
export function plotMoment({ losses, curves, domain }: Plot): RunMoment {
  const times = losses.flatMap(({ xs }) => xs);
  if (times.length > 0) return { timeS: lowestOf(times), event: null };
  const [curve] = curves;
  const highs = curve?.high ?? [];
  let highest = -1;
  for (const [step, value] of highs.entries())
    if (Number.isFinite(value) && !((highs[highest] ?? Number.NEGATIVE_INFINITY) >= value)) highest = step;
  return { timeS: curve?.xs[highest] ?? domain[0], event: null };
}
