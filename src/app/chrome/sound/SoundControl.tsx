import type { ReactElement } from 'react';
import { percent } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { soundTexts } from '../../strings/sound.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { curveOf, followedCurve, heightOf } from './curve.ts';
import { chooseSource, chooseVolume, toggleSound, useSound } from './sound.ts';
import styles from './style.module.css';

const { low, middle, high } = soundTexts.volumes;
const VOLUME_CHOICES = [
  ['low', low],
  ['middle', middle],
  ['high', high],
] as const;

/** State of the tone in words. */
function SoundStatus(): ReactElement {
  const session = useSession();
  const source = useSound((state) => state.source);
  const text = useMoment(() => {
    const curve = curveOf(session, source);
    const height = curve && heightOf(session, curve);
    return curve && height !== null ? soundTexts.now(curve.name, percent(height, 0)) : '';
  });
  return <p>{text}</p>;
}

/** Controls of the run's sound: on and off, its curve, volume. */
export function SoundControl(): ReactElement {
  const session = useSession();
  const { on, volume, source } = useSound((state) => state);
  useMoment((s) => s.followedVc);
  const followed = followedCurve(session);
  const curves = [
    ['queue', soundTexts.queue],
    ...(followed ? ([['vc', followed.name]] as const) : []),
  ] as const;
  return (
    <Landmark className="stack gap-4" label={soundTexts.title}>
      <h3>{soundTexts.title}</h3>
      <div className={styles.choices}>
        <label className="row gap-8 middle">
          <input
            type="checkbox"
            checked={on}
            aria-keyshortcuts="Alt+A"
            onChange={() => toggleSound(session)}
          />
          {soundTexts.play}
        </label>
        {followed && (
          <Choice
            label={soundTexts.what}
            options={curves}
            value={source}
            onChange={(chosen) => chooseSource(session, chosen)}
          />
        )}
        <div className="row gap-8 middle">
          <span aria-hidden="true">{soundTexts.volume}</span>
          <Choice
            label={soundTexts.volume}
            options={VOLUME_CHOICES}
            value={volume}
            onChange={(chosen) => chooseVolume(session, chosen)}
          />
        </div>
      </div>
      <p className="hint">{soundTexts.hint}</p>
      {on && <SoundStatus />}
    </Landmark>
  );
}
