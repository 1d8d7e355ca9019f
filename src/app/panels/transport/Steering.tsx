import type { StepKind } from '../../../contract/index.ts';
import { STEP_KINDS } from '../../link/state.ts';
import { useShown } from '../../store/page.ts';
import { isRated } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { Speed } from './Speed.tsx';
import styles from './style.module.css';
import { TimeBox } from './TimeBox.tsx';

const named = (kinds: readonly StepKind[]) => kinds.map((kind) => [kind, en.steps[kind]] as const);
/** RM cells where there are any; then frames are nobody's business. */
const KINDS = named(STEP_KINDS.filter((kind) => kind !== 'rm'));
const RATE_KINDS = named(STEP_KINDS.filter((kind) => kind !== 'frame'));

/** What a step is, where to go, how fast. */
export function Steering() {
  const kind = useStage((s) => s.stepKind);
  const setKind = useStage((s) => s.setStepKind);
  const rated = useStage(isRated);
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
            options={rated ? RATE_KINDS : KINDS}
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
