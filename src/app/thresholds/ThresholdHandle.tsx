import { type CSSProperties, type ReactElement, useId, useRef, useState } from 'react';
import type { Mechanism, NumberParameter } from '../../contract/index.ts';
import { refusal } from '../../strings/en/reasons/refusal.ts';
import { unitName } from '../../strings/en/units.ts';
import { nextFrame } from '../clocks.ts';
import { exact, shortNumber } from '../format.ts';
import { keys, type Press } from '../keys/keys.ts';
import { useHandle } from '../plot/gestures/useHandle.tsx';
import type { Point } from '../plot/plane.ts';
import { useMoment } from '../store/moment.ts';
import { useLocked } from '../store/page.ts';
import { parameterPath } from '../store/paths.ts';
import { en } from '../strings/en.ts';
import { faults } from '../strings/faults.ts';
import { Lock } from '../widgets/Locked.tsx';
import { NumberBox } from '../widgets/numbers/NumberBox.tsx';
import { useRefusal } from './useRefusal.ts';

interface ThresholdHandleProps {
  readonly spec: NumberParameter;
  /** Whose parameter it is; of the discard policy unless said. */
  readonly mechanism?: Mechanism;
  readonly applied: number;
  readonly bufferCells: number;
  /** How far the axis reaches, where that is less than the range: keys go by it. */
  readonly span?: number;
  /** Name of the slider, with the unit: the same parameter may have a handle on two plots. */
  readonly name: string;
  /** Axis it is dragged along; `y` unless said. */
  readonly along?: 'x' | 'y';
  /** Where the grip of a value is. */
  readonly placeOf: (value: number) => CSSProperties;
  /** Selector of the plot around it, and the value at a place of that. */
  readonly plot?: string;
  readonly valueAt: (place: Point) => number;
  /** Called when a pointer takes it and lets it go. */
  readonly onHold?: (held: boolean) => void;
  /** Side of the pill on which its label is; right unless said. */
  readonly side?: 'left' | 'right';
  /** Its label is the value alone: the name of a neighbour is in the way. */
  readonly isBrief?: boolean | undefined;
  /** How far the label moves away from its line to stay clear of its neighbour, CSS pixels. */
  readonly shift: number;
  /** The pill steps aside, into the plot: a neighbour is too close. */
  readonly aside: boolean;
}

/** A style sheet decides whether the label moves: a phone's pill says the value itself. */
const shifted = (pixels: number): CSSProperties & Record<'--shift', string> => ({ '--shift': `${pixels}px` });

const labelOf = ({ spec, isBrief = false }: ThresholdHandleProps, value: number): string =>
  isBrief ? shortNumber(value) : `${spec.label} ${shortNumber(value)}`;

/** A line that may be dragged; where the link has locked it, only its value. */
export function ThresholdHandle(props: ThresholdHandleProps): ReactElement {
  const { spec, applied, placeOf, shift, side = 'right' } = props;
  const locked = useLocked(parameterPath(spec.name, props.mechanism));
  if (!locked) return <FreeHandle {...props} />;
  return (
    <div className="handle" style={placeOf(applied)} data-side={side} data-locked="true">
      <span className="handle-label" style={shifted(shift)}>
        {labelOf(props, applied)}
        <Lock short />
      </span>
    </div>
  );
}

/** Pill, native slider and number box. */
function FreeHandle(props: ThresholdHandleProps): ReactElement {
  const { spec, applied, placeOf, shift, along = 'y', side = 'right' } = props;
  const message = useId();
  const path = parameterPath(spec.name, props.mechanism);
  const set = useMoment((state) => state.set);
  const requested = useMoment((state) => state.requested[path]);
  const { problem, said, leave } = useRefusal(path);
  const [editing, setEditing] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const max = spec.max === 'buffer' ? props.bufferCells : spec.max;
  const limits = { min: spec.min, max, integer: spec.integer, span: props.span };
  const ask = (value: number) => set(path, value);
  const wanted = typeof requested === 'number' ? requested : applied;
  const { plot = '.plot-holder', valueAt, onHold } = props;
  const handle = useHandle({ limits, value: wanted, ask, grip, slider, plot, valueAt, onHold });
  const asked = handle.dragged ?? wanted;
  const waiting = asked !== applied;

  const act = (press: Press) => (press.key === 'Enter' ? () => setEditing(true) : handle.press(press));
  const finish = (byKey: boolean) => {
    setEditing(false);
    if (byKey) nextFrame(() => slider.current?.focus());
  };
  return (
    <>
      {/* It stays: an element that comes or goes has the styles of the whole stage computed again. */}
      <span
        className="handle-applied"
        data-side={side}
        style={{ ...placeOf(applied), visibility: waiting ? undefined : 'hidden' }}
      >
        {en.panels.queue.applied(shortNumber(applied))}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter on the slider does what a double click does. */}
      <div
        className="handle"
        style={placeOf(asked)}
        data-along={along}
        data-side={side}
        data-dragging={handle.dragged !== null}
        data-aside={props.aside}
        onDoubleClick={() => setEditing(true)}
        onBlur={leave}
      >
        <div className="grip handle-grip" ref={grip}>
          {handle.drag}
          <input
            ref={slider}
            type="range"
            aria-label={props.name}
            aria-valuetext={`${shortNumber(asked)} ${unitName(spec.unit)}`}
            aria-orientation={along === 'y' ? 'vertical' : 'horizontal'}
            aria-describedby={problem ? message : undefined}
            min={spec.min}
            max={max}
            step={spec.integer ? 1 : 'any'}
            value={asked}
            onChange={(event) => ask(Number(event.target.value))}
            {...keys(act)}
          />
          <span className="pill handle-pill" aria-hidden="true" />
        </div>
        {editing ? (
          <NumberBox
            className="handle-box"
            label={`${spec.label}, ${unitName(spec.unit)}`}
            unit={unitName(spec.unit)}
            value={asked}
            shown={exact(asked)}
            takesFocus
            onCommit={ask}
            onDone={finish}
          />
        ) : (
          <span className="handle-label" style={shifted(shift)}>
            {waiting ? en.panels.queue.asked(shortNumber(asked)) : labelOf(props, asked)}
          </span>
        )}
        {problem && (
          <span className="handle-problem" id={message} role="status">
            {faults.stillOf(
              spec.label,
              refusal(
                typeof problem.value === 'number' ? shortNumber(problem.value) : String(problem.value),
                problem.reason,
                said,
              ),
              shortNumber(applied),
            )}
          </span>
        )}
      </div>
    </>
  );
}
