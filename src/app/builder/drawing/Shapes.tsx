import type { ReactElement } from 'react';
import { isSame } from '../../../contract/index.ts';
import { shortNumber } from '../../format.ts';
import type { Point } from '../../plot/plane.ts';
import { vcVariable } from '../../theme/tokens/tokens.ts';
import { numbersOf } from '../document/groups.ts';
import type { Selected } from '../selected.ts';
import styles from '../style.module.css';
import type { NetworkFault } from '../validation.ts';
import type { MarkShape, Shapes, WireShape } from './geometry.ts';
import { isFlat, labelOf } from './labels.ts';

interface LayerProps {
  readonly shapes: Shapes;
  readonly selected: Selected;
  readonly faults: readonly NetworkFault[];
  readonly scale: number;
}

/** Width of a letter at a link and height of its two lines, CSS pixels. */
const LETTER = 6.4;
const LINES = 30;
/** Letters that fit into the mark of a group. */
const MOST_LETTERS = 8;

/** A sign at a part with which something is wrong; its sentence is in the lists. */
function Alarm({ x, y, scale }: Point & { readonly scale: number }): ReactElement {
  return (
    <g className={styles.alarm}>
      <circle cx={x} cy={y} r={8 * scale} />
      <text x={x} y={y} dy="0.35em">
        !
      </text>
    </g>
  );
}

const isAbout = (faults: readonly NetworkFault[], part: Selected): boolean =>
  faults.some(({ at }) => isSame(at, part));

const partOf = ({ a, b }: WireShape): Selected => ({ kind: 'link', a, b });

/** All lines are below all labels, which are read where lines cross. */
export function ShapeWires(layer: LayerProps): ReactElement {
  const { shapes, selected, scale } = layer;
  return (
    <>
      {shapes.wires.map((wire) => {
        const { a, b, from, to } = wire;
        const isSelected = isSame(selected, partOf(wire));
        return (
          <g key={`${a} ${b}`} className={styles.wire} data-selected={isSelected}>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              style={{ strokeWidth: (isSelected ? 4 : 2) * scale }}
            />
          </g>
        );
      })}
      {shapes.wires.map((wire) => (
        <WireLabel key={`${wire.a} ${wire.b}`} wire={wire} {...layer} />
      ))}
    </>
  );
}

function WireLabel({ wire, shapes, faults, scale }: LayerProps & { readonly wire: WireShape }): ReactElement {
  const { from, to, rateMbps, delayMs } = wire;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const rate = `${shortNumber(rateMbps, 6)} Mb/s`;
  const delay = `${shortNumber(delayMs, 4)} ms`;
  const width = LETTER * scale * Math.max(rate.length, delay.length);
  const size = { width, height: LINES * scale, gap: 4 * scale };
  const placed = isFlat(wire) ? null : labelOf(shapes, wire, size);
  const left = placed?.x ?? x;
  return (
    <g className={styles.wire}>
      <text x={left} y={placed?.y ?? y - 7 * scale} dy={placed ? '-0.25em' : undefined}>
        <tspan>{rate}</tspan>
        <tspan x={left} dy={placed ? '1.2em' : '2.1em'}>
          {delay}
        </tspan>
      </text>
      {isAbout(faults, partOf(wire)) && <Alarm x={x} y={y} scale={scale} />}
    </g>
  );
}

/** `1–5 ▸` where they enter, `▸ 1–5` where they leave. */
function markText({ group, end }: MarkShape): string {
  const numbers = numbersOf(group);
  const text = numbers.length > MOST_LETTERS ? `${group.vcs.length} VCs` : numbers;
  return end === 'source' ? `${text} \u25b8` : `\u25b8 ${text}`;
}

export function Marks({ shapes, selected, faults, scale }: LayerProps): ReactElement {
  const { width, height } = shapes.grid.mark;
  return (
    <>
      {shapes.marks.map((mark) => {
        const { group, end, x, y } = mark;
        const part: Selected = { kind: 'group', vc: group.first.id };
        return (
          <g key={`${group.first.id} ${end}`} className={styles.mark} data-selected={isSame(selected, part)}>
            <rect
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={height / 2}
              style={{
                stroke: vcVariable(group.first.id),
                strokeWidth: (isSame(selected, part) ? 4 : 2) * scale,
              }}
            />
            <text x={x} y={y} dy="0.35em">
              {markText(mark)}
            </text>
            {isAbout(faults, part) && <Alarm x={x - width / 2} y={y - height / 2} scale={scale} />}
          </g>
        );
      })}
    </>
  );
}

export function Switches({ shapes, selected, faults, scale }: LayerProps): ReactElement {
  const { width, height } = shapes.grid.box;
  return (
    <>
      {shapes.boxes.map(({ id, kind, x, y }) => {
        const part: Selected = { kind: 'switch', id };
        return (
          <g key={id} className={styles.box} data-selected={isSame(selected, part)}>
            <rect
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={(kind === 'router' ? 16 : 5) * scale}
              style={{ strokeWidth: (isSame(selected, part) ? 3 : 1.5) * scale }}
            />
            <text
              x={x}
              y={y}
              dy="0.35em"
              {...(id.length > 7 && { textLength: width - 8 * scale, lengthAdjust: 'spacingAndGlyphs' })}
            >
              {id}
            </text>
            {isAbout(faults, part) && <Alarm x={x + width / 2} y={y - height / 2} scale={scale} />}
          </g>
        );
      })}
    </>
  );
}
