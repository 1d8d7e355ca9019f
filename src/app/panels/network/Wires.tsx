import { memo, type ReactElement } from 'react';
import { bendText } from '../../plot/paint/shapes.ts';
import { useMoment } from '../../store/moment.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { type NetworkLayout, wirePieces } from './layout.ts';
import styles from './style.module.css';

interface RailsProps {
  readonly layout: NetworkLayout;
  readonly width: number;
  readonly height: number;
  readonly boxHeight: number;
  readonly pitch: number;
  readonly rail: number;
  /** Whether a wedge leads to the row below, where the buffer is shown enlarged. */
  readonly wedge: boolean;
}

/** The static parts: wires, the fans to sources and destinations, the wedge under the buffer. */
export const Wires = memo(function Wires(props: RailsProps): ReactElement {
  const { layout, width, height, boxHeight, pitch, rail, wedge } = props;
  const followed = useMoment((state) => state.followedVc);
  const theme = useMoment((state) => state.theme);
  const { buffer } = layout;
  const own = (vcs: readonly number[]) => followed !== null && vcs.includes(followed);
  const stroke = (vcs: readonly number[]) =>
    own(vcs) && followed !== null ? vcColor(theme, followed) : 'var(--rule)';
  return (
    <svg className={styles.rails} width={width} height={height} aria-hidden="true">
      {wedge && buffer && (
        <path
          fill="var(--panel)"
          d={`M${buffer.x} ${buffer.y + boxHeight}H${buffer.x + buffer.width}L${width} ${height}H0Z`}
        />
      )}
      {layout.wires.map((wire) => {
        const { from, to, vcs } = wire;
        return wirePieces(wire).map(([a, b]) => {
          const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
          return (
            <g key={`${from.id}>${to.id},${a.x}`}>
              {own(vcs) && <line {...ends} stroke={stroke(vcs)} strokeWidth={rail * 1.7} />}
              <line {...ends} stroke="var(--rule)" strokeWidth={own(vcs) ? rail * 1.2 : rail} />
            </g>
          );
        });
      })}
      {layout.markers.map((marker) => {
        const { box } = marker;
        const mine = own(marker.vcs);
        return (
          <path
            key={`${marker.end}${marker.label}`}
            d={bendText([box.x, box.y + boxHeight / 2], [marker.x, marker.y - pitch / 2])}
            fill="none"
            stroke={stroke(marker.vcs)}
            strokeWidth={mine ? rail / 3 : rail / 4.5}
          />
        );
      })}
    </svg>
  );
});
