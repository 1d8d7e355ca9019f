import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keys, type Press } from '../../keys/keys.ts';
import { Drag } from '../../plot/gestures/late.tsx';
import type { Point } from '../../plot/plane.ts';
import { linearScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { type Curve, sampled } from '../features.ts';
import type { DrawingAxes } from './axes.ts';
import styles from './drawing.module.css';
import { DrawingPicture, polylinePath, useGround } from './ground.tsx';
import { type Points, stroked, withPoint } from './points.ts';

interface DrawPlotProps {
  /** Element in which the plot is shown. */
  readonly sheet: HTMLElement;
  readonly axes: DrawingAxes;
  readonly past: Curve;
  readonly points: Points;
  readonly real: Curve | null;
  readonly onChange: (points: Points) => void;
}

/** The known part of the curve, the reader's drawing by pen or by points, and afterwards the real curve with the gap hatched. */
export function DrawPlot({ sheet, axes, past, points, real, onChange }: DrawPlotProps) {
  const { name, unit, top, along, begin } = axes;
  const [chosen, setChosen] = useState(0);
  const { fit } = sizeOf(useSession()).getState();
  const canvas = useRef<HTMLDivElement>(null);
  const pen = useRef<{ share: number; value: number } | null>(null);
  const ground = useGround(axes, canvas);
  const { x, y, line } = ground;
  const ahead = linearScale([0, 1], [x(begin), x(1)]);
  const last = points.values.length - 1;
  const isOver = real !== null;

  const placeOf = (place: Point) => ({
    share: ahead.invert(place.x * fit),
    value: y.invert(place.y * fit),
  });
  const stroke = (place: Point): void => {
    if (isOver) return;
    const next = placeOf(place);
    onChange(stroked(points, pen.current ?? next, next, top));
    pen.current = next;
  };
  const act = ({ key, shift }: Press) => {
    const part = shift ? 100 : 20;
    const by = { ArrowUp: top / part, ArrowDown: -top / part }[key];
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const value = points.values[chosen] ?? 0;
    if (isOver || (by === undefined && side === undefined)) return null;
    return () => {
      onChange(withPoint(points, chosen, value + (by ?? 0), top));
      if (side !== undefined) setChosen(Math.max(0, Math.min(last, chosen + side)));
    };
  };

  const yours = line(points.values, begin, 1);
  const gap =
    real && along === null
      ? polylinePath([
          ...line(sampled(points.values, real.length), begin, 1),
          ...line(real, begin, 1).toReversed(),
        ])
      : '';
  const [at = [0, 0]] = [yours[chosen]];
  return createPortal(
    <figure className={styles.plot}>
      <figcaption>
        {name}, {unit}
        {along !== null && <span>{texts.along(along)}</span>}
      </figcaption>
      <div
        ref={canvas}
        className={styles.canvas}
        role="slider"
        tabIndex={0}
        aria-label={texts.points(name)}
        aria-disabled={isOver}
        title={isOver ? whyNot.curveShown : undefined}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={Math.round((points.values[chosen] ?? 0) * 100) / 100}
        aria-valuetext={axes.pointWords(chosen, last + 1, points.values[chosen] ?? 0)}
        {...keys(act)}
      >
        <DrawingPicture axes={axes} ground={ground} past={past} real={real} gap={gap}>
          <path d={polylinePath(yours)} className={styles.yours} />
          {yours.map(([px, py], i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
              key={i}
              cx={px}
              cy={py}
              r={6}
              className={styles.point}
              data-drawn={points.drawn[i]}
            />
          ))}
          {!isOver && <circle cx={at[0]} cy={at[1]} r={10} className={styles.chosen} />}
        </DrawingPicture>
      </div>
      <Drag
        of={canvas}
        onStart={stroke}
        onMove={stroke}
        onEnd={() => {
          pen.current = null;
        }}
      />
      <p className={styles.legend}>
        <span data-line="yours">{texts.yours}</span>
        {!isOver && along === null && <span data-line="ahead">{texts.ahead}</span>}
        {isOver && <span data-line={along === null ? 'real' : 'bar'}>{texts.real}</span>}
      </p>
    </figure>,
    sheet,
  );
}
