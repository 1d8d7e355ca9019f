import { useId, useMemo, useState } from 'react';
import { PS_PER_SECOND, type StepKind } from '../../../contract/index.ts';
import { goToEvent } from '../../client/events.ts';
import { seekAndWait } from '../../client/opening/opening.ts';
import { clock, exact } from '../../format.ts';
import { typedPlace } from '../../link/eventField.ts';
import { STEP_KINDS } from '../../link/state.ts';
import { toPicoseconds } from '../../link/values.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { say, useShown } from '../../store/page.ts';
import { hasRateControl } from '../../store/runKind.ts';
import { en } from '../../strings/en.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { percentage } from '../../widgets/cssValues.ts';
import { LateSlider } from '../../widgets/numbers/LateSlider.tsx';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import { namesHundredth, positionOf, speedAt, speedScale, speedWords } from './speed.ts';
import styles from './style.module.css';

/** Kinds of steps offered: RM cells with rate control, else frames. Timeouts only if a link sets them, as events include them. */
const kindsOf = (hasRateControl: boolean, kind: StepKind) =>
  STEP_KINDS.filter(
    (stepKind) =>
      stepKind === kind || (stepKind !== 'timeout' && stepKind !== (hasRateControl ? 'frame' : 'rm')),
  ).map((stepKind) => [stepKind, en.steps[stepKind]] as const);

/** Controls of the step kind, the time to go to, and the speed. */
export function Steering() {
  const kind = useMoment((s) => s.stepKind);
  const setKind = useMoment((s) => s.setStepKind);
  const rated = useMoment(hasRateControl);
  const step = useShown('step');
  const time = useShown('time');
  const speed = useShown('speed');
  return (
    <>
      {step && (
        <div className={styles.stepBy}>
          <span aria-hidden="true">{en.transport.stepBy}</span>
          <Choice
            label={en.transport.stepBy}
            options={kindsOf(rated, kind)}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      {time && <TimeBox />}
      {speed && <Speed />}
    </>
  );
}

/** Cell time of a 155.52 Mb/s link, used until a run is loaded. */
const USUAL_CELL_PS = 2.73e6;

function Speed() {
  const cellPs = useMoment((s) => s.loaded?.cellPs ?? USUAL_CELL_PS);
  const speed = useMoment((s) => s.speed);
  const setSpeed = useMoment((s) => s.setSpeed);
  const scale = useMemo(() => speedScale(cellPs), [cellPs]);
  const share = (decade: number) => percentage((decade - scale.low) / (scale.high - scale.low));
  const stop = (text: string, decade: number) => (
    <button
      type="button"
      style={{ left: share(decade) }}
      title={speedWords(speedAt(decade, scale))}
      onClick={() => setSpeed(speedAt(decade, scale))}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.speed}>
      <div className={styles.ticks} aria-hidden="true">
        {scale.ticks.map((decade) => (
          <i key={decade} className={decade === 0 ? styles.detent : ''} style={{ left: share(decade) }} />
        ))}
      </div>
      <LateSlider
        label={en.transport.speed}
        value={positionOf(speed, scale)}
        min={scale.low}
        max={scale.high}
        step={0.01}
        stops={scale.ticks}
        valueText={speedWords(speed)}
        onChange={(position) => setSpeed(speedAt(position, scale))}
      />
      <div className={styles.labels}>
        {stop(en.transport.oneCell, scale.low)}
        {namesHundredth(scale) && stop(en.transport.hundredth, -2)}
        {stop(en.transport.max, scale.high)}
      </div>
    </div>
  );
}

function TimeBox() {
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
    if (!fits || (await seekAndWait(session, time)) === null) return;
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
