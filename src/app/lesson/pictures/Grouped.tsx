import { useState } from 'react';
import type { GroupedPicture } from '../../../lessons/pictures/grouped.ts';
import { whole } from '../../format.ts';
import { groupedTexts as texts } from '../../strings/pages/groupedPicture.ts';
import { percentage } from '../../widgets/cssValues.ts';
import { CellRow } from './CellRow.tsx';
import own from './grouped.module.css';
import { countsOf, GROUPINGS, lossIn } from './grouped.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';

const UNITS = ['cells', 'packets', 'senders'] as const;

/** The cells of every packet of every sender: what is lost of them counts as cells, as packets and as senders. */
export function Grouped({ picture }: PictureProps<GroupedPicture>) {
  const { senders, packets, cells, spread } = picture;
  const ofSender = packets * cells;
  const all = { cells: senders * ofSender, packets: senders * packets, senders };
  const [lost, setLost] = useState(lossIn(picture, 'spread'));
  const counts = countsOf(picture, lost);
  const press = (cell: number): void => {
    const next = new Set(lost);
    if (!next.delete(cell)) next.add(cell);
    setLost(next);
  };
  const hasLoss = (packet: number): boolean =>
    Array.from({ length: cells }, (_, at) => packet * cells + at).some((cell) => lost.has(cell));
  const markOf = (cell: number) => {
    const packet = Math.floor(cell / cells);
    const fate = lost.has(cell) ? 'lost' : hasLoss(packet) ? 'vain' : 'whole';
    const at = texts.cell(whole((cell % cells) + 1), whole(cells), whole((packet % packets) + 1));
    return {
      fate,
      isEnd: cell % cells === cells - 1,
      isNamed: false,
      spoken: fate === 'whole' ? at : texts.cellIs[fate](at),
    };
  };
  const sameAs = (other: ReadonlySet<number>): boolean =>
    lost.size === other.size && [...other].every((cell) => lost.has(cell));
  const presets = [
    ...GROUPINGS.map((grouping) => {
      const name = grouping === 'spread' ? texts.groupings.spread(whole(spread)) : texts.groupings[grouping];
      return [name, lossIn(picture, grouping)] as const;
    }),
    [texts.none, new Set<number>()] as const,
  ];
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <p>{texts.press}</p>
      <div className={styles.buttons}>
        {presets.map(([name, set]) => (
          <button key={name} type="button" aria-pressed={sameAs(set)} onClick={() => setLost(set)}>
            {name}
          </button>
        ))}
      </div>
      <dl className={own.counts}>
        {UNITS.map((unit) => (
          <div key={unit}>
            <dt>{texts.counts[unit]}</dt>
            <dd>
              {texts.count(whole(counts[unit]), whole(all[unit]))}
              <i style={{ inlineSize: percentage(counts[unit] / all[unit]) }} />
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="unseen">
        {texts.spoken(whole(counts.cells), whole(counts.packets), whole(counts.senders))}
      </p>
      <div className={own.senders}>
        {Array.from({ length: senders }, (_, sender) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: senders keep their places
          <div key={sender}>
            <span>{texts.sender(whole(sender + 1))}</span>
            <CellRow
              label={texts.cells(whole(sender + 1))}
              className={own.row}
              cells={Array.from({ length: ofSender }, (_, at) => markOf(sender * ofSender + at))}
              onPress={(at) => press(sender * ofSender + at)}
            />
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        <li data-fate="lost">{texts.fates.lost}</li>
        <li data-fate="vain">{texts.fates.vain}</li>
      </ul>
    </figure>
  );
}
