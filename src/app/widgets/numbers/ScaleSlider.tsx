import { Slider } from 'radix-ui';
import { useRef } from 'react';
import { keys, type Press } from '../../keys/keys.ts';

export interface ScaleProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Smallest change, in the slider's own numbers. */
  readonly step: number;
  readonly valueText: string;
  /** Values that a press near them means, and that the page keys go to; ascending. */
  readonly stops?: readonly number[];
  /** Id of what is said about it elsewhere on the page. */
  readonly describedBy?: string;
  readonly onChange: (value: number) => void;
}

/** Shares of the range per key: arrows 1/20, Shift 1/100, Page 1/10. */
function keyShare({ key, shift }: Press): number {
  const share = shift ? 1 / 100 : 1 / 20;
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

/** How near a press is to the stop that it means, as a share of the range. */
const NEAR = 1 / 20;
/** A pointer that has moved by less still presses, CSS pixels. */
const STILL_PX = 4;

function nearStop(value: number, stops: readonly number[], range: number): number {
  const near = stops.filter((stop) => Math.abs(stop - value) <= NEAR * range);
  return near.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? value;
}

/** The stop that a page key goes to; undefined: no stop on that side, or another key. */
function nextStop(key: string, value: number, stops: readonly number[], step: number): number | undefined {
  if (key === 'PageUp') return stops.find((stop) => stop > value + step);
  return key === 'PageDown' ? stops.findLast((stop) => stop < value - step) : undefined;
}

/** The slider of a scale, with the page's keys; Home and End go to the ends. */
export function ScaleSlider(props: ScaleProps) {
  const { label, value, min, max, step, stops = [], valueText, describedBy, onChange } = props;
  /** Where the pointer came down, until it moves on. */
  const pressedAt = useRef<number | null>(null);
  const act = (press: Press) => {
    const share = keyShare(press);
    if (share === 0) return null;
    const stop = nextStop(press.key, value, stops, step);
    if (stop !== undefined) return () => onChange(stop);
    const change = Math.max(step, Math.round((Math.abs(share) * (max - min)) / step) * step);
    return () => onChange(Math.min(max, Math.max(min, value + Math.sign(share) * change)));
  };
  return (
    <Slider.Root
      className="scale"
      value={[Math.min(max, Math.max(min, value))]}
      min={min}
      max={max}
      step={step}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onPointerMove={({ clientX }) => {
        if (Math.abs(clientX - (pressedAt.current ?? clientX)) > STILL_PX) pressedAt.current = null;
      }}
      onPointerUp={() => {
        pressedAt.current = null;
      }}
      onValueChange={([next = value]) =>
        onChange(pressedAt.current === null ? next : nearStop(next, stops, max - min))
      }
      {...keys(act)}
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
