import type { Problem } from '../../contract/index.ts';
import type { StoryRun } from '../../stories/story.ts';
import { beyond, textField, type UrlField, urlState, wholeField } from '../link/urlState.ts';

type Settings = StoryRun['set'];

/** Settings such as `policy:espd`; null: the settings of the story. */
const settingsField = (key: string): UrlField<Settings | null> => ({
  key,
  read: ([said]) =>
    said === undefined
      ? null
      : Object.fromEntries(
          said
            .split(',')
            .filter((text) => text !== '')
            .map((text) => text.split(/:(.*)/s))
            .map(([path = '', value = '']) => [path, value]),
        ),
  write: (set) =>
    set === null
      ? []
      : [
          Object.entries(set)
            .map(([path, value]) => `${path}:${String(value)}`)
            .join(),
        ],
});

const percent = wholeField('guess', 0, 100);

/** The reader's guess, percent, or `asked` while the guess is requested (`guess=`). */
const guessField: UrlField<number | 'asked' | null> = {
  key: percent.key,
  read: (said) => percent.read(said) ?? (said.length > 0 ? 'asked' : null),
  write: (guess) => (guess === 'asked' ? [''] : percent.write(guess)),
  refuse: (said) => (said === '' ? null : (percent.refuse?.(said) ?? null)),
};

/** State of a story in an address. */
export const storyAddress = urlState(null, {
  id: textField('story'),
  seed: wholeField('seed', 0, 2 ** 31),
  /** Index from 0; null: the beginning. */
  moment: wholeField('moment', 0, 98, 1),
  a: settingsField('a'),
  b: settingsField('b'),
  guess: guessField,
});

/** Problems of an address: invalid values, and a moment beyond the story's last one. */
export const storyProblems = (search: string, moments: number): readonly Problem[] => [
  ...storyAddress.problems(search),
  ...beyond('moment', storyAddress.read(search).moment, moments),
];

export type StoryAddress = ReturnType<typeof storyAddress.read>;

/** Whether the address asks for both runs. */
export const isResult = ({ a, b }: StoryAddress): boolean => a !== null && b !== null;
