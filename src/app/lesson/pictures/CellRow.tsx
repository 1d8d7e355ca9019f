import { whole } from '../../format.ts';
import { useRoving } from '../../keys/useRoving.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import styles from './picture.module.css';

/** A cell or a packet of a picture. */
export interface CellMark {
  readonly spoken: string;
  /** How it is drawn: `whole`, `vain`, `lost`, ... of `picture.module.css`. */
  readonly fate: string;
  /** Instead of its number. */
  readonly text?: string;
  /** The last of a packet: a bar follows. */
  readonly isEnd?: boolean;
  /** In the window of a sender: a bar is below. */
  readonly isInWindow?: boolean;
  /** A press has marked it; without it those that are lost. */
  readonly isPressed?: boolean;
  /** Where cells are small the others go without their number. */
  readonly isNamed?: boolean;
}

interface CellRowProps {
  readonly label: string;
  readonly cells: readonly CellMark[];
  readonly className?: string | undefined;
  /** The cells can be pressed. */
  readonly onPress?: ((at: number) => void) | undefined;
}

/** Cells in their order; arrows move between those that can be pressed. */
export function CellRow({ label, cells, className = '', onPress }: CellRowProps) {
  const { row, buttonAt } = useRoving(cells.length);
  return (
    <ol
      {...row}
      className={`${styles.cells} ${className}`}
      aria-label={label}
      style={cssValues({ '--count': cells.length })}
    >
      {cells.map((cell, at) => {
        const { spoken, fate, isEnd = false, isInWindow = false, isNamed = true } = cell;
        const number = <b data-named={isNamed}>{cell.text ?? whole(at + 1)}</b>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
          <li key={at} data-fate={fate} data-end={isEnd} data-window={isInWindow}>
            {onPress ? (
              <button
                type="button"
                aria-label={spoken}
                aria-pressed={cell.isPressed ?? fate === 'lost'}
                {...buttonAt(at)}
                onClick={() => onPress(at)}
              >
                {number}
              </button>
            ) : (
              <>
                <span className="unseen">{spoken}</span>
                <span className={styles.cell} aria-hidden="true">
                  {number}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
