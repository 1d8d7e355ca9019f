import { memo, type ReactElement, type RefObject } from 'react';
import { useLatest } from '../latest.ts';

interface RadioProps {
  /** Of its group, as made by `useId`. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** What it is called, where no text next to it says so. */
  readonly label?: string;
  /** A picture next to it shows the choice. */
  readonly unseen?: boolean;
}

/**
 * A native radio button. While a run plays, what is around it renders five times a second with new functions; React would then remove the
 * button from its group and put it back each time, and the browser would recompute styles. So it renders only when something else changes.
 */
export function Radio({ onChoose, ...button }: RadioProps): ReactElement {
  return <NativeRadio {...button} latest={useLatest(onChoose)} />;
}

interface NativeRadioProps extends Omit<RadioProps, 'onChoose'> {
  readonly latest: RefObject<() => void>;
}

const NativeRadio = memo(({ name, checked, label, unseen, latest }: NativeRadioProps) => (
  <input
    type="radio"
    name={name}
    className={unseen ? 'unseen' : undefined}
    checked={checked}
    onChange={() => latest.current()}
    aria-label={label}
  />
));
