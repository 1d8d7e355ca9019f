import { shownRmNumber } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { useMoment } from '../store/moment.ts';
import { useInspection } from '../store/questions/inspection.ts';
import { useWhy } from '../store/questions/why.ts';
import { vcName } from '../store/rated.ts';
import { rmSpoken as words } from '../strings/rates.ts';
import { remarkNow } from '../widgets/words/remarks.ts';

/** The RM cell that the reader chose, as it is read aloud; null where a step or an explanation reads it. */
export function usePickedRmCell(): string | null {
  const { cell, story, message, waiting } = useInspection();
  const loaded = useMoment((s) => s.loaded);
  const stepped = useMoment((s) => s.rm);
  const asked = useWhy((s) => s.event !== null);
  const isSpokenElsewhere = asked || (stepped?.vc === cell?.vc && stepped?.number === cell?.number);
  if (cell === null || waiting || isSpokenElsewhere) return null;
  const [from, to] = [story?.visits[0], story?.visits.at(-1)];
  if (!from || !to) return message && remarkNow(message);
  const rateOf = ({ after }: typeof from) => whole(Math.round(after.er));
  return words.loop(vcName(loaded, cell.vc), whole(shownRmNumber(cell.number)), rateOf(from), rateOf(to));
}
