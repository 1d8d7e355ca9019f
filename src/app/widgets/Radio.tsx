import { memo, type ReactElement } from 'react';
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
 * A native radio button. While a run plays its surroundings are rendered five times a second with new functions, and each time React would
 * take the button out of its group and put it back, which has styles computed again: it is made again only where something else changes.
 */
export function Radio({ onChoose, ...button }: RadioProps): ReactElement {
  const latest = useLatest(onChoose);
  return <Button {...button} latest={latest} />;
}

interface ButtonProps extends Omit<RadioProps, 'onChoose'> {
  readonly latest: Readonly<ReturnType<typeof useLatest<() => void>>>;
}

const Button = memo(({ name, checked, label, unseen, latest }: ButtonProps) => (
  <input
    type="radio"
    name={name}
    className={unseen ? 'unseen' : undefined}
    checked={checked}
    onChange={() => latest.current()}
    aria-label={label}
  />
));
