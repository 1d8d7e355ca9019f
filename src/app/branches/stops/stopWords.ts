import type { Breakpoint, LoadedReport } from '../../../contract/index.ts';
import { exactSeconds, portName, shortNumber, whole } from '../../format.ts';
import { vcName } from '../../store/vcNames.ts';
import { markTexts } from '../../strings/marks.ts';
import { notation } from '../../strings/numbers.ts';
import { isEvent } from './clauses.ts';

const { subjects, verbs, events, units, does, reaches, amount, of, placed } = markTexts;

type Level = Extract<Breakpoint, { kind: 'level' }>;

const SIDES = {
  queue: { above: verbs.above, below: verbs.below },
  cwnd: { above: verbs.windowAbove, below: verbs.windowBelow },
  acr: { above: verbs.rateAbove, below: verbs.rateBelow },
} as const;

/** Rates to the cell, other numbers with the digits that count. */
const rate = (limit: number): string => amount(whole(Math.round(limit)), units.rate);

function levelWords({ channel, side, limit }: Level, loaded: LoadedReport | null): string {
  const [quantity = '', about = '', place] = channel.split('/');
  if (quantity === 'queue' && place === undefined)
    return reaches(
      subjects.queue(portName(about)),
      SIDES.queue[side],
      amount(shortNumber(limit), units.cells),
    );
  const name = /^\d+$/.test(about) ? vcName(loaded, Number(about)) : portName(about);
  const vc = loaded?.vcs.find(({ id }) => String(id) === about);
  if (quantity === 'cwnd' && vc !== undefined)
    return of(name, does(SIDES.cwnd[side], amount(shortNumber(limit / vc.segmentBytes), units.segments)));
  if (quantity === 'acr' && place === undefined) return of(name, does(SIDES.acr[side], rate(limit)));
  const words = quantity === 'acr' ? rate(limit) : shortNumber(limit);
  return markTexts.level(
    markTexts.quantities[quantity] ?? quantity,
    place === undefined ? name : placed(name, portName(place)),
    SIDES.queue[side],
    words,
  );
}

/** A breakpoint as a sentence: `VC 3 times out`, `the queue of S2 → S3 rises above 1,900 cells`, `the time is 1.25 s`. */
export function stopWords(stop: Breakpoint, loaded: LoadedReport | null): string {
  if (stop.kind === 'time')
    return reaches(
      subjects.time,
      verbs.time,
      amount(exactSeconds(stop.timePs).replace('.', notation.decimal), units.s),
    );
  if (stop.kind === 'level') return levelWords(stop, loaded);
  if (stop.kind === 'idle')
    return reaches(
      subjects.link(portName(stop.port)),
      verbs.idle,
      amount(shortNumber(stop.forPs / 1e9), units.ms),
    );
  const { event, vc, port } = stop;
  const here = (words: string): string => (port === null ? words : placed(words, portName(port)));
  if (event === 'epoch') return here(does(subjects.burst, verbs.burst));
  if (event === 'refill') return does(subjects.queue(portName(port ?? '')), verbs.refill);
  const who = vc === null ? subjects.any : vcName(loaded, vc);
  const what = isEvent(event) ? verbs[event] : events[event];
  return here(does(who, what ?? event));
}
