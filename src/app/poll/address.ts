import { flagField, textField, urlState } from '../link/urlState.ts';

/** What `?page=poll` shows: the list of questions, or (`of`) a question on a phone, or what the class has said, on the wall. */
export const pollAddress = urlState('poll', { of: textField('of'), isWall: flagField('wall') });

/** What the class opens. */
export const phoneAddress = (of: string): string => pollAddress.link({ of });
export const wallAddress = (of: string): string => pollAddress.link({ of, isWall: true });
