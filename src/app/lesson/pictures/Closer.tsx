import { useEffect, useRef, useState } from 'react';
import { PS_PER_SECOND } from '../../../contract/index.ts';
import type { CloserPicture } from '../../../lessons/pictures/closer.ts';
import { clamp } from '../../clamp.ts';
import { decimalsFor, fixed, whole } from '../../format.ts';
import { linearScale, roundValues } from '../../plot/scale.ts';
import { closerTexts as texts } from '../../strings/pages/closerPicture.ts';
import { SMALL, useSize } from '../../widgets/size.ts';
import type { Curve } from '../features.ts';
import { recordedPeaks } from '../recorded.ts';
import styles from './closer.module.css';
import { roomOf } from './closer.ts';
import type { PictureProps } from './pictureProps.ts';

/** Columns of the curve. */
const COLUMNS = 480;
/** Room around the plot, in letters. */
const AROUND = { left: 4.4, right: 7.6, top: 1, bottom: 2.4 } as const;
/** A letter of a name, and what is around it, in letters. */
const NAME = { letter: 0.62, around: 1.2 } as const;
/** Ticks of an axis, about. */
const TICKS = 5;

/** Room for a time on its axis, in letters. */
const LABEL = 4.5;

/** Tenths of a pixel. */
const pixels = (value: number): number => Math.round(value * 10) / 10;

/** A part of a trace of the run on the stage, so near that the room between two levels can be seen. */
export function Closer({ picture, live }: PictureProps<CloserPicture>) {
  const { trace, label, unit, from, to, bottom, top, lines } = picture;
  const [curve, setCurve] = useState<Curve>([]);
  const box = useRef<HTMLDivElement>(null);
  const { width, height, letter } = useSize(box, SMALL);
  useEffect(() => {
    if (live === null) return;
    let isOver = false;
    void live.stage.ready
      .then(() => live.stage.runUntil(to))
      .then(() => !isOver && setCurve(recordedPeaks(live, trace, from, to, COLUMNS)))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [live, trace, from, to]);
  const named = Math.max(...lines.map(({ at, name }) => `${name} ${whole(at)}`.length));
  const right = Math.max(AROUND.right, NAME.letter * named + NAME.around);
  const x = linearScale([from, to], [AROUND.left * letter, width - right * letter]);
  const y = linearScale([bottom, top], [height - AROUND.bottom * letter, AROUND.top * letter]);
  const inside = (value: number): number => clamp(value, bottom, top);
  const dots = curve.flatMap((value, i) =>
    Number.isNaN(value)
      ? []
      : [`${pixels(x(from + ((to - from) * i) / COLUMNS))},${pixels(y(inside(value)))}`],
  );
  const decimals = decimalsFor(((to - from) / TICKS) * PS_PER_SECOND);
  const room = roomOf(picture, curve);
  const levels = lines.map(({ at }) => at);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const [first, last] = [lines.find(({ at }) => at === low), lines.find(({ at }) => at === high)];
  return (
    <figure className={styles.picture} aria-label={texts.closer(label)}>
      <figcaption>
        {label}, {unit}: {texts.part(whole(bottom), whole(top))}
      </figcaption>
      <div ref={box} className={styles.canvas}>
        <svg width={width} height={height} aria-hidden="true">
          <rect
            x={x(from)}
            y={y(high)}
            width={Math.max(0, x(to) - x(from))}
            height={Math.max(0, y(low) - y(high))}
            className={styles.room}
          />
          {Array.from({ length: TICKS }, (_, i) => bottom + ((top - bottom) * i) / (TICKS - 1)).map(
            (value) => (
              <text key={value} x={x(from) - 8} y={y(value) + letter / 3} textAnchor="end">
                {whole(value)}
              </text>
            ),
          )}
          {roundValues(from, to, Math.min(TICKS, Math.floor((x(to) - x(from)) / (LABEL * letter)))).map(
            (value) => (
              <text key={value} x={x(value)} y={height - 0.6 * letter} textAnchor="middle">
                {fixed(value, decimals)}
              </text>
            ),
          )}
          <path d={dots.length > 0 ? `M${dots.join('L')}` : ''} className={styles.curve} />
          {lines.map(({ at, name }) => (
            <g key={name}>
              <path d={`M${x(from)},${y(at)}H${x(to)}`} className={styles.line} />
              <text x={x(to) + 8} y={y(at) + letter / 3} className={styles.name}>
                {name} {whole(at)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p role="status">
        {room.highest !== null &&
          texts.room(
            `${first?.name} ${whole(low)}`,
            `${last?.name} ${whole(high)}`,
            whole(room.size),
            unit,
            whole(room.highest),
            whole(room.taken),
          )}
      </p>
    </figure>
  );
}
