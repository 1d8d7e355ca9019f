import type { Story } from '../../../stories/story.ts';
import { Guess } from '../../story/screens/Guess.tsx';
import type { GuessValues } from '../said.ts';
import { usePairs } from '../usePair.ts';

interface NumberGuessProps {
  readonly story: Story;
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

/** A guess in percent next to the value today, on the guess screen of a story. */
export function NumberGuess({ story, values, onGuess }: NumberGuessProps) {
  const pairs = usePairs(story);
  return (
    pairs && (
      <Guess
        story={story}
        pairs={pairs}
        guess={values?.[0] ?? null}
        onGuess={(percent) => onGuess([percent])}
        isRunning={false}
        onShown={() => {}}
      />
    )
  );
}
