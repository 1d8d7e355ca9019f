import type { StepKind } from '../../../contract/index.ts';
import { STEP_KINDS } from '../../link/state.ts';
import { useMoment } from '../../store/moment.ts';
import { useShown } from '../../store/page.ts';
import { isRated } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { Speed } from './Speed.tsx';
import styles from './style.module.css';
import { TimeBox } from './TimeBox.tsx';

/** RM cells under rate control, else frames. Single timeouts only where a link asks for them: events have them all. */
const kindsOf = (isRated: boolean, kind: StepKind) =>
  STEP_KINDS.filter((one) => one === kind || (one !== 'timeout' && one !== (isRated ? 'frame' : 'rm'))).map(
    (one) => [one, en.steps[one]] as const,
  );

/** What a step is, where to go, how fast. */
export function Steering() {
  const kind = useMoment((s) => s.stepKind);
  const setKind = useMoment((s) => s.setStepKind);
  const rated = useMoment(isRated);
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
