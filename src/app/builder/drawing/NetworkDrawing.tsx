import { type ReactElement, useMemo, useRef, useState } from 'react';
import { nextFrame } from '../../clocks.ts';
import { Drag } from '../../plot/gestures/late.tsx';
import type { Point } from '../../plot/plane.ts';
import { useProfile } from '../../plot/profile.ts';
import { useSession } from '../../session/context.ts';
import { elementIn } from '../../session/session.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { useSize } from '../../widgets/size.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { applyGesture } from '../actions.ts';
import { groupWith } from '../document/senders.ts';
import { useDraft } from '../draft.ts';
import { SELECTED } from '../forms/Lists.tsx';
import type { DraftMoment } from '../layout.ts';
import styles from '../style.module.css';
import type { NetworkFault } from '../validation.ts';
import { type Shapes, shapesOf, tilesOf } from './geometry.ts';
import { begun, draggedTo, ended, type Gesture, isOnPart, moveGesture, rubber } from './gesture.ts';
import { Marks, ShapeWires, Switches } from './Shapes.tsx';

const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** A switch that is dragged, where it would be put. */
function withDragged(shapes: Shapes, gesture: Gesture | null): Shapes {
  const to = gesture && draggedTo(shapes, gesture);
  const id = gesture?.met[0];
  const from = shapes.boxes.find((box) => box.id === id);
  if (!to || !from) return shapes;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const follow = <T extends Point>(point: T, isIt: boolean): T =>
    isIt ? { ...point, x: point.x + dx, y: point.y + dy } : point;
  return {
    ...shapes,
    boxes: shapes.boxes.map((box) => follow(box, box.id === id)),
    marks: shapes.marks.map((mark) => follow(mark, mark.at === id)),
    wires: shapes.wires.map((wire) => ({
      ...wire,
      from: follow(wire.from, wire.a === id),
      to: follow(wire.to, wire.b === id),
    })),
  };
}

interface NetworkDrawingProps {
  readonly now: DraftMoment;
  readonly faults: readonly NetworkFault[];
}

/** The network as a picture to draw on. The lists say the same, so it is one picture to screen readers. */
export function NetworkDrawing({ now: { document, places }, faults }: NetworkDrawingProps): ReactElement {
  const session = useSession();
  const mode = useDraft((s) => s.mode);
  const selected = useDraft((s) => s.selected);
  const profile = useProfile();
  const { text } = useStageSize();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const latest = useRef<Gesture | null>(null);
  const scale = (profile === 'projector' ? 2 : profile === 'phone' ? 1.1 : 1) * text;
  const across = profile !== 'phone';
  const shapes = useMemo(
    () => shapesOf(document, places, { width, height: across ? height : 0, across, scale }),
    [document, places, width, height, across, scale],
  );
  const hold = (next: Gesture | null) => {
    latest.current = next;
    setGesture(next);
  };
  const end = () => {
    const wish = latest.current && ended(shapes, latest.current);
    hold(null);
    if (wish) applyGesture(session, wish);
    if (wish?.kind === 'select')
      nextFrame(() => elementIn(session, SELECTED)?.closest('li')?.scrollIntoView({ block: 'nearest' }));
  };
  const drawn = withDragged(shapes, gesture);
  const route = selected.kind === 'group' ? (groupWith(document, selected.vc)?.route ?? []) : [];
  const routePoints = route.flatMap((id) => drawn.boxes.filter((box) => box.id === id));
  const line = gesture ? rubber(shapes, gesture) : [];
  const { grid, boxes, wires } = drawn;
  const tiles = tilesOf(grid);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys
    <section className={styles.frame} ref={frame} aria-label={words.paper} tabIndex={0}>
      <div
        className={styles.paper}
        ref={paper}
        data-mode={mode}
        style={{
          width: `${grid.width}px`,
          height: `${grid.height}px`,
          backgroundSize: tiles.size,
          backgroundPosition: tiles.at,
        }}
      >
        <svg
          width={grid.width}
          height={grid.height}
          role="img"
          aria-label={words.drawing(boxes.length, wires.length, document.vcs.length)}
        >
          {routePoints.length > 1 && (
            <polyline
              className={styles.route}
              points={pointsOf(routePoints)}
              style={{ strokeWidth: 6 * scale }}
            />
          )}
          <ShapeWires shapes={drawn} selected={selected} faults={faults} scale={scale} />
          {line.length > 1 && (
            <polyline className={styles.rubber} points={pointsOf(line)} style={{ strokeWidth: 2 * scale }} />
          )}
          <Marks shapes={drawn} selected={selected} faults={faults} scale={scale} />
          <Switches shapes={drawn} selected={selected} faults={faults} scale={scale} />
        </svg>
        <Drag
          of={paper}
          takes={(place) => isOnPart(shapes, place)}
          onStart={(place) => hold(begun(shapes, mode, place))}
          onMove={(place) => latest.current && hold(moveGesture(shapes, latest.current, place))}
          onEnd={end}
        />
      </div>
    </section>
  );
}
