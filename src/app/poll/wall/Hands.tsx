import { pollTexts as texts } from '../../strings/pages/poll.ts';
import poll from '../poll.module.css';

interface HandsProps {
  /** The answer that the hands are for. */
  readonly bar: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** Input for the number of hands counted in the room. */
export function Hands({ bar, count, onCount }: HandsProps) {
  return (
    <label className={poll.hands}>
      <span className="unseen">{texts.handsFor(bar)}</span>
      <span aria-hidden="true">{texts.hands}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={1000}
        value={count === 0 ? '' : count}
        placeholder="0"
        onChange={({ currentTarget }) => onCount(Number(currentTarget.value))}
      />
    </label>
  );
}
