import { type ReactElement, useRef } from 'react';
import { Marker } from '../../lanes/Marker.tsx';
import { separateLabels } from '../../plot/labels.ts';
import { useLiveText } from '../../plot/useLiveText.ts';
import { useMoment } from '../../store/moment.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { tracesOf } from '../../traces/index.ts';
import { setText } from '../../widgets/words/setText.ts';
import { progressOf } from './numbers.ts';
import styles from './style.module.css';
import { sequenceScale, sequenceView } from './view.ts';
import { countText } from './words.ts';

interface ValuesProps {
  readonly vcs: readonly number[];
  readonly large: number;
  readonly height: number;
  /** Line distance of two names, CSS pixels. */
  readonly line: number;
}

/** VCs whose names fit, the large one first. */
const fitting = (vcs: readonly number[], large: number, places: number): readonly number[] =>
  vcs.length <= places ? vcs : [large, ...vcs.filter((vc) => vc !== large)].slice(0, Math.max(1, places));

/** Name and value of each VC at the cursor or the head, at the height of its line. */
export function SequenceValues({ vcs, large, height, line }: ValuesProps): ReactElement {
  const loaded = useMoment((s) => s.loaded);
  const list = useRef<HTMLUListElement>(null);
  const shown = fitting(vcs, large, Math.floor(height / line));
  useLiveText([shown, height, line], ({ session, state }) => {
    const { counted, scale } = sequenceView(state, state.viewport, tracesOf(session).shown);
    const y = sequenceScale(scale, height);
    const time = state.cursor ?? state.now;
    const values = shown.map(
      (vc) => progressOf(tracesOf(session).shown, vc, counted)?.at(time) ?? Number.NaN,
    );
    const known = values.map((value) => (Number.isNaN(value) ? 0 : value));
    // Keeps the first of equal values on top.
    const rows = separateLabels(
      known.map((value, i) => y(value) + i / 1000),
      line,
      line / 2,
      height - line / 2,
    );
    shown.forEach((_, i) => {
      const item = list.current?.children[i] as HTMLElement | undefined;
      if (item === undefined) return;
      item.style.top = `${(rows[i] ?? 0).toFixed(1)}px`;
      setText(item.lastElementChild, countText(known[i] ?? 0, counted));
    });
  });
  return (
    <ul className={styles.values} ref={list} aria-hidden="true">
      {shown.map((vc) => (
        <li key={vc} data-followed={vc === large}>
          <Marker vc={vc} /> {shortVcName(loaded, vc)} <b />
        </li>
      ))}
    </ul>
  );
}
