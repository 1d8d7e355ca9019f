import { AskedCode, type LoadedReport, type WhyEvent } from '../../../../contract/index.ts';
import { clock, portName, seconds, whole } from '../../../format.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { useWhy } from '../../../store/questions/why.ts';
import { vcName } from '../../../store/vcNames.ts';
import { en } from '../../../strings/en.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { needsReplay, positionAmong } from '../../../why/events.ts';
import { askAdjacent, closeWhy } from '../../../why/pick.ts';
import { Button } from '../../../widgets/Button.tsx';
import styles from './style.module.css';
import { returnFrom } from './visit.ts';

/** Which event it is, and whether there is one before it and behind it. */
function usePlace(event: WhyEvent, loaded: LoadedReport | null) {
  const session = useSession();
  const ended = useWhy((s) => s.ended);
  if (loaded === null) return { text: '', first: true, last: true };
  if (needsReplay(event)) {
    const name = vcName(loaded, event.vc);
    const { port, code } = event;
    const text = code === AskedCode.rate ? en.why.rateOf(name) : en.why.rmOf(name, port && portName(port));
    return { text, first: ended === 'before', last: ended === 'after' };
  }
  const { place, all } = positionAmong(session, event, loaded);
  const text =
    event.port === null
      ? en.why.placeOfVc(whole(place), whole(all), vcName(loaded, event.vc))
      : en.why.placeAtPort(whole(place), whole(all), portName(event.port));
  return { text, first: place <= 1, last: place >= all };
}

/** Which event it is, among how many: the one before and the next one, its moment, and the way back. */
export function EventBar({ event }: { readonly event: WhyEvent }) {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const seek = useMoment((s) => s.seek);
  const from = useWhy((s) => s.from);
  const { text, first, last } = usePlace(event, loaded);
  if (!loaded) return null;
  return (
    <div className={styles.bar}>
      <Button
        aria-label={en.why.earlier}
        disabled={first}
        why={whyNot.firstEvent}
        onClick={() => askAdjacent(session, event, false)}
      >
        ◀
      </Button>
      <span className={styles.place}>
        <Button quiet className={styles.time} title={en.why.goThere} onClick={() => seek(event.time + 1)}>
          {en.why.at(clock(event.time))}
        </Button>{' '}
        <small className="small muted">{text}</small>
        {from !== null && (
          <>
            {' '}
            <Button quiet title={en.why.returnHint} onClick={() => returnFrom(session)}>
              {en.why.returnTo(seconds(from, 3))}
            </Button>
          </>
        )}
      </span>
      <Button
        aria-label={en.why.later}
        disabled={last}
        why={whyNot.lastEvent}
        onClick={() => askAdjacent(session, event, true)}
      >
        ▶
      </Button>
      <Button title={en.why.backHint} onClick={() => closeWhy(session)}>
        {en.why.back}
      </Button>
    </div>
  );
}
