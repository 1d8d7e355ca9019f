import type { LoadedReport, Picoseconds } from '../../../contract/index.ts';
import { percent, shortRate, whole } from '../../format.ts';
import { ratedVcs, vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { traceStore } from '../../traces/index.ts';
import { acrAt, fairAt, startsOf } from './acrReadings.ts';

const words = en.rates.live;
/** A rate this near to its share is fair, and one of these parts of it worth a headline. */
const NEAR = 0.05;
/** VCs that a sentence has room for. */
const MOST = 3;

/** What the sources may send and what would be fair, in words with numbers. */
export function rateTelling(loaded: LoadedReport, now: Picoseconds): { headline: string; sentence: string } {
  const rates = ratedVcs(loaded)
    .map(({ id }) => ({ id, acr: acrAt(id, now, traceStore), fair: fairAt(id, now, traceStore) }))
    .filter(({ fair }) => fair > 0)
    .map((rate) => ({ ...rate, part: rate.acr / rate.fair }));
  const far = rates
    .filter(({ part }) => Math.abs(part - 1) > NEAR)
    .sort((one, other) => Math.abs(Math.log(other.part)) - Math.abs(Math.log(one.part)));
  const [worst] = far;
  const begun = startsOf(loaded).some(({ time }) => time < now);
  if (rates.length === 0)
    return begun
      ? { headline: words.idle, sentence: words.idleBody }
      : { headline: words.none, sentence: words.noneBody };
  const told = (worst === undefined ? rates : far).slice(0, MOST);
  const list = told.map(({ id, acr, fair }) =>
    words.rate(vcName(loaded, id), shortRate(acr), shortRate(fair)),
  );
  const node = loaded.port.split('>')[0] ?? '';
  const headline =
    worst === undefined ? words.fair : words.starved(vcName(loaded, worst.id), percent(worst.part, 0));
  const body = words.body(`ACR of ${list.join(', ')}`, node, whole(traceStore.queueAt(loaded.port, now)));
  return { headline, sentence: body };
}
