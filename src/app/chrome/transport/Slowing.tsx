import { keepSlowing } from '../../speed/preference.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';

/** Remembered on the device: switched off, it stays off. */
export function Slowing() {
  const slows = useMoment((s) => s.slowsAtBursts);
  const setSlows = useMoment((s) => s.setSlowsAtBursts);
  const choose = (on: boolean) => {
    keepSlowing(on);
    setSlows(on);
  };
  return (
    <label className="row gap-8 middle">
      <input type="checkbox" checked={slows} onChange={({ target }) => choose(target.checked)} />
      {en.transport.slowAtBursts}
    </label>
  );
}
