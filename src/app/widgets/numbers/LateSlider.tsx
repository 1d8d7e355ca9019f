import { latePart } from '../../late.ts';
import { percentage } from '../cssValues.ts';
import { useLate } from '../late.tsx';
import type { ScaleProps } from './ScaleSlider.tsx';

const slider = latePart(async () => (await import('./ScaleSlider.tsx')).ScaleSlider, { isSeen: false });

/** A horizontal slider. Until it has come its picture is in its place. */
export function LateSlider(props: ScaleProps) {
  const Slider = useLate(slider, false);
  return Slider === null ? <Picture {...props} /> : <Slider {...props} />;
}

function Picture({ value, min, max }: ScaleProps) {
  const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
  const place = `calc(${percentage(share)} + ${0.5 - share} * var(--thumb))`;
  return (
    <span className="scale" aria-hidden="true">
      <span className="scale-track">
        <span className="scale-range" style={{ left: 0, right: percentage(1 - share) }} />
      </span>
      <span style={{ position: 'absolute', left: place, transform: 'translateX(-50%)' }}>
        <span className="scale-thumb" />
      </span>
    </span>
  );
}
