import { memo, type ReactElement, type RefObject } from 'react';
import { useLatest } from '../latest.ts';

interface RadioProps {
  /** Name of the group, as made by `useId`. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Accessible name, where no text next to the button gives one. */
  readonly label?: string;
  /** Hidden because a picture next to it shows the choice. */
  readonly unseen?: boolean;
}

/**
 * A native radio button. While a run plays, its parents render five times a second with new functions; React would then remove the
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
