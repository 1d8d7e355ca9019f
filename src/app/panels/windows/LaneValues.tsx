import { type ReactElement, useRef } from 'react';
import { kilobytes } from '../../format.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import { useWords } from '../../plot/useWords.ts';
import { windowAt } from '../../readings/windows.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import { setText } from '../../widgets/words/setText.ts';
import { windowsScale } from './paintLane.ts';

function meanWindow(vcs: readonly number[], time: number, traces: TraceStore): number {
  let sum = 0;
  for (const vc of vcs) sum += windowAt(vc, time, traces);
  return sum / vcs.length;
}

/** Live windows next to their lanes, and where ssthresh of the followed VC is. */
export function LaneValues({
  lanes,
  windowBytes,
  lineHeight,
}: {
  lanes: readonly Lane[];
  windowBytes: number;
  /** Distance of two lines of text, CSS pixels. */
  lineHeight: number;
}): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useWords([lanes, windowBytes, lineHeight], ({ traces, time }) => {
    lanes.forEach((lane, i) => {
      const element = box.current?.children[i];
      const bytes = meanWindow(lane.vcs, time, traces);
      setText(element, Number.isNaN(bytes) ? '' : kilobytes(bytes));
    });
    const label = box.current?.lastElementChild;
    const lane = lanes.find((l) => l.followed);
    if (!(label instanceof HTMLElement)) return;
    label.hidden = true;
    if (!lane) return;
    const bytes = traces.channel(`ssthresh/${lane.vcs[0]}`)?.at(time) ?? Number.NaN;
    label.hidden = !(bytes <= windowBytes);
    const y = windowsScale(lane.height, windowBytes, 0)(bytes);
    label.style.top = `${lane.top + Math.min(lane.height - lineHeight / 2, Math.max(lineHeight * 1.57, y))}px`;
  });
  return (
    <div className="lane-values" ref={box} aria-hidden="true">
      {lanes.map((lane) => (
        <span
          key={`${lane.label}${lane.followed}`}
          data-followed={lane.followed}
          style={{ top: `${lane.top + (lane.followed ? lineHeight * 0.57 : lane.height / 2)}px` }}
        />
      ))}
      <small hidden>{en.panels.windows.ssthresh}</small>
    </div>
  );
}
