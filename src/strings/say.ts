import type { MessageOf } from '../contract/index.ts';

/** Words for every message of a topic: the compiler misses no key and no value. */
export type Templates<Messages> = {
  readonly [Key in keyof Messages]: (values: Messages[Key]) => string;
};

/** A message in the words of one language. */
export const speaker =
  <Messages>(templates: Templates<Messages>) =>
  (message: MessageOf<Messages>): string =>
    templates[message.key](message.values);
