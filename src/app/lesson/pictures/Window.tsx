import { useState } from 'react';
import type { WindowPicture } from '../../../lessons/pictures/window.ts';
import { whole } from '../../format.ts';
import { windowTexts as texts } from '../../strings/pages/windowPicture.ts';
import { inParts } from '../../strings/text.ts';
import { CellRow } from './CellRow.tsx';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';
import { type Round, repairOf, type WindowRepair } from './window.ts';

type Fate = keyof typeof texts.fates;
const FATES: readonly Fate[] = ['way', 'whole', 'lost', 'kept', 'again'];

/** @param at number of round trips that are over */
function fateOf(packet: number, { oldest, arrived, again }: Round, at: number, isLost: boolean): Fate {
  if (packet < oldest) return 'whole';
  if (arrived.has(packet)) return 'kept';
  if (again.includes(packet)) return 'again';
  return at === 0 && !isLost ? 'way' : 'lost';
}

/** Result of a round trip in a sentence or two. */
function newsOf(
  { rounds, needsTimer }: WindowRepair,
  at: number,
  { timerMs, tripMs }: WindowPicture,
): string {
  const { oldest, duplicates, again } = rounds[at] ?? rounds[0];
  const isOver = at === rounds.length - 1;
  if (isOver && !needsTimer) return texts.repaired(whole(at));
  return [
    texts.repeated(whole(at), whole(duplicates), whole(oldest + 1)),
    ...again.map((packet) => texts.sentAgain(whole(packet + 1))),
    ...(again.length === 0 ? [texts.tooFew] : []),
    ...(isOver ? [texts.timer(whole(timerMs), whole(Math.floor(timerMs / tripMs)))] : []),
  ].join(' ');
}

/** A window of packets, some of them lost, and the result of each round trip: a repair, or nothing until the timer expires. */
export function Window({ picture }: PictureProps<WindowPicture>) {
  const { packets } = picture;
  const inRun = new Set(picture.lost.map((packet) => packet - 1));
  const [lost, setLost] = useState<ReadonlySet<number>>(inRun);
  const [at, setAt] = useState(0);
  const repair = repairOf(packets, lost);
  const round = repair.rounds[at] ?? repair.rounds[0];
  const start = (next: ReadonlySet<number>): void => {
    setLost(next);
    setAt(0);
  };
  const end = round.oldest + round.size;
  const isOver = at === repair.rounds.length - 1;
  const cells = Array.from({ length: packets }, (_, packet) => {
    const fate = fateOf(packet, round, at, lost.has(packet));
    const isInWindow = packet >= round.oldest && packet < end;
    const spoken = inParts([
      texts.packet(whole(packet + 1), whole(packets)),
      texts.fates[fate],
      ...(isInWindow ? [texts.inWindow] : []),
    ]);
    return { fate, isInWindow, isPressed: lost.has(packet), spoken };
  });
  const sameAs = (other: ReadonlySet<number>): boolean =>
    lost.size === other.size && [...other].every((packet) => lost.has(packet));
  const middle = Math.floor(packets / 2);
  const presets = [
    [texts.asRun(whole(inRun.size)), inRun],
    [texts.one, new Set([middle])],
    [texts.three, new Set([middle, middle + 1, middle + 2])],
    [texts.none, new Set<number>()],
  ] as const;
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press}</p>
      <div className={styles.buttons}>
        {presets.map(([name, set]) => (
          <button key={name} type="button" aria-pressed={sameAs(set)} onClick={() => start(set)}>
            {name}
          </button>
        ))}
      </div>
      <CellRow
        label={texts.packets}
        cells={cells}
        className={styles.dozens}
        onPress={(packet) => {
          const next = new Set(lost);
          if (!next.delete(packet)) next.add(packet);
          start(next);
        }}
      />
      <p role="status" className={styles.say}>
        {at > 0
          ? newsOf(repair, at, picture)
          : lost.size > 0
            ? texts.underWay(whole(lost.size), whole(packets), lost.size === 1)
            : texts.allUnderWay(whole(packets))}{' '}
        {texts.window(whole(round.oldest + 1), whole(end))}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={isOver}
          title={isOver ? texts.isOver : undefined}
          onClick={() => setAt(at + 1)}
        >
          {texts.next}
        </button>
        <button
          type="button"
          disabled={at === 0}
          title={at === 0 ? texts.isStart : undefined}
          onClick={() => setAt(0)}
        >
          {texts.again}
        </button>
      </div>
      <ul className={styles.legend}>
        {FATES.map((fate) => (
          <li key={fate} data-fate={fate}>
            {texts.fates[fate]}
          </li>
        ))}
        <li data-window="true">{texts.inWindow}</li>
      </ul>
    </figure>
  );
}
