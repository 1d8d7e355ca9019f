import { flagField, textField, urlState } from '../link/urlState.ts';

/** Address of `?page=poll`: the list of questions, or (`of`) one question on a phone, or the answers of the class on the wall. */
export const pollAddress = urlState('poll', { of: textField('of'), isWall: flagField('wall') });

/** Address that the class opens. */
export const phoneAddress = (of: string): string => pollAddress.link({ of });
export const wallAddress = (of: string): string => pollAddress.link({ of, isWall: true });
