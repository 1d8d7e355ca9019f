import type { ReactElement } from 'react';
import { whole } from '../../format.ts';
import { spread } from '../../plot/labels.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { type BufferLayout, placeAt } from './layout.ts';

interface PlaceLabelsProps {
  readonly layout: BufferLayout;
  readonly places: number;
  readonly width: number;
  readonly thresholds: readonly { readonly label: string; readonly cells: number }[];
}

const GAP = 14;

/** Next to the raster: where cells leave, and the row of each threshold. */
export function PlaceLabels({ layout, places, width, thresholds }: PlaceLabelsProps): ReactElement {
  const rows = [
    { text: en.panels.buffer.nextOut, place: 0, tick: false },
    ...thresholds
      .filter(({ cells }) => cells > 0 && cells <= places)
      .map(({ label, cells }) => ({ text: `${label} ${whole(cells)}`, place: cells - 1, tick: true })),
  ];
  const lines = rows.map(({ place }) => placeAt(layout, place, places, width).y);
  const tops = spread(lines, GAP, 8, layout.top + layout.rasterHeight + 2);
  return (
    <>
      {rows.map(({ text, tick }, i) => (
        <span
          key={text}
          className={tick ? 'place-label place-tick' : 'place-label'}
          style={{ top: `${tops[i]}px` }}
        >
          {text}
        </span>
      ))}
    </>
  );
}

/** Beside the strip: which cell of its frame was refused at the head. */
export function RefusedLabel({ top }: { top: number }): ReactElement | null {
  const decision = useMoment((state) => state.decision);
  const cells = useMoment((state) => state.loaded?.vcs.find((vc) => vc.id === decision?.vc)?.cellsPerPacket);
  const playing = useMoment((state) => state.run === 'playing');
  if (!decision || decision.accepted || playing || cells === undefined) return null;
  const place = decision.first
    ? en.panels.buffer.first(cells)
    : decision.last
      ? en.panels.buffer.last(cells)
      : en.panels.buffer.inside;
  return (
    <strong className="refused-label" style={{ top: `${top}px` }}>
      {place}
    </strong>
  );
}
