/** What `?page=poll` shows: all questions, a question on a phone, or what the class has said, on the wall. */
interface PollAddress {
  /** Empty: the list of questions. */
  readonly of: string;
  readonly isWall: boolean;
}

export function readAddress(search: string): PollAddress {
  const query = new URLSearchParams(search);
  return { of: query.get('of') ?? '', isWall: query.get('wall') === '1' };
}

/** What the class opens. */
export const phoneAddress = (of: string): string => `?page=poll&of=${of}`;
export const wallAddress = (of: string): string => `${phoneAddress(of)}&wall=1`;
