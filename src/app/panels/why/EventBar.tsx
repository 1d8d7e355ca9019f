import type { WhyEvent } from '../../../contract/index.ts';
import { clock, portName, whole } from '../../format.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { placeOf } from './events.ts';
import { askNeighbour, closeWhy } from './pick.ts';

/** Which event it is, among how many: the one before and the next one, its moment, and the way back. */
export function EventBar({ event }: { readonly event: WhyEvent }) {
  const loaded = useStage((s) => s.loaded);
  const seek = useStage((s) => s.seek);
  if (!loaded) return null;
  const { place, all } = placeOf(event, loaded);
  const where = event.port === null ? en.why.ofVc(event.vc) : en.why.losses(portName(event.port));
  return (
    <div className="why-bar">
      <button
        type="button"
        className="button"
        aria-label={en.why.earlier}
        disabled={place <= 1}
        onClick={() => askNeighbour(event, false)}
      >
        ◀
      </button>
      <span className="why-place">
        <button
          type="button"
          className="button-quiet why-time"
          title={en.why.goThere}
          onClick={() => seek(event.time)}
        >
          {en.why.at(clock(event.time))}
        </button>{' '}
        <small>{en.why.place(whole(place), whole(all), where)}</small>
      </span>
      <button
        type="button"
        className="button"
        aria-label={en.why.later}
        disabled={place >= all}
        onClick={() => askNeighbour(event, true)}
      >
        ▶
      </button>
      <button type="button" className="button why-close" title={en.why.backHint} onClick={closeWhy}>
        {en.why.back}
      </button>
    </div>
  );
}
