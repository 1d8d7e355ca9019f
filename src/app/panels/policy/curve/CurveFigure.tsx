import { type ReactElement, useState } from 'react';
import { shownCurve, useCurveOpen } from '../../../plot/curve/open.ts';
import { wantsLog } from '../../../plot/curve/scale.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { toggleCurve } from '../../../store/page.ts';
import { en } from '../../../strings/en.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Landmark } from '../../../widgets/Landmark.tsx';
import { late } from '../../../widgets/late.tsx';
import styles from './style.module.css';
import { liveWords } from './words.ts';

const CurvePlot = late(async () => (await import('./CurvePlot.tsx')).CurvePlot);

function LiveWords({ lines }: { readonly lines: number }): ReactElement {
  const text = useMoment((moment) => {
    const curve = shownCurve(moment);
    const { live, followedVc, decidedVc, now } = moment;
    return curve === null ? '' : liveWords(curve, live, followedVc ?? decidedVc, now);
  });
  return (
    <span className={styles.now} data-lines={lines} role="note">
      {text}
    </span>
  );
}

/** The function that decides, as a fold-out of the policy card; nothing for a policy without one. */
export function CurveFigure(): ReactElement | null {
  const session = useSession();
  const curve = useMoment(shownCurve);
  const open = useCurveOpen();
  const [asked, setLog] = useState<boolean | null>(null);
  if (curve === null) return null;
  const log = curve.meaning === 'probability' && (asked ?? wantsLog(curve));
  return (
    <Landmark
      translate="no"
      data-panel="curve"
      data-leaves={open ? 'curve' : 'folded-curve'}
      label={en.panels.curve.title}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={open}
          onClick={() => toggleCurve(session)}
        >
          {en.panels.curve.title}
        </button>
        <LiveWords lines={curve.lines.length} />
      </div>
      {open && (
        <div className="anchor">
          <CurvePlot curve={curve} log={log} />
          {curve.meaning === 'probability' && (
            <Button quiet className={styles.log} aria-pressed={log} onClick={() => setLog(!log)}>
              {en.panels.curve.log}
            </Button>
          )}
        </div>
      )}
    </Landmark>
  );
}
