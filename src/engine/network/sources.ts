import type { Problem, VcDocument } from '../../contract/index.ts';
import { grouped } from '../text.ts';

/** What the shape of a source cannot say. */
export function checkSource({ source }: VcDocument, vc: string): readonly Problem[] {
  const at = `${vc}.source`;
  const problems: Problem[] = [];
  const { startMs } = source;
  if (typeof startMs === 'object' && startMs.from > startMs.to) {
    const reason = `after the end of the range; range 0 to ${grouped(startMs.to)} ms`;
    problems.push({ path: `${at}.startMs.from`, value: startMs.from, reason });
  }
  if (source.kind === 'vbr' && source.levels.every(({ cellsPerSecond }) => cellsPerSecond === 0)) {
    problems.push({ path: `${at}.levels`, value: 0, reason: 'no level has a rate above 0 cells/s' });
  }
  const times = source.kind === 'scripted' ? source.times : [];
  for (const [i, time] of times.entries()) {
    const before = times[i - 1] ?? 0;
    if (!(time < before)) continue;
    const reason = `before the time in front of it; range from ${grouped(before)}`;
    problems.push({ path: `${at}.times[${i}]`, value: time, reason });
  }
  return problems;
}
