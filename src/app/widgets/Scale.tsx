import { Slider } from 'radix-ui';
import type { KeyboardEvent } from 'react';

interface ScaleProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Smallest change, in the slider's own numbers. */
  readonly step: number;
  readonly valueText: string;
  /** Id of what is said about it elsewhere on the page. */
  readonly describedBy?: string;
  readonly onChange: (value: number) => void;
}

/** Shares of the range per key: arrows 1/20, Shift 1/100, Page 1/10. */
function keyShare({ key, shiftKey }: KeyboardEvent): number {
  const share = shiftKey ? 1 / 100 : 1 / 20;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return share;
    case 'ArrowLeft':
    case 'ArrowDown':
      return -share;
    case 'PageUp':
      return 1 / 10;
    case 'PageDown':
      return -1 / 10;
    default:
      return 0;
  }
}

/** A horizontal slider with the page's keys; Home and End go to the ends. */
export function Scale({ label, value, min, max, step, valueText, describedBy, onChange }: ScaleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const share = event.altKey ? 0 : keyShare(event);
    if (share === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const change = Math.max(step, Math.round((Math.abs(share) * (max - min)) / step) * step);
    onChange(Math.min(max, Math.max(min, value + Math.sign(share) * change)));
  };
  return (
    <Slider.Root
      className="scale"
      value={[Math.min(max, Math.max(min, value))]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next = value]) => onChange(next)}
      onKeyDown={onKeyDown}
    >
      <Slider.Track className="scale-track">
        <Slider.Range className="scale-range" />
      </Slider.Track>
      <Slider.Thumb
        className="scale-thumb"
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
      />
    </Slider.Root>
  );
}
