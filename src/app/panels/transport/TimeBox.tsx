import { useState } from 'react';
import { PS_PER_SECOND } from '../../../contract/index.ts';
import { clock } from '../../format.ts';
import { usePainted } from '../../store/painted.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { NumberBox } from '../../widgets/NumberBox.tsx';

export function TimeBox() {
  const now = usePainted((s) => s.now);
  const endPs = useStage((s) => s.loaded?.endPs ?? 0);
  const seek = useStage((s) => s.seek);
  const [wrong, setWrong] = useState(false);
  const end = String(endPs / PS_PER_SECOND);
  const choose = (seconds: number) => {
    const fits = seconds >= 0 && seconds * PS_PER_SECOND <= endPs;
    setWrong(!fits);
    if (fits) seek(Math.round(seconds * PS_PER_SECOND));
  };
  return (
    <span className="time-box" title={en.transport.timeHint}>
      <NumberBox
        label={en.transport.time}
        value={now / PS_PER_SECOND}
        shown={`${clock(now)} s`}
        invalid={wrong}
        describedBy={wrong ? 'time-refusal' : undefined}
        onCommit={choose}
      />
      {wrong && (
        <span id="time-refusal" className="refusal" role="alert">
          {en.transport.badTime(end)}
        </span>
      )}
    </span>
  );
}
