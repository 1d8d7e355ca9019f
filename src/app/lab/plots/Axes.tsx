import styles from './axes.module.css';

/** A tick of an axis, pixels. */
export interface AxisMark {
  readonly at: number;
  /** Label; on the lower axis it may have several lines. */
  readonly label: string;
}

/** The area of the curves, pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface AxesProps {
  readonly frame: Frame;
  readonly across: readonly AxisMark[];
  readonly up: readonly AxisMark[];
  /** Name of the lower axis. */
  readonly name?: string;
}

/** Room below a frame for tick labels, and for the name below them. */
export const BELOW = { marks: 26, name: 46 } as const;
/** Room to the left of a frame. */
export const BEFORE = 60;

const LINE = 14;

/** Horizontal grid lines with their values, and the lower axis with its ticks. */
export function Axes({ frame: { left, right, bottom }, across, up, name }: AxesProps) {
  return (
    <g className={styles.axes}>
      {up.map(({ at, label }) => (
        <g key={label} transform={`translate(0,${at})`}>
          <line className={styles.grid} x1={left} x2={right} />
          <text x={left - 8} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line x1={left} x2={right} y1={bottom} y2={bottom} />
      {across.map(({ at, label }) => (
        <g key={label} transform={`translate(${at},${bottom})`}>
          <line y2={5} />
          <text y={20} textAnchor="middle">
            {label.split('\n').map((line, nth) => (
              <tspan key={line} x={0} dy={nth === 0 ? 0 : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {name !== undefined && (
        <text x={(left + right) / 2} y={bottom + BELOW.name - 6} textAnchor="middle">
          {name}
        </text>
      )}
    </g>
  );
}
