import { type ReactElement, useId, useRef } from 'react';
import type { NumberParameter } from '../../../../contract/index.ts';
import { refusal } from '../../../../strings/en/reasons/refusal.ts';
import { percent, whole } from '../../../format.ts';
import { keys } from '../../../keys/keys.ts';
import { useHandle } from '../../../plot/gestures/useHandle.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { useMoment } from '../../../store/moment.ts';
import { useLocked } from '../../../store/page.ts';
import { en } from '../../../strings/en.ts';
import { faults } from '../../../strings/faults.ts';
import { useRefusal } from '../../../thresholds/useRefusal.ts';
import styles from './style.module.css';

interface ShareHandleProps {
  readonly spec: NumberParameter;
  /** Path of the edit. */
  readonly path: string;
  /** Share of the buffer, 0 to 1. */
  readonly applied: number;
  readonly places: number;
  readonly whose: string;
  /** On the lane of a VC, not on the scale for all. */
  readonly own: boolean;
  /** Middle of the lane or scale, CSS pixels. */
  readonly y: number;
  /** Shares to pixels of the plot. */
  readonly x: Scale;
}

/** Shares are asked for in thousandths. */
const STEP = 0.001;
const rounded = (share: number) => Math.round(share / STEP) * STEP;
const roundedShare = (share: number) => Number(share.toFixed(3));

/** Pill and native slider at a share on the scale of the buffer; hollow where the asked value is not yet applied. */
export function ShareHandle(props: ShareHandleProps): ReactElement {
  const { spec, path, applied, places, x, y } = props;
  if (!useLocked(path)) return <FreeHandle {...props} />;
  return (
    <div className={styles.handle} style={{ left: `${x(applied)}px`, top: `${y}px` }} data-own={props.own}>
      <span className={styles.label} data-side={spec.name}>
        {en.panels.lanes.handle(spec.label, whole(Math.round(applied * places)))}, {en.share.locked}
      </span>
    </div>
  );
}

function FreeHandle(props: ShareHandleProps): ReactElement {
  const { spec, path, applied, places, y, x } = props;
  const problemId = useId();
  const grip = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const set = useMoment((state) => state.set);
  const requested = useMoment((state) => state.requested[path]);
  const { problem, said, leave } = useRefusal(path);
  const max = typeof spec.max === 'number' ? spec.max : 1;
  const limits = { min: spec.min, max, integer: false };
  const wanted = typeof requested === 'number' ? requested : applied;
  const ask = (share: number) => set(path, roundedShare(Math.min(max, Math.max(spec.min, rounded(share)))));
  const handle = useHandle({
    limits,
    value: wanted,
    ask,
    grip,
    slider,
    plot: '.plot',
    valueAt: (place) => x.invert(place.x),
  });
  const asked = handle.dragged ?? wanted;
  const cells = whole(Math.round(asked * places));
  const waiting = roundedShare(asked) !== roundedShare(applied);
  return (
    <div
      className={styles.handle}
      style={{ left: `${x(asked)}px`, top: `${y}px` }}
      data-waiting={waiting}
      data-own={props.own}
    >
      <div ref={grip} className={`grip ${styles.grip}`} data-dragging={handle.dragged !== null}>
        {handle.drag}
        <input
          ref={slider}
          type="range"
          aria-label={en.panels.lanes.share(spec.name, props.whose)}
          aria-valuetext={en.panels.lanes.shareValue(cells, percent(asked))}
          aria-describedby={problem ? problemId : undefined}
          min={spec.min}
          max={max}
          step="any"
          value={asked}
          onChange={(event) => ask(Number(event.target.value))}
          onBlur={leave}
          {...keys(handle.press)}
        />
        <span className={`pill ${styles.pill}`} aria-hidden="true" />
      </div>
      <span className={styles.label} data-side={spec.name}>
        {waiting ? en.panels.queue.asked(cells) : en.panels.lanes.handle(spec.label, cells)}
      </span>
      {problem && (
        <span className={`handle-problem ${styles.problem}`} id={problemId} role="status">
          {faults.stillOf(
            problem.path,
            refusal(String(problem.value), problem.reason, said),
            String(problem.kept ?? roundedShare(applied)),
          )}
        </span>
      )}
    </div>
  );
}
