import { isHidden, type PartName, type Visibility } from '../../../link/parts.ts';
import type { LinkState } from '../../../link/state.ts';
import type { sharingTexts } from '../../../strings/sharing/sharing.ts';
import type { Theme } from '../../../theme/tokens/tokens.ts';

/** A reader's choices for a link to share. */
export interface LinkChoices extends Visibility {
  /** Whether the link opens at the play head instead of the scene's start. */
  readonly isAtMoment: boolean;
  readonly isPaused: boolean;
  /** Undefined: the theme of the reader's system. */
  readonly theme: Theme | undefined;
  readonly step: LinkState['step'];
  readonly lock: readonly string[];
}

/** Everything a link can lock by a check box; other locks of a link stay as they are. */
export const LOCKS = ['policy', 'policy.*', 'buffer', 'scheduler', 'seed', 'measure.*'] as const;
export const LOCK_ALL = '*';

/** Parts of the page with a check box. */
export const HIDEABLE_PARTS = [
  'header',
  'scenes',
  'questions',
  'seed',
  'network',
  'buffer',
  'policy',
  'score',
  'sentence',
  'queue',
  'droplist',
  'windows',
  'timeline',
  'step',
  'speed',
  'digest',
] as const;

/** Parts with a check box; an embedded page also has a title line. */
export const hideableParts = ({ embed }: Visibility): readonly (keyof typeof sharingTexts.part)[] =>
  embed === true ? ['title', ...HIDEABLE_PARTS] : HIDEABLE_PARTS;

/** Choices that the link of the stage contains already. */
export const choicesOf = (state: LinkState): LinkChoices => ({
  isAtMoment: true,
  isPaused: state.paused,
  theme: state.theme,
  step: state.step,
  lock: state.lock ?? [],
  embed: state.embed === true,
  hide: state.hide ?? [],
  show: state.show ?? [],
});

const without = (names: readonly string[] = [], name: string): readonly string[] =>
  names.filter((other) => other !== name);

/** Shows or hides a part of the page; the default is not written to the link. */
export function withPart<Parts extends Visibility>(parts: Parts, name: PartName, isShown: boolean): Parts {
  const silent = { ...parts, hide: without(parts.hide, name), show: without(parts.show, name) };
  if (isHidden(silent, name) !== isShown) return silent;
  return isShown ? { ...silent, show: [...silent.show, name] } : { ...silent, hide: [...silent.hide, name] };
}

const some = <Item>(list: readonly Item[] = []): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

/** The link of the stage with the choices. A link that opens at the scene's start contains no time. */
export function withChoices(state: LinkState, choices: LinkChoices): LinkState {
  const { isAtMoment, isPaused, theme, step, lock, embed, hide, show } = choices;
  const chosen: LinkState = {
    ...state,
    back: undefined,
    paused: isPaused,
    theme,
    step,
    lock: some(lock),
    embed: embed || undefined,
    hide: some(hide),
    show: some(show),
  };
  return isAtMoment
    ? chosen
    : { ...chosen, timePs: undefined, at: undefined, view: undefined, why: undefined };
}
