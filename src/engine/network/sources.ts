import type { Problem, VcDocument } from '../../contract/index.ts';
import { grouped } from '../text.ts';

/** What the shape of a source cannot say. */
export function checkSource({ id, source }: VcDocument): readonly Problem[] {
  const at = `vcs.${id}.source`;
  const problems: Problem[] = [];
  const { startMs } = source;
  if (typeof startMs === 'object' && startMs.from > startMs.to) {
    const reason = `after the end of the range; range 0 to ${grouped(startMs.to)} ms`;
    problems.push({ path: `${at}.startMs.from`, value: startMs.from, reason });
  }
  if (source.kind === 'vbr' && source.levels.every(({ cellsPerSecond }) => cellsPerSecond === 0)) {
    problems.push({ path: `${at}.levels`, value: 0, reason: 'no level has a rate above 0 cells/s' });
  }
  if (source.kind === 'scripted') {
    const early = source.times.findIndex((time, i) => i > 0 && time < source.times[i - 1]);
    if (early > 0) {
      const reason = `before the time in front of it; range from ${grouped(source.times[early - 1])}`;
      problems.push({ path: `${at}.times[${early}]`, value: source.times[early], reason });
    }
  }
  return problems;
}
