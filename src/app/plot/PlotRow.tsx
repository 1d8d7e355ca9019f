import type { ReactElement, ReactNode, RefObject } from 'react';
import { useSession } from '../session/context.ts';
import { emptyYet } from './Empty.tsx';
import { Row, type RowProps } from './row/Row.tsx';
import { TimePlot, type TimePlotProps } from './TimePlot.tsx';

export interface PlotRowProps extends Omit<RowProps, 'children'>, Omit<TimePlotProps, 'empty'> {
  /** Why nothing is drawn, where it is not that nothing is recorded yet; null: it says so by other means. */
  readonly empty?: TimePlotProps['empty'];
  /** Box of the plot, for those that need its size. */
  readonly box?: RefObject<HTMLDivElement | null>;
  /** Over the plot. */
  readonly children?: ReactNode;
}

/** A panel with a plot over time, as a description: its title, what is next to the plot, what is drawn, said and read there. */
export function PlotRow({ box, children, ...panel }: PlotRowProps): ReactElement {
  const session = useSession();
  const { name, title, notes, left, right, style } = panel;
  const {
    label,
    paint,
    showsAsked,
    describe,
    valueAt,
    table,
    empty = () => emptyYet(session),
    onPick,
    onEnter,
  } = panel;
  return (
    <Row {...{ name, title, notes, left, right, style }}>
      <div className="plot-holder" ref={box}>
        <TimePlot {...{ label, paint, showsAsked, describe, valueAt, table, empty, onPick, onEnter }} />
        {children}
      </div>
    </Row>
  );
}
