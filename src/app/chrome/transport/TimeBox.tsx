import { useId, useState } from 'react';
import { PS_PER_SECOND } from '../../../contract/index.ts';
import { goToEvent } from '../../client/events.ts';
import { goTo } from '../../client/opening/opening.ts';
import { clock, exact } from '../../format.ts';
import { typedPlace } from '../../link/eventField.ts';
import { toPicoseconds } from '../../link/values.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { say } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import styles from './style.module.css';

export function TimeBox() {
  const session = useSession();
  const now = useMoment((s) => s.now);
  const endPs = useMoment((s) => s.loaded?.endPs ?? 0);
  const seek = useMoment((s) => s.seek);
  const [wrong, setWrong] = useState(false);
  const refusal = useId();
  const toEvent = async (text: string) => {
    const typed = typedPlace(text);
    const time = typed === null ? Number.NaN : toPicoseconds(typed.time);
    const fits = typed !== null && time <= endPs;
    setWrong(!fits);
    if (!fits || (await goTo(session, time)) === null) return;
    const reason = await goToEvent(session, typed.place);
    if (reason !== null) say(session, reason);
  };
  const end = exact(endPs / PS_PER_SECOND);
  const choose = (seconds: number) => {
    const fits = seconds >= 0 && seconds * PS_PER_SECOND <= endPs;
    setWrong(!fits);
    if (fits) seek(Math.round(seconds * PS_PER_SECOND));
  };
  return (
    <span className={styles.timeBox} title={en.transport.timeHint}>
      <NumberBox
        label={en.transport.time}
        value={now / PS_PER_SECOND}
        shown={`${clock(now)} s`}
        unit="s"
        invalid={wrong}
        describedBy={wrong ? refusal : undefined}
        onCommit={choose}
        onUnreadable={(text) => void toEvent(text)}
      />
      {wrong && (
        <span id={refusal} className="refusal" role="alert">
          {en.transport.badTime(end)}
        </span>
      )}
    </span>
  );
}
