import type { HighlightId, Picoseconds, RmStory, SourceRule } from '../../../../contract/index.ts';
import type { ChannelTrace } from '../../../traces/types.ts';
import type { Seen } from './windowSigns.ts';

/** Number of parts per step of the search over time. */
const PARTS = 64;

/** End of the bin in which a rate last changed before a time; null if it never did. */
export function lastChangeOf(trace: ChannelTrace, now: Picoseconds): Picoseconds | null {
  const { binPs } = trace.info;
  let found: Picoseconds | null = null;
  let [from, to] = [0, Math.ceil(now / binPs)];
  while (to > from) {
    const width = Math.ceil((to - from) / PARTS);
    const parts = Math.ceil((to - from) / width);
    const { min, max } = trace.spans(from * binPs, (from + parts * width) * binPs, parts);
    let part = parts - 1;
    while (part >= 0 && !changesIn(min, max, part)) part--;
    if (part < 0) break;
    found = Math.min(now, (from + (part + 1) * width) * binPs);
    if (width === 1) break;
    // The change may be on the boundary to the part before.
    [from, to] = [Math.max(0, from + part * width - 1), Math.min(to, from + (part + 1) * width)];
  }
  return found;
}

const changesIn = (min: Float32Array, max: Float32Array, part: number): boolean => {
  const [low, high] = [min[part] ?? Number.NaN, max[part] ?? Number.NaN];
  const before = max[part - 1] ?? Number.NaN;
  return high > low || (!Number.isNaN(before) && (before > high || (min[part - 1] ?? high) < low));
};

/** Rule that raises a rate, by the rule set of the source. */
const RAISES: Readonly<Record<string, SourceRule>> = {
  tm4: 'up',
  prca: 'goodNews',
  becn: 'doubled',
  efci: 'raised',
};
/** Rule that lowers a rate, for rule sets with a single one. */
const LOWERS: Readonly<Record<string, SourceRule>> = { prca: 'eachCell', becn: 'halved', efci: 'lowered' };

/** Highlights of the last rate change as visible in the record. @param rule `abr.rule` of the source */
export function changeSigns({ traces, now }: Seen, vc: number, rule: string): readonly HighlightId[] {
  const trace = traces.channel(`acr/${vc}`);
  const end = trace && lastChangeOf(trace, now);
  if (trace === null || end === null) return [];
  const before = trace.at(Math.max(0, end - 2 * trace.info.binPs));
  const found = trace.at(now) > before ? RAISES[rule] : LOWERS[rule];
  return found === undefined ? [] : [found];
}

/** Highlights of what the destination did with the inspected RM cell. */
export function turnSigns(story: RmStory | null): readonly HighlightId[] {
  const turn = story?.visits.find(({ station }) => station === 'turn');
  if (turn === undefined) return [];
  const { before, after } = turn;
  return [
    ...(after.ci && !before.ci ? ['turnMarked' as const] : []),
    ...(after.er < before.er ? ['turnLowered' as const] : []),
    'turned',
  ];
}
