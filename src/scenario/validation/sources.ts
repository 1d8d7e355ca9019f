import { because, type Problem, type VcDocument } from '../../contract/index.ts';

/** Checks a source beyond its schema. */
export function checkSource({ source }: VcDocument, vc: string): readonly Problem[] {
  const at = `${vc}.source`;
  const problems: Problem[] = [];
  const { startMs } = source;
  if (typeof startMs === 'object' && startMs.from > startMs.to) {
    const reason = because('startsAfterEnd', { toMs: startMs.to });
    problems.push({ path: `${at}.startMs.from`, value: startMs.from, reason });
  }
  if (source.kind === 'vbr' && source.levels.every(({ cellsPerSecond }) => cellsPerSecond === 0)) {
    problems.push({ path: `${at}.levels`, value: 0, reason: because('noRate') });
  }
  const times = source.kind === 'scripted' ? source.times : [];
  for (const [i, time] of times.entries()) {
    const before = times[i - 1] ?? 0;
    if (!(time < before)) continue;
    const reason = because('beforePrevious', { from: before });
    problems.push({ path: `${at}.times[${i}]`, value: time, reason });
  }
  return problems;
}
