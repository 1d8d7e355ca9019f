import { type ReactElement, useMemo } from 'react';
import type { Picoseconds } from '../../../contract/index.ts';
import { clock } from '../../format.ts';
import { useRoving } from '../../keys/useRoving.ts';
import { useSession } from '../../session/context.ts';
import { type Moment, RARELY_MS, useMoment } from '../../store/moment.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { percentage } from '../../widgets/cssValues.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { type EventMark, grouped } from './grouped.ts';
import styles from './marks.module.css';
import { stopAtEvent, useEvents } from './useEvents.ts';

/** Width of a mark's target, CSS pixels: for a mouse, and for a finger. */
const WIDTH = { fine: 24, phone: 44 } as const;
/** Most marks shown; more would leave no gaps to choose from. */
const MOST = 24;

const wordsOf = ({ first, more }: EventMark): string =>
  branchPanels.marks.mark(first.words, clock(first.time), more);

const recordedOf = ({ recorded }: Moment): Picoseconds => recorded;

export interface EventMarksProps {
  readonly endPs: Picoseconds;
  /** Width of the timeline, CSS pixels. */
  readonly width: number;
}

/** Events on the timeline. A press seeks to one; Tab reaches the last chosen one, arrow keys the others. */
export function EventMarks({ endPs, width }: EventMarksProps): ReactElement | null {
  const session = useSession();
  const { width: letters, flat } = useStageSize();
  const known = useMoment(recordedOf, RARELY_MS);
  const all = useEvents(known);
  const least = letters === 'phone' || flat ? WIDTH.phone : WIDTH.fine;
  const marks = useMemo(
    () => grouped(all, endPs, Math.max(least, width / MOST) / Math.max(1, width)),
    [all, endPs, width, least],
  );
  const { row, buttonAt } = useRoving(marks.length, { both: true });
  if (marks.length === 0 || width === 0) return null;
  return (
    <div role="toolbar" aria-label={branchPanels.marks.onTimeline} className="cover click-through" {...row}>
      {marks.map((mark, i) => (
        <button
          key={mark.first.time}
          type="button"
          className={styles.mark}
          data-kind={mark.first.kind}
          style={{ left: percentage(mark.first.time / endPs) }}
          {...buttonAt(i)}
          aria-label={wordsOf(mark)}
          title={wordsOf(mark)}
          onClick={() => stopAtEvent(session, mark.first)}
        />
      ))}
    </div>
  );
}
