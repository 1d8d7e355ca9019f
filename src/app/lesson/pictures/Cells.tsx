import { type ReactNode, useId, useState } from 'react';
import type { CellsPicture } from '../../../lessons/pictures/cells.ts';
import { whole } from '../../format.ts';
import { cellsTexts as texts } from '../../strings/pages/cellsPicture.ts';
import { inParts } from '../../strings/text.ts';
import { CellRow } from './CellRow.tsx';
import { cutOf, isRowShown, lossOf } from './cells.ts';
import styles from './picture.module.css';
import type { PictureProps } from './pictureProps.ts';

type Fate = 'whole' | 'vain' | 'lost';

interface CellProps {
  readonly at: number;
  readonly of: number;
  readonly fate: Fate;
}

const spoken = ({ at, of, fate }: CellProps): string =>
  inParts([
    texts.cell(whole(at + 1), whole(of)),
    ...(at === of - 1 ? [texts.isLast] : []),
    ...(fate === 'lost' ? [texts.isLost] : fate === 'vain' ? [texts.isVain] : []),
  ]);

/** Where the cells are small, only the first, the last and the lost one have their number. */
const isNamed = ({ at, of, fate }: CellProps): boolean => at === 0 || at === of - 1 || fate === 'lost';

interface PacketProps {
  readonly label: string;
  readonly count: number;
  /** Null: none. */
  readonly lost: number | null;
  /** All cells that arrive are wasted. */
  readonly isDead: boolean;
  /** The cells can be lost by a press. */
  readonly onPress?: ((at: number) => void) | undefined;
}

/** The cells of one packet. */
function Packet({ label, count, lost, isDead, onPress }: PacketProps) {
  const cells = Array.from({ length: count }, (_, at) => {
    const fate: Fate = at === lost ? 'lost' : isDead ? 'vain' : 'whole';
    const cell = { at, of: count, fate };
    return { spoken: spoken(cell), fate, isEnd: at === count - 1, isNamed: isNamed(cell) };
  });
  return <CellRow label={label} cells={cells} onPress={onPress} />;
}

interface RowProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Row({ title, note, children }: RowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div className={styles.shown}>{children}</div>
    </section>
  );
}

/** The packet with what is added to it, to scale. */
function Bytes({ picture }: { readonly picture: CellsPicture }) {
  const { header, data, filler, check, perCell } = picture;
  const { bytes, cells } = cutOf(picture);
  const n = (value: number) => whole(value);
  return (
    <>
      <div className={styles.bytes} aria-hidden="true">
        <i style={{ flexGrow: header }} />
        <b style={{ flexGrow: data }}>{texts.packet(n(data))}</b>
        <i style={{ flexGrow: filler }} />
        <i style={{ flexGrow: check }} />
      </div>
      <p>{texts.added(n(header), n(filler), n(check), n(bytes), n(cells), n(perCell))}</p>
    </>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      <li data-fate="vain">{texts.isVain}</li>
      <li data-fate="lost">{texts.isLost}</li>
      <li data-end="true">{texts.isLast}</li>
    </ul>
  );
}

/** A packet is cut into cells; any of them can be lost, and the loss of the last one takes the next packet along. */
export function Cells({ picture, isAnswered }: PictureProps<CellsPicture>) {
  const { rows, answered = rows, perCell } = picture;
  const upTo = isAnswered ? answered : rows;
  const { cells } = cutOf(picture);
  // Nothing was pressed yet: the last row shows what it is about.
  const [pressed, setPressed] = useState<number | null | undefined>();
  const lost = pressed === undefined ? (upTo === 'glued' ? cells - 1 : null) : pressed;
  const loss = lost === null ? null : lossOf(lost, cells);
  return (
    <figure className={styles.picture} aria-label={texts.label}>
      <Row title={texts.cut} note={texts.cutInto(whole(cells), whole(perCell))}>
        <Bytes picture={picture} />
        <Packet label={texts.cells} count={cells} lost={null} isDead={false} />
        <p>
          <strong>{texts.bar}</strong> {texts.byIt}
        </p>
      </Row>
      {isRowShown(upTo, 'missing') && (
        <Row title={texts.missing} note={texts.noRepair}>
          <Packet
            label={texts.firstCells}
            count={cells}
            lost={lost}
            isDead={loss !== null}
            onPress={(at) => setPressed(at === lost ? null : at)}
          />
          <p role="status" className={styles.say}>
            {loss === null ? (
              texts.press
            ) : (
              <>
                {texts.vain(whole(cells - 1))}. <strong>{texts.lostOne(whole(cells))}</strong>
              </>
            )}
          </p>
          {loss?.isJoined && (
            <div className={styles.glued}>
              <h3>{texts.mergedWithDamaged}</h3>
              <p>{texts.noEnd}</p>
              <div className={styles.bracket}>
                <h4>{texts.first}</h4>
                <Packet label={texts.firstCells} count={cells} lost={lost} isDead />
                <h4>{texts.next}</h4>
                <Packet label={texts.nextCells} count={cells} lost={null} isDead />
              </div>
              <p role="status" className={styles.say}>
                {texts.taken(whole(loss.vain), whole(loss.again))}
              </p>
            </div>
          )}
          <Legend />
        </Row>
      )}
    </figure>
  );
}
